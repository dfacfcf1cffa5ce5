// What of a database belongs in a backup: every permanent table of the project and of the platform, and where its
// sequences stand. Left out is what a restored server makes by itself, or what means nothing outside of a running one.
import pg from 'pg';
import type { MigrationRecord, SequenceRecord, TableRecord } from './format.ts';

/** `realtime` holds minutes of changes and who is connected; the queue's tables are copied in a shape of their own. */
const SCHEMAS_LEFT_OUT = ['information_schema', 'extensions', 'graphile_worker', 'realtime'];

const TABLES_LEFT_OUT = new Set([
  // Uploads on their way, and bytes to be removed: neither has a file in the backup.
  'storage.uploads',
  'storage.discarded',
  // Written by the migrations and the preparation that a restore runs.
  'supabase_migrations.schema_migrations',
  'supabase_migrations.migration_checksums',
  'supabase_migrations.platform_parts',
  'supabase_migrations.unfinished_restore',
  // A restored database belongs to the keys of the first server that starts on it.
  'supabase_migrations.keys_owner',
]);

export const qualified = ({ schema, name }: { schema: string; name: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** Values as text that any version reads back, and no policy that silently hides rows. */
export const COPY_SETTINGS = `
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set row_security = off; set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set timezone = 'UTC'; set extra_float_digits = 1; set bytea_output = 'hex'; set xmloption = 'content'`;

const INCLUDED = `n.nspname not like 'pg\\_%' and n.nspname <> all ($1)
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

export async function listTables(client: pg.ClientBase): Promise<TableRecord[]> {
  const { rows } = await client.query<TableRecord>(
    `select n.nspname as schema, c.relname as name, array(
       select a.attname::text from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
     ) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and ${INCLUDED}
     order by 1, 2`,
    [SCHEMAS_LEFT_OUT],
  );
  return rows.filter(({ schema, name }) => !TABLES_LEFT_OUT.has(`${schema}.${name}`));
}

export async function listSequences(client: pg.ClientBase): Promise<SequenceRecord[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and c.relpersistence = 'p' and ${INCLUDED} order by 1, 2`,
    [SCHEMAS_LEFT_OUT],
  );
  const sequences: SequenceRecord[] = [];
  for (const row of rows) {
    const state = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${qualified(row)}`,
    );
    const [value] = state.rows;
    if (value) sequences.push({ ...row, ...value });
  }
  return sequences;
}

export async function listMigrationRecords(client: pg.ClientBase): Promise<MigrationRecord[]> {
  const { rows } = await client.query<MigrationRecord>(
    `select version, name, checksum from supabase_migrations.schema_migrations
     left join supabase_migrations.migration_checksums using (version) order by version`,
  );
  return rows;
}

/** Any relation that is not a part of PostgreSQL or of an extension: null means that the database is empty. */
export async function findRelation(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${INCLUDED} order by 1 limit 1`,
    [['information_schema']],
  );
  return rows[0]?.name ?? null;
}
