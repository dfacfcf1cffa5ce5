// A subscriber's requests before they are accepted: read here, checked in the database against the publication, the
// columns the role may select and the types of what filters compare. Joins that come at once are checked at once.
import type pg from 'pg';
import { isOutage, queryWithin } from '#platform/realtime/changes/limited-query.ts';
import { NOTHING, parseSnapshot, type Snapshot } from '#platform/realtime/changes/log/snapshot.ts';
import { Batch } from '#platform/realtime/channels/batch.ts';
import type { ChangeRequest } from './contract.ts';
import { parseFilter } from './filters.ts';
import type { Request } from './registry.ts';

export type ReadRequests = { ok: true; requests: Array<Omit<Request, 'id'>> } | { ok: false; reason: string };

export type Checked = { ok: true; after: Snapshot; isWatched: boolean } | { ok: false; reason: string };

interface Question {
  role: string;
  requests: ReadonlyArray<Omit<Request, 'id'>>;
  since: Date | null;
}

interface Row {
  question: number;
  number: number;
  reason: string | null;
  is_watched: boolean | null;
  after: string | null;
}

const MAX_REQUESTS = 100;
const MAX_NAME = 200;
const MAX_COLUMNS = 100;
const CHECK_MS = 2_000;
const EVENTS = new Set(['*', 'INSERT', 'UPDATE', 'DELETE']);

export function readRequests(requests: readonly ChangeRequest[]): ReadRequests {
  if (requests.length > MAX_REQUESTS)
    return { ok: false, reason: `Too many postgres_changes: ${MAX_REQUESTS} at most` };
  const read: Array<Omit<Request, 'id'>> = [];
  for (const request of requests) {
    const { event, schema, select } = request;
    const table = request.table === undefined || request.table === '*' ? null : request.table;
    const filter = parseFilter(request.filter ?? '');
    if (!filter.ok) return { ok: false, reason: filter.reason };
    if (!EVENTS.has(event) || ![schema, table ?? '', ...(select ?? [])].every(isName)) {
      return { ok: false, reason: 'Unable to subscribe to changes with given parameters' };
    }
    if (table === null && (filter.conditions.length > 0 || select !== undefined)) {
      return {
        ok: false,
        reason: 'Unable to subscribe to changes with given parameters: filter and select need a table',
      };
    }
    if (select !== undefined && select.length > MAX_COLUMNS) return { ok: false, reason: 'Too many columns in select' };
    read.push({ event, schema, table, conditions: filter.conditions, columns: select ?? null });
  }
  return { ok: true, requests: read };
}

export class RequestChecker {
  readonly #system: pg.Pool;
  readonly #batch: Batch<Question, Checked>;

  constructor(system: pg.Pool) {
    this.#system = system;
    this.#batch = new Batch({ run: (questions) => this.#checkAll(questions), size: 50, concurrency: 2 });
  }

  check(question: Question): Promise<Checked> {
    return this.#batch.ask(question);
  }

  async #checkAll(questions: readonly Question[]): Promise<Checked[]> {
    const rows = await queryWithin<Row>(this.#system, CHECK_MS, CHECK, [
      questions.map(({ role }) => role),
      questions.map(({ requests }) => JSON.stringify(requests.map(asJson))),
      questions.map(({ since }) => since?.toISOString() ?? null),
    ]).catch((error: unknown) => {
      // Alone, a question that cannot be answered is refused; among others, each is asked by itself.
      if (questions.length > 1 || isOutage(error)) throw error;
      return null;
    });
    if (rows === null) return [{ ok: false, reason: 'Unable to subscribe to changes with given parameters' }];
    return questions.map((question, index) =>
      answer(
        question,
        rows.filter((row) => row.question === index + 1),
      ),
    );
  }
}

/** Without a start instant the log is delivered from now on; without a mark before that instant, from its beginning. */
const CHECK = `
  select q.n::integer as question, c.number, c.reason, c.is_watched,
    case
      when q.since is null then pg_current_snapshot()::text
      else (
        select m.snapshot::text from realtime.change_marks m where m.marked_at <= q.since order by m.marked_at desc limit 1
      )
    end as after
  from unnest($1::text[], $2::jsonb[], $3::timestamptz[]) with ordinality as q (role, requests, since, n)
  cross join lateral realtime.check_requests(q.role, q.requests) c
  order by q.n, c.number`;

const asJson = ({ schema, table, conditions, columns }: Omit<Request, 'id'>) => ({
  schema,
  table,
  filters: conditions.flat().map(({ column, operator, value }) => ({ column, operator, value })),
  select: columns ?? [],
});

function answer({ requests }: Question, rows: readonly Row[]): Checked {
  for (const { number, reason } of rows) {
    if (reason !== null) return { ok: false, reason: sentence(requests[number - 1], reason) };
  }
  const after = rows[0]?.after;
  return {
    ok: true,
    after: typeof after === 'string' ? parseSnapshot(after) : NOTHING,
    isWatched: rows.every((row) => row.is_watched === true),
  };
}

/** In the words of the hosted service, which clients' logs and forums know. */
function sentence(request: Omit<Request, 'id'> | undefined, reason: string): string {
  const given = `[event: ${request?.event}, schema: ${request?.schema}, table: ${request?.table ?? '*'}]`;
  return reason === 'not enabled'
    ? `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${given}`
    : `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: ${given}. Exception: ${reason}`;
}

const isName = (name: string): boolean => name.length <= MAX_NAME && !name.includes('\0') && name.isWellFormed();
