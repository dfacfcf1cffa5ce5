// What a plan is worth, which required rules it breaks and which wishes it does not meet. Data only: sentences are the page's.
import type { SeatingPlan, SeatingProblem, SeatingRule } from './problem.ts';
import { requiredPairs, tableRules } from './requirements.ts';
import { alternation, canAlternate, fixedSeat, mostOfOneSide, sameSideNeighbours } from './sides.ts';
import { forEachPair, isMixed, membersOf, scoreTerms, wishWeight } from './terms.ts';
import { guestIndexes, householdKeys, maySitAtChildrenTable, unitsOf } from './units.ts';

export type BrokenRequirement =
  | { kind: 'rule'; ruleId: string; guestIds: string[] }
  /** A household without a rule of its own is required to share a table. */
  | { kind: 'household'; householdId: string; guestIds: string[] }
  | { kind: 'capacity'; tableId: string; people: number; capacity: number }
  | { kind: 'minimum'; tableId: string; people: number; minimum: number };

/** Why a wish is not met: somebody has no place, there is no room, a required rule forbids it, or other wishes weigh more. */
export type UnmetReason = 'unplaced' | 'full' | 'forbidden' | 'outweighed';

export interface UnmetWish {
  ruleId: string;
  reason: UnmetReason;
  /** The guests concerned, and the tables where they sit. */
  guestIds: string[];
  tableIds: string[];
}

export interface PlanReview {
  /** In tenths of a point; required rules are not part of it. */
  score: number;
  unplaced: string[];
  broken: BrokenRequirement[];
  unmet: UnmetWish[];
}

export function reviewPlan(problem: SeatingProblem, plan: SeatingPlan): PlanReview {
  const seated = seatedGuests(problem, plan);
  return {
    score: scoreOf(seated),
    unplaced: idsOf(
      problem,
      seated.tableOf.flatMap((table, guest) => (table === NOWHERE ? guest : [])),
    ),
    broken: [...brokenRules(seated), ...brokenHouseholds(seated), ...misfits(seated)],
    unmet: problem.rules
      .filter(({ strength }) => strength !== 'required')
      .flatMap((rule) => unmetWish(seated, rule) ?? []),
  };
}

const NOWHERE = -1;

interface SeatedGuests {
  problem: SeatingProblem;
  plan: SeatingPlan;
  indexOf: ReadonlyMap<string, number>;
  /** The index of each guest's table, or NOWHERE. */
  tableOf: number[];
  people: Int32Array;
  touches: (a: number, b: number) => boolean;
}

function seatedGuests(problem: SeatingProblem, plan: SeatingPlan): SeatedGuests {
  const tables = new Map(problem.tables.map(({ id }, index) => [id, index]));
  const tableOf = problem.guests.map(({ id }) => tables.get(plan[id]?.tableId ?? '') ?? NOWHERE);
  const people = new Int32Array(problem.tables.length);
  for (const [guest, table] of tableOf.entries()) {
    if (table !== NOWHERE && problem.guests[guest]?.needsSeat) people[table] = (people[table] ?? 0) + 1;
  }
  const touches = (a: number, b: number) => {
    if (a === NOWHERE || b === NOWHERE) return false;
    const [one, other] = [problem.tables[a], problem.tables[b]];
    if (one === undefined || other === undefined) return false;
    return a === b || one.neighbours.includes(other.id) || other.neighbours.includes(one.id);
  };
  return { problem, plan, indexOf: guestIndexes(problem), tableOf, people, touches };
}

function scoreOf({ problem: { guests, tables }, problem, tableOf, touches }: SeatedGuests): number {
  const terms = scoreTerms(problem);
  let score = 0;
  for (const [g, table] of tableOf.entries()) {
    if (table === NOWHERE) continue;
    score += terms.places[g * tables.length + table] ?? 0;
    for (let h = 0; h < g; h += 1) if (tableOf[h] === table) score += terms.pairs[g * guests.length + h] ?? 0;
  }
  for (const { a, b, weight } of terms.near) {
    if (touches(tableOf[a] ?? NOWHERE, tableOf[b] ?? NOWHERE)) score += weight;
  }
  return score - sideLoss(problem, tableOf);
}

