// What every backend promises, as one suite: each test file hands in a backend of its own.
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, Missing, TooLarge } from '#platform/storage/backend.ts';
import { scratchKey } from './keys.ts';

export interface Subject {
  backend: Backend;
  /** A second process on the same bytes. */
  other: Backend;
  /** Everything that lies there, finished or not: paths or keys. */
  leftovers(): Promise<string[]>;
  stop(): Promise<void>;
}

const MiB = 1024 * 1024;
const open = { limit: Number.POSITIVE_INFINITY, contentType: 'application/octet-stream' };
let made = 0;
const newKey = () => `aa/bb/${++made}-${randomBytes(8).toString('hex')}`;
const streamOf = (...chunks: Array<Uint8Array | string>) =>
  Readable.from(
    chunks.map((chunk) => Buffer.from(chunk)),
    { objectMode: false },
  );
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export function describeBackend(name: string, start: () => Promise<Subject>): void {
  describe(name, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await start();
    });
    afterAll(() => subject?.stop());

    const read = async (key: string, range?: { start: number; end: number }) =>
      buffer(await subject.backend.read(key, range));

    it('gives back what was written, with its size and a name for its bytes', async () => {
      const [first, second] = [newKey(), newKey()];
      const bytes = randomBytes(300_000);
      const written = await subject.backend.write(first, streamOf(bytes.subarray(0, 7), bytes.subarray(7)), open);
      const again = await subject.backend.write(second, streamOf(bytes), open);
      expect(written.size).toBe(300_000);
      expect(written.etag).toMatch(/^"[^"]+"$/);
      expect(again.etag).toBe(written.etag);
      expect((await read(first)).equals(bytes)).toBe(true);
    });

    it('names different bytes differently', async () => {
      const one = await subject.backend.write(newKey(), streamOf('one'), open);
      const two = await subject.backend.write(newKey(), streamOf('two'), open);
      expect(one.etag).not.toBe(two.etag);
    });

    it('keeps an empty file', async () => {
      const key = newKey();
      expect((await subject.backend.write(key, streamOf(), open)).size).toBe(0);
      expect(await read(key)).toHaveLength(0);
    });

    it('keeps a file larger than what is held in memory', async () => {
      const key = newKey();
      const block = randomBytes(MiB);
      const written = await subject.backend.write(key, streamOf(...Array.from({ length: 21 }, () => block)), open);
      expect(written.size).toBe(21 * MiB);
      expect(sha(await read(key))).toBe(sha(Buffer.concat(Array.from({ length: 21 }, () => block))));
    });

    it('reads a range, first and last byte included', async () => {
      const key = newKey();
      await subject.backend.write(key, streamOf('0123456789'), open);
      expect((await read(key, { start: 2, end: 5 })).toString()).toBe('2345');
      expect((await read(key, { start: 9, end: 9 })).toString()).toBe('9');
    });

    it('keeps text beyond ASCII byte by byte', async () => {
      const key = newKey();
      const text = 'Élodie & Zoë — 婚礼 💍';
      await subject.backend.write(key, streamOf(text), { ...open, contentType: 'text/plain; charset=utf-8' });
      expect((await read(key)).toString('utf8')).toBe(text);
    });

    it('says that a version is missing', async () => {
      await expect(subject.backend.read(newKey())).rejects.toBeInstanceOf(Missing);
      await expect(subject.backend.copy(newKey(), newKey())).rejects.toBeInstanceOf(Missing);
    });

    it('copies into a version that lives by itself', async () => {
      const [from, to] = [newKey(), newKey()];
      await subject.backend.write(from, streamOf('vows'), open);
      await subject.backend.copy(from, to);
      await subject.backend.remove([from]);
      expect((await read(to)).toString()).toBe('vows');
      await expect(subject.backend.read(from)).rejects.toBeInstanceOf(Missing);
    });

    it('removes several and passes over those that are not there', async () => {
      const [one, two] = [newKey(), newKey()];
      for (const key of [one, two]) await subject.backend.write(key, streamOf('x'), open);
      await subject.backend.remove([one, newKey(), two]);
      for (const key of [one, two]) await expect(subject.backend.read(key)).rejects.toBeInstanceOf(Missing);
    });

    it('refuses more than the limit and leaves nothing, at once or in the middle', async () => {
      const before = await subject.leftovers();
      const block = randomBytes(MiB);
      for (const count of [1, 20]) {
        const key = newKey();
        const body = streamOf(...Array.from({ length: count }, () => block));
        const limit = count * MiB - 1;
        await expect(subject.backend.write(key, body, { ...open, limit })).rejects.toBeInstanceOf(TooLarge);
        await expect(subject.backend.read(key)).rejects.toBeInstanceOf(Missing);
      }
      expect(await subject.leftovers()).toEqual(before);
    });

    it('takes exactly the limit', async () => {
      expect((await subject.backend.write(newKey(), streamOf('12345'), { ...open, limit: 5 })).size).toBe(5);
    });

    it('stops reading a body that is too large, and leaves it standing for its owner', async () => {
      let given = 0;
      const body = new Readable({
        read() {
          given += 1;
          this.push(Buffer.alloc(64 * 1024));
        },
      });
      const limit = 256 * 1024;
      await expect(subject.backend.write(newKey(), body, { ...open, limit })).rejects.toBeInstanceOf(TooLarge);
      expect(given).toBeLessThan(20);
      expect(body.destroyed).toBe(false);
      body.destroy();
    });

    it('leaves nothing of a body that breaks off', async () => {
      const before = await subject.leftovers();
      for (const blocks of [1, 18]) {
        const key = newKey();
        let left = blocks;
        const body = new Readable({
          read() {
            left -= 1;
            if (left >= 0) this.push(randomBytes(MiB));
            else this.destroy(new Error('the guest has left'));
          },
        });
        await expect(subject.backend.write(key, body, open)).rejects.toThrow('the guest has left');
        await expect(subject.backend.read(key)).rejects.toBeInstanceOf(Missing);
      }
      expect(await subject.leftovers()).toEqual(before);
    });

    it('lets nobody write outside by a key', async () => {
      for (const key of ['../out', 'a/../../out', '/etc/out', 'a//b', '.hidden', 'a\\b', 'a/\u0000', 'c:/x', ''])
        await expect((async () => subject.backend.write(key, streamOf('x'), open))()).rejects.toThrow(/shape/);
    });

    it('joins parts of any size, written by two processes, in the order they are named in', async () => {
      const key = newKey();
      const upload = await subject.backend.beginParts(key, 'video/mp4');
      const pieces = [6 * MiB, 100, MiB, 5 * MiB, 17, 8 * MiB, 3].map((size) => randomBytes(size));
      const parts = [];
      for (const [index, piece] of pieces.entries()) {
        const process = index % 2 === 0 ? subject.backend : subject.other;
        parts.push(await process.writePart(key, upload, 1_000_000 - index, streamOf(piece), piece.length));
      }
      await expect(subject.backend.read(key)).rejects.toBeInstanceOf(Missing);
      const written = await subject.other.finishParts(key, upload, parts);
      const whole = Buffer.concat(pieces);
      expect(written.size).toBe(whole.length);
      expect(written.etag).toMatch(/^"[^"]+"$/);
      expect(sha(await read(key))).toBe(sha(whole));
      expect((await subject.leftovers()).filter((path) => path.includes(upload))).toEqual([]);
    });

    it('finishes again when the answer of the first time was lost', async () => {
      const key = newKey();
      const upload = await subject.backend.beginParts(key, 'text/plain');
      const parts = [
        await subject.backend.writePart(key, upload, 1, streamOf('one'), 3),
        await subject.backend.writePart(key, upload, 2, streamOf('two'), 3),
      ];
      const first = await subject.backend.finishParts(key, upload, parts);
      expect(await subject.other.finishParts(key, upload, parts)).toEqual(first);
      expect((await read(key)).toString()).toBe('onetwo');
    });

    it('leaves out parts that nobody names', async () => {
      const key = newKey();
      const upload = await subject.backend.beginParts(key, 'text/plain');
      await subject.backend.writePart(key, upload, 7, streamOf('lost race'), 9);
      const part = await subject.backend.writePart(key, upload, 8, streamOf('won'), 9);
      await subject.backend.finishParts(key, upload, [part]);
      expect((await read(key)).toString()).toBe('won');
    });

    it('makes an empty file of no parts', async () => {
      const key = newKey();
      const upload = await subject.backend.beginParts(key, 'text/plain');
      expect((await subject.backend.finishParts(key, upload, [])).size).toBe(0);
      expect(await read(key)).toHaveLength(0);
    });

    it('refuses a part above its limit and keeps the others', async () => {
      const key = newKey();
      const upload = await subject.backend.beginParts(key, 'text/plain');
      const part = await subject.backend.writePart(key, upload, 1, streamOf('kept'), 4);
      await expect(subject.backend.writePart(key, upload, 2, streamOf('12345'), 4)).rejects.toBeInstanceOf(TooLarge);
      await subject.backend.finishParts(key, upload, [part]);
      expect((await read(key)).toString()).toBe('kept');
    });

    it('forgets an abandoned upload', async () => {
      const before = await subject.leftovers();
      const key = newKey();
      const upload = await subject.backend.beginParts(key, 'text/plain');
      await subject.backend.writePart(key, upload, 1, streamOf('half'), 4);
      await subject.backend.abandonParts(key, upload);
      await subject.backend.abandonParts(key, upload);
      expect(await subject.leftovers()).toEqual(before);
    });

    it('sweeps what crashes left, and only when it is old', async () => {
      const key = newKey();
      const scratch = scratchKey();
      const upload = await subject.backend.beginParts(key, 'text/plain');
      await subject.backend.writePart(key, upload, 1, streamOf('half'), 4);
      await subject.backend.write(scratch, streamOf('stepping stone'), open);
      await subject.backend.write(key, streamOf('stays'), open);
      await subject.backend.sweep(3_600_000);
      expect((await read(scratch)).toString()).toBe('stepping stone');
      expect((await subject.leftovers()).some((path) => path.includes(upload))).toBe(true);
      await subject.backend.sweep(-60_000);
      await expect(subject.backend.read(scratch)).rejects.toBeInstanceOf(Missing);
      expect((await subject.leftovers()).some((path) => path.includes(upload))).toBe(false);
      expect((await read(key)).toString()).toBe('stays');
    });
  });
}
