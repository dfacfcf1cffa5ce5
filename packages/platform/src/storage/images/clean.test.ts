import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, TooLarge } from '#platform/storage/backend.ts';
import { openDisk } from '#platform/storage/backends/disk.ts';
import { cleanStored, writeClean } from './clean.ts';
import { LATITUDE, type PhotoOptions, photo, pngChunk } from './fixtures/photos.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
const options = { limit: Number.POSITIVE_INFINITY, contentType: 'application/octet-stream', check: () => {} };

let folder: string;
let backend: Backend;
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clean-test-'));
  backend = await openDisk(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const newKey = () => `aa/${++made}`;
const inPieces = (bytes: Buffer, size: number) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    })(),
    { objectMode: false },
  );

async function cleaned(bytes: Buffer, piece = 64 * 1024): Promise<Buffer> {
  const key = newKey();
  const written = await writeClean(backend, key, inPieces(bytes, piece), options);
  const stored = await buffer(await backend.read(key));
  expect(written.size).toBe(stored.length);
  return stored;
}

const pixels = (bytes: Buffer) => sharp(bytes, { autoOrient: false }).raw().toBuffer();
const gpsTag = (exif: Buffer | undefined) =>
  exif !== undefined &&
  (exif.includes(Buffer.from([0x88, 0x25, 0, 4])) || exif.includes(Buffer.from([0x25, 0x88, 4, 0])));

describe('a photo', () => {
  it('has a place before', async () => {
    for (const format of FORMATS) {
      const bytes = await photo({ width: 24, height: 16, format });
      const { exif } = await sharp(bytes).metadata();
      expect([format, bytes.includes(LATITUDE), gpsTag(exif)]).toEqual([format, true, true]);
    }
  });

  it.each(FORMATS)('as %s loses its place and keeps its pixels and its orientation', async (format) => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          width: fc.integer({ min: 1, max: 70 }),
          height: fc.integer({ min: 1, max: 70 }),
          orientation: fc.integer({ min: 1, max: 8 }),
          piece: fc.constantFrom(1, 2, 3, 7, 100, 4_096, 65_536),
        }),
        async ({ piece, ...shape }) => {
          const asked: PhotoOptions = { ...shape, format };
          const before = await photo(asked);
          const after = await cleaned(before, piece);
          const [old, now] = [await sharp(before).metadata(), await sharp(after).metadata()];
          expect(after.includes('GPSLatitude')).toBe(false);
          expect(after.includes(LATITUDE)).toBe(false);
          expect(gpsTag(now.exif)).toBe(false);
          expect(now.orientation ?? 1).toBe(old.orientation ?? 1);
          expect((await pixels(after)).equals(await pixels(before))).toBe(true);
        },
      ),
      { numRuns: format === 'avif' ? 8 : 25 },
    );
  });

  it('of either shape of progressive JPEG keeps its pixels', async () => {
    for (const chroma of ['4:4:4', '4:2:0']) {
      const source = sharp(await photo({ width: 333, height: 222, orientation: 8 }));
      const before = await source
        .keepMetadata()
        .jpeg({ progressive: true, chromaSubsampling: chroma, quality: 95 })
        .toBuffer();
      const after = await cleaned(before, 1_000);
      expect(after.length).toBeLessThan(before.length);
      expect((await pixels(after)).equals(await pixels(before))).toBe(true);
    }
  });

  it('keeps its colour profile', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const before = await sharp(await photo({ width: 9, height: 9 }))
        .withIccProfile('p3')
        .toFormat(format)
        .toBuffer();
      const { icc } = await sharp(before).metadata();
      expect(icc?.length).toBeGreaterThan(100);
      expect((await sharp(await cleaned(before)).metadata()).icc).toEqual(icc);
    }
  });

  it('takes nothing along behind its end', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const before = await photo({ width: 20, height: 20, format });
      const after = await cleaned(Buffer.concat([before, Buffer.from(`film taken at ${LATITUDE}`)]));
      expect(after.includes(LATITUDE)).toBe(false);
      expect((await pixels(after)).equals(await pixels(before))).toBe(true);
    }
  });

  it('as JPEG loses comments and the notes of other makers', async () => {
    const before = await photo({ width: 20, height: 20 });
    const segment = (marker: number, text: string) =>
      Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text, 'latin1')]);
    const notes = [0xe1, 0xe2, 0xe3, 0xeb, 0xed, 0xfe].map((marker) => segment(marker, `at ${LATITUDE}`));
    const after = await cleaned(Buffer.concat([before.subarray(0, 2), ...notes, before.subarray(2)]));
    expect(after.includes(LATITUDE)).toBe(false);
    expect((await pixels(after)).equals(await pixels(before))).toBe(true);
  });

  it('as PNG loses texts of every kind', async () => {
    const before = await photo({ width: 20, height: 20, format: 'png' });
    const header = 8 + 25;
    const texts = ['tEXt', 'zTXt', 'iTXt', 'caBX'].map((type) => pngChunk(type, Buffer.from(`at ${LATITUDE}`)));
    const after = await cleaned(Buffer.concat([before.subarray(0, header), ...texts, before.subarray(header)]));
    expect(after.includes(LATITUDE)).toBe(false);
    expect((await pixels(after)).equals(await pixels(before))).toBe(true);
  });

  it('as AVIF loses the boxes that phones add', async () => {
    const before = await photo({ width: 20, height: 20, format: 'avif' });
    const text = Buffer.from(`film at ${LATITUDE}`);
    const box = Buffer.concat([Buffer.alloc(4), Buffer.from('mpvd'), text]);
    box.writeUInt32BE(box.length);
    const after = await cleaned(Buffer.concat([before, box]));
    expect(after.includes(LATITUDE)).toBe(false);
    expect((await pixels(after)).equals(await pixels(before))).toBe(true);
  });

  it.each(['II*\0', 'MM\0*', 'II+\0', 'MM\0+'])('that begins as the TIFF %j is refused', async (mark) => {
    const bytes = Buffer.concat([Buffer.from(mark, 'latin1'), Buffer.alloc(200)]);
    const key = newKey();
    const refused = { code: 'InvalidRequest', status: 400, message: 'TIFF images are not accepted' };
    await expect(writeClean(backend, key, inPieces(bytes, 5), options)).rejects.toMatchObject(refused);
    await expect(backend.read(key)).rejects.toThrow();
    await backend.write(key, inPieces(bytes, 100), options);
    await expect(cleanStored(backend, { key, size: bytes.length }, newKey(), '')).rejects.toMatchObject(refused);
  });

  it('is found whatever type it is said to have', async () => {
    const key = newKey();
    const body = inPieces(await photo({ width: 20, height: 20 }), 999);
    await writeClean(backend, key, body, { ...options, contentType: 'text/plain' });
    expect((await buffer(await backend.read(key))).includes(LATITUDE)).toBe(false);
  });

  it('is cleaned as well when it is stored already', async () => {
    for (const format of FORMATS) {
      const [from, to] = [newKey(), newKey()];
      const bytes = await photo({ width: 20, height: 20, orientation: 3, format });
      await backend.write(from, inPieces(bytes, 500), options);
      const written = await cleanStored(backend, { key: from, size: bytes.length }, to, 'image/x');
      const stored = await buffer(await backend.read(to));
      expect(written?.size).toBe(stored.length);
      expect(stored.includes('GPSLatitude')).toBe(false);
      expect((await pixels(stored)).equals(await pixels(bytes))).toBe(true);
    }
  });
});

