// Request number n of a seed: valid pieces of the protocol's grammar, put together wrongly more often than not.

import { bodyOf } from './fuzz-bodies.ts';
import {
  ACCEPTS,
  CASTS,
  CONTENT_TYPES,
  METHODS,
  ODD_METHODS,
  OPERATORS,
  PLAIN_CONDITIONS,
  PREFERS,
  PROFILES,
  RANGES,
  STRANGE,
  VALUES,
} from './fuzz-values.ts';
import { ARGUMENTS, argumentsOf, COLUMNS, columnsOf, EMBEDS, FUNCTIONS, HINTS, SCRATCH, TABLES } from './fuzz-words.ts';
import { Random } from './random.ts';

export type FuzzRequest = {
  as: 'anon' | 'authenticated' | 'service';
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
};

export function fuzzRequest(seed: number, index: number): FuzzRequest {
  const random = new Random(seed, index);
  const method = random.odd(0.06) ? random.pick(ODD_METHODS) : random.pick(METHODS);
  const isCall = (random.odd(0.2) || !['PATCH', 'PUT', 'DELETE'].includes(method)) && random.chance(0.3);
  const name = !random.odd(0.04) ? random.pick(isCall ? FUNCTIONS : TABLES) : encodeURIComponent(strange(random));
  const own = isCall ? argumentsOf(name) : columnsOf(name);
  const query = queryString(random, isCall, own);
  const hasBody = ['POST', 'PATCH', 'PUT'].includes(method) || random.chance(0.02);
  const contentType = random.chance(0.8) ? 'application/json' : random.pick(CONTENT_TYPES);
  return {
    as: random.pick(['anon', 'anon', 'authenticated', 'service']),
    method,
    path: sendable(`${root(random)}${isCall ? '/rpc' : ''}/${name}${query === '' ? '' : `?${query}`}`),
    headers: headers(random, { isCall, name, contentType: hasBody ? contentType : null }),
    body: hasBody ? bodyOf(random, contentType, own.length === 0 ? ARGUMENTS : own) : null,
  };
}

const root = (random: Random): string =>
  !random.odd(0.05)
    ? '/rest/v1'
    : random.pick(['/rest/v1/', '/rest/v1/rpc', '/rest//v1', '/rest/v1/.', '/rest/v1/%2e%2e', '', '//rest/v1']);

function headers(
  random: Random,
  about: { isCall: boolean; name: string; contentType: string | null },
): Record<string, string> {
  const keep = !about.isCall && !SCRATCH.includes(about.name);
  const prefers = [...(keep ? ['tx=rollback'] : []), ...random.many(3, () => random.pick(PREFERS))];
  const sent: Record<string, string> = {};
  if (prefers.length > 0) sent.prefer = prefers.join(random.pick([',', ', ', ' ,']));
  if (about.contentType !== null) sent['content-type'] = about.contentType;
  if (random.odd(0.4)) sent.accept = random.many(2, () => random.pick(ACCEPTS)).join(', ');
  if (random.odd(0.1)) sent['accept-profile'] = random.pick(PROFILES);
  if (random.odd(0.1)) sent['content-profile'] = random.pick(PROFILES);
  if (random.odd(0.2)) sent.range = random.pick(RANGES);
  if (random.chance(0.02)) sent['content-encoding'] = random.pick(['gzip', 'identity', 'br, gzip', 'x']);
  if (random.chance(0.02)) sent['x-odd'] = `\u00e9\u00ff ${'h'.repeat(random.below(4_000))}`;
  return sent;
}

function queryString(random: Random, isCall: boolean, own: readonly string[]): string {
  const parts: string[] = [];
  if (isCall && random.chance(0.8))
    parts.push(...own.map((name) => pair(random, name, random.odd(0.8) ? random.pick(VALUES) : '2')));
  if (isCall && random.odd(0.1)) parts.push(pair(random, random.pick(ARGUMENTS), random.pick(VALUES)));
  const column = columnFrom(random, isCall ? COLUMNS : own);
  if (random.chance(0.5)) parts.push(pair(random, 'select', select(random, column, 0)));
  parts.push(...random.many(2, () => pair(random, path(random) + field(random, column), condition(random))));
  if (random.chance(0.15))
    parts.push(pair(random, path(random) + random.pick(['and', 'or', 'not.and', 'not.or']), logic(random, column, 0)));
  if (random.chance(0.25)) parts.push(pair(random, `${path(random)}order`, order(random, column)));
  if (random.chance(0.25)) parts.push(pair(random, path(random) + random.pick(['limit', 'offset']), bound(random)));
  if (random.odd(0.15)) parts.push(pair(random, 'columns', names(random, column)));
  if (random.odd(0.15)) parts.push(pair(random, 'on_conflict', names(random, column)));
  if (random.chance(0.02))
    parts.push(...Array.from({ length: 1_100 }, () => 'id=gt.0').slice(0, random.pick([2, 900, 1_100])));
  if (random.odd(0.05))
    parts.push(random.pick(['&&', '=', '==', 'select', 'select=', 'apikey=x', '?', '#', ';', 'id']));
  return parts.join('&');
}

