// Runs the solver for a plan in its worker, from the first step to its result.
import type { SolveMode } from '@liesse/domain';
import { useEffect, useRef, useState } from 'react';
import type { SeatingPage } from '#web/features/seating/page.ts';
import { planOf } from '#web/features/seating/proposal.ts';
import { problemOf } from '#web/features/seating/rules.ts';
import {
  type SolverOutcome,
  type SolverProgress,
  type SolverRun,
  startSolver,
} from '#web/features/seating/solver/start-solver.ts';

export type ProposalState =
  | { kind: 'choosing' }
  | { kind: 'running'; progress: SolverProgress | null }
  /** `page` is the plan that the solver read. */
  | ({ kind: 'done'; page: SeatingPage } & SolverOutcome)
  | { kind: 'failed' };

const BUDGET_MS = 4_000;

export function useProposal() {
  const [state, setState] = useState<ProposalState>({ kind: 'choosing' });
  const run = useRef<SolverRun>(null);
  useEffect(() => () => run.current?.abort(), []);

  async function start(page: SeatingPage, mode: SolveMode) {
    setState({ kind: 'running', progress: null });
    const started = startSolver(
      {
        problem: problemOf(page),
        // Always the same seed: the same plan and the same rules give the same proposal.
        options: { mode, seed: 1, current: planOf(page) },
        budgetMs: BUDGET_MS,
      },
      (progress) => setState({ kind: 'running', progress }),
    );
    run.current = started;
    const result = await started.result;
    if (run.current !== started) return;
    setState(
      result.ok ? { kind: 'done', page, solution: result.solution, conflict: result.conflict } : { kind: 'failed' },
    );
  }
  return {
    state,
    start: (page: SeatingPage, mode: SolveMode) => void start(page, mode),
    stop: () => run.current?.stop(),
    choose: () => setState({ kind: 'choosing' }),
  };
}
