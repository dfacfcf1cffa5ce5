// Small weddings for the tests of the seating rules, small enough to try every plan.
import type { SeatingProblem, SeatingRule } from '@liesse/domain';
import fc from 'fast-check';

export interface RuleSketch {
  kind: SeatingRule['kind'];
  strength: SeatingRule['strength'];
  a: number;
  b: number;
}

const KINDS: readonly SeatingRule['kind'][] = [
  'together',
  'apart',
  'near',
  'notNear',
  'household',
  'childrenTable',
  'groupBySide',
  'groupByLanguage',
  'groupByTag',
  'alternateSides',
  'reserved',
  'fixed',
];

/** Households of one to three, tables of two to six, a few rules of every kind that may contradict each other. */
export const problems = problemsUpTo(7, 4);

export function problemsUpTo(households: number, tables: number) {
  return fc
    .record({
      households: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: households }),
      capacities: fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 1, maxLength: tables }),
      rules: fc.array(
        fc.record({
          kind: fc.constantFrom(...KINDS),
          strength: fc.constantFrom('required', 'important', 'possible'),
          a: fc.nat(30),
          b: fc.nat(30),
        }),
        { maxLength: 5 },
      ),
      seed: fc.nat(1_000),
    })
    .map(({ households: sizes, capacities, rules, seed }) => ({ problem: problemOf(sizes, capacities, rules), seed }));
}

/** Every second household is of one side, every third is family, every fifth speaks another language; the third of a household is a child. */
export function problemOf(households: number[], capacities: number[], rules: RuleSketch[]): SeatingProblem {
  const guests = households.flatMap((count, household) =>
    Array.from({ length: count }, (_, index) => ({
      id: `g${household}-${index}`,
      householdId: `h${household}`,
      age: index === 2 ? ('child' as const) : ('adult' as const),
      side: household % 2 === 0 ? 'a' : 'b',
      tags: household % 3 === 0 ? ['family'] : [],
      languages: household % 5 === 4 ? ['pt'] : ['fr'],
      needsSeat: true,
    })),
  );
  const tables = capacities.map((capacity, index) => ({
    id: `t${index}`,
    shape: index % 3 === 2 ? ('head' as const) : ('round' as const),
    capacity,
    minimum: 0,
    neighbours: [`t${index - 1}`, `t${index + 1}`],
  }));
  return { guests, tables, rules: rules.map(ruleOf) };

  function ruleOf({ kind, strength, a, b }: RuleSketch, index: number): SeatingRule {
    const [one, other] = [guests[a % guests.length], guests[b % guests.length]];
    const [guestId = '', householdId = ''] = [one?.id, one?.householdId];
    const table = tables[b % tables.length];
    const tableId = table?.id ?? '';
    const rule = { id: `r${index}`, strength };
    switch (kind) {
      case 'together':
      case 'apart':
      case 'near':
      case 'notNear':
        return { ...rule, kind, guestIds: [guestId, other?.id ?? ''] };
      case 'household':
        return { ...rule, kind, householdId };
      case 'childrenTable':
        return { ...rule, kind, tableId, householdIds: [householdId, other?.householdId ?? ''] };
      case 'groupBySide':
      case 'groupByLanguage':
        return { ...rule, kind };
      case 'groupByTag':
        return { ...rule, kind, tag: 'family' };
      case 'alternateSides':
        return { ...rule, kind, tableId: a % 2 === 0 ? null : tableId };
      case 'reserved':
        return { ...rule, kind, tableId, tag: 'family' };
      case 'fixed':
        return { ...rule, kind, guestId, tableId, seat: a % 2 === 0 ? null : a % (table?.capacity ?? 1) };
    }
  }
}
