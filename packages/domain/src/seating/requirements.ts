// What required rules forbid, by guest: at which tables somebody may sit, and which pairs may not share a table or must be near.
import type { SeatingGuest, SeatingProblem, SeatingRule } from './problem.ts';
import { forEachPair, isMixed, membersOf } from './terms.ts';
import { childrenTableRules, guestIndexes, maySitAtChildrenTable } from './units.ts';

export interface RequiredPair {
  a: number;
  b: number;
  ruleId: string;
}

export interface Requirements {
  /** guest × table: 0 where a rule forbids it. */
  allowed: Uint8Array;
  apart: RequiredPair[];
  near: RequiredPair[];
  notNear: RequiredPair[];
}

export function requirementsOf(problem: SeatingProblem): Requirements {
  const { guests, tables } = problem;
  const allowed = new Uint8Array(guests.length * tables.length).fill(1);
  const rulesAgainst = tableRules(problem);
  // Tables that no rule names do not differ: one of them answers for all.
  const named = new Set(problem.rules.flatMap((rule) => ('tableId' in rule ? (rule.tableId ?? []) : [])));
  const some = tables.flatMap(({ id }, t) => (named.has(id) ? { id, t } : []));
  const other = tables.find(({ id }) => !named.has(id));
  for (const [g, guest] of guests.entries()) {
    const row = allowed.subarray(g * tables.length, (g + 1) * tables.length);
    if (other !== undefined && rulesAgainst(guest, other.id).length > 0) row.fill(0);
    for (const { id, t } of some) row[t] = rulesAgainst(guest, id).length > 0 ? 0 : 1;
  }
  return { allowed, ...requiredPairs(problem) };
}

/** Answers the ids of the rules by which a guest may not sit at a table. The rules are sorted once: guests × tables are many. */
export function tableRules(problem: SeatingProblem): (guest: SeatingGuest, tableId: string) => string[] {
  const required = problem.rules.filter(({ strength }) => strength === 'required');
  const fixed = Map.groupBy(
    required.filter((rule) => rule.kind === 'fixed'),
    ({ guestId }) => guestId,
  );
  const reserved = required.filter((rule) => rule.kind === 'reserved');
  const children = childrenTableRules(problem);
  return (guest, tableId) => {
    const own = fixed.get(guest.id) ?? [];
    const isFixedHere = own.some((rule) => rule.tableId === tableId);
    // Whatever its strength, a children's table is for the children of its rules; somebody who looks after them is fixed there.
    const childrenOnly = children.filter((rule) => rule.tableId === tableId);
    const isForOthers = childrenOnly.length > 0 && !childrenOnly.some((rule) => maySitAtChildrenTable(guest, rule));
    return [
      ...own.filter((rule) => rule.tableId !== tableId),
      ...(isForOthers && !isFixedHere ? childrenOnly : []),
      ...children.filter(
        (rule) => rule.strength === 'required' && rule.tableId !== tableId && maySitAtChildrenTable(guest, rule),
      ),
      ...reserved.filter((rule) => rule.tableId === tableId && !guest.tags.includes(rule.tag)),
    ].map(({ id }) => id);
  };
}

export function requiredPairs(problem: SeatingProblem): Pick<Requirements, 'apart' | 'near' | 'notNear'> {
  const { guests } = problem;
  const indexOf = guestIndexes(problem);
  const required = { apart: [] as RequiredPair[], near: [] as RequiredPair[], notNear: [] as RequiredPair[] };
  for (const rule of problem.rules.filter(({ strength }) => strength === 'required')) {
    if (rule.kind === 'apart' || rule.kind === 'near' || rule.kind === 'notNear') {
      const list = required[rule.kind];
      forEachPair(membersOf(problem, rule, indexOf), (a, b) => list.push({ a, b, ruleId: rule.id }));
    } else if (isAboutEverybody(rule)) {
      forEachPair([...guests.keys()], (a, b) => {
        const [one, other] = [guests[a], guests[b]];
        if (one && other && isMixed(rule, one, other)) required.apart.push({ a, b, ruleId: rule.id });
      });
    }
  }
  return required;
}

function isAboutEverybody({ kind }: SeatingRule): boolean {
  return kind === 'groupBySide' || kind === 'groupByLanguage' || kind === 'groupByTag';
}
