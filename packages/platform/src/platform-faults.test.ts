import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { DELIVERY_TASK } from './mail/messages.ts';
import type { PlatformEvent } from './observation.ts';
import { type Platform, startPlatform } from './platform.ts';
import { copyPreparedCluster } from './postgres/fixtures/prepared-cluster.ts';
import { launchPostgres, type PostgresServer } from './postgres/launcher.ts';

let folder: string;
let server: PostgresServer;
let admin: pg.Client;
let platform: Platform;
const events: PlatformEvent[] = [];

const MIGRATION = `
  create table public.notes (id int primary key);
  create function public.add_note() returns int language sql as 'insert into public.notes values (1) returning id';
  create function public.read_only_by_itself() returns void language plpgsql as $$
    begin set transaction_read_only = on; insert into public.notes values (2); end $$;
  create function public.read_damaged_page() returns void language plpgsql as $$
    begin raise exception 'invalid page in block 0 of relation base/5/16384' using errcode = 'XX001', detail = 'a file'; end $$;
  create function public.refuse_login() returns void language plpgsql as $$
    begin raise exception 'not you' using errcode = '28000'; end $$;
`;

function start(dataDir: string, extra: Partial<Parameters<typeof startPlatform>[0]> = {}): Promise<Platform> {
  const { port } = server.connection;
  return startPlatform({
    project: folder,
    dataDir: join(folder, dataDir),
    host: '127.0.0.1',
    port: 0,
    databaseUrl: `postgres://postgres:only-for-this-test@127.0.0.1:${port}/postgres`,
    observe: (event) => events.push(event),
    ...extra,
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liesse-platform-faults-'));
  await mkdir(join(folder, 'supabase/migrations'), { recursive: true });
  await writeFile(join(folder, 'supabase/migrations/20270101000000_notes.sql'), MIGRATION);
  await copyPreparedCluster(join(folder, 'server'));
  server = await launchPostgres({
    dataDir: join(folder, 'server'),
    observe: () => {},
    tcp: { port: 0, password: 'only-for-this-test' },
  });
  admin = new pg.Client(server.connection);
  await admin.connect();
  platform = await start('first');
});

afterAll(async () => {
  await platform?.stop();
  await admin?.end();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const call = (method: string, path: string, body?: object) =>
  fetch(`${platform.url}/rest/v1${path}`, {
    method,
    headers: { apikey: platform.keys.secretKey, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

const health = async (url = platform.url) => {
  const answer = await fetch(`${url}/health`);
  return answer.status;
};

async function until(check: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 15_000;
  while (!(await check())) {
    if (performance.now() > deadline) throw new Error('it never came to be');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const endConnections = () =>
  admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator'`);

describe('a process with other keys on the same database', () => {
  it('is refused, says what to do, and locks nobody out', async () => {
    await expect(start('second')).rejects.toThrow(/belongs to other keys.*Copy keys\.json.*npm run keys -- adopt/);
    await endConnections();
    await until(async () => (await call('GET', '/notes')).status === 200);
    expect(await health()).toBe(200);
  });

  it('starts once it has the keys of the first', async () => {
    await writeFile(join(folder, 'second/keys.json'), await readFile(join(folder, 'first/keys.json')));
    const second = await start('second');
    expect(await health(second.url)).toBe(200);
    await second.stop();
  });

  it('leaves a fingerprint that no role of a request can read', async () => {
    const { rows } = await admin.query(
      `select role from unnest(array['anon', 'authenticated', 'service_role', 'authenticator']) role
       where has_schema_privilege(role, 'supabase_migrations', 'usage')`,
    );
    expect(rows).toEqual([]);
    const { rows: stored } = await admin.query('select fingerprint from supabase_migrations.keys_owner');
    expect(platform.keys.secretKey).not.toContain(stored[0].fingerprint);
  });
});

describe('a database that refuses the login', () => {
  it('is 503 with Retry-After for requests and for /health, until it lets in again', async () => {
    const { rows } = await admin.query(`select rolpassword from pg_authid where rolname = 'authenticator'`);
    await admin.query(`alter role authenticator password 'somebody-elses'`);
    await endConnections();
    await until(async () => (await call('GET', '/notes')).status === 503);
    const refused = await call('GET', '/notes');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await health()).toBe(503);
    await admin.query(`alter role authenticator password ${admin.escapeLiteral(rows[0].rolpassword)}`);
    await until(async () => (await health()) === 200);
    expect((await call('GET', '/notes')).status).toBe(200);
  });

  it('is not mistaken for a function that raises the same code', async () => {
    expect((await call('POST', '/rpc/refuse_login')).status).toBe(403);
  });
});

describe('a server that takes no writes', () => {
  const setReadOnly = async (value: 'on' | 'off') => {
    await admin.query(`alter system set default_transaction_read_only = ${value}`);
    await admin.query('select pg_reload_conf()');
    await until(async () => {
      const { rows } = await admin.query('show default_transaction_read_only');
      return rows[0].default_transaction_read_only === value;
    });
    await endConnections();
  };

  it('answers a write with 503 and Retry-After, and goes on once it takes writes', async () => {
    await setReadOnly('on');
    try {
      await until(async () => (await call('GET', '/notes')).status === 200);
      const refused = await call('POST', '/notes', { id: 7 });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    } finally {
      await admin.query('set default_transaction_read_only = off');
      await setReadOnly('off');
    }
    await until(async () => (await call('DELETE', '/notes?id=eq.7')).status === 204);
  });

  it('is not mistaken for a GET that would write, nor for a function that set itself to read only', async () => {
    expect((await call('GET', '/rpc/add_note')).status).toBe(405);
    expect((await call('POST', '/rpc/read_only_by_itself')).status).toBe(405);
  });
});

describe('a damaged page', () => {
  it('is an alert, and 500 without a word of it for the caller', async () => {
    const answer = await call('POST', '/rpc/read_damaged_page');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ code: 'XX001', message: 'Internal error', details: null, hint: null });
    expect(events).toContainEqual({ kind: 'database.damaged', code: 'XX001' });
  });
});

describe('a process that waits for the start lock', () => {
  it('says so, is 503 on /health, and ends at once when asked to', async () => {
    const holder = new pg.Client(server.connection);
    await holder.connect();
    await holder.query('select pg_advisory_lock(7365123049117820563)');
    const stop = new AbortController();
    const port = await freePort();
    const starting = start('first', { port, signal: stop.signal });
    await until(async () => events.some(({ kind }) => kind === 'lock.waiting'));
    expect(await health(`http://127.0.0.1:${port}`)).toBe(503);
    const asked = performance.now();
    stop.abort();
    await expect(starting).rejects.toThrow(/abort/i);
    expect(performance.now() - asked).toBeLessThan(2_000);
    await holder.end();
  });
});

describe('a process whose pages cannot be answered yet', () => {
  it('is 503 on /health until they can', async () => {
    let isFallbackReady = false;
    const started = await start('first', { isFallbackReady: () => isFallbackReady });
    expect(await health(started.url)).toBe(503);
    isFallbackReady = true;
    expect(await health(started.url)).toBe(200);
    await started.stop();
  });
});

describe('a process that is asked to end behind a load balancer', () => {
  it('answers requests for a while after /health has turned 503, and then closes its port', async () => {
    const leaving = await start('first', { shutdownDelayMs: 1_500 });
    const read = () => fetch(`${leaving.url}/rest/v1/notes`, { headers: { apikey: leaving.keys.secretKey } });
    const drained = leaving.drain();
    expect(await health(leaving.url)).toBe(503);
    expect((await read()).status).toBe(200);
    await drained;
    await expect(read()).rejects.toThrow();
    await leaving.stop();
  });
});

describe('a start that fails after everything is connected', () => {
  it('leaves no connection open, so that the process ends', async () => {
    const connections = async () => {
      const { rows } = await admin.query<{ number: number }>(
        `select count(*)::int as number from pg_stat_activity where backend_type = 'client backend'`,
      );
      return rows[0]?.number ?? 0;
    };
    const before = await connections();
    const tasks = { [DELIVERY_TASK]: { run: async () => {} } };
    await expect(start('first', { jobs: { tasks, schedule: [] } })).rejects.toThrow(/platform's own/);
    await until(async () => (await connections()) <= before);
  });
});

describe('the sources', () => {
  it('open connections by the one class that survives their loss', async () => {
    const roots = [import.meta.dirname, join(import.meta.dirname, '../../../apps/server/src')];
    const found: string[] = [];
    for (const root of roots) {
      for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !path.endsWith('.ts') || /\.test\.ts$|\/fixtures\/|test-support/.test(path)) continue;
        if (/new (?:pg\.)?(?:Client|Pool)\(/.test(await readFile(path, 'utf8')))
          found.push(path.slice(root.length + 1));
      }
    }
    expect(found).toEqual(['postgres/pool.ts']);
  });
});
