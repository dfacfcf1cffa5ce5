// Whether required rules, households and capacities can hold together: a search over the units, with a limit on its work.
import type { SeatingProblem } from './problem.ts';
import { type Requirements, requirementsOf } from './requirements.ts';
import { unitsOf } from './units.ts';

/** Beyond so many tries the answer is « perhaps », which counts as possible: no rule is accused without a proof. */
const TRIES = 20_000;

interface Unit {
  size: number;
  tables: number[];
  guests: number[];
}

export function isPossible(problem: SeatingProblem): boolean {
  const requirements = requirementsOf(problem);
  const { unitOf } = unitsOf(problem);
  if (contradictsItself(unitOf, requirements)) return false;
  const units = unitsWithTables(problem, unitOf, requirements);
  if (units.some(({ tables }) => tables.length === 0) || isOvercrowded(problem, units)) return false;
  return canSeat(problem, units, unitOf, requirements);
}

function contradictsItself(unitOf: Int32Array, { apart, notNear }: Requirements): boolean {
  return [...apart, ...notNear].some(({ a, b }) => unitOf[a] === unitOf[b]);
}

function unitsWithTables({ guests, tables }: SeatingProblem, unitOf: Int32Array, { allowed }: Requirements): Unit[] {
  const members = Map.groupBy(guests.keys(), (guest) => unitOf[guest] ?? 0);
  return [...members.keys()]
    .toSorted((a, b) => a - b)
    .map((unit) => {
      const own = members.get(unit) ?? [];
      const size = own.filter((guest) => guests[guest]?.needsSeat).length;
      const choices = tables.flatMap(({ capacity }, table) =>
        size <= capacity && own.every((guest) => allowed[guest * tables.length + table] === 1) ? table : [],
      );
      return { size, tables: choices, guests: own };
    });
}

/** More people than seats among those who share the same few tables. */
function isOvercrowded({ tables }: SeatingProblem, units: readonly Unit[]): boolean {
  const sets = new Map(units.map((unit) => [unit.tables.join(), new Set(unit.tables)]));
  return [...sets.values()].some((set) => {
    const seats = [...set].reduce((sum, table) => sum + (tables[table]?.capacity ?? 0), 0);
    const people = units
      .filter((unit) => unit.tables.every((table) => set.has(table)))
      .reduce((sum, { size }) => sum + size, 0);
    return people > seats;
  });
}

/** Depth first; the units with rules and few tables come first, then the largest. */
function canSeat(
  { tables }: SeatingProblem,
  units: readonly Unit[],
  unitOf: Int32Array,
  { apart, near, notNear }: Requirements,
): boolean {
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
      placed[u] = table;
      room[table] = (room[table] ?? 0) - unit.size;
      if (seat(depth + 1)) return true;
      placed[u] = -1;
      room[table] = (room[table] ?? 0) + unit.size;
    }
    return false;
  };
  return seat(0);
}
