import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWeddings } from '../../../../bench/seating/instance.ts';
import { problemOf, problems, problemsUpTo } from '../../../../bench/seating/small-weddings.ts';
import type { SeatingPlan, SeatingProblem, SeatingRule } from './problem.ts';
import { reviewPlan } from './score.ts';
import { assignSeats } from './seats.ts';
import { createSeatingSolver, type SeatingSolution, type SolveMode } from './solve.ts';

const STEPS = 5;

describe('a proposal', () => {
  it('seats nobody twice, nobody beyond a capacity, and breaks no required rule', () => {
    fc.assert(
      fc.property(problems, ({ problem, seed }) => {
        const { plan, review } = solve(problem, 'propose', {}, seed);
        expect(Object.keys(plan).length + review.unplaced.length).toBe(problem.guests.length);
        expect(review.broken.filter(({ kind }) => kind !== 'minimum')).toEqual([]);
      }),
      { numRuns: 50, seed: 7 },
    );
  });

  it('is the same for the same seed', () => {
    for (const { problem } of readWeddings().slice(0, 3)) {
      expect(solve(problem, 'propose', {}, 3)).toEqual(solve(problem, 'propose', {}, 3));
    }
  });

  it('finds the proven optimum of thirty guests', () => {
    for (const { problem, bound } of readWeddings().slice(0, 2)) {
      expect(solve(problem, 'propose', {}, 1, 200).review).toMatchObject({ score: bound, broken: [], unplaced: [] });
    }
  });

  it('leaves everybody who has a place there, and seats a late guest with their household', () => {
    for (const { problem, bestKnown } of readWeddings()) {
      const [late] = problem.guests.slice(-1);
      const { [late?.id ?? '']: place, ...others } = bestKnown.plan;
      const { plan, moved } = solve(problem, 'propose', others, 1);
      expect(tablesOf(plan)).toMatchObject(tablesOf(others));
      expect(moved).toEqual([]);
      const household = problem.guests.filter(({ householdId }) => householdId === late?.householdId);
      if (household.length > 1) expect(plan[late?.id ?? '']?.tableId).toBe(place?.tableId);
    }
  });

  it('mixes the sides where a required rule makes them take turns', () => {
    const families = problemOf([2, 2, 2, 2, 2, 2], [4, 4, 4], []);
    const affinities = families.guests.flatMap((a) =>
      families.guests.flatMap((b) =>
        a.id < b.id && a.side === b.side ? { guestIds: [a.id, b.id] as const, weight: 50 } : [],
      ),
    );
    const largestSide = (rules: SeatingRule[]) => {
      const { plan, review } = solve({ ...families, affinities, rules }, 'propose', {}, 1);
      expect(review).toMatchObject({ broken: [], unplaced: [] });
      const groups = Map.groupBy(families.guests, ({ id, side }) => `${plan[id]?.tableId} ${side}`);
      return Math.max(...[...groups.values()].map(({ length }) => length));
    };
    expect(largestSide([])).toBe(4);
    expect(largestSide([{ id: 'turns', kind: 'alternateSides', strength: 'required', tableId: null }])).toBe(2);
  });

  it('mixes the sides where they shall take turns by a wish, and seats people in turn', () => {
    const families = problemOf([2, 2, 2, 2], [4, 4], []);
    const wish: SeatingRule = { id: 'turns', kind: 'alternateSides', strength: 'important', tableId: null };
    const { review } = solve({ ...families, rules: [wish] }, 'propose', {}, 1);
    expect(review).toMatchObject({ broken: [], unplaced: [], unmet: [] });
  });

  it('leaves out whoever is too many of one side where sides must take turns', () => {
    const turns: SeatingRule = { id: 'turns', kind: 'alternateSides', strength: 'required', tableId: null };
    const { review } = solve({ ...problemOf([1, 1, 1, 1, 1, 1], [4, 4], []), rules: [turns] }, 'propose', {}, 1);
    expect(review).toMatchObject({ broken: [], unplaced: [] });
    const oneSide = { ...problemOf([1, 0, 1, 0, 1, 0, 1], [6], []), rules: [turns] };
    expect(solve(oneSide, 'propose', {}, 1).review).toMatchObject({ broken: [], unplaced: [expect.any(String)] });
  });

  it('leaves people without a place when there are more than seats', () => {
    const { review } = solve(problemOf([2, 2, 2], [2, 3], []), 'propose', {}, 1);
    expect(review).toMatchObject({ broken: [] });
    expect(review.unplaced).toHaveLength(2);
  });
});

