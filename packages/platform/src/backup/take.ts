// Takes a backup: one snapshot of the database, then the bytes of every file that the snapshot knows. Nothing waits for it.
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { keysFile } from '#platform/auth/tokens/keys.ts';
import { DatabaseClient } from '#platform/postgres/client.ts';
import { type Backend, Missing } from '#platform/storage/backend.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { COPY_SETTINGS, listMigrationRecords, listSequences, listTables, qualified } from './catalogue.ts';
import { BackupRefused, FORMAT, fileSection, KEYS, type Manifest, type TableRecord, tableSection } from './format.ts';
import { queueExists, queueSections } from './queue-rows.ts';

export interface TakeOptions {
  connection: pg.ClientConfig;
  backend: Backend;
  file: string;
  /** The folder whose keys.json goes into the file; null leaves them out. */
  keysFrom: string | null;
  signal?: AbortSignal | undefined;
}

export interface BackupSummary {
  tables: number;
  rows: number;
  files: number;
  /** Files whose bytes the store has lost: the rest of the backup is whole. */
  missing: string[];
}

export async function takeBackup({ connection, backend, file, keysFrom, signal }: TakeOptions): Promise<BackupSummary> {
  if (await stat(file).catch(() => null)) throw new BackupRefused(`${file} exists already: choose another name.`);
  const client = new DatabaseClient({ ...connection, application_name: 'liesse backup' });
  await client.connect();
  try {
    await client.query(COPY_SETTINGS);
    await beginSnapshot(client);
    const writer = new ArchiveWriter(file, signal);
    try {
      const summary = await write(client, writer, { backend, keysFrom });
      await writer.close();
      return summary;
    } catch (error) {
      await writer.abandon();
      throw error;
    }
  } finally {
    await client.end();
  }
}

/** The lock is held before the snapshot is taken: no bytes that the snapshot knows are swept away until the end. */
async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(hashtext('liesse backup'))`);
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as found`,
  );
  if (rows[0]?.found !== true) throw new BackupRefused('There is nothing to back up: the database has no migrations.');
}

async function write(
  client: pg.Client,
  writer: ArchiveWriter,
  { backend, keysFrom }: Pick<TakeOptions, 'backend' | 'keysFrom'>,
): Promise<BackupSummary> {
  const tables = await listTables(client);
  // As pg_dump does: a table that is altered meanwhile must wait, or be altered before we look at it.
  if (tables.length > 0) await client.query(`lock table ${tables.map(qualified).join(', ')} in access share mode`);
  await writer.manifest(await manifestOf(client, tables));
  const summary: BackupSummary = { tables: tables.length, rows: 0, files: 0, missing: [] };
  for (const table of tables) {
    const { rows = 0 } = await writer.section(tableSection(table), client.query(copyTo(copyOut(table))), 'rows');
    summary.rows += rows;
  }
  if (await queueExists(client)) {
    for (const { section, read } of queueSections)
      await writer.section(section, client.query(copyTo(`copy (${read}) to stdout`)), 'rows');
  }
  if (keysFrom !== null) {
    const keys = await readFile(keysFile(keysFrom));
    await writer.section(KEYS, Readable.from([keys]), 'bytes');
  }
  for await (const key of fileKeys(client)) {
    const body = await backend.read(key).catch(nullIfMissing);
    if (body === null) {
      summary.missing.push(key);
      continue;
    }
    await writer.section(fileSection(key), body, 'bytes');
    summary.files += 1;
  }
  return summary;
}

async function manifestOf(client: pg.Client, tables: TableRecord[]): Promise<Manifest> {
  const { rows } = await client.query<{ version: string; now: Date }>(
    `select current_setting('server_version') as version, now()`,
  );
  return {
    format: FORMAT,
    takenAt: rows[0]?.now.toISOString() ?? '',
    postgres: rows[0]?.version ?? '',
    migrations: await listMigrationRecords(client),
    tables,
    sequences: await listSequences(client),
  };
}

export function copyOut(table: TableRecord): string {
  return `copy ${qualified(table)} ${columnList(table)} to stdout`;
}

/** A table without columns is copied without a list of them. */
export function columnList({ columns }: TableRecord): string {
  return columns.length === 0 ? '' : `(${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}

const PAGE = 1_000;

async function* fileKeys(client: pg.Client): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const { rows } = await client.query<{ version: string }>(
      'select version from storage.objects where version > $1 order by version limit $2',
      [after, PAGE],
    );
    for (const { version } of rows) yield version;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.version;
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Missing) return null;
  throw error;
}
