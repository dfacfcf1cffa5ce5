// Changes of a plan as values: applied to the cached page at once, sent to the database, and undone by their inverse.
import type { Chair, Plan, Rule, Seat, SeatingPage, Table } from '#web/features/seating/page.ts';

/** Where somebody shall sit; null for no place. What is left out remains. */
export interface Move {
  guestId: string;
  to: { tableId: string; seat: number | null; chair?: Chair; isLocked?: boolean } | null;
}

export interface PlanChange {
  moves?: readonly Move[];
  /** New tables, and tables with changed values. */
  tables?: readonly Table[];
  removedTables?: readonly string[];
  /** Rules about a table, which return with it. */
  rules?: readonly Rule[];
  room?: Partial<Pick<Plan, (typeof roomKeys)[number]>>;
}

export function applyChange(page: SeatingPage, change: PlanChange): SeatingPage {
  const removed = new Set(change.removedTables);
  const saved = new Map(change.tables?.map((table) => [table.id, table]));
  const known = new Set(page.tables.map(({ id }) => id));
  const tables = page.tables
    .filter(({ id }) => !removed.has(id))
    .map((table) => {
      const next = saved.get(table.id);
      return next === undefined ? table : { ...next, version: table.version + 1 };
    });
  const added = (change.tables ?? []).filter(({ id }) => !known.has(id)).map((table) => ({ ...table, version: 1 }));
  const moved = new Map(change.moves?.map((move) => [move.guestId, move]));
  const seats = page.seats.filter(({ guest_id, table_id }) => !moved.has(guest_id) && !removed.has(table_id));
  for (const move of moved.values()) {
    if (move.to !== null) seats.push(seatAfter(page, move.guestId, move.to));
  }
  return {
    ...page,
    tables: [...tables, ...added].toSorted((one, other) => one.position - other.position),
    seats,
    rules: [
      ...page.rules.filter(({ table_id }) => table_id === null || !removed.has(table_id)),
      ...(change.rules ?? []),
    ],
    plan: change.room === undefined ? page.plan : { ...page.plan, ...change.room, version: page.plan.version + 1 },
  };
}

/** What restores `page` after the change. */
export function inverseOf(page: SeatingPage, change: PlanChange): PlanChange {
  const removed = new Set(change.removedTables);
  const touched = new Map(page.tables.map((table) => [table.id, table]));
  const moved = new Set(change.moves?.map(({ guestId }) => guestId));
  for (const { guest_id, table_id } of page.seats) if (removed.has(table_id)) moved.add(guest_id);
  const tables = [
    ...(change.tables ?? []).flatMap(({ id }) => touched.get(id) ?? []),
    ...page.tables.filter(({ id }) => removed.has(id)),
  ];
  const rules = page.rules.filter(({ table_id }) => table_id !== null && removed.has(table_id));
  const addedTables = (change.tables ?? []).filter(({ id }) => !touched.has(id)).map(({ id }) => id);
  return {
    ...(moved.size > 0 && { moves: [...moved].map((guestId) => ({ guestId, to: placeOf(page, guestId) })) }),
    ...(tables.length > 0 && { tables }),
    ...(rules.length > 0 && { rules: rules.map((rule) => ({ ...rule, version: 1 })) }),
    ...(addedTables.length > 0 && { removedTables: addedTables }),
    ...(change.room !== undefined && {
      room: Object.fromEntries(
        roomKeys.filter((key) => key in (change.room ?? {})).map((key) => [key, page.plan[key]]),
      ),
    }),
  };
}

/** The change without the people who have left the page since: they were deleted, or do not come. */
export function withoutMissing(page: SeatingPage, change: PlanChange): PlanChange {
  const present = new Set(page.guests.map(({ id }) => id));
  return change.moves === undefined
    ? change
    : { ...change, moves: change.moves.filter(({ guestId }) => present.has(guestId)) };
}

const roomKeys = [
  'elements',
  'room_width',
  'room_length',
  'background_id',
  'name',
  'seats_unanswered',
  'guests_see_from',
] as const;

function placeOf(page: SeatingPage, guestId: string): Move['to'] {
  const seat = page.seats.find(({ guest_id }) => guest_id === guestId);
  return seat === undefined
    ? null
    : { tableId: seat.table_id, seat: seat.seat, chair: seat.chair, isLocked: seat.is_locked };
}

function seatAfter(page: SeatingPage, guestId: string, to: NonNullable<Move['to']>): Seat {
  const before = page.seats.find(({ guest_id }) => guest_id === guestId);
  const isBaby = page.guests.find(({ id }) => id === guestId)?.age_group === 'baby';
  const chair = to.chair ?? before?.chair ?? (isBaby ? 'lap' : 'chair');
  return {
    guest_id: guestId,
    table_id: to.tableId,
    seat: chair === 'lap' ? null : to.seat,
    chair,
    is_locked: to.isLocked ?? before?.is_locked ?? false,
  };
}
