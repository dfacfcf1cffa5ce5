// Reads the catalogue once and builds the schema cache.
import type { ClientBase } from 'pg';
import { type Column, type ComputedRelationship, key, type Relation, type Routine, type SchemaCache } from './model.ts';
import { BYPASSING, FOREIGN_KEYS, HAS_GEOJSON, RELATIONS, ROUTINES, SETTINGS } from './queries.ts';
import { buildRelationships, type ForeignKey, type ViewsOf } from './relationships.ts';
import { viewColumns } from './view-columns.ts';

interface ColumnRow {
  name: string;
  number: number;
  type: string;
  base_type: string;
  nullable: boolean;
  default: string | null;
  enum: string[];
  max_length: number | null;
  description: string | null;
  visible_to: string[];
}

interface RelationRow {
  oid: string;
  schema: string;
  name: string;
  is_view: boolean;
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
  visible_to: string[];
  description: string | null;
  columns: ColumnRow[];
  keys: Array<{ primary: boolean; columns: string[] | null }>;
  definition: string | null;
}

interface ForeignKeyRow {
  name: string;
  origin: string;
  target: string;
  columns: Array<[string, string]>;
}

interface RoutineRow {
  schema: string;
  name: string;
  description: string | null;
  volatility: 'i' | 's' | 'v';
  rows: number;
  returns_set: boolean;
  timeout: string | null;
  visible_to: string[];
  parameters: Array<{ name: string; type: string; relation: string | null; variadic: boolean; has_default: boolean }>;
  return_type: string;
  return_kind: string;
  returns_composite: boolean;
  return_relation: string | null;
}

interface SettingRow {
  role: string;
  name: string;
  value: string;
}

export async function loadSchema(client: ClientBase): Promise<SchemaCache> {
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query(`set local search_path = ''`);
    const relationRows = (await client.query<RelationRow>(RELATIONS)).rows;
    const foreignKeyRows = (await client.query<ForeignKeyRow>(FOREIGN_KEYS)).rows;
    const routineRows = (await client.query<RoutineRow>(ROUTINES)).rows;
    const settingRows = (await client.query<SettingRow>(SETTINGS)).rows;
    const bypassing = (await client.query<{ role: string }>(BYPASSING)).rows;
    const geoJson = (await client.query<{ found: boolean }>(HAS_GEOJSON)).rows[0];
    return {
      ...build(relationRows, foreignKeyRows, routineRows),
      ...settingsOf(settingRows),
      bypassing: new Set(bypassing.map(({ role }) => role)),
      hasGeoJson: geoJson?.found === true,
    };
  } finally {
    await client.query('rollback');
  }
}

function build(
  relationRows: RelationRow[],
  foreignKeyRows: ForeignKeyRow[],
  routineRows: RoutineRow[],
): Pick<SchemaCache, 'relations' | 'routines' | 'relationships'> {
  const byOid = new Map(relationRows.map((row) => [row.oid, relationOf(row)]));
  const views = viewsOf(relationRows, byOid);
  inheritPrimaryKeys(views);
  const uniques = uniquesOf(relationRows, byOid, views);
  const foreignKeys = foreignKeyRows.flatMap((row): ForeignKey[] => {
    const origin = byOid.get(row.origin);
    const target = byOid.get(row.target);
    return origin && target ? [{ name: row.name, origin, target, columns: row.columns }] : [];
  });
  return {
    relations: new Map([...byOid.values()].map((relation) => [key(relation.schema, relation.name), relation])),
    routines: Map.groupBy(
      routineRows.filter(isCallable).map((row) => routineOf(row, byOid)),
      (routine) => key(routine.schema, routine.name),
    ),
    relationships: buildRelationships(
      foreignKeys,
      uniques,
      views,
      routineRows.flatMap((row) => computedOf(row, byOid)),
    ),
  };
}

function settingsOf(rows: SettingRow[]): Pick<SchemaCache, 'settings' | 'timeouts'> {
  const timeouts = rows.filter(({ name }) => name === 'statement_timeout');
  const settings = rows.filter(({ name, role }) => name !== 'statement_timeout' && role === 'authenticator');
  return {
    settings: new Map(settings.map((row) => [row.name, row.value])),
    timeouts: new Map(timeouts.map((row) => [row.role, row.value])),
  };
}

function relationOf(row: RelationRow): Relation {
  return {
    oid: Number(row.oid),
    schema: row.schema,
    name: row.name,
    isView: row.is_view,
    columns: new Map(row.columns.map((column) => [column.name, columnOf(column)])),
    primaryKey: row.keys.find((candidate) => candidate.primary)?.columns ?? [],
    insertable: row.insertable,
    updatable: row.updatable,
    deletable: row.deletable,
    visibleTo: new Set(row.visible_to),
    description: row.description,
  };
}

const columnOf = (row: ColumnRow): Column => ({
  name: row.name,
  type: row.type,
  baseType: row.base_type,
  nullable: row.nullable,
  default: row.default,
  enumValues: row.enum,
  maxLength: row.max_length,
  description: row.description,
  visibleTo: new Set(row.visible_to),
});

