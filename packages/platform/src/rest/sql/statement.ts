// The one statement a request becomes. Its single row: total, page total, body, and what functions set for the answer.

import type { CallPlan, ReadPlan, WritePlan } from '#platform/rest/plan/types.ts';
import type { MediaType } from '#platform/rest/request/media-types.ts';
import type { ValueRef } from '#platform/rest/request/types.ts';
import { bodySql, type ResultShape } from './body.ts';
import { callSql } from './call.ts';
import { countSql, readSql } from './read.ts';
import { ident, Parameters } from './text.ts';
import { returningColumns, writeSql } from './write.ts';

export interface SqlText {
  text: string;
  binds: ValueRef[];
}

export type Representation = { kind: 'full'; read: ReadPlan } | { kind: 'headers-only' } | { kind: 'minimal' };

const GUCS = `nullif(current_setting('response.headers', true), '') as response_headers, nullif(current_setting('response.status', true), '') as response_status`;
const NO_GUCS = 'null as response_headers, null as response_status';

/** An estimate needs the true count only as far as the largest page. */
export type CountWanted = 'exact' | 'page' | null;

export function readStatement(plan: ReadPlan, media: MediaType, counted: CountWanted): SqlText {
  const parameters = new Parameters();
  const rows = readSql(plan, parameters);
  const most = counted === 'page' && plan.maxRows !== null ? ` limit ${plan.maxRows + 1}` : '';
  const total = counted === null ? 'null' : `(select count(*) from (${countSql(plan, parameters)}${most}) counted)`;
  const text = `${rowsSql(media, rows)}select ${total} as total, count(_postgrest_t) as page_total, ${bodySql(media, 'rows')} as body, ${NO_GUCS}, null as location from ${rowsFrom(media, rows)} _postgrest_t`;
  return { text, binds: parameters.binds };
}

/** What the planner thinks the count is: the statement to explain. */
export function countStatement(plan: ReadPlan): SqlText {
  const parameters = new Parameters();
  return { text: `explain (format json) ${countSql(plan, parameters)}`, binds: parameters.binds };
}

export function writeStatement(plan: WritePlan, representation: Representation, media: MediaType): SqlText {
  const parameters = new Parameters();
  const isFull = representation.kind === 'full';
  const primaryKey = representation.kind === 'headers-only' ? plan.relation.primaryKey : [];
  const source = writeSql(plan, isFull ? returningColumns(representation.read) : primaryKey, parameters);
  const rows = isFull ? readSql(representation.read, parameters) : 'select * from pgrst_source';
  const body = isFull ? bodySql(media, 'rows') : `''`;
  const location = primaryKey.length === 0 ? 'null' : locationSql(primaryKey);
  const inserted = `coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0)`;
  const withRows = isFull && media.kind === 'csv' ? `, pgrst_rows as (${rows})` : '';
  const from = withRows === '' ? `(${rows})` : 'pgrst_rows';
  const text = `with pgrst_source as (${source})${withRows} select ${inserted} as total, count(_postgrest_t) as page_total, ${body} as body, ${GUCS}, ${location} as location from ${from} _postgrest_t`;
  return { text, binds: parameters.binds };
}

const locationSql = (primaryKey: readonly string[]): string =>
  `(select json_build_array(${primaryKey.map((name) => `pgrst_source.${ident(name)}`).join(', ')})::text from pgrst_source limit 1)`;

export function callStatement(plan: CallPlan, read: ReadPlan | null, media: MediaType, exactCount: boolean): SqlText {
  const parameters = new Parameters();
  const source = callSql(plan, parameters);
  const rows = read ? readSql(read, parameters) : 'select * from pgrst_source';
  const total = exactCount
    ? `(select count(*) from (${read ? countSql(read, parameters) : 'select 1 from pgrst_source'}) counted)`
    : 'null';
  const withRows = media.kind === 'csv' ? `, pgrst_rows as (${rows})` : '';
  const from = withRows === '' ? `(${rows})` : 'pgrst_rows';
  // One value is counted and written: without the word, a stable function would be called for each.
  const once = read ? '' : 'materialized ';
  const text = `with pgrst_source as ${once}(${source})${withRows} select ${total} as total, count(_postgrest_t) as page_total, ${bodySql(media, shapeOf(plan))} as body, ${GUCS}, null as location from ${from} _postgrest_t`;
  return { text, binds: parameters.binds };
}

function shapeOf({ routine }: CallPlan): ResultShape {
  const { kind, set } = routine.returns;
  if (kind === 'void') return 'void';
  if (kind === 'composite') return set ? 'rows' : 'row';
  return set ? 'scalars' : 'scalar';
}

/** CSV reads its rows twice, for the header and for the lines. */
const rowsSql = (media: MediaType, rows: string): string =>
  media.kind === 'csv' ? `with pgrst_rows as (${rows}) ` : '';
const rowsFrom = (media: MediaType, rows: string): string => (media.kind === 'csv' ? 'pgrst_rows' : `(${rows})`);
