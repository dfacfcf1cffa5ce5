import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWeddings } from '../../../../bench/seating/instance.ts';
import { findConflict } from './conflicts.ts';
import { problemsUpTo } from './fixtures/problems.ts';
import type { SeatingProblem, SeatingRule } from './problem.ts';
import { reviewPlan } from './score.ts';
import { assignSeats } from './seats.ts';
import { unitsOf } from './units.ts';

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

  describe('with sides that must take turns', () => {
    const turns: SeatingRule = { id: 'turns', kind: 'alternateSides', strength: 'required', tableId: null };
    const onSeat = (guestId: string, seat: number): SeatingRule => ({
      id: `${guestId} on ${seat}`,
      kind: 'fixed',
      strength: 'required',
      guestId,
      tableId: 't0',
      seat,
    });
    const ofSides = (problem: SeatingProblem, sides: Record<string, string>): SeatingProblem => ({
      ...problem,
      guests: problem.guests.map((guest) => ({ ...guest, side: sides[guest.householdId] ?? null })),
    });

    it('names the rule and the seats when one side has more people than every second seat', () => {
      const problem = ofSides(problemOf([1, 1, 1, 1], [6], [turns]), { h0: 'a', h1: 'a', h2: 'a', h3: 'a' });
      expect(findConflict(problem)).toEqual({ ruleIds: ['turns'], householdIds: [], needsSeats: true });
      expect(findConflict(ofSides(problem, { h0: 'a', h1: 'a', h2: 'a', h3: 'b' }))).toBeNull();
    });

    it('names the household that no table takes', () => {
      const problem = ofSides(problemOf([3, 1], [4, 4], [turns]), { h0: 'a', h1: 'b' });
      expect(findConflict(problem)).toEqual({ ruleIds: ['turns'], householdIds: ['h0'], needsSeats: true });
    });

    it('names fixed seats beside each other, and not those with a seat between them', () => {
      const sides = { h0: 'a', h1: 'a' };
      const [first, beside, apart] = [onSeat('g0-0', 0), onSeat('g1-0', 1), onSeat('g1-0', 2)];
      const conflict = findConflict(ofSides(problemOf([1, 1], [6], [turns, first, beside]), sides));
      expect(conflict).toEqual({ ruleIds: ['turns', first.id, beside.id], householdIds: [], needsSeats: false });
      expect(findConflict(ofSides(problemOf([1, 1], [6], [turns, first, apart]), sides))).toBeNull();
    });
  });

  it('names two people with one fixed seat', () => {
    const fixed = (guestId: string): SeatingRule => ({
      id: guestId,
      kind: 'fixed',
      strength: 'required',
      guestId,
      tableId: 't0',
      seat: 1,
    });
    const problem = problemOf([1, 1], [4], [fixed('g0-0'), fixed('g1-0')]);
    expect(findConflict(problem)).toEqual({ ruleIds: ['g0-0', 'g1-0'], householdIds: [], needsSeats: false });
  });

  it('are found exactly when no plan holds every required rule, whatever its kind', () => {
    let impossible = 0;
    fc.assert(
      fc.property(problemsUpTo(4, 3), ({ problem }) => {
        const conflict = findConflict(problem);
        expect(conflict === null).toBe(hasPlan(problem));
        if (conflict !== null) impossible += 1;
      }),
      { numRuns: 100, seed: 5 },
    );
    expect(impossible).toBeGreaterThan(20);
  });
});

/** By trying every table for every unit. */
function hasPlan(problem: SeatingProblem): boolean {
  const { guests, tables } = problem;
  const { unitOf, count } = unitsOf(problem);
  for (let code = 0; code < tables.length ** count; code += 1) {
    const tableOf = (unit: number) => tables[Math.floor(code / tables.length ** unit) % tables.length]?.id ?? '';
    const plan = Object.fromEntries(
      guests.map(({ id }, guest) => [id, { tableId: tableOf(unitOf[guest] ?? 0), seat: null }]),
    );
    if (reviewPlan(problem, assignSeats(problem, plan)).broken.length === 0) return true;
  }
  return false;
}

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
