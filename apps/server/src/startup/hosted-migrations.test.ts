// The migrations on a database that has what the hosted service has, and nothing of this platform's own, run by a role that is no superuser.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withClient } from '@liesse/platform/postgres/client.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import { launchPostgres, type PostgresServer } from '@liesse/platform/postgres/launcher.ts';
import { applyMigrations } from '@liesse/platform/postgres/migrations.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

let dataDir: string;
let server: PostgresServer;

/** What bootstrap adds beside the tables and functions of the hosted service. */
const REMOVE_OWN = `
  drop schema platform cascade;
  drop schema if exists graphile_worker cascade;
  drop table auth.sign_ins, auth.blocked_networks, auth.signing_keys, auth.session_rules, auth.mfa_recovery_codes cascade;
  do $$
  declare own regprocedure;
  begin
    for own in
      select p.oid from pg_proc p where p.pronamespace = 'auth'::regnamespace and p.proname in
        ('assert_session', 'is_second_level', 'requires_second_level', 'record_sign_in', 'complete_user')
    loop
      execute format('drop function %s cascade', own);
    end loop;
  end $$;
`;

/** As the hosted service's "postgres": it owns public, and may add triggers and policies to the tables of the services. */
const HOSTED_ROLE = `
  create role hosted_owner login createrole bypassrls;
  grant anon, authenticated, service_role, authenticator to hosted_owner with admin option;
  grant create on database postgres to hosted_owner;
  alter schema public owner to hosted_owner;
  grant all on schema auth, storage, realtime, extensions to hosted_owner;
  grant all on all tables in schema auth, storage, realtime to hosted_owner with grant option;
  grant execute on all functions in schema auth, storage, realtime, extensions to hosted_owner with grant option;
  alter table storage.objects owner to hosted_owner;
  alter table storage.buckets owner to hosted_owner;
  alter table realtime.messages owner to hosted_owner;
  alter publication supabase_realtime owner to hosted_owner;
  -- The hosted service lets it set the parameters of PostgREST.
  grant set on parameter "pgrst.db_pre_request" to hosted_owner;
  drop schema if exists supabase_migrations cascade;
`;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'liesse-hosted-'));
  await copyPreparedCluster(dataDir);
  server = await launchPostgres({ dataDir, observe: () => {} });
  await withClient(server.connection, (client) => client.query(REMOVE_OWN));
  await withClient(server.connection, (client) => client.query(HOSTED_ROLE));
});

afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('apply to a database of the hosted service', async () => {
  const owner: pg.ClientConfig = { ...server.connection, user: 'hosted_owner' };
  const folder = resolve(import.meta.dirname, '../../../../supabase/migrations');
  const applied = await applyMigrations(owner, { folder, observe: () => {} });
  expect(applied.length).toBeGreaterThan(0);
  // What has to send a mail says so in a sentence.
  await withClient(owner, async (client) => {
    await client.query(`select private.remember_site_address('https://liesse.example')`);
    await expect(client.query('select private.site_address()')).rejects.toMatchObject({ code: 'PT503' });
  });
}, 180_000);
