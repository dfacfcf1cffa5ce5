// What an address of the database leads to: the server itself, or a pooler that gives each transaction any connection. Nothing of a
// session outlives a transaction there: no named statement, no listener and no session lock.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { withClient } from './client.ts';

export interface Pooling {
  /** Whether every transaction may get another connection of the server. */
  isByTransaction: boolean;
  /** Whether a statement that was prepared under a name is found again. */
  hasNamedStatements: boolean;
}

/** Processes that start at the same time borrow from one pooler: a single comparison could miss that connections are shared. */
const ROUNDS = 12;

export async function inspectPooling(connection: pg.ClientConfig): Promise<Pooling> {
  return withClient(connection, async (one) => {
    const isByTransaction = await withClient(connection, (other) => sharesConnections(one, other));
    return { isByTransaction, hasNamedStatements: !isByTransaction || (await renamesStatements(one)) };
  });
}

/** Two clients that meet one connection of the server, or a client whose connection changes. Neither holds one while it waits for another,
 * so that a pooler with a single connection is found out too. */
async function sharesConnections(one: pg.Client, other: pg.Client): Promise<boolean> {
  const [first, second] = [await backendOf(one), await backendOf(other)];
  if (first === second) return true;
  for (let round = 0; round < ROUNDS; round += 1) {
    if ((await backendOf(one)) !== first || (await backendOf(other)) !== second) return true;
  }
  return false;
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** A pooler that follows named statements (PgBouncer from 1.21 on) prepares them on the server under names of its own. */
async function renamesStatements(client: pg.Client): Promise<boolean> {
  const name = `pooling_${randomUUID()}`;
  const text = 'select count(*)::integer as found from pg_prepared_statements where name = $1';
  const { rows } = await client.query<{ found: number }>({ name, text, values: [name] });
  return rows[0]?.found === 0;
}

/** The address of the server itself, for commands that hold a lock or a snapshot; null without a remote server. */
export const serverAddress = ({ DATABASE_URL, DATABASE_DIRECT_URL }: NodeJS.ProcessEnv): string | null =>
  DATABASE_DIRECT_URL || DATABASE_URL || null;
