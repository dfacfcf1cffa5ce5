// The loop around the solver: short slices until the budget is spent, so that a message to stop arrives between two of them.
import { createSeatingSolver, findConflict } from '@liesse/domain';
import type { SolverOutcome, SolverProgress, SolverRequest } from '#web/features/seating/solver/start-solver.ts';

const SLICE_MS = 40;
const PROGRESS_MS = 250;

export interface RunSurroundings {
  now: () => number;
  /** Lets waiting messages in. */
  pause: () => Promise<void>;
  isStopped: () => boolean;
  onProgress: (progress: SolverProgress) => void;
}

export async function runSolver(
  { problem, options, budgetMs }: SolverRequest,
  { now, pause, isStopped, onProgress }: RunSurroundings,
): Promise<SolverOutcome> {
  const solver = createSeatingSolver(problem, options);
  const started = now();
  let reported = started;
  while (!solver.isDone && !isStopped() && now() - started < budgetMs) {
    const slice = now();
    while (now() - slice < SLICE_MS) solver.step();
    if (now() - reported >= PROGRESS_MS) {
      reported = now();
      onProgress({ share: Math.min(1, (reported - started) / budgetMs), solution: solver.best() });
    }
    await pause();
  }
  const solution = solver.best();
  const { broken, unplaced } = solution.review;
  return { solution, conflict: broken.length + unplaced.length === 0 ? null : findConflict(problem) };
}
