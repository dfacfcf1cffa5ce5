// Runs the seating solver in a worker, so that the page never freezes. A run can be stopped and answers the best plan so far.
import type { SeatingConflict, SeatingProblem, SeatingSolution, SolveOptions } from '@liesse/domain';

export interface SolverRequest {
  problem: SeatingProblem;
  options: SolveOptions;
  budgetMs: number;
}

export type SolverCommand = { kind: 'start'; request: SolverRequest } | { kind: 'stop' };

/** `share` is the part of the budget that is spent, from 0 to 1. */
export type SolverProgress = { share: number; solution: SeatingSolution };

/** `conflict` says what contradicts itself when not everything required holds. */
export type SolverOutcome = { solution: SeatingSolution; conflict: SeatingConflict | null };

export type SolverMessage = ({ kind: 'progress' } & SolverProgress) | ({ kind: 'result' } & SolverOutcome);

export type SolverResult = ({ ok: true } & SolverOutcome) | { ok: false; reason: 'solver-failed' };

export interface SolverRun {
  /** Ends the run early: `result` is then the best plan so far. */
  stop: () => void;
  /** Ends the worker without a result, when the page is left. */
  abort: () => void;
  result: Promise<SolverResult>;
}

export function startSolver(request: SolverRequest, onProgress: (progress: SolverProgress) => void): SolverRun {
  const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
  const send = (command: SolverCommand) => worker.postMessage(command, []);
  const { promise, resolve } = Promise.withResolvers<SolverResult>();
  const end = (result: SolverResult) => {
    worker.terminate();
    resolve(result);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<SolverMessage>) => {
    if (data.kind === 'progress') onProgress(data);
    else end({ ok: true, solution: data.solution, conflict: data.conflict });
  });
  worker.addEventListener('error', () => end({ ok: false, reason: 'solver-failed' }));
  send({ kind: 'start', request });
  return {
    stop: () => send({ kind: 'stop' }),
    abort: () => end({ ok: false, reason: 'solver-failed' }),
    result: promise,
  };
}
