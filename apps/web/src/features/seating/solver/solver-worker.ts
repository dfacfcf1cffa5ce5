// The worker of the seating solver. It fetches nothing: the problem arrives by message, the plans leave by message.
import { runSolver } from '#web/features/seating/solver/run-solver.ts';
import type { SolverCommand, SolverMessage, SolverProgress } from '#web/features/seating/solver/start-solver.ts';

let isStopped = false;
const send = (message: SolverMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<SolverCommand>) => {
  if (data.kind === 'stop') {
    isStopped = true;
    return;
  }
  const surroundings = {
    now: () => performance.now(),
    pause: () => new Promise<void>((resolve) => setTimeout(resolve, 0)),
    isStopped: () => isStopped,
    onProgress: (progress: SolverProgress) => send({ kind: 'progress', ...progress }),
  };
  // A failure becomes an `error` event of the worker, which the page turns into its refusal.
  void runSolver(data.request, surroundings).then(
    (outcome) => send({ kind: 'result', ...outcome }),
    (error: unknown) => reportError(error),
  );
});
