// What a request asks for, before any name is checked against the schema. A value is never part of the tree:
// `ValueRef` points into the request's list of values, so that two requests of one shape share one tree and one plan.

export type ValueRef = number;

export interface JsonStep {
  arrow: '->' | '->>';
  key: string | number;
}

export interface Field {
  name: string;
  path: JsonStep[];
}

export type AggregateName = 'sum' | 'avg' | 'max' | 'min' | 'count';

export interface FieldItem {
  kind: 'field';
  field: Field;
  alias: string | null;
  cast: string | null;
  aggregate: { name: AggregateName; cast: string | null } | null;
}

export interface EmbedItem {
  kind: 'embed';
  target: string;
  alias: string | null;
  hint: string | null;
  join: 'inner' | 'left' | null;
  spread: boolean;
  select: SelectItem[];
}

export type SelectItem = FieldItem | EmbedItem;

export type ComparisonOperator =
  | 'eq'
  | 'neq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'like'
  | 'ilike'
  | 'match'
  | 'imatch'
  | 'cs'
  | 'cd'
  | 'ov'
  | 'sl'
  | 'sr'
  | 'nxr'
  | 'nxl'
  | 'adj'
  | 'isdistinct';

export type TextSearchOperator = 'fts' | 'plfts' | 'phfts' | 'wfts';

export type IsKeyword = 'null' | 'not_null' | 'true' | 'false' | 'unknown';

export type Condition =
  | { op: 'compare'; operator: ComparisonOperator; quantifier: 'any' | 'all' | null; value: ValueRef }
  | { op: 'in'; value: ValueRef }
  | { op: 'is'; keyword: IsKeyword }
  | { op: 'search'; operator: TextSearchOperator; language: ValueRef | null; value: ValueRef };

export interface Filter {
  kind: 'filter';
  field: Field;
  negated: boolean;
  condition: Condition;
}

export interface Logic {
  kind: 'logic';
  operator: 'and' | 'or';
  negated: boolean;
  children: FilterNode[];
}

export type FilterNode = Filter | Logic;

export interface OrderTerm {
  /** Set when the term orders by a column of an embedded to-one resource: `relation(column)`. */
  relation: string | null;
  field: Field;
  direction: 'asc' | 'desc' | null;
  nulls: 'first' | 'last' | null;
}

/** Filters, order and range of one resource of the select tree; the root has the empty path. */
export interface NodeClauses {
  path: string[];
  filters: FilterNode[];
  order: OrderTerm[];
  limit: ValueRef | null;
  offset: ValueRef | null;
}

export interface ParsedQuery {
  select: SelectItem[];
  clauses: NodeClauses[];
  columns: string[] | null;
  onConflict: string[] | null;
  /** Query parameters without an operator: the arguments of a function called by GET. */
  args: Array<{ name: string; value: ValueRef }>;
  values: string[];
  /** The request with its values left out: requests of one shape share a plan. */
  shape: string;
}
