// The databases that are backed up and restored: the embedded one of a data folder, running or not, or a real server.
import { mkdir, readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import type { Observe } from '#platform/observation.ts';
import { DataDirInUse, launchPostgres } from '#platform/postgres/launcher.ts';
import { storedPassword } from '#platform/postgres/process/password.ts';
import { BackupRefused } from './format.ts';

export interface OpenDatabase {
  connection: pg.ClientConfig;
  /** Restores the former state: a server that was running continues to run. */
  close(): Promise<void>;
}

export interface OpenOptions {
  dataDir: string;
  databaseUrl: string | null;
  observe: Observe;
}

export async function openSource({ dataDir, databaseUrl, observe }: OpenOptions): Promise<OpenDatabase> {
  if (databaseUrl !== null) return remote(databaseUrl);
  if (!(await stat(join(dataDir, 'pg')).catch(() => null)))
    throw new BackupRefused(`There is nothing to back up: ${dataDir} has no database.`);
  try {
    const server = await launchPostgres({ dataDir, observe });
    return { connection: server.connection, close: () => server.stop() };
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    return { connection: await runningConnection(dataDir), close: async () => {} };
  }
}

/** Opens an empty data folder (it may contain keys.json), or an empty database. */
export async function openTarget({ dataDir, databaseUrl, observe }: OpenOptions): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (databaseUrl !== null) return remote(databaseUrl);
  const [found] = await contentsOf(dataDir);
  if (found !== undefined) {
    throw new BackupRefused(
      `${dataDir} is not empty (it holds ${found}): a backup is restored into an empty folder, where keys.json may lie.`,
    );
  }
  const server = await launchPostgres({ dataDir, observe });
  return { connection: server.connection, close: () => server.stop() };
}

/** Undoes `openTarget` on a data folder, once it is closed. */
export async function emptyTarget(dataDir: string): Promise<void> {
  const elsewhere = await readlink(join(dataDir, 'pg')).catch(() => null);
  if (elsewhere !== null) await rm(dirname(elsewhere), { recursive: true, force: true });
  for (const name of await contentsOf(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true });
}

const contentsOf = async (dataDir: string): Promise<string[]> =>
  (await readdir(dataDir)).filter((name) => name !== 'keys.json');

const remote = (databaseUrl: string): OpenDatabase => ({
  connection: { connectionString: databaseUrl },
  close: async () => {},
});

/** PostgreSQL's pid file says where the running server listens: the port on line 4, the folder of its socket on line 5. */
async function runningConnection(dataDir: string): Promise<pg.ClientConfig> {
  const lines = (await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const port = Number(lines[3]);
  const socket = lines[4]?.trim() ?? '';
  if (!(port > 0)) throw new BackupRefused(`The server of ${dataDir} is starting or stopping: try again in a moment.`);
  const login = { user: 'postgres', database: 'postgres', port };
  return socket === ''
    ? { ...login, host: '127.0.0.1', password: await storedPassword(dataDir) }
    : { ...login, host: socket };
}
