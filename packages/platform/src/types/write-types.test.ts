import { describe, expect, it } from 'vitest';
import type { CatalogueRows, ColumnRow, FunctionRow } from './catalogue-rows.ts';
import { buildModel } from './model.ts';
import { writeTypes } from './write-types.ts';

const type = { uuid: 1, text: 2, int4: 3, textArray: 4, mood: 5, moodArray: 6, postcode: 7, jsonb: 8, tsvector: 9 };
const cats = 20;
const pair = 21;
const nothing = 22;

const none: CatalogueRows = { types: [], columns: [], foreignKeys: [], functions: [], enums: [], attributes: [] };

const types: CatalogueRows['types'] = [
  base(type.uuid, 'uuid'),
  base(type.text, 'text'),
  base(type.int4, 'int4'),
  { ...base(type.textArray, '_text'), element: type.text },
  { ...base(type.mood, 'mood'), schema: 'public', kind: 'e' },
  { ...base(type.moodArray, '_mood'), schema: 'public', element: type.mood },
  { ...base(type.postcode, 'postcode'), schema: 'public', kind: 'd', base: type.text },
  base(type.jsonb, 'jsonb'),
  base(type.tsvector, 'tsvector'),
  { ...base(cats, 'cats'), schema: 'public', kind: 'c', relation: 'r' },
  { ...base(pair, 'pair'), schema: 'public', kind: 'c', relation: 'c' },
  base(nothing, 'void'),
];

function base(id: number, name: string): CatalogueRows['types'][number] {
  return { id, schema: 'pg_catalog', name, kind: 'b', element: 0, base: 0, relation: null };
}

function column(name: string, id: number, more: Partial<ColumnRow> = {}): ColumnRow {
  const where = { schema: 'public', relation: 'cats', relationKind: 'table', relationUpdatable: true } as const;
  const plain = { nullable: false, hasDefault: false, identity: null, updatable: true } as const;
  return { ...where, ...plain, name, type: id, ...more };
}

function fn(name: string, more: Partial<FunctionRow> = {}): FunctionRow {
  return { schema: 'public', name, arguments: [], returns: type.int4, returnsSet: false, ...more };
}

function given(name: string, id: number, hasDefault = false): FunctionRow['arguments'][number] {
  return { name, type: id, mode: 'i', hasDefault };
}

function write(rows: Partial<CatalogueRows>): string {
  return writeTypes(buildModel({ ...none, types, ...rows }, ['public']), { postgrestVersion: '14.1' });
}

// The text between a line and the next line of the same depth.
function part(text: string, head: string): string[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trimStart().startsWith(head));
  const indent = lines[start]?.match(/^ */)?.[0].length ?? 0;
  const length = lines.slice(start + 1).findIndex((line) => line.length > 0 && line.search(/\S/) <= indent);
  return lines.slice(start + 1, start + 1 + length).map((line) => line.trim());
}

describe('tables', () => {
  it('sorts columns and says which may be null', () => {
    const text = write({ columns: [column('name', type.text, { nullable: true }), column('id', type.uuid)] });
    expect(part(text, 'Row: {')).toEqual(['id: string', 'name: string | null']);
  });

  it('asks an insert for what has no default, and an update for nothing', () => {
    const text = write({
      columns: [
        column('a_given', type.text),
        column('b_default', type.text, { hasDefault: true }),
        column('c_null', type.text, { nullable: true }),
        column('d_serial', type.int4, { identity: 'default' }),
        column('e_always', type.int4, { identity: 'always' }),
      ],
    });
    expect(part(text, 'Insert: {')).toEqual([
      'a_given: string',
      'b_default?: string',
      'c_null?: string | null',
      'd_serial?: number',
      'e_always?: never',
    ]);
    expect(part(text, 'Update: {')).toEqual([
      'a_given?: string',
      'b_default?: string',
      'c_null?: string | null',
      'd_serial?: number',
      'e_always?: never',
    ]);
  });

  it('spells arrays, enums, domains, JSON and what it does not know', () => {
    const text = write({
      columns: [
        column('a', type.textArray),
        column('b', type.mood),
        column('c', type.moodArray),
        column('d', type.postcode),
        column('e', type.jsonb),
        column('f', type.tsvector),
      ],
    });
    expect(part(text, 'Row: {')).toEqual([
      'a: string[]',
      'b: Database["public"]["Enums"]["mood"]',
      'c: Database["public"]["Enums"]["mood"][]',
      'd: string',
      'e: Json',
      'f: unknown',
    ]);
  });

  it('quotes names that are no identifiers', () => {
    const text = write({ columns: [column('odd name', type.text, { relation: 'odd-table' })] });
    expect(text).toContain('"odd-table": {');
    expect(part(text, 'Row: {')).toEqual(['"odd name": string']);
  });

  it('states the foreign keys inside the schema, by name', () => {
    const key = {
      schema: 'public',
      relation: 'cats',
      name: 'cats_mother_fkey',
      columns: ['mother', 'house'],
      referencedSchema: 'public',
      referencedRelation: 'cats',
      referencedColumns: ['id', 'house'],
      isOneToOne: false,
    };
    const text = write({
      columns: [column('id', type.uuid)],
      foreignKeys: [key, { ...key, name: 'cats_account_fkey', referencedSchema: 'auth' }],
    });
    expect(part(text, 'Relationships: [')).toEqual([
      '{',
      'foreignKeyName: "cats_mother_fkey"',
      'columns: ["mother", "house"]',
      'isOneToOne: false',
      'referencedRelation: "cats"',
      'referencedColumns: ["id", "house"]',
      '},',
    ]);
  });
});

