// The schema cache: what exists in the exposed schemas, and how rows relate. Read-only once built.

export interface Column {
  name: string;
  /** As a cast takes it, schema-qualified where needed. */
  type: string;
  /** The type under a domain, without modifiers. */
  baseType: string;
  nullable: boolean;
  default: string | null;
  enumValues: string[];
  maxLength: number | null;
  description: string | null;
  /** The roles that may read or write it. */
  visibleTo: ReadonlySet<string>;
}

export interface Relation {
  oid: number;
  schema: string;
  name: string;
  isView: boolean;
  columns: ReadonlyMap<string, Column>;
  primaryKey: string[];
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
  /** The roles that may touch it at all; a suggestion never names it to another. */
  visibleTo: ReadonlySet<string>;
  description: string | null;
}

export interface RoutineParameter {
  name: string;
  type: string;
  required: boolean;
  variadic: boolean;
}

export interface Routine {
  schema: string;
  name: string;
  parameters: RoutineParameter[];
  /** Set when the one parameter has no name: it takes the whole body. */
  bodyParameter: 'json' | 'jsonb' | 'text' | 'bytea' | 'xml' | null;
  returns: {
    kind: 'scalar' | 'composite' | 'void';
    set: boolean;
    type: string;
    /** The table or view whose rows come back, if any. */
    relation: string | null;
  };
  volatility: 'immutable' | 'stable' | 'volatile';
  /** The `statement_timeout` it was made with: set within it, it would come too late for the statement that calls it. */
  timeout: string | null;
  visibleTo: ReadonlySet<string>;
  description: string | null;
}

export type ColumnPair = [origin: string, target: string];

export interface ForeignRelationship {
  kind: 'foreign';
  origin: Relation;
  target: Relation;
  cardinality: 'many-to-one' | 'one-to-many' | 'one-to-one';
  constraint: string;
  columns: ColumnPair[];
  /** In a one-to-one, whether the target holds the foreign key. */
  targetHoldsKey: boolean;
}

export interface JunctionRelationship {
  kind: 'junction';
  origin: Relation;
  target: Relation;
  junction: Relation;
  constraints: [toOrigin: string, toTarget: string];
  originColumns: Array<[origin: string, junction: string]>;
  targetColumns: Array<[junction: string, target: string]>;
}

export interface ComputedRelationship {
  kind: 'computed';
  origin: Relation;
  target: Relation;
  functionSchema: string;
  functionName: string;
  toOne: boolean;
}

export type Relationship = ForeignRelationship | JunctionRelationship | ComputedRelationship;

export interface SchemaCache {
  relations: ReadonlyMap<string, Relation>;
  routines: ReadonlyMap<string, Routine[]>;
  /** By `key(schema, name)` of the origin. */
  relationships: ReadonlyMap<string, Relationship[]>;
  /** Settings `pgrst.*` of the authenticator role. */
  settings: ReadonlyMap<string, string>;
  /** `statement_timeout` by role, as `alter role … set` left it. */
  timeouts: ReadonlyMap<string, string>;
  /** Roles to which no policy applies. */
  bypassing: ReadonlySet<string>;
  hasGeoJson: boolean;
}

export const key = (schema: string, name: string): string => `${schema}\u0000${name}`;

export const isToOne = (relationship: Relationship): boolean => {
  if (relationship.kind === 'computed') return relationship.toOne;
  if (relationship.kind === 'junction') return false;
  return relationship.cardinality !== 'one-to-many';
};
