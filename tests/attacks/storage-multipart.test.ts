// Forms that no browser sends, and uploads that only want to be in the way. None crashes the server, none leaves a file that
// was not whole, and the memory stays bounded.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from './accounts.ts';
import { inspect, library } from './request.ts';
import { askStorage, asService, flood, misbehaviour, newBucket, read, storageFailures } from './storage-request.ts';

const MEGABYTE = 1024 * 1024;
const B = 'grenze';
let bucket = '';
let count = 0;
beforeAll(async () => {
  bucket = await newBucket('plain');
});

const field = (name: string, value: string) =>
  `--${B}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (inside = 'x', headers = 'Content-Type: image/png', name = '') =>
  `--${B}\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n${headers}\r\n\r\n${inside}\r\n`;
const end = `--${B}--\r\n`;
const nested = `Content-Type: multipart/mixed; boundary=inner`;

type Form = [what: string, body: string | Buffer, type?: string];
const REFUSED: Form[] = [
  ['no boundary', file() + end, 'multipart/form-data'],
  ['an empty boundary', file() + end, 'multipart/form-data; boundary='],
  ['another boundary', file() + end, 'multipart/form-data; boundary=else'],
  ['a boundary of 5,000 letters', file() + end, `multipart/form-data; boundary=${'b'.repeat(5_000)}`],
  ['nothing', ''],
  ['only its end', end],
  ['only a field', field('cacheControl', '60') + end],
  ['no end', file().slice(0, -2)],
  ['an end in the middle of a header', `--${B}\r\nContent-Dispo`],
  ['an end after the header', `--${B}\r\nContent-Disposition: form-data; name=""; filename="a"\r\n`],
  ['a whole file and half of a field', `${file()}--${B}\r\nContent-Disposition: form-data; name="x"\r\n\r\nunfin`],
  ['a file that is a field', field('', 'x') + end],
  ['noise', randomBytes(5_000)],
  ['10^5 boundaries', `--${B}\r\n`.repeat(100_000)],
  ['10^5 fields', field('a', 'b').repeat(100_000) + end],
  ['a field of a megabyte', field('metadata', 'x'.repeat(MEGABYTE)) + file() + end],
  ['metadata that is no JSON', field('metadata', '{') + file() + end],
  ['metadata that is a list', field('metadata', '[1]') + file() + end],
];
/** Accepted or refused: what counts is that the answer is well-formed. */
const DOUBTFUL: Form[] = [
  ['a header of a megabyte', file('x', `X-Long: ${'h'.repeat(MEGABYTE)}`) + end],
  ['10^4 headers', file('x', Array.from({ length: 10_000 }, (_, n) => `X-${n}: 1`).join('\r\n')) + end],
  ['two files', file('first') + file('second') + end],
  ['10^5 empty files', file('').repeat(100_000) + end],
  ['a form in the form', file(`--inner\r\n\r\nx\r\n--inner--`, nested) + end],
  ['a field after the file', file() + field('cacheControl', '60') + end],
  [
    'fields named like an object’s own',
    field('__proto__', '{"upsert":true}') + field('constructor', 'x') + file() + end,
  ],
  ['no name at all', `--${B}\r\nContent-Disposition: form-data; filename="a"\r\n\r\nx\r\n${end}`],
  ['a disposition without its word', `--${B}\r\nContent-Disposition: attachment; filename="a"\r\n\r\nx\r\n${end}`],
  ['a transfer encoding', file('eA==', 'Content-Transfer-Encoding: base64') + end],
  [
    'a filename with a path',
    `--${B}\r\nContent-Disposition: form-data; name=""; filename="../../etc/passwd"\r\n\r\nx\r\n${end}`,
  ],
  ['a NUL in its header', file('x', 'Content-Type: image/png\u0000') + end],
  ['a type of noise', file('x', 'Content-Type: \u0001\u0002/é') + end],
  ['a type with a second header', file('x', 'Content-Type: image/png\r\n X-Evil: 1') + end],
  ['a preamble', `preamble\r\n${file()}${end}epilogue`],
  ['line ends of Unix', (file() + end).replaceAll('\r\n', '\n')],
  ['a charset nobody knows', file('x', 'Content-Type: text/plain; charset=x-none') + end],
  [
    'a boundary of signs',
    `--'()+_,-./:=?\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nx\r\n--'()+_,-./:=?--\r\n`,
    `multipart/form-data; boundary="'()+_,-./:=?"`,
  ],
  ['another kind of multipart', file() + end, `multipart/mixed; boundary=${B}`],
];

const send = async ([, body, type = `multipart/form-data; boundary=${B}`]: Form, method = 'POST') => {
  const name = `form-${++count}`;
  const headers = { 'content-type': type };
  return { name, answer: await askStorage(`/object/${bucket}/${name}`, { ...asService, method, headers, body }) };
};

describe('a form', () => {
  it.each(REFUSED)('with %s is refused and leaves nothing', async (...form) => {
    const { name, answer } = await send(form);
    expect(answer.status, answer.text.slice(0, 100)).toBeGreaterThanOrEqual(400);
    expect(misbehaviour('POST', '/object', answer)).toBeNull();
    expect((await read(bucket, name)).status).toBe(404);
    expect(
      await sql(library, 'select 1 from storage.objects where bucket_id = $1 and name = $2', [bucket, name]),
    ).toEqual([]);
  });

  it.each(DOUBTFUL)('with %s is answered with manners', async (...form) => {
    const { name, answer } = await send(form);
    expect(misbehaviour('POST', '/object', answer)).toBeNull();
    const served = await read(bucket, name);
    expect([200, 404]).toContain(served.status);
    expect(served.status).toBe(answer.status === 200 ? 200 : 404);
    expect(served.headers['x-evil']).toBeUndefined();
  });

  it('that is good is taken, so that what is refused is the fault', async () => {
    const { name, answer } = await send([
      '',
      field('cacheControl', '60') + field('metadata', '{"a":1}') + file('whole') + end,
    ]);
    expect(answer.status, answer.text).toBe(200);
    expect((await read(bucket, name)).text).toBe('whole');
  });

  it('that has not ended is no file yet, and cut off then it never is', async () => {
    const outgoing = request(library.url, {
      path: `/storage/v1/object/${bucket}/unended`,
      method: 'POST',
      headers: {
        apikey: library.secretKey,
        'content-type': `multipart/form-data; boundary=${B}`,
        'content-length': '900',
      },
    });
    outgoing.on('error', () => {});
    outgoing.write(`${file('whole')}--${B}\r\n`);
    // As many others as would have been enough for this one.
    for (let n = 0; n < 12; n += 1) await send(['', file('other') + end]);
    expect((await read(bucket, 'unended')).status).toBe(404);
    const closed = new Promise((resolve) => outgoing.once('close', resolve));
    outgoing.destroy();
    await closed;
    for (let n = 0; n < 3; n += 1) await send(['', file('other') + end]);
    expect((await read(bucket, 'unended')).status).toBe(404);
  });

  it('with any of these faults does not harm what it would replace', async () => {
    const { name } = await send(['', file('kept') + end]);
    for (const [, body, type = `multipart/form-data; boundary=${B}`] of REFUSED) {
      const answer = await askStorage(`/object/${bucket}/${name}`, {
        ...asService,
        method: 'PUT',
        headers: { 'content-type': type },
        body,
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect((await read(bucket, name)).text).toBe('kept');
  });
});

describe('twenty unfinished uploads', () => {
  it('S85 stay within bounded memory, and others are served', async () => {
    const small = await newBucket('plain', { file_size_limit: 6 * MEGABYTE });
    const before = (await inspect(library)).rss;
    const multipart = { 'content-type': `multipart/form-data; boundary=${B}` };
    const kinds: Array<[Buffer, Record<string, string>]> = [
      [randomBytes(64 * 1024), { 'content-type': 'video/mp4' }],
      [Buffer.from(`--${B}\r\nX-Endless: ${'h'.repeat(60_000)}`), multipart],
      [Buffer.from(field('a', 'v'.repeat(30_000))), multipart],
      [Buffer.from(file('z'.repeat(60_000))), multipart],
      [Buffer.from('h'.repeat(64 * 1024)), multipart],
    ];
    const floods = Array.from({ length: 20 }, (_, n) => {
      const [piece, headers] = kinds[n % kinds.length] ?? [Buffer.alloc(1), {}];
      return flood(`/object/${small}/flood-${n}`, {
        ...asService,
        key: library.secretKey,
        size: 24 * MEGABYTE,
        piece,
        headers,
      });
    });
    const meanwhile = await askStorage('/bucket', asService);
    expect(meanwhile.status).toBe(200);
    const ends = await Promise.allSettled(floods);
    const statuses = ends.map((one) => (one.status === 'fulfilled' ? one.value.status : 0));
    // Those who are cut off without an answer have been refused as well, but none is taken and none fails the server.
    for (const status of statuses) expect(status === 0 || (status >= 400 && status < 500), String(statuses)).toBe(true);
    expect(statuses.filter((status) => status > 0).length).toBeGreaterThan(10);
    expect((await inspect(library)).rss - before).toBeLessThan(250 * MEGABYTE);
    expect(await sql(library, 'select name from storage.objects where bucket_id = $1', [small])).toEqual([]);
    expect(await storageFailures()).toEqual([]);
  }, 90_000);
});
