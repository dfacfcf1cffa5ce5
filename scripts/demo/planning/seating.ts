// The seating plan of the wedding's dinner: most who come have a place, and the last replies wait for theirs.
import { roomPlan } from '@liesse/domain';
import { dinner, id, wedding } from '../ids.ts';
import { insert, literal, type Value } from '../sql.ts';
import { weddingHouseholds } from '../wedding-guests.ts';
import { attends } from '../wedding-menus.ts';

const plan = id('seatingPlan', 1);
const SEATS = 10;
const TABLES = 8;
const tableNames = ['Les Roses', 'Les Tilleuls', 'Les Lilas', 'Le Verger'];
/** The households at the end of the list have replied last. */
const WAITING = 4;

export function seatingStatements(): string {
  const room = roomPlan('dance', { count: TABLES, seats: SEATS });
  const tables = room.tables.map((table, index) => ({
    ...table,
    id: id('seatingTable', index + 1),
    name: tableNames[index] ?? table.name,
  }));
  return [
    insert(
      'public.seating_plans',
      ['id', 'event_id', 'moment_id', 'name', 'room_width', 'room_length', 'elements'],
      [[plan, wedding, dinner, 'Dîner', room.width, room.length, JSON.stringify(room.elements)]],
    ),
    insert(
      'public.seating_tables',
      ['id', 'event_id', 'plan_id', 'name', 'shape', 'seats', 'x', 'y', 'position'],
      tables.map((table, index): Value[] => [
        table.id,
        wedding,
        plan,
        table.name,
        table.shape,
        table.seats,
        table.x,
        table.y,
        1024 * (index + 1),
      ]),
    ),
    // Somebody may have declined since the demonstration was first applied, or sit elsewhere.
    `insert into public.seat_assignments (event_id, plan_id, moment_id, guest_id, table_id, chair)
select ${literal(wedding)}, ${literal(plan)}, ${literal(dinner)}, s.guest::uuid, s.table_id::uuid, s.chair
from (values
${seats(tables.map((table) => table.id))
  .map((row) => `  (${row.map(literal).join(', ')})`)
  .join(',\n')}
) as s (guest, table_id, chair)
join public.guest_replies r on r.guest_id = s.guest::uuid and r.moment_id = ${literal(dinner)} and r.attending
where not exists (select from public.seat_assignments a where a.plan_id = ${literal(plan)});`,
    insert(
      'public.seating_rules',
      ['id', 'event_id', 'plan_id', 'kind', 'strength', 'tag'],
      [
        [id('seatingRule', 1), wedding, plan, 'group_by_side', 'possible', null],
        [id('seatingRule', 2), wedding, plan, 'group_by_tag', 'important', 'famille'],
      ],
    ),
  ].join('\n\n');
}

/** Households stay together, by their first tag: each goes to the first table that has room for it. */
function seats(tables: readonly string[]): [guest: string, table: string, chair: string][] {
  const coming = weddingHouseholds()
    .map((household) => ({ household, people: household.guests.filter((guest) => attends(household, guest, dinner)) }))
    .filter(({ people }) => people.length > 0);
  const placed = coming
    .slice(0, -WAITING)
    .toSorted((one, other) => (one.household.tags[0] ?? '').localeCompare(other.household.tags[0] ?? '', 'fr'));
  const free = new Map(tables.map((table) => [table, SEATS]));
  return placed.flatMap(({ people }) => {
    const needed = people.filter(({ age }) => age !== 'baby').length;
    const table = tables.find((one) => (free.get(one) ?? 0) >= needed);
    if (table === undefined) return [];
    free.set(table, (free.get(table) ?? 0) - needed);
    return people.map(({ id: guest, age }): [string, string, string] => [
      guest,
      table,
      age === 'baby' ? 'lap' : 'chair',
    ]);
  });
}
