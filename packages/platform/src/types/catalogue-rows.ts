// What introspection reads from the catalogue: plain rows, one list a kind, before any meaning is given to them.

export interface CatalogueRows {
  types: TypeRow[];
  columns: ColumnRow[];
  foreignKeys: ForeignKeyRow[];
  functions: FunctionRow[];
  enums: EnumRow[];
  attributes: AttributeRow[];
}

export interface TypeRow {
  id: number;
  schema: string;
  name: string;
  // pg_type.typtype: b base, c composite, d domain, e enum, p pseudo, r range, m multirange.
  kind: string;
  // The element's type for an array, the base type for a domain; 0 otherwise.
  element: number;
  base: number;
  // pg_class.relkind of a composite type: r and p tables, v and m views, c a type of its own.
  relation: string | null;
}

export interface ColumnRow {
  schema: string;
  relation: string;
  relationKind: 'table' | 'view';
  relationUpdatable: boolean;
  name: string;
  type: number;
  nullable: boolean;
  hasDefault: boolean;
  identity: 'always' | 'default' | null;
  updatable: boolean;
}

export interface ForeignKeyRow {
  schema: string;
  relation: string;
  name: string;
  columns: string[];
  referencedSchema: string;
  referencedRelation: string;
  referencedColumns: string[];
  isOneToOne: boolean;
}

export interface FunctionRow {
  schema: string;
  name: string;
  // i in, o out, b inout, v variadic, t table; in the order of the declaration.
  arguments: { name: string; type: number; mode: string; hasDefault: boolean }[];
  returns: number;
  returnsSet: boolean;
}

export interface EnumRow {
  schema: string;
  name: string;
  values: string[];
}

export interface AttributeRow {
  schema: string;
  composite: string;
  name: string;
  type: number;
}