describe('views', () => {
  const view = { relation: 'calm_cats', relationKind: 'view', nullable: true } as const;

  it('are read only when nothing can be inserted through them', () => {
    const text = write({ columns: [column('id', type.uuid, { ...view, relationUpdatable: false })] });
    expect(part(text, 'calm_cats: {')).toEqual(['Row: {', 'id: string | null', '}', 'Relationships: []']);
  });

  it('refuse the columns that cannot be written', () => {
    const columns = [column('id', type.uuid, view), column('size', type.int4, { ...view, updatable: false })];
    expect(part(write({ columns }), 'Insert: {')).toEqual(['id?: string | null', 'size?: never']);
  });
});

describe('functions', () => {
  it('take never, or named arguments with their defaults', () => {
    const text = write({
      functions: [
        fn('count_cats'),
        fn('feed', { arguments: [given('cat', type.uuid), given('grams', type.int4, true)], returns: nothing }),
      ],
    });
    expect(part(text, 'count_cats: {')).toEqual(['Args: never', 'Returns: number']);
    expect(part(text, 'feed: {')).toEqual(['Args: { cat: string; grams?: number }', 'Returns: undefined']);
  });

  it('are left out when the protocol cannot name their arguments', () => {
    const text = write({ functions: [fn('sum_of', { arguments: [given('', type.int4), given('', type.int4)] })] });
    expect(text).not.toContain('sum_of');
  });

  it('give the columns of a table they declare', () => {
    const out = { name: 'size', type: type.int4, mode: 't', hasDefault: false };
    const text = write({ functions: [fn('sizes', { arguments: [out], returnsSet: true })] });
    expect(part(text, 'sizes: {')).toEqual(['Args: never', 'Returns: {', 'size: number', '}[]']);
  });

  it('give the rows of a relation, and say which', () => {
    const text = write({
      columns: [column('id', type.uuid)],
      functions: [fn('kittens', { arguments: [given('', cats)], returns: cats, returnsSet: true })],
    });
    expect(part(text, 'SetofOptions: {')).toEqual([
      'from: "cats"',
      'to: "cats"',
      'isOneToOne: false',
      'isSetofReturn: true',
    ]);
  });

  it('of one unnamed row are columns that can be selected', () => {
    const text = write({
      columns: [column('id', type.uuid)],
      functions: [fn('age', { arguments: [given('', cats)] })],
    });
    expect(part(text, 'Row: {')).toEqual(['id: string', 'age: number | null']);
  });

  it('of one name are a union of their definitions', () => {
    const text = write({
      functions: [
        fn('find', { arguments: [given('id', type.uuid)] }),
        fn('find', { arguments: [given('n', type.int4)] }),
      ],
    });
    expect(text).toContain('find:\n        | {\n            Args: { id: string }');
    expect(text).toContain('        | {\n            Args: { n: number }');
  });
});

describe('enums and composites', () => {
  it('are unions, constants and rows of nullable fields', () => {
    const text = write({
      enums: [{ schema: 'public', name: 'mood', values: ['calm', 'wild'] }],
      attributes: [{ schema: 'public', composite: 'pair', name: 'left', type: type.int4 }],
    });
    expect(text).toContain('mood: "calm" | "wild"');
    expect(text).toContain('mood: ["calm", "wild"],');
    expect(part(text, 'pair: {')).toEqual(['left: number | null']);
  });

  it('break a long union over lines', () => {
    const values = Array.from({ length: 12 }, (_, index) => `value-${index}`);
    expect(write({ enums: [{ schema: 'public', name: 'long', values }] })).toContain('long:\n        | "value-0"\n');
  });

  it('say nothing as a map without keys', () => {
    expect(part(write({}), 'Tables: {')).toEqual(['[_ in never]: never']);
  });
});
