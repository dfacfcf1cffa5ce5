// One PostgreSQL over TCP, the platform on it in a process of its own, and tokens: what every bench needs.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { loadKeys } from '@liesse/platform/auth/tokens/keys.ts';
import { createSigner } from '@liesse/platform/auth/tokens/signer.ts';
import { type Database, openDatabase } from '@liesse/platform/database.ts';
import { freePort } from '@liesse/platform/free-port.ts';
import { launchPostgres } from '@liesse/platform/postgres/launcher.ts';
import pg from 'pg';

const root = resolve(import.meta.dirname, '../..');

export interface Stage {
  url: string;
  database: Database;
  publishableKey: string;
  /** A session of the user's, as signing in would make it. */
  sessionOf(user: string): Promise<string>;
  tokenOf(user: string, session: string): Promise<string>;
  /** Starts another process of the bench on the same database; resolves with the address it prints. */
  start(file: string, env: Record<string, string>): Promise<string>;
  end(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'liesse-bench-'));
  const password = 'bench-only-on-loopback';
  const postgres = await launchPostgres({
    dataDir: join(folder, 'pg'),
    observe: () => {},
    tcp: { port: await freePort(), password },
  });
  const databaseUrl = `postgres://postgres:${password}@127.0.0.1:${postgres.connection.port}/postgres`;
  const stops: Array<() => Promise<void>> = [];
  const start = async (file: string, env: Record<string, string>, args: string[] = []) => {
    const child = spawn(process.execPath, [join(root, file), ...args], {
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    stops.push(async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    });
    for await (const line of createInterface(child.stdout)) {
      const [, address] = /^listening on (.+)$/.exec(line) ?? [];
      if (address) return address;
    }
    throw new Error(`${file} did not start`);
  };
  const port = await freePort();
  const data = join(folder, 'data');
  const url = await start('packages/platform/src/bin/platform.ts', {}, [
    '--strict',
    '--project',
    root,
    '--data',
    data,
    '--port',
    String(port),
    // Every socket of a bench comes from this machine.
    '--sockets-per-network',
    '10000',
    '--sockets-per-account',
    '10000',
  ]);
  const keys = await loadKeys(data);
  const sign = createSigner(keys, {
    issuer: `http://127.0.0.1:${port}/auth/v1`,
    audience: 'authenticated',
    now: Date.now,
  });
  const database = await openDatabase({
    dataDir: data,
    databaseUrl,
    directUrl: null,
    replicaUrl: null,
    secret: keys.secretKey,
    observe: () => {},
    onFatal: () => {},
  });
  return {
    url,
    database,
    publishableKey: keys.publishableKey,
    sessionOf: (user) => makeSession(database, user),
    tokenOf: (user, session) => sign({ sub: user, role: 'authenticated', session_id: session }),
    start,
    end: async () => {
      for (const stop of stops.toReversed()) await stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeSession({ admin }: Database, user: string): Promise<string> {
  const client = new pg.Client(admin);
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    'insert into auth.sessions (user_id, refresh_key) values ($1, extensions.gen_random_bytes(32)) returning id',
    [user],
  );
  await client.end();
  return rows[0]?.id ?? '';
}

/** The figures last accepted, stored in git: a run is compared with them and can replace them with `--save`. */
export async function readBaseline(): Promise<Record<string, Record<string, number>>> {
  return JSON.parse(await readFile(join(root, 'bench/baseline.json'), 'utf8').catch(() => '{}'));
}
