// From tables to seats: who sits beside whom.
import type { RuleStrength, SeatingGuest, SeatingPlan, SeatingProblem, SeatingTable } from './problem.ts';
import { alternatingSeats, alternation, areOfOneSide, fixedSeat, neighbouringSeats } from './sides.ts';

const SAME_HOUSEHOLD = 50;
const COMMON_TAG = 2;
/** Beside somebody rather than an empty chair. */
const COMPANY = 1;
/** Somebody of one's own side: an important rule weighs more than the household, which mostly is of one side, and a possible one less. */
const ALTERNATE: Record<RuleStrength, number> = { required: 1_000, important: 60, possible: 20 };

/** Gives a seat to everybody who needs one. Fixed seats come first, then the seats people already have. */
export function assignSeats(problem: SeatingProblem, plan: SeatingPlan): SeatingPlan {
  const seated: Record<string, SeatingPlan[string]> = { ...plan };
  const strengths = alternation(problem);
  for (const [index, table] of problem.tables.entries()) {
    const strength = strengths[index] ?? null;
    const guests = problem.guests.filter(({ id, needsSeat }) => needsSeat && plan[id]?.tableId === table.id);
    for (const [seat, guest] of seatsOf(problem, plan, { table, guests, strength }).entries()) {
      if (guest !== null) seated[guest.id] = { tableId: table.id, seat };
    }
  }
  return seated;
}

type Seats = (SeatingGuest | null)[];

interface SeatedTable {
  table: SeatingTable;
  guests: readonly SeatingGuest[];
  /** How strongly sides shall alternate. */
  strength: RuleStrength | null;
}

function seatsOf(problem: SeatingProblem, plan: SeatingPlan, { table, guests, strength }: SeatedTable): Seats {
  // Somebody may have a seat beyond the capacity: seats that vendors take are not named by their number.
  const last = Math.max(
    -1,
    ...guests.map(({ id }) => Math.max(fixedSeat(problem, id, table.id) ?? -1, plan[id]?.seat ?? -1)),
  );
  const seats: Seats = Array.from({ length: Math.max(table.capacity, guests.length, last + 1) }, () => null);
  const isFixed = new Set<number>();
  const take = (guest: SeatingGuest, seat: number | null | undefined) => {
    if (seat === null || seat === undefined || seats[seat] !== null || seats.includes(guest)) return;
    seats[seat] = guest;
    isFixed.add(seat);
  };
  for (const guest of guests) take(guest, fixedSeat(problem, guest.id, table.id));
  for (const guest of guests) take(guest, plan[guest.id]?.seat);
  const waiting = guests
    .filter((guest) => !seats.includes(guest))
    .toSorted((a, b) => a.householdId.localeCompare(b.householdId, 'en'));
  if (strength !== null) alternate(table, guests, seats, waiting);
  for (const [seat, guest] of seats.entries()) if (guest === null) seats[seat] = waiting.shift() ?? null;
  exchange(table, seats, isFixed, strength === null ? 0 : ALTERNATE[strength]);
  return seats;
}

/** Seats those who wait so that sides take turns, if there is such an order: exchanges alone may miss it. */
function alternate(table: SeatingTable, guests: readonly SeatingGuest[], seats: Seats, waiting: SeatingGuest[]): void {
  const seatOf = (guest: SeatingGuest) => (seats.includes(guest) ? seats.indexOf(guest) : null);
  const order = alternatingSeats(
    table,
    guests.map((guest) => ({ side: guest.side, seat: seatOf(guest) })),
  );
  for (const [seat, side] of order?.entries() ?? []) {
    const next = side === null || seats[seat] !== null ? -1 : waiting.findIndex((guest) => guest.side === side);
    if (next >= 0) seats[seat] = waiting.splice(next, 1)[0] ?? null;
  }
}

/** Exchanges two seats as long as that makes better neighbours. A table is small: every pair is tried. */
function exchange(table: SeatingTable, seats: Seats, isFixed: ReadonlySet<number>, sameSide: number): void {
  const pairs = neighbouringSeats(table);
  const worth = () =>
    pairs.reduce((sum, [a, b]) => sum + worthOfNeighbours(seats[a] ?? null, seats[b] ?? null, sameSide), 0);
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

function worthOfNeighbours(a: SeatingGuest | null, b: SeatingGuest | null, sameSide: number): number {
  if (a === null || b === null) return 0;
  const household = a.householdId === b.householdId ? SAME_HOUSEHOLD : 0;
  const tag = a.tags.some((one) => b.tags.includes(one)) ? COMMON_TAG : 0;
  return COMPANY + household + tag - (areOfOneSide(a, b) ? sameSide : 0);
}
