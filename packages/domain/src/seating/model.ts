// A seating problem as flat integer arrays over units and tables: what the solver reads in its inner loops.
import type { SeatingProblem } from './problem.ts';
import { type RequiredPair, type Requirements, requirementsOf } from './requirements.ts';
import { alternation, mostOfOneSide } from './sides.ts';
import { type NearTerm, scoreTerms, wishWeight } from './terms.ts';
import type { Units } from './units.ts';

/** A required rule that is broken costs more than any wish can earn, so that no search prefers to break it. */
export const REQUIRED = 20_000;
/** Each person too few at a table that is used. */
export const TOO_FEW = 5_000;

export interface SeatingModel {
  units: number;
  tables: number;
  /** Seats that each unit takes. */
  size: Int32Array;
  capacity: Int32Array;
  minimum: Int32Array;
  /** unit × unit: earned at one table; −REQUIRED for those who must be apart. */
  pair: Int32Array;
  /** unit × table. */
  allowed: Uint8Array;
  bonus: Int32Array;
  /** table × table: 1 for the same table and for tables that touch. */
  touch: Uint8Array;
  near: { a: number; b: number; weight: number }[];
  /** How many sides take turns; 0 without such a rule. */
  sides: number;
  /** unit × side: people of that side. */
  sidePeople: Int32Array;
  /** The most people of one side at each table: more could not have different neighbours. */
  sideLimit: Int32Array;
  /** What each person beyond it costs: REQUIRED, or the weight of the wish. */
  sideCost: Int32Array;
  /** What every plan earns: wishes within one unit. */
  constant: number;
}

export function buildModel(problem: SeatingProblem, { unitOf, count }: Units): SeatingModel {
  const { tables } = problem;
  const model: SeatingModel = {
    units: count,
    tables: tables.length,
    size: new Int32Array(count),
    capacity: Int32Array.from(tables, ({ capacity }) => capacity),
    minimum: Int32Array.from(tables, ({ minimum }) => minimum),
    pair: new Int32Array(count * count),
    allowed: new Uint8Array(count * tables.length).fill(1),
    bonus: new Int32Array(count * tables.length),
    touch: touching(problem),
    near: [],
    ...alternatingSides(problem, unitOf, count),
    constant: 0,
  };
  const terms = scoreTerms(problem);
  const requirements = requirementsOf(problem);
  addGuests(model, problem, unitOf, terms.places, requirements.allowed);
  addPairs(model, unitOf, terms.pairs, requirements.apart);
  addNear(model, unitOf, terms.near, requirements);
  forbidContradictions(model, unitOf, requirements);
  return model;
}

/** What a plan of units is worth to the search: its score, less REQUIRED for each required rule it breaks. Capacities count apart. */
export function valueOf(model: SeatingModel, tableOf: ArrayLike<number>): number {
  const { units, tables, pair, bonus, touch, near } = model;
  let value = model.constant;
  for (let u = 0; u < units; u += 1) {
    const t = tableOf[u] ?? 0;
    value += bonus[u * tables + t] ?? 0;
    for (let v = 0; v < u; v += 1) if (tableOf[v] === t) value += pair[u * units + v] ?? 0;
  }
  for (const { a, b, weight } of near) {
    if (touch[(tableOf[a] ?? 0) * tables + (tableOf[b] ?? 0)] === 1) value += weight;
  }
  return value - excessOfSides(model, tableOf).wished;
}

/** How many people are too many and too few over all tables. A table with nobody needs nobody. */
export function misfitsOf(model: SeatingModel, tableOf: ArrayLike<number>): { over: number; under: number } {
  const { tables, size, capacity, minimum } = model;
  const people = new Int32Array(tables);
  for (const [u, count] of size.entries()) {
    const t = tableOf[u] ?? 0;
    people[t] = (people[t] ?? 0) + count;
  }
  const misfits = { over: excessOfSides(model, tableOf).required, under: 0 };
  for (const [t, count] of people.entries()) {
    misfits.over += Math.max(0, count - (capacity[t] ?? 0));
    if (count > 0) misfits.under += Math.max(0, (minimum[t] ?? 0) - count);
  }
  return misfits;
}

/** How many people are too many of their side where sides must take turns, and what they cost where that is a wish. */
function excessOfSides(model: SeatingModel, tableOf: ArrayLike<number>): { required: number; wished: number } {
  const { sides, sidePeople, sideLimit, sideCost } = model;
  const excess = { required: 0, wished: 0 };
  if (sides === 0) return excess;
  const people = new Int32Array(sideLimit.length * sides);
  for (const [index, count] of sidePeople.entries()) {
    const at = (tableOf[Math.floor(index / sides)] ?? 0) * sides + (index % sides);
    people[at] = (people[at] ?? 0) + count;
  }
  for (const [at, count] of people.entries()) {
    const table = Math.floor(at / sides);
    const over = Math.max(0, count - (sideLimit[table] ?? 0));
    if (sideCost[table] === REQUIRED) excess.required += over;
    else excess.wished += over * (sideCost[table] ?? 0);
  }
  return excess;
}