describe('an improvement', () => {
  it('never lowers the score and moves fewer people than a new plan', () => {
    const [wedding] = readWeddings().slice(2, 3);
    if (wedding === undefined) throw new Error('no wedding');
    const start = solve(wedding.problem, 'propose', {}, 1, 1).plan;
    const before = reviewPlan(wedding.problem, start).score;
    const improved = solve(wedding.problem, 'improve', start, 1, 100);
    expect(improved.review.broken).toEqual([]);
    expect(improved.review.score).toBeGreaterThanOrEqual(before);
    expect(improved.moved.length).toBeLessThan(wedding.problem.guests.length / 2);
  });
});

describe('a repair', () => {
  it('gives other seats at the same table to people whose sides must take turns', () => {
    const turns: SeatingRule = { id: 'turns', kind: 'alternateSides', strength: 'required', tableId: null };
    const problem = { ...problemOf([2, 2], [4], []), rules: [turns] };
    const inOrder = Object.fromEntries(problem.guests.map(({ id }, seat) => [id, { tableId: 't0', seat }]));
    expect(solve(problem, 'propose', inOrder, 1)).toMatchObject({
      plan: inOrder,
      review: { broken: [{ ruleId: 'turns' }] },
    });
    expect(solve(problem, 'repair', inOrder, 1)).toMatchObject({ moved: [], review: { broken: [] } });
  });

  it('moves at most 1.2 times the fewest people that must move', () => {
    let [moved, fewest] = [0, 0];
    fc.assert(
      fc.property(problemsUpTo(6, 3), ({ problem, seed }) => {
        const current = scattered(problem, seed);
        const least = fewestMoves(problem, current);
        if (least === null) return;
        const repaired = solve(problem, 'repair', current, seed, 20);
        expect(repaired.review).toMatchObject({ broken: [], unplaced: [] });
        moved += repaired.moved.length;
        fewest += least;
      }),
      { numRuns: 60, seed: 11 },
    );
    expect(fewest).toBeGreaterThan(15);
    expect(moved).toBeLessThanOrEqual(1.2 * fewest);
  });

  it('changes nothing in a plan that breaks nothing', () => {
    for (const { problem, bestKnown } of readWeddings().slice(0, 6)) {
      const { plan, moved } = solve(problem, 'repair', bestKnown.plan, 1);
      expect(tablesOf(plan)).toEqual(tablesOf(bestKnown.plan));
      expect(moved).toEqual([]);
    }
  });
});

const tablesOf = (plan: SeatingPlan) =>
  Object.fromEntries(Object.entries(plan).map(([guestId, { tableId }]) => [guestId, tableId]));

function solve(
  problem: SeatingProblem,
  mode: SolveMode,
  current: SeatingPlan,
  seed: number,
  steps = STEPS,
): SeatingSolution {
  const solver = createSeatingSolver(problem, { mode, seed, current });
  for (let step = 0; step < steps && !solver.isDone; step += 1) solver.step();
  return solver.best();
}

/** Households at tables in turn, whatever the rules say. */
function scattered({ guests, tables }: SeatingProblem, seed: number): SeatingPlan {
  return Object.fromEntries(
    guests.map(({ id, householdId }) => {
      const table = tables[(Number(householdId.slice(1)) * 7 + seed) % tables.length];
      return [id, { tableId: table?.id ?? '', seat: null }];
    }),
  );
}

/** By trying every table for every household; null when no plan holds every required rule. */
function fewestMoves(problem: SeatingProblem, current: SeatingPlan): number | null {
  const households = [...new Set(problem.guests.map(({ householdId }) => householdId))];
  let fewest: number | null = null;
  const total = problem.tables.length ** households.length;
  for (let code = 0; code < total; code += 1) {
    const plan = Object.fromEntries(
      problem.guests.map(({ id, householdId }) => {
        const digit = Math.floor(code / problem.tables.length ** households.indexOf(householdId));
        return [id, { tableId: problem.tables[digit % problem.tables.length]?.id ?? '', seat: null }];
      }),
    );
    const moves = problem.guests.filter(({ id }) => plan[id]?.tableId !== current[id]?.tableId).length;
    if (fewest !== null && moves >= fewest) continue;
    // Seats are assigned only where nothing else is broken: they take most of the time.
    if (reviewPlan(problem, plan).broken.length > 0) continue;
    if (reviewPlan(problem, assignSeats(problem, plan)).broken.length === 0) fewest = moves;
  }
  return fewest;
}
