// The score as sums over guests: what a pair earns at one table, at touching tables, and what a guest earns at a table.
// Score and solver read the same terms. Figures are integers, in tenths of a point.
import {
  DEFAULT_TAG_WEIGHT,
  type RuleStrength,
  type SeatingGuest,
  type SeatingProblem,
  type SeatingRule,
} from './problem.ts';
import { guestIndexes, indexesOf, maySitAtChildrenTable, unitsOf } from './units.ts';

const SAME_SIDE = 2;
const SAME_AGE_BAND = 1;
const BOTH_CHILDREN = 6;
const NO_COMMON_LANGUAGE = -10;

/** What a wish is worth. A rule about all guests (by side, language or tag) counts a tenth of it for each pair. */
const WISH: Record<Exclude<RuleStrength, 'required'>, number> = { important: 100, possible: 30 };

export interface NearTerm {
  a: number;
  b: number;
  weight: number;
}

export interface ScoreTerms {
  /** guest × guest: earned when both sit at one table. Pairs of one unit earn their wishes only: they share it anyway. */
  pairs: Int32Array;
  /** guest × table. */
  places: Int32Array;
  /** Earned when both sit at one table or at tables that touch. */
  near: NearTerm[];
}

export function wishWeight(strength: RuleStrength): number {
  return strength === 'required' ? 0 : WISH[strength];
}

/** A wish about k people is worth its weight for each of them who joins: for two people, its weight once. */
function joinWeight(strength: RuleStrength, people: number): number {
  return Math.round((2 * wishWeight(strength)) / people);
}

export function scoreTerms(problem: SeatingProblem): ScoreTerms {
  const { guests, tables } = problem;
  const terms = {
    pairs: affinities(problem),
    places: new Int32Array(guests.length * tables.length),
    near: [] as NearTerm[],
  };
  const indexOf = guestIndexes(problem);
  for (const rule of problem.rules) if (rule.strength !== 'required') addWish(terms, problem, rule, indexOf);
  return terms;
}

/** Whether these two break a rule about all guests by sharing a table. */
export function isMixed(rule: SeatingRule, a: SeatingGuest, b: SeatingGuest): boolean {
  if (rule.kind === 'groupBySide') return a.side !== null && b.side !== null && a.side !== b.side;
  if (rule.kind === 'groupByLanguage') return !haveCommonLanguage(a, b);
  if (rule.kind === 'groupByTag') return a.tags.includes(rule.tag) !== b.tags.includes(rule.tag);
  return false;
}

function affinities(problem: SeatingProblem): Int32Array {
  const { guests } = problem;
  const { unitOf } = unitsOf(problem);
  const pairs = sharedTags(problem);
  const { kindOf, between, count } = kindsOfGuests(problem);
  const sides = [...new Set(guests.map(({ side }) => side))];
  const sideOf = Int32Array.from(guests, ({ side }) => (side === null ? -1 : sides.indexOf(side)));
  // Integers only: there are 45,000 pairs of 300 guests, and whoever waits for a first plan waits for this loop.
  for (let i = 0; i < guests.length; i += 1) {
    const row = (kindOf[i] ?? 0) * count;
    for (let j = 0; j < i; j += 1) {
      const at = i * guests.length + j;
      const isOneUnit = unitOf[i] === unitOf[j];
      let weight = pairs[at] ?? 0;
      if (weight === 0 && sideOf[i] === sideOf[j] && sideOf[i] !== -1) weight = SAME_SIDE;
      weight += between[row + (kindOf[j] ?? 0)] ?? 0;
      pairs[at] = isOneUnit ? 0 : weight;
      pairs[j * guests.length + i] = isOneUnit ? 0 : weight;
    }
  }
  const indexOf = guestIndexes(problem);
  for (const { guestIds, weight } of problem.affinities ?? []) {
    const [i, j] = indexesOf(guestIds, indexOf);
    if (i !== undefined && j !== undefined && unitOf[i] !== unitOf[j]) addPair(pairs, i, j, guests.length, weight);
  }
  return pairs;
}

/** guest × guest: the weights of the tags that both have. */
function sharedTags({ guests, tagWeights }: SeatingProblem): Int32Array {
  const shared = new Int32Array(guests.length ** 2);
  const tagged = new Map<string, number[]>();
  for (const [index, { tags }] of guests.entries()) {
    for (const tag of tags) {
      const members = tagged.get(tag);
      if (members === undefined) tagged.set(tag, [index]);
      else members.push(index);
    }
  }
  for (const [tag, members] of tagged) {
    const weight = tagWeights?.[tag] ?? DEFAULT_TAG_WEIGHT;
    forEachPair(members, (a, b) => addPair(shared, a, b, guests.length, weight));
  }
  return shared;
}

