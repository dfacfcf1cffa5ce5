// The jobs that take a backup into the data folder, and tidy there: backups of their own that are too many or too old are deleted, and
// the list of erasures is written beside them.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { JobTask, ScheduleEntry } from '#platform/jobs/task.ts';
import { createBackend } from '#platform/storage/backends/backend.ts';
import type { StorageConfig } from '#platform/storage/config.ts';
import { writeErasures } from './erasures.ts';
import { recordBackup } from './record.ts';
import { takeBackup } from './take.ts';

export const BACKUP_TASK = 'take_backup';
export const TIDY_TASK = 'tidy_backups';
export const tidySchedule: ScheduleEntry = { task: TIDY_TASK, cron: '47 3 * * *' };

export interface BackupTaskOptions {
  connection: pg.ClientConfig;
  storage: Pick<StorageConfig, 's3'>;
  dataDir: string;
  retentionDays: number;
  now: () => Date;
}

const LIMIT_MS = 2 * 3_600_000;
const MOST_FILES = 7;
/** « backup-2021-06-12T08-30-00-000Z.tar.zst »: the names sort by time. */
const NAME = /^backup-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})[0-9-]*Z\.tar\.zst$/;
const DAY_MS = 86_400_000;

export function createBackupTask({ connection, storage, dataDir, retentionDays, now }: BackupTaskOptions): JobTask {
  const folder = folderOf(dataDir);
  return {
    limitMs: LIMIT_MS,
    async run(_payload, job) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const startedAt = now();
      const file = join(folder, `backup-${startedAt.toISOString().replaceAll(/[:.]/g, '-')}.tar.zst`);
      const backend = await createBackend(storage, dataDir);
      try {
        const summary = await takeBackup({ connection, backend, file, keysFrom: null, signal: job.signal });
        await recordBackup(connection, { startedAt, file, summary });
      } finally {
        await backend.close();
      }
      await removeOld(folder, retentionDays, now());
      await writeErasures(job, folder);
    },
  };
}

/** Runs each night and after an erasure. The list forgets after a year, when no backup can be older. */
export function createTidyTask({
  dataDir,
  retentionDays,
  now,
}: Pick<BackupTaskOptions, 'dataDir' | 'retentionDays' | 'now'>): JobTask {
  const folder = folderOf(dataDir);
  return {
    async run(_payload, job) {
      await removeOld(folder, retentionDays, now());
      await job.query(`delete from platform.erasures where at < now() - interval '1 year'`);
      await writeErasures(job, folder);
    },
  };
}

const folderOf = (dataDir: string): string => join(dataDir, 'backups');

/** The last backup stays however old it is. Files that an operator put there are left alone. */
async function removeOld(folder: string, retentionDays: number, now: Date): Promise<void> {
  const own = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).toSorted();
  const oldest = now.getTime() - retentionDays * DAY_MS;
  for (const [index, name] of own.slice(0, -1).entries())
    if (index < own.length - MOST_FILES || takenAt(name) < oldest) await rm(join(folder, name), { force: true });
}

function takenAt(name: string): number {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}
