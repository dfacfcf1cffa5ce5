// The one job queue of a process. Any number of processes share it on one database: each job is run by one of them, tried
// again with growing pauses when it fails, and set aside in platform.dead_jobs when its tries are used up.
import { Logger, parseCronItems, run, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Observe } from '#platform/observation.ts';
import { watchPool } from '#platform/postgres/pool.ts';
import type { Tracing } from '#platform/tracing/span.ts';
import { QueueSupervisor } from './queue-supervisor.ts';
import { DEFAULT_LIMIT_MS, queueTask } from './run-task.ts';
import type { JobTask, ScheduleEntry } from './task.ts';

export interface JobsOptions {
  connection: pg.ClientConfig;
  tasks: Readonly<Record<string, JobTask>>;
  schedule: readonly ScheduleEntry[];
  observe: Observe;
  /** Who receives the spans of jobs. */
  tracing?: Tracing | undefined;
}

export interface Jobs {
  /** Lets what is being done end. */
  stop(): Promise<void>;
}

/** With the queue's back-off (e¹, e², … seconds) the tenth try comes about three and a half hours after the first. */
export const DEFAULT_ATTEMPTS = 10;

const CONCURRENCY = 4;
const RELEASE_EVERY_MS = 20_000;
const CATCH_UP_MS = 24 * 3_600_000;

// The queue's own log would repeat error texts; our events report what matters.
const silent = new Logger(() => () => {});

/** The queue's tables, which adding a job needs too. Harmless to repeat. */
export async function prepareJobs(connection: pg.ClientConfig, observe: Observe = () => {}): Promise<void> {
  const pgPool = openQueuePool(connection, observe);
  await runMigrations({ pgPool, logger: silent }).finally(() => pgPool.end());
}

/** Also lays the queue's tables, so jobs can be added once this has resolved. */
export async function startJobs({ connection, tasks, schedule, observe, tracing }: JobsOptions): Promise<Jobs> {
  const parsedCronItems = cronItems(tasks, schedule);
  const pool = openQueuePool(connection, observe, tracing);
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, queueTask(name, task, { pool, observe, tracing })]),
  );
  const supervisor = new QueueSupervisor(
    () =>
      run({
        pgPool: pool,
        logger: silent,
        taskList,
        parsedCronItems,
        concurrency: CONCURRENCY,
        // A new job wakes the queue at once; this is for those that have come due.
        pollInterval: 2_000,
        noHandleSignals: true,
        // Only batches are written with retries; a single write that meets a lost database would end the process.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      }),
    observe,
  );
  const release = () => releaseHeld(pool, tasks);
  try {
    await supervisor.start();
    await release();
  } catch (error) {
    await supervisor.stop();
    await pool.end();
    throw error;
  }
  const timer = setInterval(() => release().catch(() => {}), RELEASE_EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await supervisor.stop();
      await pool.end();
    },
  };
}

/** One connection listens, the others work and look after the rest. */
function openQueuePool(connection: pg.ClientConfig, observe: Observe, tracing?: Tracing): pg.Pool {
  const statements = { observe, slowMs: undefined, tracing };
  return watchPool({ ...connection, max: CONCURRENCY + 3, application_name: 'liesse jobs', statements }, observe);
}

function cronItems(tasks: JobsOptions['tasks'], schedule: readonly ScheduleEntry[]) {
  const names = new Set<string>();
  return schedule.flatMap(({ task, cron, payload = {}, name = task, catchUpMs = CATCH_UP_MS, queue }) => {
    if (!(task in tasks)) throw new Error(`the schedule names the task ${task}, which there is not`);
    if (names.has(name)) throw new Error(`the schedule has two entries with the name ${name}`);
    names.add(name);
    try {
      return parseCronItems([
        {
          task,
          match: cron,
          payload,
          identifier: name,
          options: {
            backfillPeriod: catchUpMs,
            maxAttempts: DEFAULT_ATTEMPTS,
            ...(queue === undefined ? {} : { queueName: queue }),
          },
        },
      ]);
    } catch (error) {
      throw new Error(`the schedule of ${name}: "${cron}" is not a cron expression of five fields`, { cause: error });
    }
  });
}

/** The queue itself would give a dead process four hours; a job held longer than its task may last has none any more. */
async function releaseHeld(db: pg.Pool, tasks: JobsOptions['tasks']): Promise<void> {
  const limits = Object.values(tasks).map(({ limitMs }) => (limitMs ?? DEFAULT_LIMIT_MS) * 1.5);
  await db.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct j.locked_by from graphile_worker.jobs j
       join unnest($1::text[], $2::float8[]) as t (name, ms) on t.name = j.task_identifier
       where j.locked_at < now() - t.ms * interval '1 millisecond'))`,
    [Object.keys(tasks), limits],
  );
}
