// What the generated file says of a database: schemas with their relations, functions, enums and composites, in the order
// of the file. Every type is already spelled in TypeScript.
import type { CatalogueRows, ColumnRow, FunctionRow } from './catalogue-rows.ts';
import { type SpellType, speller } from './spelling.ts';

export interface SchemaModel {
  name: string;
  tables: RelationModel[];
  views: RelationModel[];
  functions: FunctionModel[];
  enums: { name: string; values: string[] }[];
  composites: { name: string; attributes: Field[] }[];
}

export interface Field {
  name: string;
  type: string;
  optional?: boolean;
}

export interface RelationModel {
  name: string;
  row: Field[];
  // Absent where nothing can be written.
  insert?: Field[];
  update?: Field[];
  relationships: RelationshipModel[];
}

export interface RelationshipModel {
  foreignKeyName: string;
  columns: string[];
  isOneToOne: boolean;
  referencedRelation: string;
  referencedColumns: string[];
}

export interface FunctionModel {
  name: string;
  // One a definition: a name may be overloaded.
  overloads: { args: Field[]; returns: Returned }[];
}

export interface Returned {
  // The columns of a row, or the spelling of anything else.
  shape: Field[] | string;
  isSet: boolean;
  // A function that gives rows of a relation can be embedded from, or filtered like it.
  of?: { from: string; to: string };
}

export function buildModel(rows: CatalogueRows, schemas: readonly string[]): SchemaModel[] {
  const spell = speller(rows.types, schemas);
  return schemas.toSorted().map((name) => {
    const columns = rows.columns.filter((column) => column.schema === name);
    const functions = rows.functions.filter((fn) => fn.schema === name && isCallable(fn));
    const relations = groupBy(columns, (column) => column.relation).map(([relation, own]) => ({
      kind: own[0]?.relationKind,
      model: relationModel(relation, own, rows, functions, spell),
    }));
    return {
      name,
      tables: relations.filter(({ kind }) => kind === 'table').map(({ model }) => model),
      views: relations.filter(({ kind }) => kind === 'view').map(({ model }) => model),
      functions: groupBy(functions, (fn) => fn.name).map(([fnName, overloads]) => ({
        name: fnName,
        overloads: overloads.map((fn) => ({ args: argsOf(fn, spell), returns: returnedBy(fn, rows, spell) })),
      })),
      enums: rows.enums
        .filter((type) => type.schema === name)
        .toSorted(byName)
        .map((type) => ({ name: type.name, values: type.values })),
      composites: groupBy(
        rows.attributes.filter((attribute) => attribute.schema === name),
        (attribute) => attribute.composite,
      ).map(([composite, own]) => ({
        name: composite,
        attributes: own.map((attribute) => ({ name: attribute.name, type: `${spell(attribute.type)} | null` })),
      })),
    };
  });
}

function relationModel(
  name: string,
  columns: ColumnRow[],
  rows: CatalogueRows,
  functions: FunctionRow[],
  spell: SpellType,
): RelationModel {
  const sorted = columns.toSorted(byName);
  const schema = sorted[0]?.schema;
  const isTable = sorted[0]?.relationKind === 'table';
  const relationships = rows.foreignKeys
    .filter((key) => key.schema === schema && key.relation === name && key.referencedSchema === schema)
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ name: foreignKeyName, columns: own, isOneToOne, referencedRelation, referencedColumns }) => ({
      foreignKeyName,
      columns: own,
      isOneToOne,
      referencedRelation,
      referencedColumns,
    }));
  const row = [...rowFields(sorted, spell), ...computedFields(name, sorted, rows, functions, spell)];
  if (isTable) {
    return {
      name,
      row,
      insert: sorted.map((column) => writable(column, !mustBeGiven(column), spell)),
      update: sorted.map((column) => writable(column, true, spell)),
      relationships,
    };
  }
  if (sorted[0]?.relationUpdatable !== true) return { name, row, relationships };
  const fields = sorted.map((column) => ({
    name: column.name,
    optional: true,
    type: column.updatable ? `${spell(column.type)} | null` : 'never',
  }));
  return { name, row, insert: fields, update: fields, relationships };
}

