import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlatformEvent } from '#platform/observation.ts';
import type { Span } from '#platform/tracing/span.ts';
import { continueTrace, runInTrace, traceparentOf } from '#platform/tracing/trace-context.ts';
import { prepareDatabase } from './bootstrap.ts';
import { type CallerScope, withCaller } from './caller.ts';
import { copyPreparedCluster } from './fixtures/prepared-cluster.ts';
import { launchPostgres, type PostgresServer } from './launcher.ts';
import { openPool } from './pool.ts';
import { withoutValues } from './statement-watch.ts';

let dataDir: string;
let server: PostgresServer;
let pool: pg.Pool;
let spans: Span[] = [];
let events: PlatformEvent[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'liesse-statements-'));
  await copyPreparedCluster(dataDir);
  server = await launchPostgres({ dataDir, observe: () => {} });
  await prepareDatabase(server.connection);
  pool = openPool({
    connection: { ...server.connection, user: 'authenticator' },
    size: 1,
    observe: (event) => events.push(event),
    statements: { slowMs: 200, tracing: { ratio: 1, record: (span) => spans.push(span) } },
  });
});

beforeEach(() => {
  spans = [];
  events = [];
});

afterAll(async () => {
  await pool?.end();
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const scope: CallerScope = {
  role: 'anon',
  share: null,
  claims: '{"role":"anon"}',
  method: 'GET',
  path: '/',
  headers: '{}',
  cookies: '{}',
  sessionId: null,
  level: null,
  searchPath: 'public',
  statementTimeout: '5s',
  timezone: 'UTC',
};

const run = (text: string) =>
  withCaller(pool, scope, [{ text, values: [] }], { readOnly: false, end: 'commit' }).then(([main]) => main?.rows);

describe('statements of a traced request', () => {
  it('are spans below that of the request, and PostgreSQL names the trace', async () => {
    const trace = continueTrace(undefined);
    const rows = await runInTrace(trace, () => run(`select current_setting('application_name')`));
    expect(rows).toEqual([[`liesse ${traceparentOf(trace)}`]]);
    expect(spans.map(({ name }) => name)).toEqual(['name_trace', 'enter_caller', 'select']);
    for (const span of spans) {
      expect(span).toMatchObject({ traceId: trace.traceId, parentId: trace.spanId, kind: 'client', isError: false });
    }
    // The next request of the connection is another one.
    expect(await run(`select current_setting('application_name')`)).toEqual([['liesse']]);
    expect(spans).toHaveLength(3);
  });

  it('that fail have the code of PostgreSQL', async () => {
    const trace = continueTrace(undefined);
    await expect(runInTrace(trace, () => run('select * from public.missing_table'))).rejects.toThrow();
    expect(spans.at(-1)).toMatchObject({ isError: true, attributes: { 'db.response.status_code': '42P01' } });
  });

  it('are timed one by one although they are sent together', async () => {
    const trace = continueTrace(undefined);
    await runInTrace(trace, () =>
      withCaller(
        pool,
        scope,
        [
          { text: 'select pg_sleep(0.1)', values: [] },
          { text: 'select 1', values: [] },
        ],
        { readOnly: true, end: 'commit' },
      ),
    );
    const [slow, next] = spans.slice(-2);
    expect(next?.startedAt).toBeGreaterThanOrEqual((slow?.startedAt ?? 0) + (slow?.ms ?? 0) - 0.01);
  });
});

// Twice as long as the limit: on a busy machine the answer before it may be read late, and its time starts with that.
describe('a slow statement', () => {
  it('is observed with the id of its trace and without values', async () => {
    const trace = continueTrace(undefined);
    await runInTrace(trace, () => run(`select pg_sleep(0.4), 'Léa Martin'`));
    expect(events).toEqual([
      { kind: 'query.slow', statement: 'select pg_sleep(?), ?', ms: expect.any(Number), trace: trace.traceId },
    ]);
  });

  it('is observed outside of a request too, and by a promise', async () => {
    await pool.query('select pg_sleep(0.4)');
    expect(events).toMatchObject([{ kind: 'query.slow', trace: undefined }]);
  });
});

it.each([
  [`select * from guests where name = 'L''éa' and age > 12`, 'select * from guests where name = ? and age > ?'],
  [`select e'it\\'s', 'a\\', 'b'`, 'select ?, ?, ?'],
  ['select $1, "it\'s" from "t1" where x = $$secret$$', 'select $1, "it\'s" from "t1" where x = ?'],
  [`do $body$ select 'x' $body$`, 'do ?'],
  [`select 'not closed`, 'select ?'],
])('leaves no value in %s', (text, shown) => {
  expect(withoutValues(text)).toBe(shown);
});
