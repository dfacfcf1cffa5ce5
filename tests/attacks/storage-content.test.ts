// S83: what a browser would run is given as a download into a sandbox, by every endpoint and however its type is written;
// and nothing that an uploader writes becomes a header of its own.
import { beforeAll, describe, expect, it } from 'vitest';
import { alice, askStorage, asService, misbehaviour, newBucket, storageFailures } from './storage-request.ts';

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.domain)</script></svg>';
let open = '';
beforeAll(async () => {
  open = await newBucket('plain', { public: true });
});

const TYPES = [
  'text/html',
  'TEXT/HTML',
  'text/html; charset=utf-8',
  'text/html;charset=UTF-7',
  'text/html , image/png',
  'image/png, text/html',
  'application/xhtml+xml',
  'image/svg+xml',
  'Image/SVG+XML; charset=utf-8',
  'image/svg+xml;x=image/png',
  'text/xml',
  'application/xml',
  'application/rss+xml',
  'application/mathml+xml',
  'text/xsl',
  'text/javascript',
  'application/javascript',
  'application/ecmascript',
  'application/x-shockwave-flash',
  'application/octet-stream',
  'application/x-nobody-knows',
  'multipart/x-mixed-replace',
  'message/rfc822',
  'text/vtt-x',
  '*/*',
  'text',
  'html',
];

let count = 0;
const nextName = () => `file-${++count}.html`;

/** Uploads raw; null when the type itself was refused. */
async function upload(type: string): Promise<string | null> {
  const name = nextName();
  const answer = await askStorage(`/object/${open}/${name}`, {
    ...asService,
    method: 'POST',
    headers: { 'content-type': type },
    body: SCRIPT,
  });
  expect(misbehaviour('POST', '/object', answer)).toBeNull();
  if (answer.status >= 400) expect([400, 415]).toContain(answer.status);
  return answer.status === 200 ? name : null;
}

async function urlsOf(name: string): Promise<string[]> {
  const signed = await askStorage(`/object/sign/${open}/${name}`, { ...asService, body: { expiresIn: 60 } });
  const { signedURL } = signed.json as { signedURL: string };
  return [
    `/object/public/${open}/${name}`,
    `/object/public/${open}/${name}?download=`,
    `/object/authenticated/${open}/${name}`,
    `/object/${open}/${name}`,
    signedURL,
  ];
}

async function expectInert(path: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await askStorage(path, { ...asService, headers });
  expect([200, 206]).toContain(answer.status);
  expect(answer.headers['content-disposition'], path).toMatch(/^attachment/);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  expect(answer.headers['content-security-policy']).not.toContain('allow-');
}

