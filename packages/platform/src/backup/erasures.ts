// What was erased on request has to be erased again after the restore of an older backup. The list of it lies beside the backups, because
// the database that knows it may be the one that was lost. It holds ids and keyed hashes alone.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import type { Job } from '#platform/jobs/task.ts';
import { BackupRefused } from './format.ts';

export const ERASURES_FILE = 'erasures.json';

const erasures = z.array(z.object({ subject: z.string().min(1).max(200), at: z.iso.datetime({ offset: true }) }));
export type Erasure = z.infer<typeof erasures>[number];

/** Replaces the list as a whole: a reader sees the former or the new one. */
export async function writeErasures(db: Pick<Job, 'query'>, folder: string): Promise<void> {
  const { rows } = await db.query<{ subject: string; at: Date }>(
    'select subject, at from platform.erasures order by at',
  );
  const file = join(folder, ERASURES_FILE);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.partial`, `${JSON.stringify(rows, null, 1)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.partial`, file);
}

/** The list that was named, or the one beside the backup; null when there is none there. */
export async function readErasures(backup: string, named: string | null): Promise<Erasure[] | null> {
  const file = named ?? join(dirname(backup), ERASURES_FILE);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && named === null) return null;
    throw new BackupRefused(`${file} cannot be read: ${error.message}`);
  });
  if (text === null) return null;
  const parsed = erasures.safeParse(parse(text));
  if (!parsed.success) throw new BackupRefused(`${file} is not a list of erasures.`);
  return parsed.data;
}

export interface RedoneErasures {
  redone: number;
  /** What could not be erased again, each with its reason. */
  left: string[];
}

/**
 * In the transaction of the restore: nobody sees what was erased. What the backup's own list holds was erased before it was made, and is
 * left alone: the same address may have been invited again since.
 */
export async function redoErasures(
  client: pg.ClientBase,
  list: readonly Erasure[],
  redo: string,
): Promise<RedoneErasures> {
  const { rows: since } = await client.query<{ subject: string }>(
    `insert into platform.erasures as e (subject, at) select t.subject, t.at from unnest($1::text[], $2::timestamptz[]) as t (subject, at)
     on conflict (subject) do update set at = excluded.at where e.at < excluded.at
     returning e.subject`,
    [list.map(({ subject }) => subject), list.map(({ at }) => at)],
  );
  // The name was checked when the configuration was read.
  const { rows } = await client.query<{ left: string[] }>(`select ${redo}($1::text[]) as left`, [
    since.map(({ subject }) => subject),
  ]);
  return { redone: since.length, left: rows[0]?.left ?? [] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
