// Filters as SQL conditions.

import type { PlannedField, PlannedFilter, ReadPlan } from '#platform/rest/plan/types.ts';
import type { ComparisonOperator, Condition, IsKeyword, JsonStep } from '#platform/rest/request/types.ts';
import { ident, literal, type Parameters } from './text.ts';

const OPERATORS: Record<ComparisonOperator, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
};

const SEARCH = { fts: 'to_tsquery', plfts: 'plainto_tsquery', phfts: 'phraseto_tsquery', wfts: 'websearch_to_tsquery' };

const KEYWORDS: Record<IsKeyword, string> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

export type RowsOf = ReadPlan['from'];

/** How a node's rows are written before a dot. */
export function rowsName(from: RowsOf): string {
  if (from.kind === 'source') return 'pgrst_source';
  if (from.kind === 'aliased') return ident(from.alias);
  return `${ident(from.relation.schema)}.${ident(from.relation.name)}`;
}

export function fieldSql(rows: string, field: PlannedField): string {
  const column = `${rows}.${ident(field.name)}`;
  if (field.path.length === 0) return column;
  const isJson = field.type === 'json' || field.type === 'jsonb';
  return `(${isJson ? column : `to_jsonb(${column})`}${field.path.map(stepSql).join('')})`;
}

const stepSql = ({ arrow, key }: JsonStep): string => `${arrow}${typeof key === 'number' ? key : literal(key)}`;

export function filtersSql(rows: string, filters: readonly PlannedFilter[], parameters: Parameters): string[] {
  return filters.map((filter) => filterSql(rows, filter, parameters));
}

function filterSql(rows: string, filter: PlannedFilter, parameters: Parameters): string {
  switch (filter.kind) {
    case 'filter': {
      const condition = conditionSql(fieldSql(rows, filter.field), filter.field, filter.condition, parameters);
      return filter.negated ? `not (${condition})` : condition;
    }
    case 'embed-null': {
      const alias = ident(filter.embed.alias);
      const value = filter.embed.toOne ? alias : `${alias}.${alias}`;
      return filter.isNull ? `(${value} is not distinct from null)` : `(${value} is distinct from null)`;
    }
    case 'logic': {
      const inner = filtersSql(rows, filter.children, parameters).join(` ${filter.operator} `);
      return filter.negated ? `not (${inner})` : `(${inner})`;
    }
  }
}

function conditionSql(field: string, planned: PlannedField, condition: Condition, parameters: Parameters): string {
  switch (condition.op) {
    case 'is':
      return `${field} ${KEYWORDS[condition.keyword]}`;
    case 'in':
      return `${field} = any (${parameters.add(condition.value)})`;
    case 'search': {
      const language = condition.language === null ? '' : `${parameters.add(condition.language)}::regconfig, `;
      const isVector = planned.type === 'tsvector' && planned.path.length === 0;
      const vector = isVector || planned.type === null ? field : `to_tsvector(${language}${field})`;
      return `${vector} @@ ${SEARCH[condition.operator]}(${language}${parameters.add(condition.value)})`;
    }
    case 'compare': {
      const value = parameters.add(condition.value);
      const right = condition.quantifier === null ? value : `${condition.quantifier} (${value})`;
      return `${field} ${OPERATORS[condition.operator]} ${right}`;
    }
  }
}
