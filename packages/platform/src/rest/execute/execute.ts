// Stage four, the only one that touches the world: the statement runs as its caller in one round trip.
import pg from 'pg';
import { type CallerQuery, type CallerScope, withCaller } from '#platform/postgres/caller.ts';
import { maxAffectedExceeded, notSingular } from '#platform/rest/errors.ts';
import type { Preferences } from '#platform/rest/request/preferences.ts';
import type { Compiled } from '#platform/rest/sql/compile.ts';
import type { SqlText } from '#platform/rest/sql/statement.ts';

export interface Outcome {
  /** The exact count, or how many rows an upsert found new. */
  total: number | null;
  planned: number | null;
  pageTotal: number;
  body: string | Buffer;
  responseHeaders: string | null;
  responseStatus: string | null;
  location: string | null;
}

export interface Execution {
  compiled: Compiled;
  name: string | null;
  values: ReadonlyArray<string | Buffer>;
  preferences: Preferences;
  rollback: boolean;
}

export async function execute(pool: pg.Pool, scope: CallerScope, execution: Execution): Promise<Outcome> {
  const { compiled, rollback } = execution;
  const approve = approval(execution);
  const work = { readOnly: compiled.readOnly, end: rollback ? ('rollback' as const) : ('commit' as const) };
  const run = (name: string | null) =>
    withCaller(
      pool,
      scope,
      queriesOf(execution, name),
      approve ? { ...work, approve: ([main]) => approve(readOutcome(main)) } : work,
    );
  const results = await run(execution.name).catch((error: unknown) => {
    if (execution.name !== null && isStalePlan(error)) return run(null);
    throw error;
  });
  const [main, planned] = results;
  return compiled.media.kind === 'plan'
    ? readPlan(main, compiled.media.format)
    : { ...readOutcome(main), planned: readPlanned(planned) };
}

function queriesOf({ compiled, values }: Execution, name: string | null): CallerQuery[] {
  const { media } = compiled;
  if (media.kind === 'plan')
    return [{ ...bind(compiled.sql, values), text: `${explainPrefix(media)}${compiled.sql.text}` }];
  const main = name === null ? bind(compiled.sql, values) : { ...bind(compiled.sql, values), name };
  return compiled.count ? [main, bind(compiled.count, values)] : [main];
}

const bind = (sql: SqlText, values: ReadonlyArray<string | Buffer>): CallerQuery => ({
  text: sql.text,
  values: sql.binds.map((ref) => values[ref]),
});

const EXPLAIN_OPTIONS = new Set(['analyze', 'verbose', 'settings', 'buffers', 'wal']);

function explainPrefix({ format, options }: { format: string; options: string[] }): string {
  const known = options.filter((option) => EXPLAIN_OPTIONS.has(option));
  return `explain (${[...known, `format ${format}`].join(', ')}) `;
}

/** Writes that are rolled back when their number of rows is wrong. */
function approval({ compiled, preferences }: Execution): ((outcome: Outcome) => void) | null {
  const isWrite = !compiled.readOnly && compiled.media.kind !== 'plan';
  const singular =
    isWrite && compiled.media.kind === 'object' && compiled.representation === 'full' && compiled.result === 'rows';
  const most =
    isWrite && preferences.handling === 'strict' && compiled.kind !== 'insert' ? preferences.maxAffected : null;
  if (!singular && most === null) return null;
  return ({ pageTotal }) => {
    if (most !== null && pageTotal > most) throw maxAffectedExceeded(pageTotal);
    if (singular && pageTotal !== 1) throw notSingular(pageTotal);
  };
}

/** After a migration a prepared `select *` no longer fits; planned anew it does. */
const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.startsWith('cached plan');

function readOutcome(result: pg.QueryArrayResult | undefined): Outcome {
  const [total, pageTotal, body, responseHeaders, responseStatus, location] = result?.rows[0] ?? [];
  return {
    total: total === null || total === undefined ? null : Number(total),
    planned: null,
    pageTotal: Number(pageTotal),
    body: body ?? '',
    responseHeaders: responseHeaders ?? null,
    responseStatus: responseStatus ?? null,
    location: location ?? null,
  };
}

function readPlanned(result: pg.QueryArrayResult | undefined): number | null {
  const [plan] = result?.rows[0] ?? [];
  const rows: unknown = Array.isArray(plan) ? plan[0]?.Plan?.['Plan Rows'] : null;
  return typeof rows === 'number' ? rows : null;
}

function readPlan(result: pg.QueryArrayResult | undefined, format: 'text' | 'json'): Outcome {
  const lines = (result?.rows ?? []).map(([line]) => line);
  const body = format === 'json' ? JSON.stringify(lines[0]) : lines.join('\n');
  return {
    total: null,
    planned: null,
    pageTotal: 0,
    body,
    responseHeaders: null,
    responseStatus: null,
    location: null,
  };
}