function pair(random: Random, key: string, value: string): string {
  const encode = random.chance(0.9) ? encodeURIComponent : (text: string) => text;
  return `${safely(encode, key)}=${safely(encode, mutated(random, value))}`;
}

function safely(encode: (text: string) => string, text: string): string {
  try {
    return encode(text);
  } catch {
    return encodeURIComponent(text.toWellFormed());
  }
}

/** Now and then a piece is cut, doubled or has a foreign body put in. */
function mutated(random: Random, text: string): string {
  if (!random.odd(0.12)) return text;
  const at = random.below(text.length + 1);
  const end = Math.min(text.length, at + random.below(4));
  return random.pick([
    text.slice(0, at) + text.slice(end),
    text.slice(0, at) + random.pick(STRANGE) + text.slice(at),
    text.slice(0, end) + text.slice(at),
    text.split('').toReversed().join(''),
  ]);
}

const strange = (random: Random): string => random.pick(STRANGE);
type ColumnName = () => string;

/** Mostly a column the table has, so that many requests reach the database and come back. */
const columnFrom =
  (random: Random, own: readonly string[]): ColumnName =>
  () => {
    if (!random.odd(0.1)) return random.pick(own);
    return random.chance(0.7) ? random.pick(COLUMNS) : strange(random);
  };

function field(random: Random, column: ColumnName): string {
  let text = column();
  while (random.odd(0.2)) {
    const key = random.pick([
      'a',
      'site',
      'langs',
      '0',
      '-1',
      '99999999999',
      '"q k"',
      "it's",
      'a&b=c',
      strange(random),
    ]);
    text += random.pick(['->', '->>']) + key;
  }
  return text;
}

function path(random: Random): string {
  return random.odd(0.1) ? `${random.pick(EMBEDS)}.` : '';
}

function select(random: Random, column: ColumnName, depth: number): string {
  if (random.chance(0.01)) return `${'books('.repeat(200)}id${')'.repeat(200)}`;
  const items = Array.from({ length: 1 + random.below(4) }, () => item(random, column, depth));
  return items.join(',');
}

function item(random: Random, column: ColumnName, depth: number): string {
  const alias = random.odd(0.3) ? `${random.pick(['x', 'id', '"a b"', 'p'.repeat(70), strange(random)])}:` : '';
  if (depth < 4 && random.odd(0.3)) {
    const embed = random.pick(EMBEDS);
    const hint = random.chance(0.3) ? `!${random.pick(HINTS)}` : '';
    const inner = random.chance(0.1) ? '' : select(random, columnFrom(random, columnsOf(embed)), depth + 1);
    return `${random.chance(0.15) ? '...' : ''}${alias}${embed}${hint}(${inner})`;
  }
  const cast = random.odd(0.3) ? `::${random.pick(CASTS)}` : '';
  const aggregate = random.odd(0.15) ? `.${random.pick(['sum', 'avg', 'max', 'min', 'count', 'array_agg'])}()` : '';
  const after = aggregate !== '' && random.chance(0.3) ? `::${random.pick(CASTS)}` : '';
  return random.odd(0.1) ? `${alias}count()${cast}` : `${alias}${field(random, column)}${cast}${aggregate}${after}`;
}

const condition = (random: Random): string =>
  random.odd(0.6) ? `${random.pick(OPERATORS)}.${random.pick(VALUES)}` : random.pick(PLAIN_CONDITIONS);

function logic(random: Random, column: ColumnName, depth: number): string {
  if (random.chance(0.02)) return `${'(and'.repeat(100)}(id.eq.1)${')'.repeat(100)}`;
  const children = Array.from({ length: 1 + random.below(3) }, () =>
    depth < 3 && random.chance(0.3)
      ? `${random.pick(random.odd(0.2) ? ['xor', 'nand', ''] : ['and', 'or', 'not.and', 'not.or'])}${logic(random, column, depth + 1)}`
      : `${field(random, column)}.${condition(random)}`,
  );
  return `(${children.join(',')})`;
}

function order(random: Random, column: ColumnName): string {
  const terms = Array.from({ length: 1 + random.below(3) }, () => {
    const base = random.odd(0.15) ? `${random.pick(EMBEDS)}(${field(random, column)})` : field(random, column);
    return `${base}${random.pick(random.odd(0.3) ? ['.up', '.asc.asc', '.', '.nullslast.asc'] : ['', '.asc', '.desc', '.nullsfirst', '.desc.nullslast'])}`;
  });
  return terms.join(',');
}

const bound = (random: Random): string =>
  !random.odd(0.8)
    ? '3'
    : random.pick([
        '0',
        '1',
        '10',
        '-1',
        '999999999999999999',
        '9223372036854775808',
        '1.5',
        'all',
        '',
        '1e3',
        ' 5',
        '٣',
        '--1',
      ]);

const names = (random: Random, column: ColumnName): string => random.many(3, () => column()).join(',');

/** The client refuses what no request line can hold; everything else passes as it is. */
function sendable(text: string): string {
  return text.replace(/[^\u0021-\u00ff]/gu, (character) => encodeURIComponent(character.toWellFormed()));
}