/** Follows views over views down to tables, so that a key seen through two views is still the key. */
function viewsOf(rows: RelationRow[], byOid: ReadonlyMap<string, Relation>): ViewsOf {
  const shown = new Map(
    rows.filter((row) => row.definition !== null).map((row) => [row.oid, viewColumns(row.definition ?? '')]),
  );
  const columnName = new Map(
    rows.map((row) => [row.oid, new Map(row.columns.map((column) => [column.number, column.name]))]),
  );
  const views = new Map<Relation, Array<{ view: Relation; columns: Map<string, string> }>>();
  const base = (oid: string, number: number, depth = 0): { oid: string; number: number } | null => {
    const through = shown.get(oid);
    if (!through) return { oid, number };
    const column = through.find((candidate) => candidate.number === number);
    return column && depth < 32 ? base(column.baseRelation, column.baseNumber, depth + 1) : null;
  };
  for (const row of rows) {
    const view = byOid.get(row.oid);
    if (!view || row.definition === null) continue;
    const found = new Map<Relation, Map<string, string>>();
    for (const column of row.columns) {
      const source = base(row.oid, column.number);
      const relation = source && byOid.get(source.oid);
      const name = source && columnName.get(source.oid)?.get(source.number);
      if (!relation || !name) continue;
      const columns = found.get(relation) ?? new Map<string, string>();
      if (!columns.has(name)) columns.set(name, column.name);
      found.set(relation, columns);
    }
    for (const [relation, columns] of found) {
      const list = views.get(relation) ?? [];
      list.push({ view, columns });
      views.set(relation, list);
    }
  }
  return views;
}

function inheritPrimaryKeys(views: ViewsOf): void {
  for (const [relation, seen] of views) {
    for (const { view, columns } of seen) {
      const names = relation.primaryKey.map((column) => columns.get(column));
      const known = names.filter((name) => name !== undefined);
      if (known.length > 0 && known.length === names.length) view.primaryKey.push(...known);
    }
  }
}

function uniquesOf(
  rows: RelationRow[],
  byOid: ReadonlyMap<string, Relation>,
  views: ViewsOf,
): Map<Relation, string[][]> {
  const uniques = new Map<Relation, string[][]>();
  for (const row of rows) {
    const relation = byOid.get(row.oid);
    if (!relation || row.is_view) continue;
    const keys = row.keys.flatMap(({ columns }) => (columns ? [columns] : []));
    uniques.set(relation, keys);
    for (const { view, columns } of views.get(relation) ?? []) {
      const mapped = keys.map((names) => names.flatMap((name) => columns.get(name) ?? []));
      const whole = mapped.filter((names, index) => names.length === keys[index]?.length);
      uniques.set(view, [...(uniques.get(view) ?? []), ...whole]);
    }
  }
  return uniques;
}

const VOLATILITY = { i: 'immutable', s: 'stable', v: 'volatile' } as const;
const BODY_TYPES = ['json', 'jsonb', 'text', 'bytea', 'xml'] as const;

/** By name, or with a body as its one unnamed argument; other unnamed arguments cannot be given. */
function isCallable({ parameters }: RoutineRow): boolean {
  const [only, ...more] = parameters;
  if (only && more.length === 0 && only.name === '') return BODY_TYPES.some((type) => type === only.type);
  return parameters.every(({ name }) => name !== '');
}

function routineOf(row: RoutineRow, byOid: ReadonlyMap<string, Relation>): Routine {
  const [only] = row.parameters;
  const isBody = row.parameters.length === 1 && only?.name === '';
  const relation = row.return_relation === null ? undefined : byOid.get(row.return_relation);
  return {
    schema: row.schema,
    name: row.name,
    parameters: row.parameters.map(({ name, type, variadic, has_default }) => ({
      name,
      type,
      variadic,
      required: !has_default,
    })),
    bodyParameter: isBody ? (BODY_TYPES.find((type) => type === only.type) ?? null) : null,
    returns: {
      kind: row.return_type === 'void' ? 'void' : row.returns_composite ? 'composite' : 'scalar',
      set: row.returns_set,
      type: row.return_type,
      relation: relation ? key(relation.schema, relation.name) : null,
    },
    volatility: VOLATILITY[row.volatility],
    timeout: row.timeout,
    visibleTo: new Set(row.visible_to),
    description: row.description,
  };
}

/** A function of one row that returns rows of a relation is a relationship; `rows 1` makes it to-one. */
function computedOf(row: RoutineRow, byOid: ReadonlyMap<string, Relation>): ComputedRelationship[] {
  const [parameter] = row.parameters;
  if (row.parameters.length !== 1 || !parameter?.relation || row.return_relation === null) return [];
  const origin = byOid.get(parameter.relation);
  const target = byOid.get(row.return_relation);
  if (!origin || !target) return [];
  return [
    {
      kind: 'computed',
      origin,
      target,
      functionSchema: row.schema,
      functionName: row.name,
      toOne: !row.returns_set || row.rows === 1,
    },
  ];
}
