// The select parameter: columns, aliases, casts, JSON paths, aggregates and embedded resources.

import type { AggregateName, EmbedItem, FieldItem, SelectItem } from '#platform/rest/request/types.ts';
import { parseField } from './fields.ts';
import { Scanner } from './scanner.ts';

const ALIAS = /(?:"(?:[^"\\]|\\.)*"|[\p{L}\p{N}_ $-]+):(?!:)/uy;
const CAST = /[A-Za-z_][\w ]*(?:\[\])*/y;
const AGGREGATE = /\.(sum|avg|max|min|count)\(\)/y;
const COUNT = /count\(\)/y;

/** Deeper trees are refused: each level is a lateral join. */
const MAX_DEPTH = 12;

export const everything: FieldItem = {
  kind: 'field',
  field: { name: '*', path: [] },
  alias: null,
  cast: null,
  aggregate: null,
};

export function parseSelect(source: string): SelectItem[] {
  if (source === '') return [];
  const scanner = new Scanner(source, 'select parameter');
  const items = parseItems(scanner, 0);
  if (!scanner.done) scanner.fail('expecting "," or end of input');
  return items;
}

function parseItems(scanner: Scanner, depth: number): SelectItem[] {
  if (depth > MAX_DEPTH) scanner.fail(`unexpected embedding deeper than ${MAX_DEPTH} levels`);
  const items: SelectItem[] = [];
  do items.push(parseItem(scanner, depth));
  while (scanner.take(','));
  return items;
}

function parseItem(scanner: Scanner, depth: number): SelectItem {
  if (scanner.take('...')) return parseEmbed(scanner, parseAlias(scanner), depth, true);
  if (scanner.take('*')) return everything;
  const alias = parseAlias(scanner);
  const start = scanner.at;
  if (scanner.match(COUNT) !== null) return countItem(scanner, alias);
  const field = parseField(scanner);
  if (field.path.length === 0 && (scanner.peek('(') || scanner.peek('!'))) {
    scanner.at = start;
    return parseEmbed(scanner, alias, depth, false);
  }
  const cast = parseCast(scanner);
  const aggregate = parseAggregate(scanner);
  return { kind: 'field', field, alias, cast, aggregate };
}

function parseAlias(scanner: Scanner): string | null {
  const text = scanner.match(ALIAS);
  if (text === null) return null;
  const name = text.slice(0, -1).trim();
  if (name === '' || name === '""') scanner.fail('expecting an alias');
  return name.startsWith('"') ? new Scanner(name, 'alias').quoted() : name;
}

function parseEmbed(scanner: Scanner, alias: string | null, depth: number, spread: boolean): EmbedItem {
  const target = scanner.name();
  let hint: string | null = null;
  let join: EmbedItem['join'] = null;
  while (scanner.take('!')) {
    const word = scanner.name('a hint, inner or left');
    if (word === 'inner' || word === 'left') join = word;
    else hint = word;
  }
  scanner.expect('(');
  const select = scanner.peek(')') ? [] : parseItems(scanner, depth + 1);
  scanner.expect(')');
  return { kind: 'embed', target, alias, hint, join, spread, select };
}

function parseCast(scanner: Scanner): string | null {
  if (!scanner.take('::')) return null;
  const cast = scanner.match(CAST);
  if (cast === null) scanner.fail('expecting a type name');
  return cast.trim();
}

function parseAggregate(scanner: Scanner): FieldItem['aggregate'] {
  const text = scanner.match(AGGREGATE);
  if (text === null) return null;
  return { name: text.slice(1, -2) as AggregateName, cast: parseCast(scanner) };
}

function countItem(scanner: Scanner, alias: string | null): FieldItem {
  const aggregate = { name: 'count' as const, cast: parseCast(scanner) };
  return { kind: 'field', field: { name: '*', path: [] }, alias, cast: null, aggregate };
}
