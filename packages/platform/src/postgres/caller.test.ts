import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from './bootstrap.ts';
import { type CallerScope, withCaller } from './caller.ts';
import { copyPreparedCluster } from './fixtures/prepared-cluster.ts';
import { launchPostgres, type PostgresServer } from './launcher.ts';
import { openPool } from './pool.ts';

let dataDir: string;
let server: PostgresServer;
let pool: pg.Pool;
let admin: pg.Client;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'liesse-caller-'));
  await copyPreparedCluster(dataDir);
  server = await launchPostgres({ dataDir, observe: () => {} });
  await prepareDatabase(server.connection);
  admin = new pg.Client(server.connection);
  await admin.connect();
  await admin.query(
    'create table public.notes (id int primary key, owner uuid); grant all on public.notes to anon, authenticated',
  );
  // One connection: what one caller leaves behind, the next would find.
  pool = openPool({ connection: { ...server.connection, user: 'authenticator' }, size: 1, observe: () => {} });
});

afterAll(async () => {
  await pool?.end();
  await admin?.end();
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const scope = (role: string, extra: Partial<CallerScope> = {}): CallerScope => ({
  role,
  share: null,
  claims: JSON.stringify({ role, sub: '6f1c0f8e-0000-4000-8000-000000000001' }),
  method: 'GET',
  path: '/notes',
  headers: '{"x-guest-token":"t"}',
  cookies: '{}',
  sessionId: null,
  level: null,
  searchPath: 'public, extensions',
  statementTimeout: '5s',
  timezone: 'UTC',
  ...extra,
});

const run = async (who: CallerScope, text: string, work: Partial<Parameters<typeof withCaller>[3]> = {}) =>
  (await withCaller(pool, who, [{ text, values: [] }], { readOnly: false, end: 'commit', ...work }))[0]?.rows;

const count = async () => (await admin.query('select count(*)::int as n from public.notes')).rows[0].n;

describe('a caller', () => {
  it('is known to the database by role, claims and headers', async () => {
    const text = `select current_user, auth.uid()::text, current_setting('request.headers')::json->>'x-guest-token'`;
    expect(await run(scope('authenticated'), text)).toEqual([
      ['authenticated', '6f1c0f8e-0000-4000-8000-000000000001', 't'],
    ]);
  });

  it('leaves nothing to the next', async () => {
    await run(scope('service_role'), 'select 1');
    const { rows } = await pool.query(
      `select current_user as who, nullif(current_setting('request.jwt.claims', true), '') as claims`,
    );
    expect(rows).toEqual([{ who: 'authenticator', claims: null }]);
  });

  it('cannot become a role that was not granted', async () => {
    await expect(run(scope('postgres'), 'select 1')).rejects.toMatchObject({ code: '42501' });
    await expect(run(scope('nobody_at_all'), 'select 1')).rejects.toMatchObject({ code: '22023' });
  });

  it('whose result is refused keeps the connection for the next, and writes nothing', async () => {
    const backend = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
    const before = await backend();
    const approve = () => {
      throw new Error('more rows than one');
    };
    await expect(run(scope('anon'), 'insert into public.notes values (90)', { approve })).rejects.toThrow('than one');
    expect(await backend()).toBe(before);
    expect((await admin.query('select from public.notes where id = 90')).rowCount).toBe(0);
  });

  it('loses what it wrote when a later statement fails, and the connection goes on', async () => {
    const queries = [
      { text: 'insert into public.notes values (1)', values: [] },
      { text: 'select 1/0', values: [] },
    ];
    await expect(withCaller(pool, scope('anon'), queries, { readOnly: false, end: 'commit' })).rejects.toMatchObject({
      code: '22012',
    });
    expect(await count()).toBe(0);
    expect(await run(scope('anon'), 'select 1')).toEqual([[1]]);
  });

  it('writes nothing in a transaction for reading or one to be rolled back', async () => {
    await expect(run(scope('anon'), 'insert into public.notes values (2)', { readOnly: true })).rejects.toMatchObject({
      code: '25006',
    });
    await run(scope('anon'), 'insert into public.notes values (2)', { end: 'rollback' });
    expect(await count()).toBe(0);
  });

  it('writes only what is approved', async () => {
    const approve = () => {
      throw new Error('too many');
    };
    await expect(run(scope('anon'), 'insert into public.notes values (3)', { approve })).rejects.toThrow('too many');
    expect(await count()).toBe(0);
    await run(scope('anon'), 'insert into public.notes values (3)', { approve: () => {} });
    expect(await count()).toBe(1);
  });

  it('is stopped by its own time limit', async () => {
    await expect(run(scope('anon', { statementTimeout: '50ms' }), 'select pg_sleep(5)')).rejects.toMatchObject({
      code: '57014',
    });
  });

  it('meets a deferred constraint at commit as an error', async () => {
    await admin.query(
      'create table public.parents (id int primary key); create table public.children (parent int references public.parents deferrable initially deferred); grant all on public.children to anon',
    );
    await expect(run(scope('anon'), 'insert into public.children values (9)')).rejects.toMatchObject({ code: '23503' });
  });
});
