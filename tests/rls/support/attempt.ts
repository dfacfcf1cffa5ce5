// Runs one statement as one caller, like the platform, and always rolls back.
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Caller } from './callers.ts';

export type Outcome = { rows: number; data: Record<string, unknown>[] } | { refused: string; message: string };

// A connection for the tests of one file.
export function connect(): { query: Query; attempt: Attempt; seen: Seen } {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client(inject('database'));
    await client.connect();
  });
  afterAll(() => client.end());
  return {
    query: (sql) => client.query(sql),
    attempt: (caller, sql, prepare) => attempt(client, caller, sql, prepare),
    seen: async (caller, sql, prepare) => {
      const outcome = await attempt(client, caller, sql, prepare);
      if ('refused' in outcome) throw new Error(outcome.message);
      return outcome.data;
    },
  };
}

// As the owner of the tables. `prepare` runs so too, in the transaction of the attempt.
type Query = <Row extends pg.QueryResultRow>(sql: string) => Promise<pg.QueryResult<Row>>;
type Attempt = (caller: Caller, sql: string, prepare?: string) => Promise<Outcome>;
type Seen = (caller: Caller, sql: string, prepare?: string) => Promise<Record<string, unknown>[]>;

// What the caller sees or changes: a count, or the refusal's code.
export function verdict(outcome: Outcome): number | string {
  return 'refused' in outcome ? outcome.refused : outcome.rows;
}

/** The key of the advisory lock by which writers take turns, without deadlocks: the files of this suite share their rows. */
export const writeLock = 4117;

export const insufficientPrivilege = '42501';
export const foreignKeyViolation = '23503';
export const checkViolation = '23514';

async function attempt(client: pg.Client, caller: Caller, sql: string, prepare = ''): Promise<Outcome> {
  const claims = JSON.stringify({ role: caller.role, sub: caller.id, ...caller.claims });
  const headers = JSON.stringify(caller.token === undefined ? {} : { 'x-guest-token': caller.token });
  // In one message: thousands of attempts are made.
  await client.query(`begin; select pg_advisory_xact_lock(${writeLock}); ${prepare};
    set local role ${caller.role};
    select set_config('request.jwt.claims', ${client.escapeLiteral(claims)}, true),
      set_config('request.headers', ${client.escapeLiteral(headers)}, true)`);
  try {
    const result = await client.query<Record<string, unknown>>(sql);
    return { rows: result.rowCount ?? 0, data: result.rows };
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code !== undefined) {
      return { refused: error.code, message: error.message };
    }
    throw error;
  } finally {
    await client.query('rollback');
  }
}
