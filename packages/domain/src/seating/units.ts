// Units: the smallest groups of guests that required rules allow to be seated. A unit moves as one.
import type { RuleStrength, SeatingGuest, SeatingProblem, SeatingRule } from './problem.ts';

type RuleOfKind<Kind> = Extract<SeatingRule, { kind: Kind }>;
export type ChildrenTableRule = RuleOfKind<'childrenTable'>;

export interface Units {
  /** The index of the unit of each guest, in the order of the problem. */
  unitOf: Int32Array;
  count: number;
}

/** A household shares a table; its children are a unit of their own when they may sit at a children's table. */
export function unitsOf(problem: SeatingProblem): Units {
  const groups = new DisjointSets(problem.guests.length);
  const indexOf = guestIndexes(problem);
  const first = new Map<string, number>();
  for (const [index, key] of householdKeys(problem).entries()) {
    if (key === null) continue;
    const other = first.get(key);
    if (other === undefined) first.set(key, index);
    else groups.join(other, index);
  }
  for (const rule of problem.rules) {
    if (rule.kind !== 'together' || rule.strength !== 'required') continue;
    const members = indexesOf(rule.guestIds, indexOf);
    for (const member of members) groups.join(members[0] ?? member, member);
  }
  return groups.numbered();
}

export function guestIndexes({ guests }: SeatingProblem): Map<string, number> {
  return new Map(guests.map(({ id }, index) => [id, index]));
}

/** The guests of a rule that come: a rule may name somebody who has declined since. */
export function indexesOf(ids: readonly string[], indexOf: ReadonlyMap<string, number>): number[] {
  return [...new Set(ids)].flatMap((id) => indexOf.get(id) ?? []);
}

export function childrenTableRules(problem: SeatingProblem): ChildrenTableRule[] {
  return problem.rules.filter((rule) => rule.kind === 'childrenTable');
}

export function maySitAtChildrenTable(guest: SeatingGuest, { householdIds }: ChildrenTableRule): boolean {
  return guest.age === 'child' && householdIds.includes(guest.householdId);
}

/** For each guest: those with one key must share a table; null when the rule of the household is only a wish. */
export function householdKeys(problem: SeatingProblem): (string | null)[] {
  const strengths = new Map<string, RuleStrength>();
  for (const rule of problem.rules) {
    if (rule.kind === 'household' && !strengths.has(rule.householdId)) strengths.set(rule.householdId, rule.strength);
  }
  const children = childrenTableRules(problem);
  return problem.guests.map((guest) => {
    if ((strengths.get(guest.householdId) ?? 'required') !== 'required') return null;
    const isFree = children.some((rule) => maySitAtChildrenTable(guest, rule));
    return isFree ? `children of ${guest.householdId}` : `household ${guest.householdId}`;
  });
}

/** Union-find. */
class DisjointSets {
  readonly #parent: Int32Array;

  constructor(count: number) {
    this.#parent = Int32Array.from({ length: count }, (_, index) => index);
  }

  join(a: number, b: number): void {
    this.#parent[this.#root(a)] = this.#root(b);
  }

  numbered(): Units {
    const numbers = new Map<number, number>();
    const unitOf = this.#parent.map((_, index) => {
      const root = this.#root(index);
      const number = numbers.get(root) ?? numbers.size;
      numbers.set(root, number);
      return number;
    });
    return { unitOf, count: numbers.size };
  }

  #root(index: number): number {
    let root = index;
    while (this.#parent[root] !== root) root = this.#parent[root] ?? root;
    this.#parent[index] = root;
    return root;
  }
}