describe('what is no photo', () => {
  it('passes byte by byte', async () => {
    const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'), randomBytes(200_000)]);
    for (const bytes of [randomBytes(300_000), Buffer.alloc(0), Buffer.from('x'), Buffer.from('GIF89a…'), film])
      expect((await cleaned(bytes, 1_234)).equals(bytes)).toBe(true);
  });

  it('is left alone when it is stored already', async () => {
    for (const bytes of [randomBytes(1_000), Buffer.alloc(0)]) {
      const key = newKey();
      await backend.write(key, inPieces(bytes, 100), options);
      expect(await cleanStored(backend, { key, size: bytes.length }, newKey(), '')).toBeNull();
    }
  });
});

describe('what only begins like a photo', () => {
  const starts: Array<[string, Buffer]> = [
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff])],
    ['PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['WebP', Buffer.from('RIFF\xff\xff\xff\x0fWEBP', 'latin1')],
    ['TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
    ['AVIF', Buffer.from('\0\0\0\x14ftypavif\0\0\0\0avif', 'latin1')],
  ];

  it.each(starts)('as %s ends in a file or in a refusal, and never in anything else', async (_name, start) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(1, 13, 4_096), async (tail, piece) => {
        const bytes = Buffer.concat([start, tail]);
        const outcome = await writeClean(backend, newKey(), inPieces(bytes, piece), options).catch(
          (error: Error) => error,
        );
        if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'InvalidRequest', status: 400 });
        else expect(outcome.size).toBeLessThanOrEqual(bytes.length);
      }),
      { numRuns: 60 },
    );
    expect(await readdir(join(folder, '.scratch'))).toEqual([]);
  });

  it.each(FORMATS)('as a garbled %s ends so too', async (format) => {
    const whole = await photo({ width: 30, height: 30, format });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 12 }),
        fc.integer({ min: 12, max: whole.length }),
        async (changes, length) => {
          const bytes = Buffer.from(whole.subarray(0, length));
          for (const [at, value] of changes) if (at < length) bytes[at] = value;
          const outcome = await writeClean(backend, newKey(), inPieces(bytes, 64), options).catch(
            (error: Error) => error,
          );
          if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'InvalidRequest' });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('counts what comes in, not what stays: endless metadata meets the limit', async () => {
    const note = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(65_533)]);
    async function* endless() {
      yield Buffer.from([0xff, 0xd8]);
      for (;;) yield note;
    }
    const body = Readable.from(endless(), { objectMode: false });
    const refused = writeClean(backend, newKey(), body, { ...options, limit: 1_000_000 });
    await expect(refused).rejects.toBeInstanceOf(TooLarge);
    expect(body.destroyed).toBe(false);
    body.destroy();
  });

  it('leaves nothing when it breaks off', async () => {
    for (const format of ['jpeg', 'avif'] as const) {
      const whole = await photo({ width: 100, height: 100, format });
      const key = newKey();
      async function* broken() {
        yield whole.subarray(0, 1_000);
        throw new Error('the guest has left');
      }
      await expect(writeClean(backend, key, Readable.from(broken()), options)).rejects.toThrow('the guest has left');
      await expect(backend.read(key)).rejects.toThrow();
    }
    expect(await readdir(join(folder, '.scratch'))).toEqual([]);
    expect(await readdir(join(folder, '.incoming'))).toEqual([]);
  });
});