/** Guests of one kind have the same age and languages: what two kinds earn by these at one table. */
function kindsOfGuests({ guests }: SeatingProblem): { kindOf: Int32Array; between: Int32Array; count: number } {
  const indexOf = new Map<string, number>();
  const kinds: SeatingGuest[] = [];
  const kindOf = Int32Array.from(guests, (guest) => {
    const key = [guest.age, guest.ageBand, ...guest.languages].join();
    const known = indexOf.get(key) ?? kinds.length;
    if (known === kinds.length) kinds.push(guest);
    indexOf.set(key, known);
    return known;
  });
  const between = Int32Array.from(kinds.flatMap((a) => kinds.map((b) => agesAndLanguages(a, b))));
  return { kindOf, between, count: kinds.length };
}

function agesAndLanguages(a: SeatingGuest, b: SeatingGuest): number {
  let weight = haveCommonLanguage(a, b) ? 0 : NO_COMMON_LANGUAGE;
  if (a.age === 'child' && b.age === 'child') weight += BOTH_CHILDREN;
  else if (a.age === b.age && a.ageBand !== undefined && a.ageBand === b.ageBand) weight += SAME_AGE_BAND;
  return weight;
}

/** Somebody whose languages are not known is taken to understand everybody. */
function haveCommonLanguage(a: SeatingGuest, b: SeatingGuest): boolean {
  if (a.languages.length === 0 || b.languages.length === 0) return true;
  return a.languages.some((language) => b.languages.includes(language));
}

function addWish(
  terms: ScoreTerms,
  problem: SeatingProblem,
  rule: SeatingRule,
  indexOf: ReadonlyMap<string, number>,
): void {
  const { guests, tables } = problem;
  const { pairs, places, near } = terms;
  const weight = wishWeight(rule.strength);
  const addPlaces = (tableId: string, weightOf: (guest: SeatingGuest) => number) => {
    const table = tables.findIndex(({ id }) => id === tableId);
    if (table < 0) return;
    for (const [index, guest] of guests.entries()) {
      const at = index * tables.length + table;
      places[at] = (places[at] ?? 0) + weightOf(guest);
    }
  };
  switch (rule.kind) {
    case 'together':
    case 'household': {
      const members = membersOf(problem, rule, indexOf);
      const each = joinWeight(rule.strength, members.length);
      forEachPair(members, (a, b) => addPair(pairs, a, b, guests.length, each));
      return;
    }
    case 'apart':
      forEachPair(membersOf(problem, rule, indexOf), (a, b) => addPair(pairs, a, b, guests.length, -weight));
      return;
    case 'near': {
      const members = membersOf(problem, rule, indexOf);
      const each = joinWeight(rule.strength, members.length);
      forEachPair(members, (a, b) => near.push({ a, b, weight: each }));
      return;
    }
    case 'notNear':
      forEachPair(membersOf(problem, rule, indexOf), (a, b) => near.push({ a, b, weight: -weight }));
      return;
    case 'groupBySide':
    case 'groupByLanguage':
    case 'groupByTag':
      forEachPair([...guests.keys()], (a, b) => {
        const [one, other] = [guests[a], guests[b]];
        if (one && other && isMixed(rule, one, other)) addPair(pairs, a, b, guests.length, -weight / 10);
      });
      return;
    case 'childrenTable':
      addPlaces(rule.tableId, (guest) => (maySitAtChildrenTable(guest, rule) ? weight : 0));
      return;
    case 'reserved':
      addPlaces(rule.tableId, (guest) => (guest.tags.includes(rule.tag) ? 0 : -weight));
      return;
    case 'fixed':
      addPlaces(rule.tableId, (guest) => (guest.id === rule.guestId ? weight : 0));
      return;
    case 'alternateSides':
      // It orders the seats of a table (seats.ts) and limits how many of a side sit there (score.ts, model.ts).
      return;
    default:
      return rule satisfies never;
  }
}

/** The guests that a rule about people names. */
export function membersOf(
  { guests }: SeatingProblem,
  rule: Extract<SeatingRule, { guestIds: readonly string[] } | { kind: 'household' }>,
  indexOf: ReadonlyMap<string, number>,
): number[] {
  if (rule.kind !== 'household') return indexesOf(rule.guestIds, indexOf);
  return guests.flatMap(({ householdId }, index) => (householdId === rule.householdId ? index : []));
}

export function forEachPair(members: readonly number[], visit: (a: number, b: number) => void): void {
  for (const [i, a] of members.entries()) for (const b of members.slice(0, i)) visit(a, b);
}

function addPair(pairs: Int32Array, a: number, b: number, guests: number, weight: number): void {
  pairs[a * guests + b] = (pairs[a * guests + b] ?? 0) + weight;
  pairs[b * guests + a] = (pairs[b * guests + a] ?? 0) + weight;
}