describe('S83 what a browser would run', () => {
  it.each(TYPES)('as %s is a download in a sandbox at every endpoint', async (type) => {
    const name = await upload(type);
    if (name === null) return;
    for (const path of await urlsOf(name)) {
      await expectInert(path);
      await expectInert(path, { range: 'bytes=0-20' });
    }
  });

  it('is so too when its type comes by a form, by a resumable upload or by a copy', async () => {
    const form = nextName();
    const boundary = 'b0undary';
    const sent = await askStorage(`/object/${open}/${form}`, {
      ...asService,
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: `--${boundary}\r\nContent-Disposition: form-data; name=""; filename="a.png"\r\nContent-Type: text/html\r\n\r\n${SCRIPT}\r\n--${boundary}--\r\n`,
    });
    expect(sent.status, sent.text).toBe(200);
    await expectInert(`/object/public/${open}/${form}`);

    const copied = nextName();
    const png = nextName();
    await askStorage(`/object/${open}/${png}`, {
      ...asService,
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: SCRIPT,
    });
    const copy = await askStorage('/object/copy', {
      ...asService,
      body: {
        bucketId: open,
        sourceKey: png,
        destinationKey: copied,
        copyMetadata: false,
        metadata: { mimetype: 'text/html' },
      },
    });
    expect(copy.status, copy.text).toBe(200);
    await expectInert(`/object/public/${open}/${copied}`);

    const resumed = nextName();
    await resumable(resumed, 'text/html', '60');
    await expectInert(`/object/public/${open}/${resumed}`);
  });

  it('keeps the type it was given when that one is harmless, and forbids to guess another', async () => {
    for (const type of ['image/png', 'image/jpeg', 'image/webp', 'video/mp4', 'audio/mpeg']) {
      const name = await upload(type);
      const answer = await askStorage(`/object/public/${open}/${name}`, { key: null });
      expect(answer.headers['content-type']).toBe(type);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-disposition'] ?? '').not.toMatch(/^attachment/);
    }
  });

  it('is no error page either: a refusal that quotes the address is JSON', async () => {
    const answer = await askStorage(`/object/public/${open}/%3Cscript%3Ealert(1)%3C%2Fscript%3E`, { key: null });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('what an uploader writes into headers', () => {
  const INJECTIONS = [
    'max-age=1\r\nx-evil: 1',
    'max-age=1\nset-cookie: a=b',
    'a\u0000b',
    'é'.repeat(10),
    '\u2028',
    'x'.repeat(9_000),
    '60, x-evil=1',
    '"',
    '-1',
    '',
  ];

  it.each(INJECTIONS)('S83 a cache control of %j, by form, by copy and resumable', async (value) => {
    const boundary = 'b0undary';
    const [form, copied, resumed] = [nextName(), nextName(), nextName()];
    const answers = [
      await askStorage(`/object/${open}/${form}`, {
        ...asService,
        method: 'POST',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: `--${boundary}\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n${value}\r\n--${boundary}\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: image/png\r\n\r\nx\r\n--${boundary}--\r\n`,
      }),
      await copyOver(copied, { cacheControl: value }),
      await resumable(resumed, 'image/png', value),
    ];
    for (const answer of answers) expect(answer.status, answer.text).toBeLessThan(500);
    for (const name of [form, copied, resumed]) await expectPlainHeaders(name);
  });

  it.each(['text/plain\r\nx-evil: 1', 'text/plain\n', 'a\u0000/b', 'é/é', 'x'.repeat(9_000), '', 'text/plain; a="'])(
    'S83 a type of %j, by copy and resumable',
    async (value) => {
      const [copied, resumed] = [nextName(), nextName()];
      const answers = [await copyOver(copied, { mimetype: value }), await resumable(resumed, value, '60')];
      for (const answer of answers) expect(answer.status, answer.text).toBeLessThan(500);
      for (const name of [copied, resumed]) await expectPlainHeaders(name);
    },
  );

  it('S83 metadata is stored as data, or refused', async () => {
    const values = [
      JSON.stringify({ a: '\r\nx-evil: 1' }),
      JSON.stringify({ a: '\u0000' }),
      '{"a":"\\ud800"}',
      '{"__proto__":{"role":"service_role"}}',
      '[]',
      'null',
      '"text"',
      '{',
      `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
      JSON.stringify({ a: 'x'.repeat(15_000) }),
    ];
    for (const value of values)
      for (const header of [Buffer.from(value).toString('base64'), value.replaceAll(/[^\u0020-\u007e]/g, '?')]) {
        const name = nextName();
        const answer = await askStorage(`/object/${open}/${name}`, {
          ...asService,
          method: 'POST',
          headers: { 'content-type': 'image/png', 'x-metadata': header },
          body: 'x',
        });
        expect([value.slice(0, 40), misbehaviour('POST', '/object', answer)]).toEqual([value.slice(0, 40), null]);
        await expectPlainHeaders(name);
      }
  });

  it('S83 a private file is never offered to shared caches, whatever its uploader said', async () => {
    const own = await newBucket('own');
    const { sub } = JSON.parse(Buffer.from(alice.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
    const path = `${own}/${sub}/a.png`;
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, s-maxage=31536000, immutable' };
    const sent = await askStorage(`/object/${path}`, { token: alice, method: 'POST', headers, body: 'x' });
    expect(sent.status).toBeLessThan(500);
    const name = sent.status === 200 ? path : '';
    if (name === '') return;
    const signed = await askStorage(`/object/sign/${name}`, { token: alice, body: { expiresIn: 60 } });
    const { signedURL } = signed.json as { signedURL: string };
    for (const url of [`/object/${name}`, `/object/authenticated/${name}`, signedURL]) {
      const { headers: answered } = await askStorage(url, { token: alice });
      expect(answered['cache-control']).toMatch(/\b(private|no-store)\b/);
      expect(answered['cache-control']).not.toMatch(/\bpublic\b|s-maxage/);
    }
  });

  it('S83 none of it failed the server', async () => {
    expect(await storageFailures()).toEqual([]);
  });
});

async function copyOver(destinationKey: string, metadata: object) {
  const source = nextName();
  await askStorage(`/object/${open}/${source}`, {
    ...asService,
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: 'x',
  });
  return askStorage('/object/copy', {
    ...asService,
    body: { bucketId: open, sourceKey: source, destinationKey, copyMetadata: false, metadata },
  });
}

function resumable(name: string, contentType: string, cacheControl: string) {
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const fields = { bucketName: open, objectName: name, contentType, cacheControl };
  return askStorage('/upload/resumable', {
    ...asService,
    method: 'POST',
    body: 'x',
    headers: {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-length': '1',
      'upload-metadata': Object.entries(fields)
        .map(([key, value]) => `${key} ${encode(value)}`)
        .join(','),
    },
  });
}

/** Whether it was taken or not: what is served has no header of the uploader's own. */
async function expectPlainHeaders(name: string): Promise<void> {
  const answer = await askStorage(`/object/public/${open}/${name}`, { key: null });
  expect([200, 404], `${name}: ${answer.text.slice(0, 80)}`).toContain(answer.status);
  expect(answer.headers['x-evil']).toBeUndefined();
  expect(answer.headers['set-cookie']).toBeUndefined();
}
