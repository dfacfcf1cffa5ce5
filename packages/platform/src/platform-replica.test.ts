// Reads by a real standby: a copy of the primary's cluster that streams its WAL.
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlatformEvent } from './observation.ts';
import { type Platform, startPlatform } from './platform.ts';
import { withClient } from './postgres/client.ts';
import { copyPreparedCluster } from './postgres/fixtures/prepared-cluster.ts';
import { launchPostgres, type PostgresServer } from './postgres/launcher.ts';

const PASSWORD = 'only-for-this-test';
const MIGRATION = `
  create table public.listings (id int primary key);
  alter table public.listings enable row level security;
  create policy "everybody reads listings" on public.listings for select using (true);
  create policy "everybody adds listings" on public.listings for insert with check (true);
  grant select, insert on public.listings to anon, authenticated;
  create function public.where_read() returns text language sql as $$ select case when pg_is_in_recovery() then 'standby' else 'primary' end $$;
  create function public.where_others_read() returns text language sql as $$ select public.where_read() $$;
  create function public.count_visit() returns void language sql security definer as $$ insert into public.listings values (900) on conflict do nothing $$;
  create function public.adds_by_itself() returns int language sql as $$ insert into public.listings select coalesce(max(id), 0) + 1 from public.listings returning id $$;
`;
const CONFIG = `
[platform.replica]
reads = ["where_read", "adds_by_itself"]
anonymous_reads = ["listings"]
unnoticed = ["count_visit"]
`;

let folder: string;
let primary: PostgresServer;
let standby: PostgresServer;
let platform: Platform;
let account = '';
const events: PlatformEvent[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liesse-replica-'));
  await mkdir(join(folder, 'supabase/migrations'), { recursive: true });
  await writeFile(join(folder, 'supabase/migrations/20200101000000_listings.sql'), MIGRATION);
  await writeFile(join(folder, 'supabase/config.toml'), CONFIG);
  for (const name of ['primary', 'standby']) await copyPreparedCluster(join(folder, name));
  primary = await launchPostgres({
    dataDir: join(folder, 'primary'),
    observe: () => {},
    tcp: { port: 0, password: PASSWORD },
  });
  await follow();
  standby = await launchPostgres({ dataDir: join(folder, 'standby'), observe: () => {} });
  platform = await startPlatform({
    project: folder,
    dataDir: join(folder, 'data'),
    host: '127.0.0.1',
    port: 0,
    databaseUrl: `postgres://postgres:${PASSWORD}@127.0.0.1:${primary.connection.port}/postgres`,
    // By its socket: the launcher would set a password, which a standby does not take.
    replicaUrl: `postgres://postgres@localhost/postgres?host=${standby.connection.host}`,
    observe: (event) => events.push(event),
  });
  account = await platform.signToken({ sub: '6f1c0f8e-0000-4000-8000-000000000001', role: 'authenticated' });
  await untilUsable();
});

