// S86: pictures that unfold into gigabytes, films of frames, archives, and files that only say they are pictures. Each is
// refused or served small, the server's memory stays that of a server, and others are served meanwhile.
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { gifOf, photo, pngChunk, pngOf } from '#tests/support/images.ts';
import { inspect, library } from './request.ts';
import { askStorage, asService, misbehaviour, newBucket, put } from './storage-request.ts';

const MEGABYTE = 1024 * 1024;
let open = '';
let good = '';

const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "ha">${entities}]><svg xmlns="http://www.w3.org/2000/svg"><text>&l9;</text></svg>`;
const svg = (inside: string, size = 'width="10" height="10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`;

/** A JPEG that claims to be 65,500 pixels in each direction. */
async function wideJpeg(): Promise<Buffer> {
  const bytes = await photo({ width: 32, height: 32 });
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  expect(frame).toBeGreaterThan(0);
  bytes.writeUInt16BE(65_500, frame + 5);
  bytes.writeUInt16BE(65_500, frame + 7);
  return bytes;
}

const tiff = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
    .tiff()
    .toBuffer();

/** Its first directory says how large it is, in tags 256 and 257. */
async function wideTiff(): Promise<Buffer> {
  const bytes = await tiff();
  const directory = bytes.readUInt32LE(4);
  for (let n = 0; n < bytes.readUInt16LE(directory); n += 1) {
    const entry = directory + 2 + n * 12;
    if (![256, 257].includes(bytes.readUInt16LE(entry))) continue;
    bytes.writeUInt16LE(4, entry + 2);
    bytes.writeUInt32LE(200_000, entry + 8);
  }
  expect((await sharp(bytes, { limitInputPixels: false }).metadata()).width).toBe(200_000);
  return bytes;
}

/** A hundred megabytes of zeros in a hundred kilobytes. */
const folded = (type: string, before: string): Buffer =>
  pngChunk(type, Buffer.concat([Buffer.from(before, 'latin1'), deflateSync(Buffer.alloc(100 * MEGABYTE))]));

