// Several callers one after another in one transaction that is rolled back at the end: what one does, the next one meets.
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { writeLock } from './attempt.ts';
import type { Caller } from './callers.ts';

export interface Stage {
  /** The first value of the first row. A refusal is thrown, and the transaction can continue after it. */
  call: <Value>(caller: Caller, sql: string, values?: unknown[]) => Promise<Value>;
  rows: <Row>(caller: Caller, sql: string, values?: unknown[]) => Promise<Row[]>;
  /** As the owner of the tables. */
  prepare: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** The refusal of a call: its code, reason, hint and message. */
  refusal: (caller: Caller, sql: string, values?: unknown[]) => Promise<Refusal>;
}

interface Refusal {
  code: string | undefined;
  reason: string | undefined;
  hint: string | undefined;
  message: string;
}

export function connectStory(): (notify: (stage: Stage) => Promise<void>) => Promise<void> {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client(inject('database'));
    await client.connect();
  });
  afterAll(() => client.end());
  return async (notify) => {
    await client.query(`begin; select pg_advisory_xact_lock(${writeLock})`);
    try {
      await notify(stageOf(client));
    } finally {
      await client.query('rollback');
    }
  };
}

function stageOf(client: pg.Client): Stage {
  const run = async (caller: Caller, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
    await client.query('savepoint step');
    try {
      await client.query(
        `select set_config('request.jwt.claims', $1, true), set_config('request.headers', '{}', true)`,
        [JSON.stringify({ role: caller.role, sub: caller.id, ...caller.claims })],
      );
      await client.query(`set local role ${caller.role}`);
      const { rows } = await client.query(sql, values);
      await client.query('reset role');
      return rows;
    } catch (error) {
      await client.query('rollback to savepoint step; reset role');
      throw error;
    }
  };
  return {
    call: async (caller, sql, values) => Object.values((await run(caller, sql, values))[0] ?? {})[0] as never,
    rows: async (caller, sql, values) => (await run(caller, sql, values)) as never,
    prepare: async (sql, values = []) => (await client.query(sql, values)).rows,
    refusal: async (caller, sql, values) => {
      try {
        await run(caller, sql, values);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error;
        return { code: error.code, reason: error.detail, hint: error.hint, message: error.message };
      }
      throw new Error(`not refused: ${sql}`);
    },
  };
}
