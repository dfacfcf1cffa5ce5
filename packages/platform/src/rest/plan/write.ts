// Inserts, upserts, updates and deletes: which columns, from which payload, onto which rows.
import { putFilters, putLimit, RestError, unfilteredWrite, unknownColumn } from '#platform/rest/errors.ts';
import type { Payload } from '#platform/rest/request/body.ts';
import type { Preferences } from '#platform/rest/request/preferences.ts';
import type { NodeClauses, ParsedQuery, ValueRef } from '#platform/rest/request/types.ts';
import type { Column, Relation } from '#platform/rest/schema/model.ts';
import { planFilters } from './fields.ts';
import type { DeletePlan, InsertPlan, PlannedFilter, UpdatePlan } from './types.ts';

export interface WriteBody {
  payload: Payload;
  ref: ValueRef;
}

export function planInsert(
  relation: Relation,
  query: ParsedQuery,
  body: WriteBody,
  preferences: Preferences,
): InsertPlan {
  const columns = resolveColumns(relation, query.columns ?? body.payload.columns);
  const conflictColumns = query.onConflict ?? relation.primaryKey;
  const resolution = preferences.resolution;
  return {
    verb: 'insert',
    relation,
    columns,
    payload: body.ref,
    isArray: body.payload.isArray,
    isEmpty: body.payload.rows === 0,
    defaults: preferences.missing === 'default',
    conflict:
      resolution === null || conflictColumns.length === 0
        ? null
        : { columns: conflictColumns, update: resolution === 'merge-duplicates' },
  };
}

export function planUpdate(
  relation: Relation,
  query: ParsedQuery,
  body: WriteBody,
  preferences: Preferences,
): UpdatePlan {
  const where = planFilters(relation, rootClauses(query)?.filters ?? [], []);
  if (where.length === 0) throw unfilteredWrite('UPDATE');
  const columns = resolveColumns(relation, query.columns ?? body.payload.columns);
  return {
    verb: 'update',
    relation,
    columns,
    payload: body.ref,
    isArray: body.payload.isArray,
    defaults: preferences.missing === 'default',
    where,
  };
}

export function planDelete(relation: Relation, query: ParsedQuery): DeletePlan {
  const where = planFilters(relation, rootClauses(query)?.filters ?? [], []);
  if (where.length === 0) throw unfilteredWrite('DELETE');
  return { verb: 'delete', relation, where };
}

/** PUT writes one row whose primary key is in the address. */
export function planPut(relation: Relation, query: ParsedQuery, body: WriteBody): InsertPlan {
  const root = rootClauses(query);
  if (root && (root.limit !== null || root.offset !== null)) throw putLimit();
  const where = planFilters(relation, root?.filters ?? [], []);
  if (!namesPrimaryKey(relation, where)) throw putFilters();
  return {
    verb: 'insert',
    relation,
    columns: resolveColumns(relation, query.columns ?? body.payload.columns),
    payload: body.ref,
    isArray: body.payload.isArray,
    isEmpty: body.payload.rows === 0,
    defaults: false,
    conflict: { columns: relation.primaryKey, update: true },
  };
}

export const rootClauses = (query: ParsedQuery): NodeClauses | undefined =>
  query.clauses.find(({ path }) => path.length === 0);

function namesPrimaryKey(relation: Relation, where: readonly PlannedFilter[]): boolean {
  const names = where.map((filter) =>
    filter.kind === 'filter' &&
    !filter.negated &&
    filter.condition.op === 'compare' &&
    filter.condition.operator === 'eq' &&
    filter.condition.quantifier === null
      ? filter.field.name
      : null,
  );
  return (
    relation.primaryKey.length > 0 &&
    names.length === relation.primaryKey.length &&
    relation.primaryKey.every((column) => names.includes(column))
  );
}

function resolveColumns(relation: Relation, names: readonly string[]): Column[] {
  return [...new Set(names)].map((name) => {
    const column = relation.columns.get(name);
    if (!column) throw unknownColumn(name, relation.name);
    return column;
  });
}

export function refuseReadOnly(relation: Relation, verb: 'insert' | 'update' | 'delete'): void {
  const possible = { insert: relation.insertable, update: relation.updatable, delete: relation.deletable }[verb];
  if (possible) return;
  const words = { insert: 'insert into', update: 'update', delete: 'delete from' }[verb];
  throw new RestError(405, '55000', `cannot ${words} view "${relation.name}"`);
}
