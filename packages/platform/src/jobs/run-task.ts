// Puts a task of ours into the queue's shape: a time limit, a clean reason on failure, events, effects done once.
import type { JobHelpers, Task } from 'graphile-worker';
import type pg from 'pg';
import type { Observe } from '#platform/observation.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';
import { inSpan, type Tracing } from '#platform/tracing/span.ts';
import { continueTrace } from '#platform/tracing/trace-context.ts';
import { JobFailed, reasonOf } from './failure.ts';
import type { Job, JobTask } from './task.ts';

export const DEFAULT_LIMIT_MS = 300_000;

export interface TaskParts {
  pool: pg.Pool;
  observe: Observe;
  tracing?: Tracing | undefined;
}

export function queueTask(name: string, task: JobTask, parts: TaskParts): Task {
  return (given, helpers) => {
    const { trace, payload } = takeTrace(given);
    const attributes = { 'liesse.task': name, 'liesse.attempts': helpers.job.attempts };
    return inSpan(parts.tracing, continueTrace(trace), { kind: 'consumer', name: `job ${name}`, attributes }, () =>
      attempt(name, task, parts, payload, helpers),
    );
  };
}

/** The trace of the request that added the job, which the task itself does not see. */
function takeTrace(given: unknown): { trace: string | undefined; payload: unknown } {
  if (typeof given !== 'object' || given === null || !('_trace' in given)) return { trace: undefined, payload: given };
  const { _trace: trace, ...payload } = given;
  return { trace: typeof trace === 'string' ? trace : undefined, payload };
}

async function attempt(
  name: string,
  task: JobTask,
  { pool, observe }: TaskParts,
  payload: unknown,
  helpers: JobHelpers,
): Promise<void> {
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