function alternatingSides(
  problem: SeatingProblem,
  unitOf: Int32Array,
  count: number,
): Pick<SeatingModel, 'sides' | 'sidePeople' | 'sideLimit' | 'sideCost'> {
  const { guests, tables } = problem;
  const strengths = alternation(problem);
  const isNowhere = strengths.every((strength) => strength === null);
  const names = isNowhere ? [] : [...new Set(guests.flatMap(({ side }) => side ?? []))];
  const sidePeople = new Int32Array(count * names.length);
  for (const [g, { side, needsSeat }] of guests.entries()) {
    const index = side === null || !needsSeat ? -1 : names.indexOf(side);
    const at = (unitOf[g] ?? 0) * names.length + index;
    if (index >= 0) sidePeople[at] = (sidePeople[at] ?? 0) + 1;
  }
  const sideLimit = Int32Array.from(tables, (table, t) =>
    (strengths[t] ?? null) === null ? guests.length : mostOfOneSide(table),
  );
  const sideCost = Int32Array.from(strengths, (strength) => {
    if (strength === null) return 0;
    return strength === 'required' ? REQUIRED : wishWeight(strength);
  });
  return { sides: names.length, sidePeople, sideLimit, sideCost };
}

/** The order of plans: a required rule or a seat too few outweighs a table with too few people, and that every wish. */
export function worthOf(model: SeatingModel, tableOf: ArrayLike<number>): number {
  const { over, under } = misfitsOf(model, tableOf);
  return valueOf(model, tableOf) - REQUIRED * over - TOO_FEW * under;
}

function touching({ tables }: SeatingProblem): Uint8Array {
  const touch = new Uint8Array(tables.length ** 2);
  const indexOf = new Map(tables.map(({ id }, index) => [id, index]));
  for (const [i, { neighbours }] of tables.entries()) {
    touch[i * tables.length + i] = 1;
    for (const id of neighbours) {
      const j = indexOf.get(id);
      if (j === undefined) continue;
      touch[i * tables.length + j] = 1;
      touch[j * tables.length + i] = 1;
    }
  }
  return touch;
}

function addGuests(
  { tables, size, allowed, bonus }: SeatingModel,
  { guests }: SeatingProblem,
  unitOf: Int32Array,
  places: Int32Array,
  isAllowed: Uint8Array,
): void {
  for (const [g, guest] of guests.entries()) {
    const unit = unitOf[g] ?? 0;
    if (guest.needsSeat) size[unit] = (size[unit] ?? 0) + 1;
    for (let t = 0; t < tables; t += 1) {
      const at = unit * tables + t;
      bonus[at] = (bonus[at] ?? 0) + (places[g * tables + t] ?? 0);
      if (isAllowed[g * tables + t] === 0) allowed[at] = 0;
    }
  }
}

function addPairs(model: SeatingModel, unitOf: Int32Array, pairs: Int32Array, apart: readonly RequiredPair[]): void {
  const guests = unitOf.length;
  const { units, pair } = model;
  for (let g = 0; g < guests; g += 1) {
    const row = (unitOf[g] ?? 0) * units;
    for (let h = 0; h < guests; h += 1) {
      const at = row + (unitOf[h] ?? 0);
      pair[at] = (pair[at] ?? 0) + (pairs[g * guests + h] ?? 0);
    }
  }
  // On the diagonal each pair within a unit is counted twice.
  for (let u = 0; u < units; u += 1) {
    model.constant += (pair[u * units + u] ?? 0) / 2;
    pair[u * units + u] = 0;
  }
  for (const { a, b } of apart) {
    const [u = 0, v = 0] = [unitOf[a], unitOf[b]];
    if (u === v) continue;
    pair[u * units + v] = (pair[u * units + v] ?? 0) - REQUIRED;
    pair[v * units + u] = (pair[v * units + u] ?? 0) - REQUIRED;
  }
}

function addNear(
  model: SeatingModel,
  unitOf: Int32Array,
  wishes: readonly NearTerm[],
  required: Pick<Requirements, 'near' | 'notNear'>,
): void {
  const all = [
    ...wishes,
    ...required.near.map(({ a, b }) => ({ a, b, weight: REQUIRED })),
    ...required.notNear.filter(({ a, b }) => unitOf[a] !== unitOf[b]).map(({ a, b }) => ({ a, b, weight: -REQUIRED })),
  ];
  model.constant -= REQUIRED * required.near.length;
  for (const { a, b, weight } of all) {
    const [u, v] = [unitOf[a] ?? 0, unitOf[b] ?? 0];
    if (u === v) model.constant += weight;
    else model.near.push({ a: u, b: v, weight });
  }
}

/** People who must share a table and must not: no table takes them, and conflicts.ts names the rules. */
function forbidContradictions(
  { tables, allowed }: SeatingModel,
  unitOf: Int32Array,
  { apart, notNear }: Pick<Requirements, 'apart' | 'notNear'>,
): void {
  for (const { a, b } of [...apart, ...notNear]) {
    const unit = unitOf[a] ?? 0;
    if (unit === unitOf[b]) allowed.fill(0, unit * tables, (unit + 1) * tables);
  }
}
