// Connections as `authenticator`: a role that can do nothing until a request's own role is entered.
import pg from 'pg';
import type { Observe } from '#platform/http/observation.ts';
import { PoolShares } from './shares.ts';

export interface PoolOptions {
  connection: pg.ClientConfig;
  size: number;
  observe: Observe;
}

/** How long a request waits for a free connection before it is told that the service is busy. */
const ACQUIRE_TIMEOUT_MS = 5_000;

export function openPool({ connection, size, observe }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    pipeline: true,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
    // Recycling a connection frees the statements it has prepared.
    maxLifetimeSeconds: 3_600,
    application_name: 'liesse',
  });
  pool.on('error', (error) => observe({ kind: 'pool.error', message: error.message }));
  return pool;
}

const shares = new WeakMap<pg.Pool, PoolShares>();

/** One account of shares for each pool, whichever service takes connections from it. */
export function sharesOf(pool: pg.Pool): PoolShares {
  const known = shares.get(pool);
  if (known) return known;
  const made = new PoolShares(pool.options.max);
  shares.set(pool, made);
  return made;
}
