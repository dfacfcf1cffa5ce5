// Applies a project's migrations by the Supabase file convention, each once, in order, with its record.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Observe } from '#platform/observation.ts';
import { withAdvisoryLock } from './advisory-lock.ts';
import { readSqlFile, runSqlFile, type SqlFile } from './sql-files/sql-file.ts';

export { SqlFileFailed } from './sql-files/sql-file.ts';

export class MigrationChanged extends Error {
  override name = 'MigrationChanged';

  constructor(file: string, applied: string, present: string) {
    super(
      `${file} was changed after it had been applied (checksum then ${applied}, now ${present}). ` +
        'Restore the file, and put the change into a new migration.',
    );
  }
}

// Answers the versions applied now; files whose name is not `<digits>_<name>.sql` are not migrations.
export async function applyMigrations(
  admin: pg.ClientConfig,
  options: { folder: string; observe: Observe; signal?: AbortSignal | undefined },
): Promise<string[]> {
  const migrations = await listMigrations(options.folder);
  return withAdvisoryLock(admin, { ...options, purpose: 'migrate' }, async (client) => {
    await client.query(ledger);
    const applied = await appliedMigrations(client);
    const done: string[] = [];
    for (const { version, name, path } of migrations) {
      const file = await readSqlFile(path);
      if (applied.has(version)) {
        await checkUnchanged(client, version, file, applied.get(version) ?? null);
        continue;
      }
      const began = performance.now();
      await runSqlFile(client, file, () => recordMigration(client, version, name, file));
      done.push(version);
      options.observe({ kind: 'migration.applied', version, name, ms: Math.round(performance.now() - began) });
    }
    // Where no event trigger announces schema changes (a server without superuser), this does.
    if (done.length > 0) await client.query(`notify pgrst, 'reload schema'`);
    return done;
  });
}

export interface Migration {
  version: string;
  name: string;
  path: string;
}

// The first table is the Supabase CLI's own, so either tool continues where the other stopped; checksums lie beside it.
const ledger = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
  alter table supabase_migrations.schema_migrations add column if not exists statements text[];
  alter table supabase_migrations.schema_migrations add column if not exists name text;
  create table if not exists supabase_migrations.migration_checksums (
    version text primary key, checksum text not null, recorded_at timestamptz not null default now()
  )`;

// In order of file name, as the CLI does.
export async function listMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder).catch(noSuchFolder)).toSorted();
  const migrations = new Map<string, Migration>();
  for (const fileName of names) {
    const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(fileName) ?? [];
    if (version === undefined || name === undefined) continue;
    const path = join(folder, fileName);
    const duplicate = migrations.get(version);
    if (duplicate) throw new Error(`Two migrations have the version ${version}: ${duplicate.path} and ${path}`);
    migrations.set(version, { version, name, path });
  }
  return [...migrations.values()];
}

function noSuchFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

async function appliedMigrations(client: pg.Client): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ version: string; checksum: string | null }>(
    `select version, checksum from supabase_migrations.schema_migrations
     left join supabase_migrations.migration_checksums using (version)`,
  );
  return new Map(rows.map((row) => [row.version, row.checksum]));
}

// A migration that another tool applied has no checksum yet: the file as it is now becomes the reference.
async function checkUnchanged(client: pg.Client, version: string, file: SqlFile, applied: string | null) {
  if (applied === null) return recordChecksum(client, version, file);
  if (applied !== file.checksum) throw new MigrationChanged(file.name, applied, file.checksum);
}

async function recordMigration(client: pg.Client, version: string, name: string, file: SqlFile): Promise<void> {
  await client.query(
    'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
    [version, file.statements.map((statement) => statement.text), name],
  );
  await recordChecksum(client, version, file);
}

async function recordChecksum(client: pg.Client, version: string, file: SqlFile): Promise<void> {
  await client.query('insert into supabase_migrations.migration_checksums (version, checksum) values ($1, $2)', [
    version,
    file.checksum,
  ]);
}