/** Where sides shall take turns, each person of one side beyond every second seat misses the wish. */
function sideLoss(problem: SeatingProblem, tableOf: readonly number[]): number {
  const { guests, tables } = problem;
  return alternation(problem).reduce((loss, strength, index) => {
    const table = tables[index];
    if (table === undefined || strength === null) return loss;
    const there = guests.filter(({ side, needsSeat }, guest) => side !== null && needsSeat && tableOf[guest] === index);
    const excess = [...Map.groupBy(there, ({ side }) => side).values()].reduce(
      (sum, { length }) => sum + Math.max(0, length - mostOfOneSide(table)),
      0,
    );
    return loss + excess * wishWeight(strength);
  }, 0);
}

function brokenRules(seated: SeatedGuests): BrokenRequirement[] {
  const { problem, tableOf, indexOf, touches } = seated;
  const guestsOf = new Map<string, Set<number>>();
  const breaks = (ruleId: string, ...guests: number[]) => {
    guestsOf.set(ruleId, new Set([...(guestsOf.get(ruleId) ?? []), ...guests]));
  };
  const rulesAgainst = tableRules(problem);
  const fixed = problem.rules.filter(({ kind, strength }) => kind === 'fixed' && strength === 'required');
  for (const [g, guest] of problem.guests.entries()) {
    const table = problem.tables[tableOf[g] ?? NOWHERE];
    if (table === undefined) continue;
    for (const ruleId of rulesAgainst(guest, table.id)) breaks(ruleId, g);
    for (const rule of fixed) if (isOnOtherSeat(seated, rule, g)) breaks(rule.id, g);
  }
  const areNear = (a: number, b: number) => touches(tableOf[a] ?? NOWHERE, tableOf[b] ?? NOWHERE);
  const arePlaced = (...guests: number[]) => guests.every((guest) => tableOf[guest] !== NOWHERE);
  const { apart, near, notNear } = requiredPairs(problem);
  for (const { a, b, ruleId } of apart) if (arePlaced(a, b) && tableOf[a] === tableOf[b]) breaks(ruleId, a, b);
  for (const { a, b, ruleId } of near) if (arePlaced(a, b) && !areNear(a, b)) breaks(ruleId, a, b);
  for (const { a, b, ruleId } of notNear) if (areNear(a, b)) breaks(ruleId, a, b);
  for (const rule of problem.rules.filter(({ strength }) => strength === 'required')) {
    if (rule.kind === 'alternateSides') {
      const guests = unmetFor(seated, rule);
      if (guests.length > 0) breaks(rule.id, ...guests);
    }
    if (rule.kind !== 'together') continue;
    const members = membersOf(problem, rule, indexOf);
    if (isSplit(seated, members)) breaks(rule.id, ...members);
  }
  return [...guestsOf].map(([ruleId, guests]) => ({ kind: 'rule', ruleId, guestIds: idsOf(problem, guests) }));
}

function brokenHouseholds(seated: SeatedGuests): BrokenRequirement[] {
  const { problem } = seated;
  const keys = householdKeys(problem);
  const groups = Map.groupBy(problem.guests.keys(), (index) => keys[index] ?? null);
  groups.delete(null);
  return [...groups.values()].flatMap((members) => {
    const householdId = problem.guests[members[0] ?? 0]?.householdId ?? '';
    if (!isSplit(seated, members)) return [];
    const rule = problem.rules.find((one) => one.kind === 'household' && one.householdId === householdId);
    const guestIds = idsOf(problem, members);
    return rule === undefined
      ? { kind: 'household', householdId, guestIds }
      : { kind: 'rule', ruleId: rule.id, guestIds };
  });
}

