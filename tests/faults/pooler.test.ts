// The platform behind a pooler that gives each transaction another connection: requests go through it, and listeners, jobs, locks and
// migrations go to the server itself.
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { withClient } from '@liesse/platform/postgres/client.ts';
import { openPool } from '@liesse/platform/postgres/pool.ts';
import { inspectPooling } from '@liesse/platform/postgres/pooler.ts';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform } from '#tests/support/platform.ts';
import { startRealPostgres } from '#tests/support/postgres.ts';
import { type Pooler, pgbouncer, startPgbouncer } from './pgbouncer.ts';

const project = fileURLToPath(new URL('project', import.meta.url));
const REQUESTS = 60;

// It needs the program of the package `pgbouncer`; without it the suite reports this file as skipped.
describe.skipIf(pgbouncer === undefined)('behind PgBouncer in transaction mode', () => {
  let server: Awaited<ReturnType<typeof startRealPostgres>>;
  let pooler: Pooler;

  beforeAll(async () => {
    server = await startRealPostgres();
    pooler = await startPgbouncer(pgbouncer ?? '', server.url);
  });
  afterAll(async () => {
    await pooler?.stop();
    await server?.stop();
  });

  it('tells the pooler from the server', async () => {
    const direct = await inspectPooling({ connectionString: server.url });
    expect(direct).toEqual({ isByTransaction: false, hasNamedStatements: true });
    const pooled = await inspectPooling({ connectionString: pooler.url });
    expect(pooled.isByTransaction).toBe(true);
  });

  it('tells it also while other processes start on it', async () => {
    const pooled = await Promise.all(
      Array.from({ length: 12 }, () => inspectPooling({ connectionString: pooler.url })),
    );
    expect(pooled.map(({ isByTransaction }) => isByTransaction)).toEqual(pooled.map(() => true));
  });

  it('lets several pools use statements of the same names', async () => {
    const pools = [1, 2, 3].map(() =>
      openPool({
        connection: { connectionString: pooler.url },
        size: 5,
        observe: () => {},
        hasNamedStatements: false,
      }),
    );
    try {
      const numbers = Array.from({ length: 60 }, (_, number) => number);
      const results = await Promise.all(
        numbers.map(async (number) =>
          pools[number % 3]?.query({ name: 'echo', text: 'select $1::integer as number', values: [number] }),
        ),
      );
      expect(results.map((result) => result?.rows[0]?.number)).toEqual(numbers);
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
    }
  });

  it('does not start without the address of the server itself', async () => {
    await expect(startTestPlatform({ project, databaseUrl: pooler.url })).rejects.toThrow(/Set DATABASE_DIRECT_URL/);
    const twice = { project, databaseUrl: pooler.url, directUrl: pooler.url };
    await expect(startTestPlatform(twice)).rejects.toThrow(/^DATABASE_DIRECT_URL leads to a pooler/);
  });

  it('serves more requests at a time than the pooler has connections, and delivers changes', async () => {
    const platform = await startTestPlatform({ project, databaseUrl: pooler.url, directUrl: server.url });
    try {
      const client = createClient(platform.url, platform.secretKey);
      const deposits = Array.from({ length: REQUESTS }, (_, writer) => ({ id: randomUUID(), round: 1, writer }));
      const written = await Promise.all(deposits.map((deposit) => client.from('deposits').insert(deposit)));
      expect(written.flatMap(({ error }) => error ?? [])).toEqual([]);
      const read = await Promise.all(deposits.map(({ id }) => client.from('deposits').select('writer').eq('id', id)));
      expect(read.map(({ data }) => data?.[0]?.writer)).toEqual(deposits.map(({ writer }) => writer));

      const { data: account } = await client.auth.admin.createUser({ email: 'a@example.org', password: randomUUID() });
      expect(account.user?.email).toBe('a@example.org');

      // A new table reaches the schema by a notification, which only the server itself delivers.
      await withClient({ connectionString: server.url }, (admin) =>
        admin.query(`create table public.later (id integer primary key); notify pgrst`),
      );
      await expect.poll(async () => (await client.from('later').select()).status).toBe(200);
    } finally {
      await platform.stop();
    }
  });
});
