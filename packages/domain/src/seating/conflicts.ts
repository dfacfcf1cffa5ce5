// Names what contradicts itself: the smallest set of required rules, households and capacities that cannot hold together.
import { isPossible } from './feasibility.ts';
import type { SeatingProblem, SeatingRule, SeatingTable } from './problem.ts';

export interface SeatingConflict {
  ruleIds: string[];
  /** Households that would have to be separated: they share a table without a rule of their own. */
  householdIds: string[];
  /** Whether the number of seats is part of the conflict; without any rule there are more people than seats. */
  needsSeats: boolean;
}

type Item = { kind: 'rule'; id: string } | { kind: 'household'; id: string } | { kind: 'seats' };

/** Null when everything can hold. Leaving out any one part of the answer resolves this conflict; others may remain. */
export function findConflict(problem: SeatingProblem): SeatingConflict | null {
  if (isPossible(problem)) return null;
  const items = smallest(itemsOf(problem), (some) => !isPossible(withOnly(problem, some)));
  const idsOf = (kind: 'rule' | 'household') => items.flatMap((item) => (item.kind === kind ? item.id : []));
  return {
    ruleIds: idsOf('rule'),
    householdIds: idsOf('household'),
    needsSeats: items.some(({ kind }) => kind === 'seats'),
  };
}

/** Households first: they are many, and leaving out most of them at once makes every later check quick. */
function itemsOf({ guests, rules }: SeatingProblem): Item[] {
  const ruled = new Set(rules.flatMap((rule) => (rule.kind === 'household' ? rule.householdId : [])));
  const counts = Map.groupBy(guests, ({ householdId }) => householdId);
  const households = [...counts].flatMap(([id, members]) => (members.length > 1 && !ruled.has(id) ? id : []));
  return [
    ...households.map((id): Item => ({ kind: 'household', id })),
    { kind: 'seats' },
    ...rules.filter(isRequirement).map(({ id }): Item => ({ kind: 'rule', id })),
  ];
}

/** A children's table takes nobody else, however strong the wish to sit there is. */
function isRequirement({ kind, strength }: SeatingRule): boolean {
  return strength === 'required' || kind === 'childrenTable';
}

/** Leaves out halves, then quarters, down to single items, as long as what remains still conflicts. */
function smallest(items: readonly Item[], conflicts: (some: readonly Item[]) => boolean): readonly Item[] {
  let left = items;
  for (let chunk = Math.ceil(left.length / 2); chunk >= 1; chunk = chunk === 1 ? 0 : Math.ceil(chunk / 2)) {
    for (let start = 0; start < left.length; ) {
      const fewer = left.toSpliced(start, chunk);
      if (conflicts(fewer)) left = fewer;
      else start += chunk;
    }
  }
  return left;
}

/** The problem where only these items are required. */
function withOnly(problem: SeatingProblem, items: readonly Item[]): SeatingProblem {
  const has = (kind: Item['kind'], id?: string) =>
    items.some((item) => item.kind === kind && (item.kind === 'seats' || item.id === id));
  const seats = has('seats');
  const ruled = new Set(problem.rules.flatMap((rule) => (rule.kind === 'household' ? rule.householdId : [])));
  const freed = new Set(
    problem.guests.map(({ householdId }) => householdId).filter((id) => !ruled.has(id) && !has('household', id)),
  );
  return {
    ...problem,
    tables: seats ? problem.tables : problem.tables.map((table) => withSeatsFor(problem.guests.length, table)),
    rules: [
      ...problem.rules.flatMap((rule): SeatingRule[] => {
        if (!isRequirement(rule) || has('rule', rule.id)) return [rule];
        // Without its rule a household would be required to share a table again.
        return rule.kind === 'household' ? [{ ...rule, strength: 'possible' }] : [];
      }),
      ...[...freed].map(
        (householdId): SeatingRule => ({
          id: `free ${householdId}`,
          strength: 'possible',
          kind: 'household',
          householdId,
        }),
      ),
    ],
  };
}

/** So many seats that everybody could sit there without a neighbour. */
function withSeatsFor(people: number, table: SeatingTable): SeatingTable {
  return { ...table, capacity: Math.max(table.capacity, 3 * people) };
}