function misfits({ problem, people }: SeatedGuests): BrokenRequirement[] {
  return problem.tables.flatMap(({ id, capacity, minimum }, table): BrokenRequirement[] => {
    const count = people[table] ?? 0;
    if (count > capacity) return [{ kind: 'capacity', tableId: id, people: count, capacity }];
    return count > 0 && count < minimum ? [{ kind: 'minimum', tableId: id, people: count, minimum }] : [];
  });
}

function isSplit({ tableOf }: SeatedGuests, members: readonly number[]): boolean {
  const tables = new Set(members.map((guest) => tableOf[guest]));
  tables.delete(NOWHERE);
  return tables.size > 1;
}

function unmetWish(seated: SeatedGuests, rule: SeatingRule): UnmetWish | null {
  const { problem, tableOf } = seated;
  const guests = unmetFor(seated, rule);
  if (guests.length === 0) return null;
  const tables = new Set(guests.map((guest) => tableOf[guest] ?? NOWHERE));
  return {
    ruleId: rule.id,
    reason: reasonOf(seated, rule, guests),
    guestIds: idsOf(problem, guests),
    tableIds: [...tables].flatMap((table) => problem.tables[table]?.id ?? []),
  };
}

/** The guests for whom a wish is not met; none when it is. */
function unmetFor({ problem, plan, tableOf, indexOf, touches }: SeatedGuests, rule: SeatingRule): number[] {
  const { guests } = problem;
  const at = (guest: number) => tableOf[guest] ?? NOWHERE;
  const share = (a: number, b: number) => at(a) !== NOWHERE && at(a) === at(b);
  const guestsWhere = (isUnmet: (guest: number) => boolean) => [...guests.keys()].filter(isUnmet);
  const isAt = (guest: number, tableId: string) => problem.tables[at(guest)]?.id === tableId;
  switch (rule.kind) {
    case 'together':
    case 'household':
      return pairsWhere(membersOf(problem, rule, indexOf), (a, b) => !share(a, b));
    case 'apart':
      return pairsWhere(membersOf(problem, rule, indexOf), share);
    case 'near':
      return pairsWhere(membersOf(problem, rule, indexOf), (a, b) => !touches(at(a), at(b)));
    case 'notNear':
      return pairsWhere(membersOf(problem, rule, indexOf), (a, b) => touches(at(a), at(b)));
    case 'groupBySide':
    case 'groupByLanguage':
    case 'groupByTag':
      return pairsWhere([...guests.keys()], (a, b) => {
        const [one, other] = [guests[a], guests[b]];
        return one !== undefined && other !== undefined && share(a, b) && isMixed(rule, one, other);
      });
    case 'childrenTable':
      return guestsWhere((guest) => {
        const child = guests[guest];
        return child !== undefined && maySitAtChildrenTable(child, rule) && !isAt(guest, rule.tableId);
      });
    case 'reserved':
      return guestsWhere((guest) => isAt(guest, rule.tableId) && !guests[guest]?.tags.includes(rule.tag));
    case 'fixed':
      return guestsWhere(
        (guest) =>
          guests[guest]?.id === rule.guestId &&
          (!isAt(guest, rule.tableId) || isOnOtherSeat({ problem, plan }, rule, guest)),
      );
    case 'alternateSides':
      return sameSideNeighbours(problem, plan, rule).flatMap((id) => indexOf.get(id) ?? []);
    default:
      return rule satisfies never;
  }
}

/** Whether this guest has another seat at the table than the one that the rule fixes. Nobody with any seat has another one. */
function isOnOtherSeat({ problem, plan }: Pick<SeatedGuests, 'problem' | 'plan'>, rule: SeatingRule, guest: number) {
  const id = problem.guests[guest]?.id ?? '';
  if (rule.kind !== 'fixed' || rule.guestId !== id || rule.seat === null) return false;
  const place = plan[id];
  return place?.tableId === rule.tableId && place.seat !== null && place.seat !== rule.seat;
}

function pairsWhere(members: readonly number[], isUnmet: (a: number, b: number) => boolean): number[] {
  const found = new Set<number>();
  forEachPair(members, (a, b) => {
    if (isUnmet(a, b)) found.add(a).add(b);
  });
  return [...found];
}

