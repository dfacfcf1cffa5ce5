import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlatformEvent } from '#platform/observation.ts';
import { launchPostgres, type PostgresServer } from './launcher.ts';
import { removeFolder, temporaryFolder } from './process/fixtures/folders.ts';
import { endOf, holdInChild } from './process/fixtures/holder.ts';
import { isAlive } from './process/processes.ts';

const pidFile = 'pg/postmaster.pid';

describe('the embedded PostgreSQL of a data folder', { timeout: 60_000 }, () => {
  let dataDir = '';
  const events: PlatformEvent[] = [];

  // One cluster for all the cases, each of which opens it anew: what one leaves behind is what the next must cope with.
  beforeAll(async () => {
    dataDir = await temporaryFolder();
    await mkdir(join(dataDir, 'pg.tmp'));
    await writeFile(join(dataDir, 'pg.tmp', 'PG_VERSION'), '17');
    await withServer(async (server) => {
      await ask(server, 'create table kept (id int primary key)');
    });
  });
  afterAll(() => removeFolder(dataDir));

  async function withServer<T>(work: (server: PostgresServer) => Promise<T>): Promise<T> {
    const server = await launchPostgres({ dataDir, observe: (event) => events.push(event) });
    try {
      return await work(server);
    } finally {
      await server.stop();
    }
  }

  it('makes the cluster afresh beside what an interrupted initdb left', async () => {
    expect(events.filter((event) => event.kind === 'postgres.initialising')).toHaveLength(1);
    expect(await readdir(dataDir)).not.toContain('pg.tmp');
  });

  it('is durable, checks its pages, speaks logical replication and listens on a private socket only', async () => {
    await withServer(async (server) => {
      const settings = await ask(
        server,
        `select name, setting from pg_settings where name in ('fsync', 'data_checksums', 'wal_level',
         'listen_addresses', 'unix_socket_permissions', 'TimeZone', 'jit', 'server_encoding') order by name collate "C"`,
      );
      expect(Object.fromEntries(settings.map((row) => [row.name, row.setting]))).toEqual({
        TimeZone: 'UTC',
        data_checksums: 'on',
        fsync: 'on',
        jit: 'off',
        listen_addresses: '',
        server_encoding: 'UTF8',
        unix_socket_permissions: '0700',
        wal_level: 'logical',
      });
      expect((await stat(server.connection.host)).mode & 0o777).toBe(0o700);
      expect((await stat(join(dataDir, 'pg'))).mode & 0o077).toBe(0);
    });
  });

  it('knows the case of accented letters and sorts by code point', async () => {
    await withServer(async (server) => {
      expect(await ask(server, `select upper('éà') as upper, 'Z' < 'a' as points`)).toEqual([
        { upper: 'ÉÀ', points: true },
      ]);
    });
  });

  it('reports its log as events, without the refused statements', async () => {
    await withServer(async (server) => {
      await expect(ask(server, `select 'a secret'::int`)).rejects.toThrow('a secret');
    });
    const lines = events.flatMap((event) => (event.kind === 'postgres.log' ? [event.line] : []));
    expect(lines.some((line) => line.includes('ready to accept connections'))).toBe(true);
    expect(lines.some((line) => line.includes('a secret'))).toBe(false);
  });

  it('says that its end was expected after a stop, and frees the folder', async () => {
    const server = await launchPostgres({ dataDir, observe: () => {} });
    await server.stop();
    await server.stop();
    expect(await server.exited).toEqual({ code: 0, expected: true });
    expect(await readdir(dataDir)).not.toContain('lock.json');
    expect(await isAlive(server.pid)).toBe(false);
  });

  it('refuses a second process on the folder within a second and names the holder (F121)', async () => {
    await withServer(async () => {
      const began = performance.now();
      const second = launchPostgres({ dataDir, observe: () => {} });
      await expect(second).rejects.toThrow(`in use by process ${process.pid}`);
      expect(performance.now() - began).toBeLessThan(1000);
      const other = await holdInChild([dataDir]);
      await endOf(other, 'politely');
      expect(other.report.refused).toMatch(
        new RegExp(`^DataDirInUse: .*in use by process ${process.pid} .*started 20`),
      );
    });
  });

  it('stops the PostgreSQL that a killed process left, and keeps what was committed', async () => {
    const holder = await holdInChild([dataDir]);
    const orphan = holder.report.postmaster ?? 0;
    await ask(holder.report, 'insert into kept values (1)');
    await endOf(holder, 'SIGKILL');
    expect(await isAlive(orphan)).toBe(true);
    await withServer(async (server) => {
      expect(server.pid).not.toBe(orphan);
      expect(await isAlive(orphan)).toBe(false);
      expect(await ask(server, 'select id from kept')).toEqual([{ id: 1 }]);
    });
  });

  it('reports an unexpected end and starts again after it', async () => {
    const server = await launchPostgres({ dataDir, observe: () => {} });
    await ask(server, 'insert into kept values (2)');
    process.kill(server.pid, 'SIGKILL');
    expect(await server.exited).toMatchObject({ expected: false });
    await server.stop();
    await withServer(async (again) => {
      expect(await ask(again, 'select count(*)::int as rows from kept')).toEqual([{ rows: 2 }]);
    });
  });

  for (const [what, content] of [
    ['empty', () => ''],
    ['garbage', () => '\0\0 no number\n'],
    ['of a dead process', () => '4194300\n'],
    // Alive, but certainly not this cluster's server: the test itself.
    ['of another process', () => `${process.pid}\n${join(dataDir, 'pg')}\n1\n5432\n\n\n\nready\n`],
  ] as const) {
    it(`starts by itself over a pid file that is ${what} (F123)`, async () => {
      await writeFile(join(dataDir, pidFile), content());
      await withServer(async (server) => {
        expect(Number.parseInt(await readFile(join(dataDir, pidFile), 'utf8'), 10)).toBe(server.pid);
      });
    });
  }

  it('gives the folder back when the server cannot start', async () => {
    const impossible = launchPostgres({ dataDir, observe: () => {}, tcp: { port: 70_000, password: 'x' } });
    await expect(impossible).rejects.toThrow('PostgreSQL did not start');
    expect(await readdir(dataDir)).not.toContain('lock.json');
  });

  it('listens on loopback with a password when asked, and refuses a wrong one', async () => {
    const server = await launchPostgres({ dataDir, observe: () => {}, tcp: { port: 0, password: 'pass"w\'ord' } });
    try {
      expect(server.connection).toMatchObject({ host: '127.0.0.1', password: 'pass"w\'ord' });
      expect(await ask(server, 'show password_encryption')).toEqual([{ password_encryption: 'scram-sha-256' }]);
      await expect(ask({ connection: { ...server.connection, password: 'wrong' } }, 'select 1')).rejects.toThrow(
        'password authentication failed',
      );
    } finally {
      await server.stop();
    }
  });
});

async function ask(server: { connection?: pg.ClientConfig }, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(server.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
