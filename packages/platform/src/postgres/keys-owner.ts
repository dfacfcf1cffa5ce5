// Which keys a database belongs to. The password of the shared role derives from them: a process with other keys would change
// it and lock every other process out. Only a fingerprint is stored, in a schema that no role of a request may use.
import type pg from 'pg';

export class OtherKeys extends Error {
  override name = 'OtherKeys';

  constructor() {
    super(
      'the database belongs to other keys than those of keys.json in this data folder. Copy keys.json from a server that uses ' +
        'this database. If those keys are lost, stop every server of this database and run: npm run keys -- adopt',
    );
  }
}

/** The first process writes its fingerprint; any later one must have the same. */
export async function claimDatabase(client: pg.Client, fingerprint: string): Promise<void> {
  await client.query(table);
  await client.query('insert into supabase_migrations.keys_owner (fingerprint) values ($1) on conflict do nothing', [
    fingerprint,
  ]);
  const { rows } = await client.query<{ fingerprint: string }>(
    'select fingerprint from supabase_migrations.keys_owner',
  );
  if (rows[0]?.fingerprint !== fingerprint) throw new OtherKeys();
}

/** The next process to start decides which keys the database belongs to. */
export async function releaseDatabase(client: pg.Client): Promise<void> {
  await client.query(`${table}; delete from supabase_migrations.keys_owner`);
}

const table = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.keys_owner (
    is_only boolean primary key default true check (is_only), fingerprint text not null
  )`;
