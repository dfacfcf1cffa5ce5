// Writes a finished backup into platform.backups, so that operators see when the last one was taken, and where it is.
import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import type pg from 'pg';
import { withClient } from '#platform/postgres/client.ts';
import type { BackupSummary } from './take.ts';

export interface FinishedBackup {
  startedAt: Date;
  file: string;
  summary: BackupSummary;
}

export async function recordBackup(connection: pg.ClientConfig, { startedAt, file, summary }: FinishedBackup) {
  const { size } = await stat(file);
  const { tables, rows, files, missing } = summary;
  await withClient(connection, async (client) => {
    // A database of an older version has no such table, and can be backed up all the same.
    const { rows: found } = await client.query<{ found: boolean }>(
      `select to_regclass('platform.backups') is not null as found`,
    );
    if (found[0]?.found !== true) return;
    await client.query(
      `insert into platform.backups (started_at, host, file, bytes, tables, rows, files, missing)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [startedAt, hostname(), file, size, tables, rows, files, missing.length],
    );
  });
}
