// A seating plan as the database answers it, and what the screen derives from it: who sits at each table and who has no place yet.
import { isOutside, type RoomElement, type TableShape } from '@liesse/domain';
import * as z from 'zod/mini';
import { seating as text } from '#web/locales/fr/client/seating.ts';

const shapes = ['round', 'rectangular', 'long', 'head'] as const satisfies readonly TableShape[];
const elementKinds = [
  'wall',
  'door',
  'dance_floor',
  'stage',
  'buffet',
  'bar',
  'pillar',
] as const satisfies ReadonlyArray<RoomElement['kind']>;
export const chairs = ['chair', 'high_chair', 'wheelchair', 'lap'] as const;
export type Chair = (typeof chairs)[number];
export const tableShapes: readonly TableShape[] = shapes;
export const roomElementKinds: readonly RoomElement['kind'][] = elementKinds;

const elementSchema = z.object({
  id: z.string(),
  kind: z.enum(elementKinds),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  rotation: z.number(),
});

const planSchema = z.object({
  id: z.string(),
  moment_id: z.string(),
  name: z.string(),
  room_width: z.number(),
  room_length: z.number(),
  elements: z.array(elementSchema),
  background_id: z.nullable(z.string()),
  seats_unanswered: z.boolean(),
  guests_see_from: z.nullable(z.string()),
  version: z.number(),
});
export type Plan = z.infer<typeof planSchema>;

const tableSchema = z.object({
  id: z.string(),
  name: z.string(),
  shape: z.enum(shapes),
  seats: z.number(),
  minimum: z.number(),
  vendor_meals: z.number(),
  x: z.number(),
  y: z.number(),
  rotation: z.number(),
  reserved_tag: z.nullable(z.string()),
  position: z.number(),
  version: z.number(),
});
export type Table = z.infer<typeof tableSchema>;

const guestSchema = z.object({
  id: z.string(),
  household_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  age_group: z.enum(['adult', 'child', 'baby']),
  is_plus_one: z.boolean(),
  diet: z.nullable(z.string()),
  has_replied: z.boolean(),
  dishes: z.array(z.string()),
});
export type SeatingPerson = z.infer<typeof guestSchema>;

const householdSchema = z.object({
  id: z.string(),
  name: z.string(),
  side: z.nullable(z.string()),
  tags: z.array(z.string()),
  language: z.nullable(z.string()),
});
export type SeatingHousehold = z.infer<typeof householdSchema>;

const seatSchema = z.object({
  guest_id: z.string(),
  table_id: z.string(),
  seat: z.nullable(z.number()),
  chair: z.enum(chairs),
  is_locked: z.boolean(),
});
export type Seat = z.infer<typeof seatSchema>;

const ruleKinds = [
  'together',
  'apart',
  'near',
  'not_near',
  'household',
  'children_table',
  'group_by_side',
  'group_by_language',
  'group_by_tag',
  'alternate_sides',
] as const;
export type RuleKind = (typeof ruleKinds)[number];

const ruleSchema = z.object({
  id: z.string(),
  kind: z.enum(ruleKinds),
  strength: z.enum(['required', 'important', 'possible']),
  guest_ids: z.array(z.string()),
  household_ids: z.array(z.string()),
  tag: z.nullable(z.string()),
  table_id: z.nullable(z.string()),
  version: z.number(),
});
export type Rule = z.infer<typeof ruleSchema>;

export const seatingPage = z.object({
  plan: planSchema,
  moment: z.object({ id: z.string(), name: z.string() }),
  background_path: z.nullable(z.string()),
  tables: z.array(tableSchema),
  guests: z.array(guestSchema),
  households: z.array(householdSchema),
  seats: z.array(seatSchema),
  rules: z.array(ruleSchema),
});
export type SeatingPage = z.infer<typeof seatingPage>;

export interface Seated {
  person: SeatingPerson;
  name: string;
  seat: Seat;
}

export interface TableView {
  table: Table;
  /** By their seat; those without a number come last. */
  people: readonly Seated[];
  /** Seats that people or vendors take. A baby on somebody's lap takes none. */
  taken: number;
  free: number;
  isOutside: boolean;
}

export interface WaitingHousehold {
  household: SeatingHousehold;
  people: ReadonlyArray<{ person: SeatingPerson; name: string }>;
}

export interface SeatingView {
  tables: readonly TableView[];
  waiting: readonly WaitingHousehold[];
  waitingCount: number;
  seatCount: number;
  names: ReadonlyMap<string, string>;
}

export function viewOf(page: SeatingPage): SeatingView {
  const names = namesOf(page);
  const people = new Map(page.guests.map((person) => [person.id, person]));
  const room = { width: page.plan.room_width, length: page.plan.room_length };
  const tables = page.tables.map((table): TableView => {
    const seated = page.seats
      .filter(({ table_id }) => table_id === table.id)
      .flatMap((seat) => {
        const person = people.get(seat.guest_id);
        return person === undefined ? [] : [{ person, seat, name: names.get(person.id) ?? '' }];
      })
      .toSorted(
        (one, other) => (one.seat.seat ?? 99) - (other.seat.seat ?? 99) || one.name.localeCompare(other.name, 'fr'),
      );
    const taken = table.vendor_meals + seated.filter(({ seat }) => seat.chair !== 'lap').length;
    return { table, people: seated, taken, free: table.seats - taken, isOutside: isOutside(table, room) };
  });
  const placed = new Set(page.seats.map(({ guest_id }) => guest_id));
  const waiting = page.households
    .map((household) => ({
      household,
      people: page.guests
        .filter(({ id, household_id }) => household_id === household.id && !placed.has(id))
        .map((person) => ({ person, name: names.get(person.id) ?? '' })),
    }))
    .filter((one) => one.people.length > 0);
  return {
    tables,
    waiting,
    waitingCount: waiting.reduce((sum, one) => sum + one.people.length, 0),
    seatCount: page.tables.reduce((sum, { seats, vendor_meals }) => sum + seats - vendor_meals, 0),
    names,
  };
}

/** A plus-one without a name is the companion of the first person of the household. */
function namesOf(page: SeatingPage): Map<string, string> {
  const households = new Map(page.households.map(({ id, name }) => [id, name]));
  const names = new Map<string, string>();
  const hosts = new Map<string, string>();
  for (const { id, household_id, first_name, last_name } of page.guests) {
    const name = `${first_name} ${last_name}`.trim();
    if (name !== '') hosts.set(household_id, hosts.get(household_id) ?? name);
    names.set(id, name || text.companionOf(hosts.get(household_id) ?? households.get(household_id) ?? ''));
  }
  return names;
}

/** Whether this person needs a seat of their own at the table: a baby does not, unless a chair was chosen. */
export const needsSeat = (person: SeatingPerson, seat: Seat | undefined): boolean =>
  seat === undefined ? person.age_group !== 'baby' : seat.chair !== 'lap';
