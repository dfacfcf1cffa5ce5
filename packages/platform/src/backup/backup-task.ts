// The job that takes a backup into the data folder. Older backups of its own are removed, so that the disk does not fill up.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { JobTask } from '#platform/jobs/task.ts';
import { createBackend } from '#platform/storage/backends/backend.ts';
import type { StorageConfig } from '#platform/storage/config.ts';
import { recordBackup } from './record.ts';
import { takeBackup } from './take.ts';

export const BACKUP_TASK = 'take_backup';

export interface BackupTaskOptions {
  connection: pg.ClientConfig;
  storage: Pick<StorageConfig, 's3'>;
  dataDir: string;
  now: () => Date;
}

const LIMIT_MS = 2 * 3_600_000;
const MOST_FILES = 7;
const NAME = /^backup-[0-9TZ-]+\.tar\.zst$/;

export function createBackupTask({ connection, storage, dataDir, now }: BackupTaskOptions): JobTask {
  const folder = join(dataDir, 'backups');
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
      await removeOld(folder);
    },
  };
}

/** The names sort by time. Files that an operator put there are left alone. */
async function removeOld(folder: string): Promise<void> {
  const own = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  for (const name of own.slice(0, -MOST_FILES)) await rm(join(folder, name));
}
