// The jobs that every platform has (delivery of messages, retention, backups, the project's timetable), and those added to it.
import type pg from 'pg';
import type { AuthConfig } from '#platform/auth/config/config.ts';
import {
  BACKUP_TASK,
  createBackupTask,
  createTidyTask,
  TIDY_TASK,
  tidySchedule,
} from '#platform/backup/backup-task.ts';
import type { BackupConfig } from '#platform/backup/config.ts';
import { createDelivery } from '#platform/mail/delivery.ts';
import { DELIVERY_TASK } from '#platform/mail/messages.ts';
import type { Observe } from '#platform/observation.ts';
import type { StorageConfig } from '#platform/storage/config.ts';
import type { Tracing } from '#platform/tracing/span.ts';
import { RETENTION_TASK, retentionSchedule, retentionTask } from './jobs/retention.ts';
import { createRotationTask, ROTATION_TASK } from './jobs/rotate-signing-key.ts';
import { type Jobs, startJobs } from './jobs/runner.ts';
import {
  CALL_TASK,
  createCallTask,
  type InvokeFunction,
  type ScheduledCall,
  scheduleOf,
} from './jobs/scheduled-calls.ts';
import type { JobTask, ScheduleEntry } from './jobs/task.ts';

/** Tasks and times of a server's own. */
export interface AddedJobs {
  tasks: Readonly<Record<string, JobTask>>;
  schedule: readonly ScheduleEntry[];
}

export interface PlatformJobsOptions {
  connection: pg.ClientConfig;
  smtp: AuthConfig['smtp'];
  storage: Pick<StorageConfig, 's3'>;
  backup: Pick<BackupConfig, 'retentionDays'>;
  dataDir: string;
  calls: readonly ScheduledCall[];
  /** The folder of the keys; null where they are another service's. */
  keysDir: string | null;
  invoke: InvokeFunction;
  added?: AddedJobs | undefined;
  observe: Observe;
  tracing?: Tracing | undefined;
}

const now = () => new Date();

export async function startPlatformJobs(options: PlatformJobsOptions): Promise<Jobs> {
  const { connection, smtp, storage, backup, dataDir, calls, keysDir, invoke, added, observe, tracing } = options;
  const delivery = createDelivery({ smtp, observe });
  const own = {
    [DELIVERY_TASK]: delivery.task,
    [RETENTION_TASK]: retentionTask,
    [BACKUP_TASK]: createBackupTask({ connection, storage, dataDir, ...backup, now }),
    [TIDY_TASK]: createTidyTask({ dataDir, ...backup, now }),
    [CALL_TASK]: createCallTask(calls, invoke),
    ...(keysDir !== null && { [ROTATION_TASK]: createRotationTask(keysDir) }),
  };
  const taken = Object.keys(added?.tasks ?? {}).find((name) => name in own);
  if (taken !== undefined) throw new Error(`the task ${taken} is the platform's own`);
  const jobs = await startJobs({
    connection,
    tasks: { ...added?.tasks, ...own },
    schedule: [retentionSchedule, tidySchedule, ...scheduleOf(calls), ...(added?.schedule ?? [])],
    observe,
    tracing,
  });
  return {
    async stop() {
      await jobs.stop();
      delivery.close();
    },
  };
}
