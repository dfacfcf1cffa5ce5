// One process at a time prepares, migrates or seeds a database; the others wait for it. The lock ends with its
// connection, so a killed process leaves none behind.
import type pg from 'pg';
import type { Observe } from '#platform/observation.ts';
import { DatabaseClient } from './client.ts';

export interface LockOptions {
  /** What the lock is for, as the log and PostgreSQL's list of connections name it. */
  purpose: string;
  observe: Observe;
  /** Ends the wait, and the work, by closing the connection. */
  signal?: AbortSignal | undefined;
}

export async function withAdvisoryLock<T>(
  admin: pg.ClientConfig,
  { purpose, observe, signal }: LockOptions,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const client = new DatabaseClient({
    ...admin,
    application_name: `platform: ${purpose}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  const close = () => void client.end().catch(() => {});
  signal?.addEventListener('abort', close);
  try {
    await client.connect();
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await lock(client, () => observe({ kind: 'lock.waiting', purpose }));
    return await work(client);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', close);
    await client.end().catch(() => {});
  }
}

async function lock(client: pg.Client, onWait: () => void): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [lockKey]);
  if (rows[0]?.free === true) return;
  onWait();
  await client.query('select pg_advisory_lock($1)', [lockKey]);
}

const CONNECT_TIMEOUT_MS = 10_000;

// Any number will do as long as every version of this program uses the same.
const lockKey = '7365123049117820563';
