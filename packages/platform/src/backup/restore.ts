// Restores a backup into an empty place: looks the file through, lays the project's tables, loads all in one transaction.
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { type PlatformKeys, readKeys, writeKeys } from '#platform/auth/tokens/keys.ts';
import { prepareJobs } from '#platform/jobs/runner.ts';
import type { Observe } from '#platform/observation.ts';
import { prepareDatabase } from '#platform/postgres/bootstrap.ts';
import { withClient } from '#platform/postgres/client.ts';
import { applyMigrations, type Migration } from '#platform/postgres/migrations.ts';
import type { Backend } from '#platform/storage/backend.ts';
import { findRelation } from './catalogue.ts';
import { checkArchive, migrationsOf } from './check.ts';
import { type RedoneErasures, readErasures, redoErasures } from './erasures.ts';
import { BackupRefused } from './format.ts';
import { type Loaded, loadBackup } from './load.ts';
import { emptyTarget, openTarget } from './open-database.ts';

export interface RestoreOptions {
  file: string;
  /** The project's migrations. */
  migrations: string;
  dataDir: string;
  databaseUrl: string | null;
  openBackend: () => Promise<Backend>;
  /** The list of erasures; without a name, the one beside the backup. */
  erasures: string | null;
  /** The project's function that erases again. */
  redoErasures: string | null;
  observe: Observe;
  signal?: AbortSignal | undefined;
}

export interface RestoreSummary {
  rows: number;
  files: number;
  keys: 'none in the backup' | 'restored' | 'kept as they were';
  /** Null without a list, or for a project that erases nothing again. */
  erasures: RedoneErasures | null;
}

export async function restoreBackup(options: RestoreOptions): Promise<RestoreSummary> {
  const { file, dataDir, databaseUrl, observe, signal } = options;
  const list = options.redoErasures === null ? null : await readErasures(file, options.erasures);
  const manifest = await checkArchive(file, signal);
  const migrations = await migrationsOf(manifest, options.migrations);
  const target = await openTarget({ dataDir, databaseUrl, observe });
  const { connection } = target;
  try {
    await refuseFilled(connection);
    await layTables(connection, migrations, observe);
    const backend = await options.openBackend();
    let erasures: RedoneErasures | null = null;
    const closing = async (client: pg.ClientBase) => {
      if (list !== null && options.redoErasures !== null)
        erasures = await redoErasures(client, list, options.redoErasures);
      await client.query(UNMARK);
    };
    const loaded = await loadBackup({ connection, backend, file, manifest, closing, signal }).finally(() =>
      backend.close(),
    );
    const keys = await restoreKeys(dataDir, loaded);
    await target.close();
    return { rows: loaded.rows, files: loaded.files, keys, erasures };
  } catch (error) {
    await target.close();
    if (databaseUrl === null) await emptyTarget(dataDir);
    throw error;
  }
}

// A remote server cannot be emptied like a folder. The mark lets a second attempt recognise the empty tables of the first.
const MARK = `create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.unfinished_restore (began_at timestamptz not null default now())`;
const UNMARK = 'drop table supabase_migrations.unfinished_restore';

async function refuseFilled(connection: pg.ClientConfig): Promise<void> {
  await withClient(connection, async (client) => {
    const found = await findRelation(client);
    if (found !== null && !(await isAbandonedRestore(client))) {
      throw new BackupRefused(`The database is not empty (it has ${found}): a backup is restored into an empty one.`);
    }
    await client.query(MARK);
  });
}

/** Whether a failed restore left these tables and no account was created since. */
async function isAbandonedRestore(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ marked: boolean; laid: boolean }>(
    `select to_regclass('supabase_migrations.unfinished_restore') is not null as marked,
       to_regclass('auth.users') is not null as laid`,
  );
  if (rows[0]?.marked !== true) return false;
  return rows[0].laid ? (await client.query('select from auth.users limit 1')).rowCount === 0 : true;
}

async function layTables(connection: pg.ClientConfig, migrations: Migration[], observe: Observe): Promise<void> {
  await prepareDatabase(connection);
  await prepareJobs(connection);
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    for (const { path } of migrations) await copyFile(path, join(folder, basename(path)));
    await applyMigrations(connection, { folder, observe });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Keys that lie there already are in use by other processes, or were put there on purpose. */
async function restoreKeys(dataDir: string, { keys }: Loaded): Promise<RestoreSummary['keys']> {
  const present = await readKeys(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (present !== null) return 'kept as they were';
  if (keys === null) return 'none in the backup';
  await writeKeys(dataDir, JSON.parse(keys.toString()) as PlatformKeys);
  return 'restored';
}
