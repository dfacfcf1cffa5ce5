// Pieces of SQL text. Names are always quoted, values always parameters; the only literals are JSON keys.
import { RestError } from '#platform/rest/errors.ts';
import type { ValueRef } from '#platform/rest/request/types.ts';

export const ident = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Gives each value the statement uses its place; a value used twice has one place. */
export class Parameters {
  readonly binds: ValueRef[] = [];

  add(ref: ValueRef): string {
    const known = this.binds.indexOf(ref);
    return `$${known < 0 ? this.binds.push(ref) : known + 1}`;
  }
}

const GRAMMAR_TYPES = new Map(
  Object.entries({
    int: 'int4',
    integer: 'int4',
    bigint: 'int8',
    smallint: 'int2',
    real: 'float4',
    float: 'float8',
    'double precision': 'float8',
    boolean: 'bool',
    decimal: 'numeric',
    'character varying': 'varchar',
    character: 'bpchar',
    char: 'bpchar',
    'bit varying': 'varbit',
    'timestamp with time zone': 'timestamptz',
    'timestamp without time zone': 'timestamp',
    'time with time zone': 'timetz',
    'time without time zone': 'time',
  }),
);

/** No column has them, and PostgreSQL answers some of these casts with an internal error. */
const PSEUDO_TYPES = new Set([
  'unknown',
  'cstring',
  'record',
  'any',
  'internal',
  'void',
  'trigger',
  'anyelement',
  'anyarray',
]);

/** A type a caller named, as a quoted identifier: whatever it says, it can only be a type. */
export function castType(text: string): string {
  const array = /(?:\[\])*$/.exec(text)?.[0] ?? '';
  const plain = text
    .slice(0, text.length - array.length)
    .trim()
    .toLowerCase();
  if (PSEUDO_TYPES.has(plain)) throw new RestError(400, '42704', `type "${plain}" does not exist`);
  return `${ident(GRAMMAR_TYPES.get(plain) ?? plain)}${array}`;
}
