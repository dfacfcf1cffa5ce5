import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '#platform/storage/backend.ts';
import { openDisk } from '#platform/storage/backends/disk.ts';
import { gifOfFrames, hugePng, photo } from './fixtures/photos.ts';
import { parseTransform, type Transform } from './transform.ts';
import { createVariants, type MadeVariant, type Variant, type Variants } from './variants.ts';

const plain: Transform = { width: null, height: null, resize: 'cover', quality: 80, format: 'origin' };
const WEBP = 'image/avif,image/webp,*/*;q=0.8';

let folder: string;
let backend: Backend;
let variants: Variants;
let reads = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'variants-test-'));
  const disk = await openDisk(join(folder, 'files'));
  backend = Object.assign(Object.create(disk) as Backend, {
    write: disk.write.bind(disk),
    read: (key: string) => {
      reads += 1;
      return disk.read(key);
    },
  });
  variants = createVariants({ backend, cacheDir: join(folder, 'cache') });
  await store('aa/photo', await photo({ width: 400, height: 200, orientation: 6 }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const store = (key: string, bytes: Buffer) =>
  backend.write(key, Readable.from([bytes]), { limit: Number.POSITIVE_INFINITY, contentType: '' });
const bytesOf = async (variant: Variant): Promise<Buffer> => {
  expect(variant).toMatchObject({ ok: true });
  const { body } = variant as MadeVariant;
  return Buffer.isBuffer(body) ? body : buffer(body);
};
const render = async (transform: Partial<Transform>, accept?: string, key = 'aa/photo') => {
  const variant = await variants.variantOf({ key, transform: { ...plain, ...transform }, accept });
  return { variant, image: await sharp(await bytesOf(variant), { animated: true }).metadata() };
};

describe('what a variant looks like', () => {
  // Lying on its side in the file: 200 wide and 400 high once upright.
  it.each([
    [{ width: 100 }, 100, 200],
    [{ height: 100 }, 50, 100],
    [{ width: 100, height: 100 }, 100, 100],
    [{ width: 100, height: 100, resize: 'contain' as const }, 50, 100],
    [{ width: 100, height: 100, resize: 'fill' as const }, 100, 100],
    [{}, 200, 400],
  ])('is %o as %i × %i', async (transform, width, height) => {
    const { image } = await render(transform);
    expect(image).toMatchObject({ format: 'jpeg', width, height });
  });

  it('holds no metadata, neither place nor profile', async () => {
    for (const format of ['origin', 'webp', 'avif'] as const) {
      const { image } = await render({ width: 64, format });
      expect(image.exif ?? image.xmp ?? image.iptc ?? image.icc).toBeUndefined();
    }
  });

  it('is converted to the colours of screens', async () => {
    const wide = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#0f0' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    await store('aa/wide', wide);
    const { image } = await render({ width: 16 }, undefined, 'aa/wide');
    expect(image).toMatchObject({ space: 'srgb' });
    expect(image.icc).toBeUndefined();
  });

  it('is WebP for readers who say they take it, and the original format for others', async () => {
    expect((await render({ width: 50, format: null }, WEBP)).image.format).toBe('webp');
    for (const accept of [undefined, '*/*', 'image/png', 'image/webp;q=0', 'image/*'])
      expect((await render({ width: 50, format: null }, accept)).image.format).toBe('jpeg');
    expect((await render({ width: 50 }, WEBP)).image.format).toBe('jpeg');
  });

  it('says whether another reader may get other bytes', async () => {
    expect((await render({ width: 51, format: null }, WEBP)).variant).toMatchObject({ varies: true });
    expect((await render({ width: 51, format: 'webp' })).variant).toMatchObject({ varies: false });
  });

  it('keeps an animation moving', async () => {
    await store('aa/gif', await gifOfFrames(5));
    expect((await render({ width: 8, format: 'webp' }, undefined, 'aa/gif')).image.pages).toBe(5);
    expect((await render({ width: 8 }, undefined, 'aa/gif')).image).toMatchObject({ format: 'gif', pages: 5 });
  });

  it('has a smaller file at a lower quality', async () => {
    const { variant: fine } = await render({ width: 180, quality: 100 });
    const { variant: coarse } = await render({ width: 180, quality: 20 });
    expect((coarse as MadeVariant).size).toBeLessThan((fine as MadeVariant).size);
  });
});

describe('what is refused', () => {
  const refused = async (key: string, bytes: Buffer) => {
    await store(key, bytes);
    return variants.variantOf({ key, transform: { ...plain, width: 10 }, accept: undefined });
  };

  it('refuses a picture of 900 megapixels in a few kilobytes (S86)', async () => {
    const bomb = hugePng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(10_000);
    expect(await refused('bomb/png', bomb)).toMatchObject({ ok: false, status: 413 });
  });

  it('refuses an animation of too many frames (S86)', async () => {
    expect(await refused('bomb/gif', await gifOfFrames(300))).toMatchObject({ ok: false, status: 413 });
  });

  it('refuses more than 25 MiB of input (S86)', async () => {
    const padded = Buffer.concat([await photo({ width: 10, height: 10 }), Buffer.alloc(26 * 1024 * 1024)]);
    expect(await refused('bomb/large', padded)).toMatchObject({ ok: false, status: 413 });
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
    ['PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['text', 'Chère Élodie, cher Zoë, nous serons là avec grand plaisir'],
    ['nothing', ''],
  ])('refuses %s', async (name, text) => {
    expect(await refused(`other/${name}`, Buffer.from(text))).toMatchObject({ ok: false, status: 415 });
  });

  it('refuses a photo that is cut off or garbled', async () => {
    const whole = await photo({ width: 300, height: 300 });
    expect(await refused('broken/head', whole.subarray(0, 40))).toMatchObject({ ok: false, status: 400 });
    const garbled = Buffer.concat([whole.subarray(0, 20), Buffer.alloc(500, 7)]);
    expect(await refused('broken/body', garbled)).toMatchObject({ ok: false, status: 400 });
  });

  it('says that the original is gone', async () => {
    expect(await variants.variantOf({ key: 'aa/none', transform: plain, accept: undefined })).toMatchObject({
      ok: false,
      status: 404,
    });
  });
});

describe('the stored variants', () => {
  it('is made once for all who ask at the same time, and read from disk after', async () => {
    reads = 0;
    const request = { key: 'aa/photo', transform: { ...plain, width: 77 }, accept: undefined };
    const all = await Promise.all(Array.from({ length: 20 }, () => variants.variantOf(request)));
    const first = await bytesOf(all[0] as Variant);
    for (const variant of all) expect((await bytesOf(variant)).equals(first)).toBe(true);
    const warm = await variants.variantOf(request);
    expect((await bytesOf(warm)).equals(first)).toBe(true);
    expect(warm).toMatchObject({ size: first.length, contentType: 'image/jpeg', etag: (all[0] as MadeVariant).etag });
    expect(reads).toBe(1);
  });

  it('turns away those who would wait too long', async () => {
    const own = createVariants({ backend, cacheDir: join(folder, 'queue'), queue: 3 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        own.variantOf({ key: 'aa/photo', transform: { ...plain, width: 20 + index }, accept: WEBP }),
      ),
    );
    const busy = answers.filter((answer) => !answer.ok);
    expect(busy).toHaveLength(7);
    expect(busy[0]).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  });

  it('leaves with its original, even when it is being made at that moment (W112)', async () => {
    const cacheDir = join(folder, 'forget');
    const own = createVariants({ backend, cacheDir });
    await own.variantOf({ key: 'aa/photo', transform: { ...plain, width: 30 }, accept: undefined });
    const running = own.variantOf({ key: 'aa/photo', transform: { ...plain, width: 31 }, accept: undefined });
    // Far enough that the work has begun.
    await own.variantOf({ key: 'aa/none', transform: plain, accept: undefined });
    await own.forget(['aa/photo', 'aa/never']);
    await running;
    expect(await readdir(cacheDir, { recursive: true })).toEqual([]);
  });

  it('survives a restart, and half a file of a killed process does not', async () => {
    const cacheDir = join(folder, 'restart');
    const request = { key: 'aa/photo', transform: { ...plain, width: 33 }, accept: undefined };
    await createVariants({ backend, cacheDir }).variantOf(request);
    await writeFile(join(cacheDir, '.half'), 'x');
    reads = 0;
    await bytesOf(await createVariants({ backend, cacheDir }).variantOf(request));
    expect(reads).toBe(0);
    expect(await readdir(cacheDir)).toHaveLength(1);
  });

  it('stays within its size, and what was used longest ago goes first', async () => {
    const cacheDir = join(folder, 'small');
    const sized = async (width: number) => {
      const variant = await small.variantOf({ key: 'aa/photo', transform: { ...plain, width }, accept: undefined });
      await bytesOf(variant);
    };
    const small = createVariants({ backend, cacheDir, maxBytes: 12_000 });
    for (let width = 100; width < 110; width += 1) {
      await sized(width);
      await sized(100);
    }
    reads = 0;
    await sized(100);
    expect(reads).toBe(0);
    await sized(101);
    expect(reads).toBe(1);
  });

  it('is made anew after a week', async () => {
    const cacheDir = join(folder, 'week');
    let now = Date.now();
    const own = createVariants({ backend, cacheDir, now: () => now });
    const request = { key: 'aa/photo', transform: { ...plain, width: 34 }, accept: undefined };
    await own.variantOf(request);
    now += 8 * 24 * 3_600_000;
    reads = 0;
    await bytesOf(await own.variantOf(request));
    expect(reads).toBe(1);
  });

  it('does without a file that somebody removed', async () => {
    const cacheDir = join(folder, 'removed');
    const own = createVariants({ backend, cacheDir });
    const request = { key: 'aa/photo', transform: { ...plain, width: 35 }, accept: undefined };
    await own.variantOf(request);
    await rm(cacheDir, { recursive: true });
    await bytesOf(await own.variantOf(request));
    await utimes(cacheDir, new Date(), new Date());
    expect(await readdir(cacheDir)).toHaveLength(1);
  });
});

describe('the query of an address', () => {
  const parse = (query: string) => parseTransform(new URLSearchParams(query));

  it('has the defaults of the hosted service', () => {
    expect(parse('')).toEqual({
      ok: true,
      transform: { width: null, height: null, resize: 'cover', quality: 80, format: null },
    });
  });

  it('takes what it names', () => {
    expect(parse('width=100&height=2500&resize=fill&quality=20&format=origin')).toEqual({
      ok: true,
      transform: { width: 100, height: 2500, resize: 'fill', quality: 20, format: 'origin' },
    });
  });

  it.each(['width=0', 'width=2501', 'height=-1', 'width=1.5', 'width=1e3', 'width=abc', 'quality=19', 'quality=101'])(
    'refuses %s',
    (query) => expect(parse(query).ok).toBe(false),
  );

  it.each(['resize=stretch', 'format=svg', 'resize=__proto__', 'width=99999999999'])('refuses %s', (query) =>
    expect(parse(query).ok).toBe(false),
  );
});
