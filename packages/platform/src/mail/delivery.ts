// Delivers what stands in the outbox, through the job queue: several processes share it, and each message has one job.
import { Logger, parseCronItems, run, runMigrations, type Task } from 'graphile-worker';
import pg from 'pg';
import type { AuthConfig } from '#platform/auth/config.ts';
import type { Observe } from '#platform/http/observation.ts';
import { createDeliveryTask, SEND_LIMIT_MS, type SmsProvider } from './delivery-task.ts';
import { DELIVERY_TASK } from './messages.ts';
import { QueueKeeper } from './queue-keeper.ts';
import { createSmtpSender } from './smtp.ts';

export interface DeliveryOptions {
  connection: pg.ClientConfig;
  /** Without it nothing leaves: messages stay where the demonstration's mailbox reads them. */
  smtp: AuthConfig['smtp'];
  sms?: SmsProvider | null;
  observe: Observe;
}

export interface Delivery {
  /** Lets what is being sent end. */
  stop(): Promise<void>;
}

const RETENTION_TASK = 'forget_messages';
const RETENTION_DAYS = 30;
const RELEASE_EVERY_MS = 20_000;

// The queue's own log repeats error texts; what is worth knowing is told by our events.
const silent = new Logger(() => () => {});

/** The queue's tables, which writing a message needs too. Harmless to repeat. */
export async function prepareDelivery(connection: pg.ClientConfig): Promise<void> {
  const pgPool = openQueuePool(connection, () => {});
  await runMigrations({ pgPool, logger: silent }).finally(() => pgPool.end());
}

/** Also lays the queue's tables, so messages can be written once this has resolved. */
export async function startDelivery({ connection, smtp, sms = null, observe }: DeliveryOptions): Promise<Delivery> {
  const pgPool = openQueuePool(connection, (error) => observe({ kind: 'pool.error', message: error.message }));
  const sender = smtp === null ? null : createSmtpSender(smtp);
  const taskList = {
    [DELIVERY_TASK]: createDeliveryTask({ sender, sms, observe }),
    [RETENTION_TASK]: forgetOldMessages,
  };
  const keeper = new QueueKeeper(
    () =>
      run({
        pgPool,
        logger: silent,
        taskList,
        parsedCronItems: parseCronItems([{ task: RETENTION_TASK, match: '17 3 * * *' }]),
        concurrency: 2,
        // A new message wakes the queue at once; this is for tries that have come due.
        pollInterval: 2_000,
        noHandleSignals: true,
        // Only batches are written with retries; a single write that meets a lost database would end the process.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      }),
    observe,
  );
  try {
    await keeper.start();
    await releaseHeld(pgPool);
  } catch (error) {
    await keeper.stop();
    await pgPool.end();
    throw error;
  }
  const timer = setInterval(() => releaseHeld(pgPool).catch(() => {}), RELEASE_EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await keeper.stop();
      sender?.close();
      await pgPool.end();
    },
  };
}

/** One connection listens, two work, one looks after the rest. A lost one is told, whether it was in use or idle. */
function openQueuePool(connection: pg.ClientConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...connection, max: 4, application_name: 'liesse mail' });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** The queue itself would give a dead process four hours; a code lives ten minutes. */
async function releaseHeld(db: pg.Pool): Promise<void> {
  await db.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker.jobs
       where task_identifier = $1 and locked_at < now() - $2 * interval '1 millisecond'))`,
    [DELIVERY_TASK, SEND_LIMIT_MS * 1.5],
  );
}

const forgetOldMessages: Task = async (_payload, helpers) => {
  await helpers.query(`delete from platform.outbox where created_at < now() - interval '${RETENTION_DAYS} days'`);
};
