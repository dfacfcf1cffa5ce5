// What required rules forbid, by guest: at which tables somebody may sit, and which pairs may not share a table or must be near.
import type { SeatingProblem, SeatingRule } from './problem.ts';
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
  for (const [g, guest] of guests.entries()) {
    for (const [t, table] of tables.entries()) {
      if (rulesAgainst(problem, guest.id, table.id).length > 0) allowed[g * tables.length + t] = 0;
    }
  }
  return { allowed, ...requiredPairs(problem) };
}

/** The ids of the rules by which this guest may not sit at this table. */
export function rulesAgainst(problem: SeatingProblem, guestId: string, tableId: string): string[] {
  const guest = problem.guests.find(({ id }) => id === guestId);
  if (guest === undefined) return [];
  const fixed = problem.rules.filter(
    (rule) => rule.kind === 'fixed' && rule.strength === 'required' && rule.guestId === guestId,
  );
  const isFixedHere = fixed.some((rule) => rule.kind === 'fixed' && rule.tableId === tableId);
  // Whatever its strength, a children's table is for the children of its rules; somebody who looks after them is fixed there.
  const rules = childrenTableRules(problem);
  const childrenOnly = rules.filter((rule) => rule.tableId === tableId);
  const isForOthers = childrenOnly.length > 0 && !childrenOnly.some((rule) => maySitAtChildrenTable(guest, rule));
  const elsewhere = rules.filter(
    (rule) => rule.strength === 'required' && rule.tableId !== tableId && maySitAtChildrenTable(guest, rule),
  );
  const reserved = problem.rules.filter(
    (rule) =>
      rule.kind === 'reserved' &&
      rule.strength === 'required' &&
      rule.tableId === tableId &&
      !guest.tags.includes(rule.tag),
  );
  return [
    ...fixed.filter((rule) => rule.kind === 'fixed' && rule.tableId !== tableId),
    ...(isForOthers && !isFixedHere ? childrenOnly : []),
    ...elsewhere,
    ...reserved,
  ].map(({ id }) => id);
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
