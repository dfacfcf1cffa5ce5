import { describe, expect, it } from 'vitest';
import { readWeddings } from '../../../../bench/seating/instance.ts';
import { findConflict } from './conflicts.ts';
import type { SeatingProblem, SeatingRule } from './problem.ts';

const pair = (id: string, kind: 'together' | 'apart' | 'near' | 'notNear', ...guestIds: string[]): SeatingRule => ({
  id,
  kind,
  strength: 'required',
  guestIds,
});

describe('conflicts', () => {
  it('finds none in the reference weddings', () => {
    for (const { problem } of readWeddings()) expect(findConflict(problem)).toBeNull();
  });

  it('names only the rules that contradict each other', () => {
    const [wedding] = readWeddings().slice(4, 5);
    if (wedding === undefined) throw new Error('no wedding');
    const [a = '', b = '', c = ''] = ['H9', 'H11', 'H14'].map(
      (household) => wedding.problem.guests.find(({ householdId }) => householdId === household)?.id,
    );
    const rules = [pair('ab', 'together', a, b), pair('bc', 'together', b, c), pair('ac', 'apart', a, c)];
    const conflict = findConflict({ ...wedding.problem, rules: [...wedding.problem.rules, ...rules] });
    expect(conflict).toEqual({ ruleIds: ['ab', 'bc', 'ac'], householdIds: [], needsSeats: false });
  });

  it('names a household that a rule separates', () => {
    const problem = problemOf([2, 1], [4, 4], [pair('apart', 'apart', 'g0-0', 'g0-1')]);
    expect(findConflict(problem)).toEqual({ ruleIds: ['apart'], householdIds: ['h0'], needsSeats: false });
  });

  it('says that there are more people than seats', () => {
    expect(findConflict(problemOf([2, 3], [2, 2], []))).toEqual({ ruleIds: [], householdIds: [], needsSeats: true });
  });

  it('names a household that is larger than every table', () => {
    const conflict = findConflict(problemOf([5], [4, 4], []));
    expect(conflict).toEqual({ ruleIds: [], householdIds: ['h0'], needsSeats: true });
  });

  it('names the reserved tables that leave too few seats for the others', () => {
    const reserved = (tableId: string): SeatingRule => ({
      id: `reserved ${tableId}`,
      kind: 'reserved',
      strength: 'required',
      tableId,
      tag: 'family',
    });
    const conflict = findConflict(problemOf([1, 1, 1], [2, 2, 2], [reserved('t0'), reserved('t1')]));
    expect(conflict).toEqual({ ruleIds: ['reserved t0', 'reserved t1'], householdIds: [], needsSeats: true });
  });

  it('names three guests who must be apart at two tables', () => {
    const problem = problemOf(
      [1, 1, 1],
      [4, 4],
      [
        pair('ab', 'apart', 'g0-0', 'g1-0'),
        pair('bc', 'apart', 'g1-0', 'g2-0'),
        pair('ca', 'apart', 'g2-0', 'g0-0'),
        pair('near', 'near', 'g0-0', 'g1-0'),
      ],
    );
    expect(findConflict(problem)).toEqual({ ruleIds: ['ab', 'bc', 'ca'], householdIds: [], needsSeats: false });
  });
});

function problemOf(households: number[], capacities: number[], rules: SeatingRule[]): SeatingProblem {
  return {
    guests: households.flatMap((count, household) =>
      Array.from({ length: count }, (_, index) => ({
        id: `g${household}-${index}`,
        householdId: `h${household}`,
        age: 'adult' as const,
        side: null,
        tags: [],
        languages: [],
        needsSeat: true,
      })),
    ),
    tables: capacities.map((capacity, index) => ({
      id: `t${index}`,
      shape: 'round' as const,
      capacity,
      minimum: 0,
      neighbours: [`t${index + 1}`],
    })),
    rules,
  };
}
