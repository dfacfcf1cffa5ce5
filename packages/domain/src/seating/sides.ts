// Rules to alternate sides: at which tables they apply, and whether and how the people of a table can take turns.
import type { RuleStrength, SeatingGuest, SeatingPlan, SeatingProblem, SeatingRule, SeatingTable } from './problem.ts';

type AlternateRule = Extract<SeatingRule, { kind: 'alternateSides' }>;

/** Somebody at a table; a null seat is any seat. */
export interface SidedPerson {
  side: string | null;
  seat: number | null;
}

/** The pairs of seats that are side by side. Seats are numbered around the table; those of a head table are in one row. */
export function neighbouringSeats({ shape, capacity }: SeatingTable): [number, number][] {
  const row = Array.from({ length: Math.max(0, capacity - 1) }, (_, seat): [number, number] => [seat, seat + 1]);
  return shape === 'head' || capacity < 3 ? row : [...row, [capacity - 1, 0]];
}

/** How many people of one side a table takes so that none sits beside another: every second seat. */
export function mostOfOneSide(table: SeatingTable): number {
  return isRow(table) ? Math.ceil(table.capacity / 2) : Math.floor(table.capacity / 2);
}

/** For each table, how strongly sides shall alternate there: the strongest rule counts. */
export function alternation({ tables, rules }: SeatingProblem): (RuleStrength | null)[] {
  const own = rules.filter((rule): rule is AlternateRule => rule.kind === 'alternateSides');
  return tables.map(({ id }) => {
    const strengths = new Set(own.filter((rule) => appliesTo(rule, id)).map(({ strength }) => strength));
    return STRENGTHS.find((strength) => strengths.has(strength)) ?? null;
  });
}

/** The seat that a rule fixes for a guest at this table. */
export function fixedSeat({ rules }: SeatingProblem, guestId: string, tableId: string): number | null {
  for (const rule of rules) {
    if (rule.kind === 'fixed' && rule.guestId === guestId && rule.tableId === tableId && rule.seat !== null)
      return rule.seat;
  }
  return null;
}

/** Whether these people can sit at this table without a neighbour of their own side. */
export function canAlternate(table: SeatingTable, people: readonly SidedPerson[]): boolean {
  const counts = Map.groupBy(people, ({ side }) => side);
  counts.delete(null);
  const most = mostOfOneSide(table);
  if ([...counts.values()].some(({ length }) => length > most)) return false;
  const seated = people.filter(({ seat }) => seat !== null);
  // Without a fixed seat, sides that each take at most every second seat always find an order. Somebody blocks three seats at most.
  if (seated.length === 0) return true;
  if (table.capacity >= 3 * people.length && seated.length < people.length) return canAlternate(table, seated);
  return alternatingSeats(table, people) !== null;
}

/**
 * The side on each seat, null where it does not matter, so that no neighbours are of one side; null when there is no such order.
 * People with a seat have it already.
 */
export function alternatingSeats(table: SeatingTable, people: readonly SidedPerson[]): (string | null)[] | null {
  const { capacity } = table;
  const seated = new Map(people.flatMap(({ side, seat }) => (seat === null ? [] : [[seat, side] as const])));
  const left = new Map<string, number>();
  for (const { side, seat } of people) {
    if (side !== null && seat === null) left.set(side, (left.get(side) ?? 0) + 1);
  }
  const order: (string | null)[] = [];
  // The same people left after the same neighbour fail again: each such state is tried once.
  const failed = new Set<string>();
  const fill = (seat: number): boolean => {
    if (seat >= capacity) return [...left.values()].every((count) => count === 0);
    const state = JSON.stringify([seat, order[seat - 1], order[0], ...left.values()]);
    if (failed.has(state)) return false;
    const choices = seated.has(seat)
      ? [seated.get(seat) ?? null]
      : [...[...left.keys()].toSorted((a, b) => (left.get(b) ?? 0) - (left.get(a) ?? 0)), null];
    for (const side of choices) {
      const isTaken = side !== null && !seated.has(seat);
      if (isTaken && left.get(side) === 0) continue;
      const closes = seat === capacity - 1 && !isRow(table) && order[0] === side;
      if (side !== null && (order[seat - 1] === side || closes)) continue;
      order[seat] = side;
      if (isTaken) left.set(side, (left.get(side) ?? 0) - 1);
      if (fill(seat + 1)) return true;
      if (isTaken) left.set(side, (left.get(side) ?? 0) + 1);
      order.length = seat;
    }
    failed.add(state);
    return false;
  };
  return fill(0) ? order : null;
}

/** The guests whom a rule to alternate sides finds beside somebody of their own side. */
export function sameSideNeighbours(
  { guests, tables }: SeatingProblem,
  plan: SeatingPlan,
  rule: AlternateRule,
): string[] {
  const found = tables
    .filter(({ id }) => appliesTo(rule, id))
    .flatMap((table) => {
      const at = (seat: number) => guests.find(({ id }) => plan[id]?.tableId === table.id && plan[id].seat === seat);
      return neighbouringSeats(table).flatMap(([a, b]) => {
        const [one, other] = [at(a), at(b)];
        return one && other && areOfOneSide(one, other) ? [one.id, other.id] : [];
      });
    });
  return [...new Set(found)];
}

export function areOfOneSide(a: SeatingGuest, b: SeatingGuest): boolean {
  return a.side !== null && a.side === b.side;
}

const STRENGTHS: readonly RuleStrength[] = ['required', 'important', 'possible'];

function appliesTo(rule: AlternateRule, tableId: string): boolean {
  return rule.tableId === null || rule.tableId === tableId;
}

function isRow(table: SeatingTable): boolean {
  return neighbouringSeats(table).length < table.capacity;
}
