// Makes a database one that a Supabase project can be laid into: roles, schemas, claims, search. Harmless to repeat,
// and it does not undo what migrations changed since: each part is applied once per content, roles excepted.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { Observe } from '#platform/observation.ts';
import { withAdvisoryLock } from './advisory-lock.ts';
import { claimDatabase } from './keys-owner.ts';

export interface PrepareOptions {
  authenticatorPassword?: string;
  /** Of the keys that the database has to belong to. */
  keysFingerprint?: string;
  /** Whether projects written for the hosted service find the rest of its roles. */
  isLocalStack?: boolean;
  observe?: Observe;
  signal?: AbortSignal | undefined;
}

export async function prepareDatabase(admin: pg.ClientConfig, options: PrepareOptions = {}): Promise<void> {
  const { authenticatorPassword, keysFingerprint, isLocalStack, observe = () => {}, signal } = options;
  await withAdvisoryLock(admin, { purpose: 'prepare', observe, signal }, async (client) => {
    if (keysFingerprint !== undefined) await claimDatabase(client, keysFingerprint);
    await inTransaction(client, await part('roles'));
    if (authenticatorPassword !== undefined) {
      await client.query(`alter role authenticator password ${client.escapeLiteral(authenticatorPassword)}`);
    }
    await client.query(ledger);
    const parts = [
      ...commonParts,
      ...((await isSuperuser(client)) ? ['superuser'] : []),
      ...(isLocalStack === true ? ['local-stack'] : []),
    ];
    for (const name of parts) await applyOnce(client, name, await part(name));
  });
}

const commonParts = [
  'schemas',
  'claims',
  'french',
  'auth',
  'mail',
  'jobs',
  'backup',
  'storage',
  'realtime',
  'realtime-log',
  'realtime-coalesce',
  'realtime-publication',
  'realtime-visibility',
  'realtime-channels',
];

const ledger = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.platform_parts (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`;

function part(name: string): Promise<string> {
  return readFile(new URL(`bootstrap/${name}.sql`, import.meta.url), 'utf8');
}

async function isSuperuser(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = current_user',
  );
  return rows[0]?.rolsuper === true;
}

async function applyOnce(client: pg.Client, name: string, sql: string): Promise<void> {
  const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
  const known = await client.query('select from supabase_migrations.platform_parts where name = $1 and checksum = $2', [
    name,
    checksum,
  ]);
  if (known.rowCount === 1) return;
  const record = `insert into supabase_migrations.platform_parts (name, checksum) values ('${name}', '${checksum}')
    on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`;
  await inTransaction(client, `${sql};\n${record}`);
}

// One message of several statements is one round trip, and the explicit transaction makes `set local` in it mean something.
async function inTransaction(client: pg.Client, sql: string): Promise<void> {
  try {
    await client.query(`begin;\n${sql};\ncommit`);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
