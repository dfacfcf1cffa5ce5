// All SQL on behalf of a caller passes here. The caller's role, claims and headers are entered in the same round trip
// as the statement and leave with its transaction, so nothing of one request is seen by the next.
import type { Writable } from 'node:stream';
import pg from 'pg';
import { DatabaseClient } from './client.ts';
import { DatabaseUnavailable } from './database-faults.ts';
import { type Share, sharesOf } from './shares.ts';

export interface CallerScope {
  role: string;
  /** Whose share of the pool the statement takes; null takes of no share. */
  share: Share | null;
  /** JSON text of the verified claims. */
  claims: string;
  method: string;
  path: string;
  /** JSON text of the request's headers. */
  headers: string;
  /** JSON text of the request's cookies. */
  cookies: string;
  /** The session the token belongs to: it must still exist. Null for keys. */
  sessionId: string | null;
  /** The level that the token claims: where the account has a second step, session and token must both have taken it. */
  level: string | null;
  searchPath: string;
  statementTimeout: string;
  timezone: string;
}

export interface CallerWork {
  readOnly: boolean;
  end: 'commit' | 'rollback';
  /** Looks at the results before the end; throwing rolls back. Costs a second round trip. */
  approve?: (results: pg.QueryArrayResult[]) => void;
}

export interface CallerQuery {
  text: string;
  values: unknown[];
  /** Prepares the statement on the connection under this name. */
  name?: string;
}

export const ENTER = {
  name: 'enter_caller',
  text:
    `select auth.assert_session($10, $11), set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('request.method', $3, true),` +
    ` set_config('request.path', $4, true), set_config('request.headers', $5, true), set_config('search_path', $6, true),` +
    ` set_config('statement_timeout', $7, true), set_config('timezone', $8, true), set_config('request.cookies', $9, true)`,
};

const BEGIN_READ: CallerQuery = { name: 'begin_read', text: 'begin read only', values: [] };
const BEGIN_WRITE: CallerQuery = { name: 'begin_write', text: 'begin', values: [] };
const COMMIT: CallerQuery = { name: 'commit', text: 'commit', values: [] };
const ROLLBACK: CallerQuery = { name: 'rollback', text: 'rollback', values: [] };

/** Waits for a place in the caller's share of the pool, and throws `PoolBusy` when none is free in time. */
export async function withCaller(
  pool: pg.Pool,
  scope: CallerScope,
  queries: readonly CallerQuery[],
  work: CallerWork,
): Promise<pg.QueryArrayResult[]> {
  const { share } = scope;
  if (share === null) return runAsCaller(pool, scope, queries, work);
  const shares = sharesOf(pool);
  await shares.enter(share);
  try {
    return await runAsCaller(pool, scope, queries, work);
  } finally {
    shares.leave(share);
  }
}

async function runAsCaller(
  pool: pg.Pool,
  scope: CallerScope,
  queries: readonly CallerQuery[],
  work: CallerWork,
): Promise<pg.QueryArrayResult[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const run: Run = (batch) =>
    send(client, batch).catch((error: Error) => {
      if (isConnectionLoss(error)) broken = error;
      throw error;
    });
  try {
    const begin = work.readOnly ? BEGIN_READ : BEGIN_WRITE;
    const enter = { name: ENTER.name, text: ENTER.text, values: scopeValues(scope) };
    const end = work.end === 'commit' ? COMMIT : ROLLBACK;
    const opening = [begin, ...nameTrace(client), enter];
    if (work.approve) return await approved(run, opening, queries, end, work.approve);
    const results = await run([...opening, ...queries, end]);
    refuseRollback(results.at(-1), end);
    return results.slice(opening.length, -1);
  } catch (error) {
    if (work.readOnly || !isReadOnlyRefusal(error) || !(await takesNoWrites(run))) throw error;
    // The next connection may reach the server that does take writes.
    broken = error;
    throw new DatabaseUnavailable(error);
  } finally {
    client.release(broken);
  }
}

/** PostgreSQL's own log and list of connections then show the id of the trace, and jobs that are added in the transaction continue it. */
function nameTrace(client: pg.PoolClient): CallerQuery[] {
  const traceparent = client instanceof DatabaseClient ? client.recordedTraceparent() : null;
  if (traceparent === null) return [];
  // 62 of the 63 bytes that PostgreSQL takes.
  return [{ ...NAME_TRACE, values: [`liesse ${traceparent}`] }];
}

const NAME_TRACE = { name: 'name_trace', text: `select set_config('application_name', $1, true)` };

type Run = (queries: readonly CallerQuery[]) => Promise<pg.QueryArrayResult[]>;

async function approved(
  run: Run,
  opening: readonly CallerQuery[],
  queries: readonly CallerQuery[],
  end: CallerQuery,
  approve: (results: pg.QueryArrayResult[]) => void,
): Promise<pg.QueryArrayResult[]> {
  let results: pg.QueryArrayResult[];
  try {
    results = (await run([...opening, ...queries])).slice(opening.length);
    approve(results);
  } catch (error) {
    await run([ROLLBACK]).catch(() => {});
    throw error;
  }
  const [ended] = await run([end]);
  refuseRollback(ended, end);
  return results;
}

const isReadOnlyRefusal = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === '25006';

/** A standby or a server set to read only, as opposed to a function that made its own transaction read only. */
async function takesNoWrites(run: Run): Promise<boolean> {
  const [answer] = await run([IS_READ_ONLY]).catch(() => []);
  return answer?.rows[0]?.[0] === true;
}

const IS_READ_ONLY: CallerQuery = {
  text: `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean`,
  values: [],
};

/** A transaction that failed without an error of its own answers ROLLBACK to a commit. */
function refuseRollback(ended: pg.QueryArrayResult | undefined, end: CallerQuery): void {
  if (end === COMMIT && ended?.command !== 'COMMIT') throw new Error('the transaction was rolled back');
}

export const scopeValues = (scope: CallerScope): Array<string | null> => [
  scope.role,
  scope.claims,
  scope.method,
  scope.path,
  scope.headers,
  scope.searchPath,
  scope.statementTimeout,
  scope.timezone,
  scope.cookies,
  scope.sessionId,
  scope.level,
];

/** The driver writes each query by itself; corked, the whole pipeline leaves in one system call. */
interface PipelinedClient {
  connection: { stream: Writable };
}

/**
 * Sends all at once and waits for every answer. The error thrown is the first: those after it only say that the
 * transaction is aborted. Callbacks rather than promises, because this is the path of every request.
 */
function send(client: pg.PoolClient, queries: readonly CallerQuery[]): Promise<pg.QueryArrayResult[]> {
  return new Promise((resolve, reject) => {
    const results: pg.QueryArrayResult[] = [];
    let waiting = queries.length;
    let failure: Error | null = null;
    const { stream } = (client as unknown as PipelinedClient).connection;
    stream.cork();
    for (const query of queries) {
      const config: pg.QueryArrayConfig = { text: query.text, values: query.values, rowMode: 'array' };
      if (query.name !== undefined) config.name = query.name;
      client.query(config, (error: Error | null, result) => {
        if (error) failure ??= error;
        else results.push(result);
        waiting -= 1;
        if (waiting > 0) return;
        if (failure) reject(failure);
        else resolve(results);
      });
    }
    stream.uncork();
  });
}

/** What the driver itself reports leaves the connection in a state that nobody knows. */
const isConnectionLoss = (error: Error): boolean =>
  !(error instanceof pg.DatabaseError) || /^(08|57P0)/.test(error.code ?? '');