type Bomb = [what: string, type: string, make: () => Buffer | Promise<Buffer>];
const BOMBS: Bomb[] = [
  ['a TIFF of 200,000 by 200,000', 'image/tiff', wideTiff],
  ['the same as a PNG', 'image/png', wideTiff],
  ['a PNG of 30,000 by 30,000 in 110 kB', 'image/png', () => pngOf(30_000, 30_000, 30_000)],
  ['a PNG that claims the same and holds a line', 'image/png', () => pngOf(30_000, 30_000)],
  ['a PNG of the largest size there is', 'image/png', () => pngOf(0x7fffffff, 0x7fffffff)],
  ['a PNG of one long line', 'image/png', () => pngOf(60_000_000, 1)],
  ['a JPEG of 65,500 by 65,500', 'image/jpeg', wideJpeg],
  ['a GIF of 20,000 frames on a wide canvas', 'image/gif', () => gifOf(9_000, 9_000, 20_000)],
  ['an SVG of a thousand million laughs', 'image/svg+xml', () => Buffer.from(laughs)],
  ['as many laughs as a PNG', 'image/png', () => Buffer.from(laughs)],
  ['an SVG of 100,000 by 100,000', 'image/svg+xml', () => Buffer.from(svg('', 'width="100000" height="100000"'))],
  ['an SVG that reads a file', 'image/png', () => Buffer.from(svg('<image xlink:href="file:///etc/passwd"/>'))],
  ['an SVG that calls out', 'image/png', () => Buffer.from(svg('<image href="http://127.0.0.1:9/"/>'))],
  ['a PDF as a picture', 'image/jpeg', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n')],
  ['a gzip of zeros as a picture', 'image/png', () => gzipSync(Buffer.alloc(64 * MEGABYTE), { level: 9 })],
  ['a script as a picture', 'image/jpeg', () => Buffer.from('push graphic-context\nfill "url(https://x|id)"\n')],
  [
    'a MagickVector script',
    'image/png',
    () => Buffer.from('<?xml version="1.0"?><image><read filename="/etc/passwd"/></image>'),
  ],
  ['nothing', 'image/png', () => Buffer.alloc(0)],
  [
    'noise',
    'image/webp',
    () => Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8X\x0a\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff', 'latin1'),
  ],
];

/** Odd, but pictures: refused, or shown no larger than asked. */
const ODDITIES: Bomb[] = [
  ['a GIF of 65,535 by 65,535', 'image/gif', () => gifOf(65_535, 65_535, 3)],
  ['half of a JPEG', 'image/jpeg', async () => (await photo({ width: 600, height: 600 })).subarray(0, 700)],
  ['a GIF of 150 frames of four million pixels', 'image/gif', () => gifOf(2_000, 2_000, 150)],
  ['a PNG with a text that unfolds', 'image/png', () => pngOf(64, 64, 64, [folded('zTXt', 'Comment\0\0')])],
  ['a PNG with a profile that unfolds', 'image/png', () => pngOf(64, 64, 64, [folded('iCCP', 'icc\0\0')])],
  ['a PNG without an end', 'image/png', () => pngOf(64, 64, 64).subarray(0, 60)],
];

beforeAll(async () => {
  open = await newBucket('plain', { public: true });
  good = 'good.jpg';
  await put(open, good, await photo({ width: 300, height: 200 }), 'image/jpeg');
});

const nameOf = (what: string) => encodeURIComponent(what.replaceAll(/\W+/g, '-'));

describe('S86 a bomb', () => {
  it.each(BOMBS)('that is %s (%s) is refused, in little memory', async (what, type, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(MEGABYTE);
    const before = (await inspect(library)).rss;
    const name = nameOf(`${what} ${type}`);
    const sent = await askStorage(`/object/${open}/${name}`, {
      ...asService,
      method: 'POST',
      headers: { 'content-type': type },
      body: bytes,
    });
    expect(misbehaviour('POST', '/object', sent)).toBeNull();
    if (sent.status === 200) {
      for (const query of ['width=50', 'width=2500&height=2500&resize=fill', 'width=50&format=origin']) {
        const path = `/render/image/public/${open}/${name}?${query}`;
        const answer = await askStorage(path, { key: null });
        expect([400, 413, 415, 422], `${query}: ${answer.text.slice(0, 100)}`).toContain(answer.status);
        expect(misbehaviour('GET', path, answer)).toBeNull();
        expect(answer.text).not.toMatch(/root:|vips|libvips|sharp|\/tmp/i);
      }
    }
    expect((await inspect(library)).rss - before).toBeLessThan(200 * MEGABYTE);
  });

  it.each(ODDITIES)('that is only odd, %s (%s), is refused or shown no larger than asked', async (what, type, make) => {
    const name = nameOf(`${what} ${type}`);
    const bytes = await make();
    const before = (await inspect(library)).rss;
    await put(open, name, bytes, type);
    for (const query of ['width=50&format=origin', 'width=90&height=90&resize=fill']) {
      const answer = await fetch(`${library.url}/storage/v1/render/image/public/${open}/${name}?${query}`);
      expect([200, 400, 413, 415, 422]).toContain(answer.status);
      if (answer.status !== 200) continue;
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(Math.max(width, height)).toBeLessThanOrEqual(90);
    }
    expect((await inspect(library)).rss - before).toBeLessThan(200 * MEGABYTE);
  });

  it.each(['image/png', 'image/tiff'])('that is a TIFF declared as %s is refused at the upload', async (type) => {
    const name = nameOf(`a TIFF ${type}`);
    const sent = await askStorage(`/object/${open}/${name}`, {
      ...asService,
      method: 'POST',
      headers: { 'content-type': type },
      body: await tiff(),
    });
    expect(sent.status).toBe(400);
    expect(sent.text).toContain('TIFF images are not accepted');
    expect((await askStorage(`/object/public/${open}/${name}`, { key: null })).status).toBe(404);
  });

  it('sent with a content encoding is not unfolded', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * MEGABYTE), { level: 9 });
    const before = (await inspect(library)).rss;
    for (const encoding of ['gzip', 'gzip, gzip', 'br', 'x-none']) {
      const answer = await askStorage(`/object/${open}/encoded-${nameOf(encoding)}`, {
        ...asService,
        method: 'POST',
        headers: { 'content-type': 'image/png', 'content-encoding': encoding },
        body: bomb,
      });
      expect(misbehaviour('POST', '/object', answer)).toBeNull();
      expect([200, 400, 415]).toContain(answer.status);
      if (answer.status === 200) {
        const info = await askStorage(`/object/info/${open}/encoded-${nameOf(encoding)}`, asService);
        expect(info.json).toMatchObject({ size: bomb.length });
      }
    }
    expect((await inspect(library)).rss - before).toBeLessThan(150 * MEGABYTE);
  });

  it('asked for by twenty at once leaves others served', async () => {
    await put(open, 'many.png', pngOf(7_000, 7_000, 7_000), 'image/png');
    const before = (await inspect(library)).rss;
    const bombs = Array.from({ length: 20 }, (_, n) =>
      askStorage(`/render/image/public/${open}/many.png?width=${1_000 + n}`, { key: null }),
    );
    const meanwhile = await askStorage(`/object/public/${open}/${good}`, { key: null });
    expect(meanwhile.status).toBe(200);
    for (const { status } of await Promise.all(bombs)) expect([200, 400, 413, 422, 429, 503]).toContain(status);
    expect((await inspect(library)).rss - before).toBeLessThan(400 * MEGABYTE);
    const after = await askStorage(`/render/image/public/${open}/${good}?width=50`, { key: null });
    expect(after.status).toBe(200);
  });

  it('of ten thousand sizes does not fill the disk with variants nobody asked for twice', async () => {
    const sizes = ['width=2501', 'width=0', 'height=1e9', 'width=NaN', 'width=50&quality=0', 'width=50&quality=1000'];
    for (const query of sizes) {
      const { status } = await askStorage(`/render/image/public/${open}/${good}?${query}`, { key: null });
      expect([query, status]).toEqual([query, 400]);
    }
  });

  it('is not a good picture: that one is served', async () => {
    const answer = await askStorage(`/render/image/public/${open}/${good}?width=30`, { key: null });
    expect([answer.status, String(answer.headers['content-type']).split('/')[0]]).toEqual([200, 'image']);
  });
});
