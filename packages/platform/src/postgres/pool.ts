// Connections as `authenticator`: a role that can do nothing until a request's own role is entered.
import type { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Observe } from '#platform/observation.ts';
import { DatabaseClient, type DatabaseClientConfig } from './client.ts';
import { isDamage } from './database-faults.ts';
import type { StatementWatch } from './statement-watch.ts';

export interface PoolOptions {
  connection: pg.ClientConfig;
  size: number;
  observe: Observe;
  /** Hears how each attempt to connect ended. */
  connected?: DatabaseClientConfig['connected'];
  /** False behind a pooler that loses named statements. */
  hasNamedStatements?: boolean;
  /** What is observed of each statement. */
  statements?: Omit<StatementWatch, 'observe'> | undefined;
}

/** How long a request waits for a free connection before the service answers that it is busy. */
const ACQUIRE_TIMEOUT_MS = 5_000;

export function openPool(options: PoolOptions): pg.Pool {
  const { connection, size, observe, connected, hasNamedStatements = true, statements } = options;
  return watchPool(
    {
      ...connection,
      max: size,
      pipeline: true,
      connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
      idleTimeoutMillis: 60_000,
      // Recycling a connection frees the statements it has prepared.
      maxLifetimeSeconds: 3_600,
      application_name: 'liesse',
      hasNamedStatements,
      ...(connected && { connected }),
      ...(statements && { statements: { ...statements, observe } }),
    },
    observe,
  );
}

/** A pool whose lost connections and damaged pages are observed, in use or idle. */
export function watchPool(config: pg.PoolConfig & DatabaseClientConfig, observe: Observe): pg.Pool {
  const pool = new pg.Pool({ ...config, Client: DatabaseClient });
  // Each client reports for itself, also while it is in use; the pool would report the errors of idle ones a second time.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!pool.ending) observe({ kind: 'pool.error', message: error.message });
    });
    (client as unknown as { connection: EventEmitter }).connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
      if (code !== undefined && isDamage(code)) observe({ kind: 'database.damaged', code });
    });
  });
  return pool;
}
