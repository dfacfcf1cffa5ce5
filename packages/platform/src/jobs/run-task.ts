// Puts a task of ours into the queue's shape: a time limit, a clean reason on failure, events, effects done once.
import type { JobHelpers, Task } from 'graphile-worker';
import type pg from 'pg';
import type { Observe } from '#platform/observation.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';
import { JobFailed, reasonOf } from './failure.ts';
import type { Job, JobTask } from './task.ts';

export const DEFAULT_LIMIT_MS = 300_000;

export function queueTask(name: string, task: JobTask, { pool, observe }: { pool: pg.Pool; observe: Observe }): Task {
  return async (payload, helpers) => {
    const began = performance.now();
    const { attempts, max_attempts: allowed } = helpers.job;
    try {
      await runWithin(task.limitMs ?? DEFAULT_LIMIT_MS, helpers.abortSignal, (signal) =>
        task.run(payload, jobOf(name, helpers, pool, signal)),
      );
    } catch (error) {
      const reason = reasonOf(error);
      observe({ kind: 'job.failed', task: name, attempts, isFinal: attempts >= allowed, reason });
      // The queue stores the message of a thrown error and tries again later.
      throw new Error(reason, { cause: error });
    }
    observe({ kind: 'job.done', task: name, attempts, ms: Math.round(performance.now() - began) });
  };
}

async function runWithin(
  limitMs: number,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const limit = new AbortController();
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    limit.abort();
    timeout.reject(new JobFailed(`not ended after ${Math.round(limitMs / 1_000)} s`));
  }, limitMs);
  try {
    await Promise.race([work(AbortSignal.any([limit.signal, stopping])), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function jobOf(task: string, { job }: JobHelpers, pool: pg.Pool, signal: AbortSignal): Job {
  return {
    id: job.id,
    task,
    attempts: job.attempts,
    maxAttempts: job.max_attempts,
    signal,
    query: (text, values) => pool.query(text, values),
    once: (key, work, retention = { days: EFFECT_LIFETIME_DAYS }) =>
      inTransaction(pool, async (client) => {
        // A second one that comes while the first is at work waits here for its end.
        const { rowCount } = await client.query(RECORD, [`once:${task}:${key}`, retention.days]);
        if (rowCount === 0) return false;
        await work(client);
        return true;
      }),
  };
}

const EFFECT_LIFETIME_DAYS = 400;
const RECORD = `insert into platform.job_effects (key, forget_at) values ($1, now() + make_interval(days => $2))
  on conflict do nothing`;