afterAll(async () => {
  await platform?.stop();
  await standby?.stop();
  await primary?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Both began as the same cluster, so that the copy can follow without a base backup. */
async function follow(): Promise<void> {
  const cluster = join(folder, 'standby/pg');
  const { host, port } = primary.connection as pg.ClientConfig;
  await appendFile(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=postgres password=${PASSWORD}'\nrecovery_target_timeline = 'latest'\n`,
  );
  await writeFile(join(cluster, 'standby.signal'), '');
}

const lastState = () => events.findLast((event) => event.kind === 'replica.changed');
const untilUsable = () =>
  vi.waitFor(() => expect(lastState()).toMatchObject({ isUsable: true }), { timeout: 20_000, interval: 50 });

const ask = (path: string, { headers = {}, body, key }: { headers?: object; body?: object; key?: string } = {}) =>
  fetch(`${platform.url}/rest/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { apikey: key ?? platform.keys.publishableKey, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
const whereRead = async (headers: object = {}): Promise<string> => (await ask('/rpc/where_read', { headers })).json();

describe('reads that may be a moment old', () => {
  it('are answered by the standby, for anonymous callers and accounts', async () => {
    expect(await whereRead()).toBe('standby');
    expect(await whereRead({ authorization: `Bearer ${account}` })).toBe('standby');
  });

  it('are answered by the primary when nobody listed them, and for the service role', async () => {
    expect(await (await ask('/rpc/where_others_read')).json()).toBe('primary');
    expect(await (await ask('/rpc/where_read', { key: platform.keys.secretKey })).json()).toBe('primary');
  });

  it('are answered by the primary when the function turns out to write', async () => {
    const token = { authorization: `Bearer ${account}` };
    expect((await ask('/rpc/adds_by_itself', { headers: token, body: {} })).status).toBe(200);
  });
});

describe('who has just written', () => {
  it('reads the primary in this process by name, and in every process by the cookie or the header', async () => {
    const writer = await platform.signToken({ sub: '6f1c0f8e-0000-4000-8000-000000000002', role: 'authenticated' });
    const headers = { authorization: `Bearer ${writer}` };
    expect(await whereRead(headers)).toBe('standby');
    const written = await ask('/listings', { headers, body: { id: 10 } });
    expect(written.status).toBe(201);
    expect(await whereRead(headers)).toBe('primary');
    const [cookie = ''] = written.headers.getSetCookie();
    expect(cookie).toMatch(/^replica-after-write=1; Path=\/rest\/v1; Max-Age=10; HttpOnly; SameSite=Lax$/);
    // Another process would not know the account.
    expect(await whereRead({ cookie: cookie.split(';')[0] })).toBe('primary');
    // A client of another origin has no cookie.
    expect(written.headers.get('replica-after-write')).toBe('10');
    expect(await whereRead({ 'replica-after-write': '1' })).toBe('primary');
    expect(await whereRead()).toBe('standby');
  });

  it('is not who only counts a visit', async () => {
    const counted = await ask('/rpc/count_visit', { body: {} });
    expect([counted.status, counted.headers.getSetCookie()]).toEqual([204, []]);
    expect(await whereRead()).toBe('standby');
  });
});

describe('a session that has ended', () => {
  it('reads nothing, although the standby does not know it yet', async () => {
    const person = { email: 'lea@example.com', password: 'a-long-enough-password-4711' };
    const auth = (path: string, body: object, headers: object = {}) =>
      fetch(`${platform.url}/auth/v1${path}`, {
        method: 'POST',
        headers: { apikey: platform.keys.publishableKey, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const secret = { apikey: platform.keys.secretKey };
    expect((await auth('/admin/users', { ...person, email_confirm: true }, secret)).status).toBe(200);
    const signedIn = await auth('/token?grant_type=password', person);
    const { access_token } = (await signedIn.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}` };
    await vi.waitFor(async () => expect(await whereRead(headers)).toBe('standby'), { timeout: 20_000, interval: 50 });
    await withClient(standby.connection, (client) => client.query('select pg_wal_replay_pause()'));
    expect((await auth('/logout', {}, headers)).status).toBe(204);
    expect((await ask('/rpc/where_read', { headers })).status).toBe(401);
    await withClient(standby.connection, (client) => client.query('select pg_wal_replay_resume()'));
    await untilUsable();
  });
});

describe('a standby that cannot answer', () => {
  it('is left alone while it is behind, and used again once it has caught up', async () => {
    await withClient(standby.connection, (client) => client.query('select pg_wal_replay_pause()'));
    await ask('/listings', { body: { id: 20 }, key: platform.keys.secretKey });
    await vi.waitFor(() => expect(lastState()).toMatchObject({ isUsable: false, reason: 'behind' }), {
      timeout: 20_000,
      interval: 50,
    });
    expect(await whereRead()).toBe('primary');
    expect(await (await ask('/listings?id=eq.20')).json()).toEqual([{ id: 20 }]);
    await withClient(standby.connection, (client) => client.query('select pg_wal_replay_resume()'));
    await untilUsable();
    expect(await whereRead()).toBe('standby');
  });

  it('costs no request when it stops', async () => {
    await standby.stop();
    const answers = await Promise.all(Array.from({ length: 20 }, () => whereRead()));
    expect(new Set(answers)).toEqual(new Set(['primary']));
    expect(lastState()).toMatchObject({ isUsable: false });
  });
});
