// Whether required rules, households and capacities can hold together: a search over the units, with a limit on its work.
import type { SeatingPlan, SeatingProblem } from './problem.ts';
import { type Requirements, requirementsOf } from './requirements.ts';
import { alternation, canAlternate, mostOfOneSide, type SidedPerson } from './sides.ts';
import { unitsOf } from './units.ts';

/** Beyond so many tries the answer is « perhaps », which counts as possible: no rule is accused without a proof. */
const TRIES = 20_000;

interface Unit {
  size: number;
  tables: number[];
  guests: number[];
}

/** Whether these guests can sit at this table by the rules that make sides take turns. */
type TakesTurns = (table: number, guests: readonly number[]) => boolean;

export function isPossible(problem: SeatingProblem): boolean {
  const requirements = requirementsOf(problem);
  const { unitOf } = unitsOf(problem);
  if (contradictsItself(unitOf, requirements) || sharesSeat(problem)) return false;
  const takesTurns = takesTurnsIn(problem);
  const units = unitsWithTables(problem, unitOf, requirements, takesTurns);
  if (units.some(({ tables }) => tables.length === 0) || isOvercrowded(problem, units)) return false;
  return canSeat(problem, { units, unitOf, requirements, takesTurns });
}

/** Where required rules make sides take turns, with fixed seats and those of `taken`; every other table takes everybody. */
export function takesTurnsIn(problem: SeatingProblem, taken: SeatingPlan = {}): TakesTurns {
  const { guests, tables, rules } = problem;
  const isRequired = alternation(problem).map((strength) => strength === 'required');
  if (!isRequired.includes(true)) return () => true;
  const seats = new Map(
    rules.flatMap((rule) =>
      rule.kind === 'fixed' && rule.seat !== null ? [[`${rule.guestId} at ${rule.tableId}`, rule.seat] as const] : [],
    ),
  );
  return (index, members) => {
    const table = tables[index];
    if (table === undefined || isRequired[index] !== true) return true;
    const people = members.flatMap((member): SidedPerson[] => {
      const guest = guests[member];
      if (!guest?.needsSeat) return [];
      const place = taken[guest.id];
      const seat = seats.get(`${guest.id} at ${table.id}`) ?? (place?.tableId === table.id ? place.seat : null);
      return [{ side: guest.side, seat }];
    });
    return canAlternate(table, people);
  };
}

/** Two people with one fixed seat. */
function sharesSeat({ rules }: SeatingProblem): boolean {
  const seats = rules.flatMap((rule) =>
    rule.kind === 'fixed' && rule.strength === 'required' && rule.seat !== null
      ? { key: `${rule.tableId} ${rule.seat}`, guestId: rule.guestId }
      : [],
  );
  return seats.some(({ key, guestId }) => seats.some((other) => other.key === key && other.guestId !== guestId));
}

function contradictsItself(unitOf: Int32Array, { apart, notNear }: Requirements): boolean {
  return [...apart, ...notNear].some(({ a, b }) => unitOf[a] === unitOf[b]);
}

function unitsWithTables(
  { guests, tables }: SeatingProblem,
  unitOf: Int32Array,
  { allowed }: Requirements,
  takesTurns: TakesTurns,
): Unit[] {
  const members = Map.groupBy(guests.keys(), (guest) => unitOf[guest] ?? 0);
  return [...members.keys()]
    .toSorted((a, b) => a - b)
    .map((unit) => {
      const own = members.get(unit) ?? [];
      const size = own.filter((guest) => guests[guest]?.needsSeat).length;
      const choices = tables.flatMap(({ capacity }, table) =>
        size <= capacity && own.every((guest) => allowed[guest * tables.length + table] === 1) && takesTurns(table, own)
          ? table
          : [],
      );
      return { size, tables: choices, guests: own };
    });
}

/** More people than seats among those who share the same few tables, or more of one side than may take turns there. */
function isOvercrowded(problem: SeatingProblem, units: readonly Unit[]): boolean {
  const { guests, tables } = problem;
  const strengths = alternation(problem);
  const sides = new Set(guests.flatMap(({ side }) => side ?? []));
  const sets = new Map(units.map((unit) => [unit.tables.join(), new Set(unit.tables)]));
  return [...sets.values()].some((set) => {
    const people = units
      .filter((unit) => unit.tables.every((table) => set.has(table)))
      .flatMap((unit) => unit.guests.flatMap((guest) => (guests[guest]?.needsSeat ? (guests[guest] ?? []) : [])));
    const own = [...set].flatMap((table) => tables[table] ?? []);
    if (people.length > own.reduce((sum, { capacity }) => sum + capacity, 0)) return true;
    const seats = [...set].reduce((sum, index) => {
      const table = tables[index];
      if (table === undefined) return sum;
      return sum + (strengths[index] === 'required' ? mostOfOneSide(table) : table.capacity);
    }, 0);
    return [...sides].some((side) => people.filter((guest) => guest.side === side).length > seats);
  });
}

interface Seating {
  units: readonly Unit[];
  unitOf: Int32Array;
  requirements: Requirements;
  takesTurns: TakesTurns;
}

/** Depth first; the units with rules and few tables come first, then the largest. */
function canSeat({ tables }: SeatingProblem, { units, unitOf, requirements, takesTurns }: Seating): boolean {
  const { apart, near, notNear } = requirements;
  const room = tables.map(({ capacity }) => capacity);
  const touches = tables.map((a, i) =>
    tables.map((b, j) => i === j || a.neighbours.includes(b.id) || b.neighbours.includes(a.id)),
  );
  const rulesOf = units.map((): { other: number; holds: (a: number, b: number) => boolean }[] => []);
  const addRules = (pairs: Requirements['apart'], holds: (a: number, b: number) => boolean) => {
    for (const { a, b } of pairs) {
      const [u = 0, v = 0] = [unitOf[a], unitOf[b]];
      if (u === v) continue;
      rulesOf[u]?.push({ other: v, holds });
      rulesOf[v]?.push({ other: u, holds });
    }
  };
  addRules(apart, (a, b) => a !== b);
  addRules(near, (a, b) => touches[a]?.[b] === true);
  addRules(notNear, (a, b) => touches[a]?.[b] !== true);

  const weight = (u: number) => (units[u]?.tables.length ?? 0) - 1_000 * (rulesOf[u]?.length ? 1 : 0);
  const order = [...units.keys()].toSorted(
    (u, v) => weight(u) - weight(v) || (units[v]?.size ?? 0) - (units[u]?.size ?? 0),
  );
  const placed = units.map(() => -1);
  const guestsAt = tables.map((): number[] => []);
  let tries = 0;
  const seat = (depth: number): boolean => {
    const u = order[depth];
    const unit = u === undefined ? undefined : units[u];
    if (u === undefined || unit === undefined) return true;
    for (const table of unit.tables) {
      tries += 1;
      if (tries > TRIES) return true;
      if (unit.size > (room[table] ?? 0)) continue;
      if (rulesOf[u]?.some(({ other, holds }) => placed[other] !== -1 && !holds(table, placed[other] ?? 0))) continue;
      const before = guestsAt[table] ?? [];
      const after = [...before, ...unit.guests];
      if (!takesTurns(table, after)) continue;
      placed[u] = table;
      guestsAt[table] = after;
      room[table] = (room[table] ?? 0) - unit.size;
      if (seat(depth + 1)) return true;
      placed[u] = -1;
      guestsAt[table] = before;
      room[table] = (room[table] ?? 0) + unit.size;
    }
    return false;
  };
  return seat(0);
}