function reasonOf(seated: SeatedGuests, rule: SeatingRule, guests: readonly number[]): UnmetReason {
  const { problem, tableOf, people } = seated;
  if (guests.some((guest) => tableOf[guest] === NOWHERE)) return 'unplaced';
  const { unitOf } = unitsOf(problem);
  if (separatesUnit(problem, rule, guests, unitOf)) return 'forbidden';
  const seats = rule.kind === 'alternateSides' ? reasonOfSeats(seated, guests) : null;
  if (seats !== null) return seats;
  const targets = targetsOf(seated, rule, guests);
  const tries = guests.flatMap((guest) => {
    const unit = problem.guests.filter((_, index) => unitOf[index] === unitOf[guest]);
    return targets.filter((table) => table !== tableOf[guest]).map((table) => ({ unit, table }));
  });
  if (tries.length === 0) return rule.kind === 'fixed' ? 'outweighed' : 'full';
  const rulesAgainst = tableRules(problem);
  const allowed = tries.filter(({ unit, table }) => {
    const tableId = problem.tables[table]?.id ?? '';
    return unit.every((guest) => rulesAgainst(guest, tableId).length === 0);
  });
  if (allowed.length === 0) return 'forbidden';
  const hasRoom = allowed.some(({ unit, table }) => {
    const needed = unit.filter(({ needsSeat }) => needsSeat).length;
    return (people[table] ?? 0) + needed <= (problem.tables[table]?.capacity ?? 0);
  });
  return hasRoom ? 'outweighed' : 'full';
}

/** Whether the wish would separate two people who must share a table. */
function separatesUnit(
  { guests: all }: SeatingProblem,
  rule: SeatingRule,
  guests: readonly number[],
  unitOf: Int32Array,
): boolean {
  const isSeparated = (a: number, b: number) => {
    const [one, other] = [all[a], all[b]];
    return rule.kind === 'apart' || rule.kind === 'notNear' || (one && other && isMixed(rule, one, other));
  };
  return pairsWhere(guests, (a, b) => unitOf[a] === unitOf[b] && isSeparated(a, b) === true).length > 0;
}

/** Sides that could take turns at their tables: fixed seats prevent it, or other wishes. Null when a table has too many of one side. */
function reasonOfSeats({ problem, tableOf }: SeatedGuests, guests: readonly number[]): UnmetReason | null {
  const own = new Set(guests.map((guest) => tableOf[guest] ?? NOWHERE));
  const tables = [...own].flatMap((index) => {
    const table = problem.tables[index];
    const there = problem.guests.filter(({ needsSeat }, guest) => needsSeat && tableOf[guest] === index);
    return table === undefined ? [] : { table, there };
  });
  const isPossible = (seatOf: (guestId: string, tableId: string) => number | null) =>
    tables.every(({ table, there }) =>
      canAlternate(
        table,
        there.map(({ id, side }) => ({ side, seat: seatOf(id, table.id) })),
      ),
    );
  if (!isPossible(() => null)) return null;
  return isPossible((guestId, tableId) => fixedSeat(problem, guestId, tableId)) ? 'outweighed' : 'forbidden';
}

/** The tables where one of these guests would have to move for the wish to be met. */
function targetsOf(
  { problem, tableOf, touches }: SeatedGuests,
  rule: SeatingRule,
  guests: readonly number[],
): number[] {
  const own = [...new Set(guests.map((guest) => tableOf[guest] ?? NOWHERE))];
  const tables = [...problem.tables.keys()];
  switch (rule.kind) {
    case 'together':
    case 'household':
      return own;
    case 'near':
      return tables.filter((table) => own.some((other) => touches(table, other)));
    case 'childrenTable':
    case 'fixed':
      return tables.filter((table) => problem.tables[table]?.id === rule.tableId);
    default:
      return tables;
  }
}

function idsOf({ guests }: SeatingProblem, indexes: Iterable<number>): string[] {
  return [...indexes].flatMap((index) => guests[index]?.id ?? []);
}
