// What placing people at a table means: who moves, who changes places with whom, and why it may be impossible.
import type { Move } from '#web/features/seating/changes.ts';
import { needsSeat, type SeatingPage, type SeatingView } from '#web/features/seating/page.ts';
import { seating as text } from '#web/locales/fr/client/seating.ts';
import { tableName } from '#web/locales/fr/table-names.ts';

/** A null seat means any place at the table. */
export interface Target {
  tableId: string;
  seat: number | null;
}

export type Placement = { ok: true; moves: Move[] } | { ok: false; problem: string };

/** Where these people go. One person who is put on somebody's seat changes places with them. */
export function placePeople(
  { page, view }: { page: SeatingPage; view: SeatingView },
  { guestIds, name }: { guestIds: readonly string[]; name: string },
  target: Target | null,
): Placement {
  const people = page.guests.filter(({ id }) => guestIds.includes(id));
  if (people.length < guestIds.length) return { ok: false, problem: text.moved.deleted(name) };
  if (target === null) return { ok: true, moves: guestIds.map((guestId) => ({ guestId, to: null })) };
  const at = view.tables.find(({ table }) => table.id === target.tableId);
  if (at === undefined) return { ok: false, problem: text.moved.tableDeleted };
  const seatOf = (id: string) => page.seats.find(({ guest_id }) => guest_id === id);
  const [only] = people.length === 1 ? people : [];
  const own = only && seatOf(only.id);
  const occupant =
    target.seat === null
      ? undefined
      : at.people.find(({ seat }) => seat.seat === target.seat && seat.guest_id !== only?.id);
  if (occupant !== undefined && only !== undefined) {
    if (own === undefined) return { ok: false, problem: text.moved.taken(occupant.name) };
    return {
      ok: true,
      moves: [
        { guestId: only.id, to: target },
        { guestId: occupant.person.id, to: { tableId: own.table_id, seat: own.seat } },
      ],
    };
  }
  const needed = people.filter((person) => {
    const seat = seatOf(person.id);
    return seat?.table_id !== target.tableId && needsSeat(person, seat);
  }).length;
  if (needed > at.free) return { ok: false, problem: text.moved.full(tableName(at.table), at.free, name, needed) };
  const seat = only === undefined ? null : target.seat;
  return { ok: true, moves: guestIds.map((guestId) => ({ guestId, to: { tableId: target.tableId, seat } })) };
}
