// Statements of storage on behalf of a caller: his role and claims, his policies.
import type pg from 'pg';
import { shareOf } from '#platform/auth/tokens/pool-share.ts';
import { type Identity, levelOf } from '#platform/auth/tokens/verifier.ts';
import type { HttpRequest } from '#platform/http/types.ts';
import { type CallerQuery, type CallerScope, withCaller } from '#platform/postgres/caller.ts';

export interface Outcome<Row> {
  rows: Row[];
  /** Of the rows that were touched, returned or not. */
  count: number;
}

/** Rows by the names of their columns, as the driver parsed them: whoever writes the statement says what they are. */
export interface CallerDb {
  /** A statement that changes nothing. */
  read<Row>(query: CallerQuery): Promise<Row[]>;
  /** A statement that stays. */
  write<Row>(query: CallerQuery): Promise<Outcome<Row>>;
  /** Statements that are rolled back: throws where the same statements would be refused, answers the count of the last. */
  attempt(queries: readonly CallerQuery[]): Promise<{ count: number }>;
}

const SEARCH_PATH = '"storage", "public", "extensions"';
const STATEMENT_TIMEOUT = '8s';
const ANONYMOUS_TIMEOUT = '3s';

/** Rights of the service itself, for those who hold a token that it signed. */
export const SERVICE: Identity = {
  role: 'service_role',
  claims: { role: 'service_role' },
  claimsText: '{"role":"service_role"}',
  sessionId: null,
};

export function callerDb(pool: pg.Pool, http: HttpRequest, path: string, identity: Identity): CallerDb {
  const scope: CallerScope = {
    role: identity.role,
    share: shareOf(identity, http.remoteAddress),
    claims: identity.claimsText,
    method: http.method,
    path,
    headers: JSON.stringify(http.headers),
    cookies: '{}',
    sessionId: identity.sessionId,
    level: levelOf(identity),
    searchPath: SEARCH_PATH,
    statementTimeout: identity.role === 'anon' ? ANONYMOUS_TIMEOUT : STATEMENT_TIMEOUT,
    timezone: 'UTC',
  };
  const run = async <Row>(
    queries: readonly CallerQuery[],
    readOnly: boolean,
    end: 'commit' | 'rollback',
  ): Promise<Outcome<Row>> => {
    const result = (await withCaller(pool, scope, queries, { readOnly, end })).at(-1);
    return { rows: result ? records<Row>(result) : [], count: result?.rowCount ?? 0 };
  };
  return {
    read: async <Row>(query: CallerQuery) => (await run<Row>([query], true, 'commit')).rows,
    write: (query) => run([query], false, 'commit'),
    attempt: (queries) => run(queries, false, 'rollback'),
  };
}

function records<Row>({ fields, rows }: pg.QueryArrayResult): Row[] {
  const names = fields.map(({ name }) => name);
  return rows.map((row: unknown[]) => Object.fromEntries(names.map((name, index) => [name, row[index]])) as Row);
}
