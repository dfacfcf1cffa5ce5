// Fills a new database from a project's seed file, once.
import { stat } from 'node:fs/promises';
import type pg from 'pg';
import type { Observe } from '#platform/observation.ts';
import { withAdvisoryLock } from './advisory-lock.ts';
import { readSqlFile, runSqlFile } from './sql-files/sql-file.ts';

// Answers whether the file was run now. A project without a seed file is a normal one; a changed one is not run again.
export async function applySeed(
  admin: pg.ClientConfig,
  options: { file: string; name?: string; observe: Observe; signal?: AbortSignal | undefined },
): Promise<boolean> {
  if (!(await stat(options.file).catch(() => null))) return false;
  const file = { ...(await readSqlFile(options.file)), ...(options.name === undefined ? {} : { name: options.name }) };
  return withAdvisoryLock(admin, { ...options, purpose: 'seed' }, async (client) => {
    await client.query(ledger);
    const known = await client.query('select from supabase_migrations.seed_files where path = $1', [file.name]);
    if (known.rowCount === 1) return false;
    const began = performance.now();
    await runSqlFile(client, file, async () => {
      await client.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
        file.name,
        file.checksum,
      ]);
    });
    options.observe({ kind: 'seed.applied', file: file.name, ms: Math.round(performance.now() - began) });
    return true;
  });
}

// The Supabase CLI's table of the same purpose.
const ledger = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null)`;
