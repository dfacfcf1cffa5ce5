import type { SeatingProblem } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { runSolver } from '#web/features/seating/solver/run-solver.ts';
import type { SolverProgress } from '#web/features/seating/solver/start-solver.ts';

const problem: SeatingProblem = {
  guests: ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    householdId: id,
    age: 'adult',
    side: null,
    tags: [],
    languages: [],
    needsSeat: true,
  })),
  tables: ['1', '2'].map((id) => ({ id, shape: 'round', capacity: 2, minimum: 0, neighbours: [] })),
  rules: [{ id: 'r', kind: 'together', strength: 'important', guestIds: ['a', 'd'] }],
};

describe('a run of the solver', () => {
  it('reports its progress and ends with its budget', async () => {
    const shares: number[] = [];
    const { solution } = await run({ budgetMs: 1_000, stopAfter: Number.POSITIVE_INFINITY }, ({ share }) =>
      shares.push(share),
    );
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(solution.review).toMatchObject({ score: 100, broken: [], unplaced: [], unmet: [] });
  });

  it('answers the best plan so far when it is stopped', async () => {
    const { solution, slices } = await run({ budgetMs: 1e9, stopAfter: 3 }, () => {});
    expect(slices).toBe(3);
    expect(Object.keys(solution.plan)).toHaveLength(4);
  });
});

/** With a clock that each look moves by 10 ms. */
async function run(
  { budgetMs, stopAfter }: { budgetMs: number; stopAfter: number },
  onProgress: (progress: SolverProgress) => void,
) {
  let time = 0;
  let slices = 0;
  const { solution } = await runSolver(
    { problem, options: { mode: 'propose', seed: 1, current: {} }, budgetMs },
    {
      now: () => {
        time += 10;
        return time;
      },
      pause: async () => {
        slices += 1;
      },
      isStopped: () => slices >= stopAfter,
      onProgress,
    },
  );
  return { solution, slices };
}
