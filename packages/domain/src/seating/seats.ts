// From tables to seats: who sits beside whom. Seats are numbered around the table; those of a head table are in one row.
import type { SeatingGuest, SeatingPlan, SeatingProblem, SeatingRule, SeatingTable } from './problem.ts';

const SAME_HOUSEHOLD = 50;
const COMMON_TAG = 2;
/** Beside somebody rather than an empty chair. */
const COMPANY = 1;
const ALTERNATE: Record<SeatingRule['strength'], number> = { required: 1_000, important: 40, possible: 20 };

/** Gives a seat to everybody who needs one. Fixed seats come first, then the seats people already have. */
export function assignSeats(problem: SeatingProblem, plan: SeatingPlan): SeatingPlan {
  const seated: Record<string, SeatingPlan[string]> = { ...plan };
  for (const table of problem.tables) {
    const guests = problem.guests.filter(({ id, needsSeat }) => needsSeat && plan[id]?.tableId === table.id);
    for (const [seat, guest] of seatsOf(problem, plan, table, guests).entries()) {
      if (guest !== null) seated[guest.id] = { tableId: table.id, seat };
    }
  }
  return seated;
}

/** The pairs of seats that are side by side. */
export function neighbouringSeats({ shape, capacity }: SeatingTable): [number, number][] {
  const row = Array.from({ length: Math.max(0, capacity - 1) }, (_, seat): [number, number] => [seat, seat + 1]);
  return shape === 'head' || capacity < 3 ? row : [...row, [capacity - 1, 0]];
}

/** How many people of one side a table takes so that none sits beside another: every second seat. */
export function mostOfOneSide(table: SeatingTable): number {
  const isRow = neighbouringSeats(table).length < table.capacity;
  return isRow ? Math.ceil(table.capacity / 2) : Math.floor(table.capacity / 2);
}

/** The guests whom a rule to alternate sides finds beside somebody of their own side. */
export function sameSideNeighbours(
  { guests, tables }: SeatingProblem,
  plan: SeatingPlan,
  { tableId }: Extract<SeatingRule, { kind: 'alternateSides' }>,
): string[] {
  const found = tables
    .filter(({ id }) => tableId === null || tableId === id)
    .flatMap((table) => {
      const at = (seat: number) => guests.find(({ id }) => plan[id]?.tableId === table.id && plan[id].seat === seat);
      return neighbouringSeats(table).flatMap(([a, b]) => {
        const [one, other] = [at(a), at(b)];
        return one && other && areOfOneSide(one, other) ? [one.id, other.id] : [];
      });
    });
  return [...new Set(found)];
}

type Seats = (SeatingGuest | null)[];

function seatsOf(problem: SeatingProblem, plan: SeatingPlan, table: SeatingTable, guests: SeatingGuest[]): Seats {
  const seats: Seats = Array.from({ length: Math.max(table.capacity, guests.length) }, () => null);
  const isFixed = new Set<number>();
  const take = (guest: SeatingGuest, seat: number | null | undefined) => {
    if (seat === null || seat === undefined || seats[seat] !== null || seats.includes(guest)) return;
    seats[seat] = guest;
    isFixed.add(seat);
  };
  for (const guest of guests) take(guest, fixedSeat(problem, guest, table));
  for (const guest of guests) take(guest, plan[guest.id]?.seat);
  const waiting = guests
    .filter((guest) => !seats.includes(guest))
    .toSorted((a, b) => a.householdId.localeCompare(b.householdId, 'en'));
  for (const [seat, guest] of seats.entries()) if (guest === null) seats[seat] = waiting.shift() ?? null;
  exchange(problem, table, seats, isFixed);
  return seats;
}

function fixedSeat({ rules }: SeatingProblem, { id }: SeatingGuest, table: SeatingTable): number | null {
  for (const rule of rules) {
    if (rule.kind === 'fixed' && rule.guestId === id && rule.tableId === table.id && rule.seat !== null)
      return rule.seat;
  }
  return null;
}

/** Exchanges two seats as long as that makes better neighbours. A table is small: every pair is tried. */
function exchange(problem: SeatingProblem, table: SeatingTable, seats: Seats, isFixed: ReadonlySet<number>): void {
  const alternate = problem.rules
    .filter((rule) => rule.kind === 'alternateSides' && (rule.tableId === null || rule.tableId === table.id))
    .reduce((sum, { strength }) => sum + ALTERNATE[strength], 0);
  const pairs = neighbouringSeats(table);
  const worth = () =>
    pairs.reduce((sum, [a, b]) => sum + worthOfNeighbours(seats[a] ?? null, seats[b] ?? null, alternate), 0);
  const free = [...seats.keys()].filter((seat) => !isFixed.has(seat));
  const swap = (a: number, b: number) => {
    const [one, other] = [seats[a] ?? null, seats[b] ?? null];
    seats[a] = other;
    seats[b] = one;
  };
  let best = worth();
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (const [i, a] of free.entries()) {
      for (const b of free.slice(0, i)) {
        swap(a, b);
        const changed = worth();
        if (changed > best) {
          best = changed;
          isBetter = true;
        } else swap(a, b);
      }
    }
  }
}

function worthOfNeighbours(a: SeatingGuest | null, b: SeatingGuest | null, alternate: number): number {
  if (a === null || b === null) return 0;
  const household = a.householdId === b.householdId ? SAME_HOUSEHOLD : 0;
  const tag = a.tags.some((one) => b.tags.includes(one)) ? COMMON_TAG : 0;
  return COMPANY + household + tag - (areOfOneSide(a, b) ? alternate : 0);
}

function areOfOneSide(a: SeatingGuest, b: SeatingGuest): boolean {
  return a.side !== null && a.side === b.side;
}
