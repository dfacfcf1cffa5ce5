// A request whose names have been resolved against the schema cache; everything the SQL stage needs, and no text.
import type { AggregateName, Condition, JsonStep, OrderTerm, ValueRef } from '#platform/rest/request/types.ts';
import type { Column, Relation, Relationship, Routine } from '#platform/rest/schema/model.ts';

export interface PlannedField {
  name: string;
  path: JsonStep[];
  /** The column's base type where the relation is known; computed columns have none. */
  type: string | null;
}

export type Selection =
  | { kind: 'all' }
  | {
      kind: 'field';
      field: PlannedField;
      alias: string | null;
      cast: string | null;
      aggregate: { name: AggregateName; cast: string | null } | null;
    };

export type PlannedFilter =
  | { kind: 'filter'; field: PlannedField; negated: boolean; condition: Condition }
  | { kind: 'embed-null'; embed: EmbedPlan; isNull: boolean }
  | { kind: 'logic'; operator: 'and' | 'or'; negated: boolean; children: PlannedFilter[] };

export type PlannedOrder = Omit<OrderTerm, 'relation' | 'field'> & {
  field: PlannedField;
  embed: EmbedPlan | null;
};

export interface ReadPlan {
  relation: Relation | null;
  /** How this node's rows are named in SQL: the table itself, an alias, or the rows a write or a call gave. */
  from: { kind: 'table'; relation: Relation } | { kind: 'aliased'; alias: string } | { kind: 'source' };
  select: Selection[];
  where: PlannedFilter[];
  order: PlannedOrder[];
  limit: ValueRef | null;
  offset: ValueRef | null;
  maxRows: number | null;
  embeds: EmbedPlan[];
}

export interface EmbedPlan {
  /** The key under which it appears, and by which filters name it. */
  name: string;
  /** The lateral subquery's alias. */
  alias: string;
  relationship: Relationship;
  toOne: boolean;
  inner: boolean;
  spread: boolean;
  /** `relation()`: joined and filtered by, but not shown. */
  hidden: boolean;
  read: ReadPlan;
}

export interface InsertPlan {
  verb: 'insert';
  relation: Relation;
  columns: Column[];
  payload: ValueRef;
  isArray: boolean;
  isEmpty: boolean;
  defaults: boolean;
  conflict: { columns: string[]; update: boolean } | null;
}

export interface UpdatePlan {
  verb: 'update';
  relation: Relation;
  columns: Column[];
  payload: ValueRef;
  isArray: boolean;
  defaults: boolean;
  where: PlannedFilter[];
}

export interface DeletePlan {
  verb: 'delete';
  relation: Relation;
  where: PlannedFilter[];
}

export type WritePlan = InsertPlan | UpdatePlan | DeletePlan;

export interface CallPlan {
  routine: Routine;
  args:
    | { kind: 'none' }
    | { kind: 'body'; value: ValueRef; type: string }
    | { kind: 'json'; names: string[]; payload: ValueRef; isArray: boolean }
    | { kind: 'values'; values: Array<{ name: string; type: string; variadic: boolean; refs: ValueRef[] }> };
}
