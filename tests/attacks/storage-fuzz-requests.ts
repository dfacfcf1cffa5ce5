// Storage request number n of a seed: valid pieces of the grammar, mostly in invalid combinations.

import { Random } from './random.ts';
import { HOSTILE_PATHS, HOSTILE_STRINGS } from './storage-names.ts';

export type StorageFuzz = {
  as: 'nobody' | 'anon' | 'alice' | 'service';
  method: string;
  /** What follows /storage/v1. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
};

/** What there is to ask about. */
export type Ground = { buckets: readonly string[]; names: readonly string[]; tokens: readonly string[] };

const METHODS = ['GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
// biome-ignore format: a table
const ROUTES = [
  ['GET', '/object/B/N'], ['GET', '/object/authenticated/B/N'], ['GET', '/object/public/B/N'], ['HEAD', '/object/B/N'],
  ['GET', '/object/info/B/N'], ['GET', '/object/info/public/B/N'], ['POST', '/object/B/N'], ['PUT', '/object/B/N'],
  ['DELETE', '/object/B'], ['POST', '/object/move'], ['POST', '/object/copy'], ['POST', '/object/sign/B/N'],
  ['POST', '/object/sign/B'], ['GET', '/object/sign/B/N?token=T'], ['POST', '/object/upload/sign/B/N'],
  ['PUT', '/object/upload/sign/B/N?token=T'], ['POST', '/object/list/B'], ['POST', '/object/list-v2/B'],
  ['GET', '/render/image/public/B/N'], ['GET', '/render/image/authenticated/B/N'], ['GET', '/render/image/sign/B/N?token=T'],
  ['GET', '/bucket'], ['POST', '/bucket'], ['GET', '/bucket/B'], ['PUT', '/bucket/B'],
  ['POST', '/upload/resumable'], ['HEAD', '/upload/resumable/U'], ['PATCH', '/upload/resumable/U'],
  ['DELETE', '/upload/resumable/U'], ['POST', '/upload/resumable/sign'], ['OPTIONS', '/upload/resumable'],
  ['DELETE', '/cdn/B/N'], ['GET', '/'], ['GET', '/object'], ['GET', '/version'],
] as const;
// biome-ignore format: a table
const QUERIES = [
  'download', 'download=', 'download=%00', 'download=a%0d%0ab', 'download=%F0%9F%8E%89', 'width=10', 'width=-1', 'width=9e9',
  'height=20', 'height=%00', 'resize=cover', 'resize=contain', 'resize=x', 'quality=50', 'quality=NaN', 'format=origin',
  'format=webp', 'token=x', 'token=', 'cacheNonce=1', 'versionId=1', 'limit=5', 'limit=-1', 'limit=1e99', 'offset=x',
  'sortColumn=id', 'sortColumn=%27', 'sortOrder=up', 'search=%25', 'search=%00', 'apikey=x', '%', '%zz', '=', '&&', '[]=1',
];
const RANGES = ['bytes=0-1', 'bytes=-1', 'bytes=5-2', 'bytes=0-,0-', 'bytes=99999999999999999999-', 'x', 'bytes=0-0'];
const TAGS = ['*', '"x"', 'W/"x"', 'x', '"', '', 'Mon, 01 Jan 2001 00:00:00 GMT', '\u00ff'];
// biome-ignore format: a table
const TYPES = [
  'text/plain', 'image/png', 'image/jpeg', 'application/json', 'application/octet-stream', 'x', '', 'text/html',
  'multipart/form-data', 'multipart/form-data; boundary=b', 'application/offset+octet-stream', 'a/b; c=d', '\u00e9/x',
];
// biome-ignore format: a table
const FIELDS = [
  'id', 'name', 'public', 'file_size_limit', 'allowed_mime_types', 'type', 'bucketId', 'sourceKey', 'destinationKey',
  'destinationBucket', 'copyMetadata', 'metadata', 'prefixes', 'prefix', 'limit', 'offset', 'sortBy', 'search', 'cursor',
  'with_delimiter', 'expiresIn', 'paths', 'transform', 'upsert', 'versioning_status', 'exactMatch', '__proto__',
];
// biome-ignore format: a table
const VALUES: unknown[] = [
  null, true, false, 0, 1, -1, 60, 1.5, 1e308, 2 ** 53, '', 'a', '%', '_', "'", '\u0000', '\ud800', 'name', 'asc', 'x'.repeat(5_000),
  [], [[]], [null], {}, { column: 'name', order: 'desc' }, { column: '\u0000' }, { width: 10 }, { width: -1, resize: 'x' },
  '10MB', '1e9', ['image/*'], ['\u0000'], 'max-age=1\r\nx: 1', { mimetype: 'text/html' }, { cacheControl: 'é' },
];
const WHOLE = [
  '',
  'null',
  '[]',
  '1',
  '"a"',
  '{',
  '{"a":',
  '\u0000',
  '['.repeat(3_000),
  '{"__proto__":{"public":true}}',
];
const UPLOADS = ['00000000-0000-4000-8000-000000000000', 'x', '%00', '..%2f', 'a/b', 'f'.repeat(500)];

export function storageFuzz(seed: number, index: number, ground: Ground): StorageFuzz {
  const random = new Random(seed, index);
  const [usual, pattern] = random.pick(ROUTES);
  const method = random.odd(0.15) ? random.pick(METHODS) : usual;
  const queries = random.many(2, () => random.pick(QUERIES));
  const path = fill(random, pattern, ground);
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  return {
    as: random.pick(['nobody', 'anon', 'alice', 'alice', 'service', 'service', 'service']),
    method,
    path: queries.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${queries.join('&')}`,
    headers: headersOf(random, pattern, ground),
    body: hasBody ? bodyOf(random, pattern, ground) : null,
  };
}

const isUpload = (pattern: string) => /^\/object\/(upload\/sign\/)?B\/N/.test(pattern);

function fill(random: Random, pattern: string, { buckets, names, tokens }: Ground): string {
  const bucket = random.odd(0.15) ? random.pick(HOSTILE_PATHS) : random.pick(buckets);
  const name = random.odd(0.2)
    ? random.pick(HOSTILE_PATHS)
    : random.chance(0.3)
      ? `new-${random.below(1e6)}`
      : random.pick(names);
  return pattern
    .replace('/B', () => `/${bucket}`)
    .replace('/N', () => `/${name}`)
    .replace(
      '=T',
      () =>
        `=${random.odd(0.5) ? random.pick(['', 'x', 'a.b.c', '%00', 'é'.codePointAt(0)?.toString() ?? '']) : random.pick(tokens)}`,
    )
    .replace('/U', () => `/${random.pick(UPLOADS)}`);
}

function headersOf(random: Random, pattern: string, { buckets, names }: Ground): Record<string, string> {
  const isJson = !isUpload(pattern) && !pattern.startsWith('/upload');
  const sent: Record<string, string> = {
    'content-type': isJson && !random.odd(0.2) ? 'application/json' : random.pick(TYPES),
  };
  if (pattern.startsWith('/upload')) {
    const encode = (text: string) => Buffer.from(text).toString('base64');
    sent['tus-resumable'] = random.odd(0.1) ? random.pick(['0', '2.0.0', '']) : '1.0.0';
    sent['upload-length'] = random.pick(['0', '3', '5', '-1', 'x', '99999999999999', '1e3']);
    sent['upload-offset'] = random.pick(['0', '1', '-1', 'x']);
    const name = random.odd(0.3) ? random.pick(HOSTILE_STRINGS) : random.pick(names);
    sent['upload-metadata'] = random.odd(0.2)
      ? random.pick(['', ',', 'a', 'a !', 'bucketName'])
      : `bucketName ${encode(random.pick(buckets))},objectName ${encode(name)},contentType ${encode(random.pick(TYPES))}`;
  }
  if (random.odd(0.3)) sent['range'] = random.pick(RANGES);
  if (random.odd(0.2))
    sent[random.pick(['if-none-match', 'if-match', 'if-modified-since', 'if-range'])] = random.pick(TAGS);
  if (random.chance(0.4)) sent['x-upsert'] = random.pick(['true', 'false', 'TRUE', '1', 'x']);
  if (random.odd(0.2))
    sent['x-metadata'] = random.pick(['x', 'e30=', 'W10=', 'bnVsbA==', '{}', '"', 'eyJhIjoiXHUwMDAwIn0=']);
  if (random.odd(0.2))
    sent['cache-control'] = random.pick(['max-age=5', 'no-store', 'x'.repeat(2_000), '-1', '\u00ff']);
  if (random.odd(0.1)) sent['accept'] = random.pick(['image/webp', 'image/avif', '*/*', 'x']);
  if (random.odd(0.05)) sent['content-encoding'] = random.pick(['gzip', 'br', 'x']);
  if (random.odd(0.1)) sent['x-signature'] = random.pick(['x', 'a.b.c', '']);
  if (random.odd(0.05)) sent['x-forwarded-host'] = 'evil.example';
  return sent;
}

function bodyOf(random: Random, pattern: string, ground: Ground): Buffer {
  if (isUpload(pattern) || pattern.startsWith('/upload'))
    return random.odd(0.3)
      ? Buffer.from(`--b\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nx\r\n--b--\r\n`).subarray(
          0,
          random.below(90),
        )
      : Buffer.from(random.many(300, () => random.below(256)));
  if (random.odd(0.15)) return Buffer.from(random.pick(WHOLE));
  return Buffer.from(JSON.stringify(jsonOf(random, ground)));
}

/** Mostly what the routes read, so that many requests get far. */
function jsonOf(random: Random, { buckets, names }: Ground): unknown {
  const name = () => (random.odd(0.3) ? random.pick(HOSTILE_STRINGS) : random.pick(names));
  const good: Record<string, unknown> = {
    id: `plain-fuzz-${random.below(1e9)}`,
    bucketId: random.pick(buckets),
    sourceKey: name(),
    destinationKey: random.chance(0.5) ? `to-${random.below(1e6)}` : name(),
    prefixes: random.many(3, () => (random.chance(0.9) ? `gone-${random.below(100)}` : name())),
    paths: random.many(3, name),
    prefix: random.chance(0.5) ? '' : name(),
    expiresIn: 60,
  };
  for (const _ of random.many(4, () => 0)) if (random.odd(0.6)) good[random.pick(FIELDS)] = random.pick(VALUES);
  return good;
}
