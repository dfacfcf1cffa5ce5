import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from './bootstrap.ts';
import { launchPostgres, type PostgresServer } from './launcher.ts';
import { removeFolder, temporaryFolder } from './process/fixtures/folders.ts';

const subject = '7b0b5cde-9a5f-4a51-9e07-0123456789ab';

describe('a prepared database', () => {
  let dataDir = '';
  let server: PostgresServer;
  let client: pg.Client;

  beforeAll(async () => {
    dataDir = await temporaryFolder();
    server = await launchPostgres({ dataDir, observe: () => {} });
    await prepareDatabase(server.connection, { authenticatorPassword: 'p' });
    client = new pg.Client(server.connection);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await server.stop();
    await removeFolder(dataDir);
  });

  async function ask(sql: string): Promise<Record<string, unknown>[]> {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  }

  // Everything in it is undone.
  async function within(statements: string[]): Promise<Record<string, unknown>[]> {
    await client.query('begin');
    try {
      for (const statement of statements.slice(0, -1)) await client.query(statement);
      return await ask(statements.at(-1) ?? '');
    } finally {
      await client.query('rollback');
    }
  }

  it('has the roles of a Supabase project, none of which may log in but authenticator', async () => {
    const roles = await ask(`select rolname, rolcanlogin, rolinherit, rolbypassrls, rolsuper from pg_roles
      where rolname in ('anon', 'authenticated', 'service_role', 'authenticator') order by rolname`);
    const role = { rolcanlogin: false, rolinherit: false, rolbypassrls: false, rolsuper: false };
    expect(roles).toEqual([
      { ...role, rolname: 'anon' },
      { ...role, rolname: 'authenticated' },
      { ...role, rolname: 'authenticator', rolcanlogin: true },
      { ...role, rolname: 'service_role', rolbypassrls: true },
    ]);
  });

  it('lets authenticator read nothing by itself and become each of the three', async () => {
    await client.query('create table private_to_roles ()');
    const login = new pg.Client({ ...server.connection, user: 'authenticator' });
    await login.connect();
    try {
      await expect(login.query('select from private_to_roles')).rejects.toThrow('permission denied');
      for (const role of ['anon', 'authenticated', 'service_role']) {
        await login.query(`set role ${role}`);
        expect((await login.query('select from private_to_roles')).rowCount).toBe(0);
      }
      await expect(login.query('set role postgres')).rejects.toThrow('permission denied');
      expect((await login.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '8s' }]);
    } finally {
      await login.end();
      await client.query('drop table private_to_roles');
    }
  });

  it('limits anonymous statements to three seconds', async () => {
    const [row] = await ask(`select setconfig from pg_db_role_setting where setrole = 'anon'::regrole`);
    expect(row?.setconfig).toEqual(['statement_timeout=3s']);
  });

  it('reads the claims of the token', async () => {
    const claims = JSON.stringify({ sub: subject, role: 'authenticated', email: 'a@b.fr' });
    const rows = await within([
      `set local request.jwt.claims = '${claims}'`,
      'set local role authenticated',
      'select auth.uid(), auth.role(), auth.email(), auth.jwt()',
    ]);
    expect(rows).toEqual([{ uid: subject, role: 'authenticated', email: 'a@b.fr', jwt: JSON.parse(claims) }]);
  });

  it('reads the older form of the claims, and nothing where there are none', async () => {
    expect(await within([`set local request.jwt.claim.sub = '${subject}'`, 'select auth.uid()'])).toEqual([
      { uid: subject },
    ]);
    const nothing = [{ uid: null, role: null, email: null, jwt: null }];
    expect(await ask('select auth.uid(), auth.role(), auth.email(), auth.jwt()')).toEqual(nothing);
    expect(
      await within([`set local request.jwt.claims = ''`, 'select auth.uid(), auth.role(), auth.email(), auth.jwt()']),
    ).toEqual(nothing);
  });

  it('opens new tables, sequences and functions of public to the three roles, and its creation to none', async () => {
    const rows = await within([
      'create table public.opened (id bigint generated always as identity)',
      `select role, has_table_privilege(role, 'public.opened', 'select, insert, update, delete') as used,
         has_sequence_privilege(role, 'public.opened_id_seq', 'usage') as counted,
         has_schema_privilege(role, 'public', 'create') as created
       from unnest(array['anon', 'authenticated', 'service_role']) as role`,
    ]);
    expect(rows).toHaveLength(3);
    expect(rows.map(({ used, counted, created }) => [used, counted, created])).toEqual(
      rows.map(() => [true, true, false]),
    );
  });

  it('keeps dangerous functions from the three roles (D72)', async () => {
    const rows =
      await ask(`select distinct f.proname from pg_proc f, unnest(array['anon', 'authenticated', 'service_role']) as role
      where f.pronamespace = 'pg_catalog'::regnamespace and has_function_privilege(role, f.oid, 'execute')
        and f.proname ~ '^(lo_|loread|lowrite|pg_read_|pg_ls_|pg_reload_conf|pg_rotate|pg_switch_wal|pg_promote)'`);
    expect(rows).toEqual([]);
  });

  it('finds French words whatever their accents and endings', async () => {
    const [row] = await ask(`select to_tsvector('extensions.french_unaccent', 'Les mariés à l''église')
      @@ websearch_to_tsquery('extensions.french_unaccent', 'marie eglises') as found`);
    expect(row).toEqual({ found: true });
  });

  it('compares without accents and case, and strips accents in an index', async () => {
    expect(
      await ask(
        `select 'Zoé' = 'ZOE' collate extensions.accentless as same, 'Zoé' = 'Zoa' collate extensions.accentless as other`,
      ),
    ).toEqual([{ same: true, other: false }]);
    const rows = await within([
      'create table named (name text)',
      'create index on named (lower(extensions.immutable_unaccent(name)))',
      `insert into named values ('Éloïse')`,
      `select name from named where lower(extensions.immutable_unaccent(name)) = 'eloise'`,
    ]);
    expect(rows).toEqual([{ name: 'Éloïse' }]);
  });

  it('finds the extensions without naming their schema', async () => {
    const [row] =
      await ask(`select gen_salt('bf') is not null as pgcrypto, similarity('a', 'a') as trgm, 'A'::citext = 'a' as citext,
      uuid_generate_v4() is not null as uuid, unaccent('é') as unaccent`);
    expect(row).toEqual({ pgcrypto: true, trgm: 1, citext: true, uuid: true, unaccent: 'e' });
  });

  it('announces a change of the schema, and not one of a temporary table', async () => {
    const heard: unknown[] = [];
    client.on('notification', ({ payload }) => heard.push(payload));
    await client.query('listen pgrst');
    await client.query('create temporary table fleeting ()');
    await client.query('drop table fleeting');
    expect(heard).toEqual([]);
    await client.query('create table lasting ()');
    await client.query('drop table lasting');
    await client.query('unlisten pgrst');
    expect(heard).toEqual(['reload schema', 'reload schema']);
  });

  it('has an empty publication for realtime', async () => {
    expect(await ask(`select puballtables from pg_publication where pubname = 'supabase_realtime'`)).toEqual([
      { puballtables: false },
    ]);
    expect(await ask(`select from pg_publication_tables where pubname = 'supabase_realtime'`)).toEqual([]);
  });

  it('is prepared again, even by several at once, without undoing what was changed since', async () => {
    await client.query('alter default privileges in schema public revoke all on functions from anon');
    await client.query(`alter role anon set statement_timeout = '1s'`);
    await Promise.all([1, 2, 3].map(() => prepareDatabase(server.connection)));
    const [privileges] = await ask(`select count(*)::int as n from pg_default_acl, aclexplode(defaclacl) as acl
      where defaclobjtype = 'f' and acl.grantee = 'anon'::regrole`);
    expect(privileges).toEqual({ n: 0 });
    const [limit] = await ask(`select setconfig from pg_db_role_setting where setrole = 'anon'::regrole`);
    expect(limit?.setconfig).toEqual(['statement_timeout=1s']);
  });

  it('is prepared by a login that is no superuser', async () => {
    await client.query('create role builder login createrole createdb');
    await client.query('grant anon, authenticated, service_role, authenticator to builder with admin option');
    await client.query('create database built owner builder');
    const admin = { ...server.connection, user: 'builder', database: 'built' };
    await prepareDatabase(admin);
    const built = new pg.Client(admin);
    await built.connect();
    const { rows } = await built.query(
      `select auth.uid() as uid, to_regprocedure('extensions.announce_schema_change()') as watch`,
    );
    await built.end();
    expect(rows).toEqual([{ uid: null, watch: null }]);
  });
});