function rowFields(columns: ColumnRow[], spell: SpellType): Field[] {
  return columns.map((column) => ({ name: column.name, type: nullable(spell(column.type), column.nullable) }));
}

// A function whose only argument is an unnamed row is a column that can be selected.
function computedFields(
  relation: string,
  columns: ColumnRow[],
  rows: CatalogueRows,
  functions: FunctionRow[],
  spell: SpellType,
): Field[] {
  return functions
    .filter((fn) => {
      const [only, ...others] = inputs(fn);
      const type = rows.types.find(({ id }) => id === only?.type);
      const isRowOf = type?.relation !== null && type?.name === relation && type.schema === columns[0]?.schema;
      return others.length === 0 && only?.name === '' && isRowOf && !fn.returnsSet;
    })
    .map((fn) => ({ name: fn.name, type: `${spell(fn.returns)} | null` }))
    .toSorted(byName);
}

function writable(column: ColumnRow, optional: boolean, spell: SpellType): Field {
  if (column.identity === 'always') return { name: column.name, type: 'never', optional: true };
  return { name: column.name, type: nullable(spell(column.type), column.nullable), optional };
}

function mustBeGiven(column: ColumnRow): boolean {
  return !column.nullable && !column.hasDefault && column.identity === null;
}

// The protocol passes arguments by name, or one alone without a name.
function isCallable(fn: FunctionRow): boolean {
  const given = inputs(fn);
  return given.length === 1 || given.every((argument) => argument.name !== '');
}

function inputs(fn: FunctionRow): FunctionRow['arguments'] {
  return fn.arguments.filter((argument) => ['i', 'b', 'v'].includes(argument.mode));
}

function argsOf(fn: FunctionRow, spell: SpellType): Field[] {
  return inputs(fn)
    .map((argument) => ({ name: argument.name, type: spell(argument.type), optional: argument.hasDefault }))
    .toSorted(byName);
}

function returnedBy(fn: FunctionRow, rows: CatalogueRows, spell: SpellType): Returned {
  const outputs = fn.arguments.filter((argument) => ['t', 'o', 'b'].includes(argument.mode));
  const type = rows.types.find(({ id }) => id === fn.returns);
  if (outputs.length > 1 || outputs.some((argument) => argument.mode === 't')) {
    const shape = outputs.map((argument) => ({ name: argument.name, type: spell(argument.type) }));
    return { shape: shape.toSorted(byName), isSet: fn.returnsSet };
  }
  const columns = rows.columns
    .filter((column) => column.schema === type?.schema && column.relation === type.name && type.relation !== null)
    .toSorted(byName);
  if (type === undefined || columns.length === 0) return { shape: spell(fn.returns), isSet: fn.returnsSet };
  const [only, ...others] = inputs(fn);
  const source = rows.types.find(({ id }) => id === only?.type);
  const from = others.length === 0 && source !== undefined && isRelation(source.relation) ? source.name : '*';
  return { shape: rowFields(columns, spell), isSet: fn.returnsSet, of: { from, to: type.name } };
}

function isRelation(kind: string | null): boolean {
  return kind !== null && kind !== 'c';
}

function nullable(type: string, isNullable: boolean): string {
  return isNullable ? `${type} | null` : type;
}

function groupBy<Item>(items: Item[], key: (item: Item) => string): [string, Item[]][] {
  return [...Map.groupBy(items, key)].toSorted(([a], [b]) => compare(a, b));
}

function byName(a: { name: string }, b: { name: string }): number {
  return compare(a.name, b.name);
}

// By code unit: the order of a checked-in file must not depend on the machine's language.
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
