// [CALL-18] The same story on both places where bytes can lie: this disk, and an S3-compatible store.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { look, photo } from '#tests/support/images.ts';
import { type S3Platform, startS3Platform } from '#tests/support/s3.ts';
import { conformance } from '../client.ts';
import { sendResumable } from './resumable-client.ts';

let s3: S3Platform | null = null;
beforeAll(async () => {
  s3 = await startS3Platform(join(import.meta.dirname, '../project'));
});
afterAll(async () => {
  await s3?.stop();
});

const backends = {
  disk: () => conformance,
  s3: () => {
    if (s3 === null) throw new Error('the store did not start');
    return s3;
  },
};
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe.each(['disk', 's3'] as const)('[CALL-18] on %s', (backend) => {
  let client: SupabaseClient;
  let bucket = '';
  let small = '';
  const files = () => client.storage.from(bucket);
  const stored = async (name: string, from = bucket) => {
    const { data, error } = await client.storage.from(from).download(name);
    if (error) throw error;
    return Buffer.from(await data.arrayBuffer());
  };

  beforeAll(async () => {
    const { url, secretKey } = backends[backend]();
    client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
    const word = randomUUID().slice(0, 8);
    bucket = `plain-${word}-a`;
    small = `plain-${word}-b`;
    await client.storage.createBucket(bucket, { public: true });
    await client.storage.createBucket(small, { public: false, fileSizeLimit: 1000 });
  });

  it.each([0, 1, 70_000, 9 * 1024 * 1024 + 3])('keeps %d bytes, raw, in a form and streamed', async (size) => {
    const bytes = randomBytes(size);
    const bodies = { raw: bytes, form: new Blob([bytes]), stream: Readable.from([bytes]) };
    for (const [kind, body] of Object.entries(bodies)) {
      const { error } = await files().upload(`${kind}-${size}.bin`, body, { contentType: 'application/x-film' });
      expect(error).toBeNull();
      expect(digest(await stored(`${kind}-${size}.bin`))).toBe(digest(bytes));
    }
  });

  it('gives parts of a file', async () => {
    const bytes = randomBytes(100_000);
    await files().upload('part.bin', bytes);
    const { publicUrl } = files().getPublicUrl('part.bin').data;
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 1],
      ['bytes=50000-50099', 50_000, 50_100],
      ['bytes=-7', 99_993, 100_000],
    ] as const) {
      const answer = await fetch(publicUrl, { headers: { range } });
      expect(answer.status).toBe(206);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(start, end))).toBe(true);
    }
  });

  it('replaces, moves, copies and removes', async () => {
    await files().upload('été.txt', 'one');
    await files().upload('été.txt', 'two', { upsert: true });
    expect((await stored('été.txt')).toString()).toBe('two');
    expect((await files().copy('été.txt', 'copy.txt')).error).toBeNull();
    expect((await files().move('été.txt', 'moved.txt', { destinationBucket: small })).error).toBeNull();
    expect((await stored('moved.txt', small)).toString()).toBe('two');
    expect((await stored('copy.txt')).toString()).toBe('two');
    expect((await files().remove(['copy.txt'])).data).toHaveLength(1);
    expect((await files().exists('copy.txt')).data).toBe(false);
    expect((await stored('moved.txt', small)).toString()).toBe('two');
  });

  it('refuses what is too large and keeps no part of it', async () => {
    const { error } = await client.storage.from(small).upload('big', Readable.from([randomBytes(2000)]));
    expect(error).toMatchObject({ status: 413 });
    expect((await client.storage.from(small).exists('big')).data).toBe(false);
  });

  it.each([300_000, 6 * 1024 * 1024])('takes a resumable upload in pieces of %d bytes', async (chunkSize) => {
    const bytes = randomBytes(chunkSize === 300_000 ? 1_000_001 : 13 * 1024 * 1024 + 5);
    const { url, secretKey } = backends[backend]();
    const sending = {
      storage: `${url}/storage/v1`,
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
      bucket,
      name: `resumed-${chunkSize}.bin`,
      chunkSize,
    };
    let pieces = 0;
    const paused = await sendResumable(bytes, { ...sending, onChunk: () => ++pieces === 1 });
    expect(paused.isPaused).toBe(true);
    expect((await files().exists(sending.name)).data).toBe(false);
    await sendResumable(bytes, { ...sending, uploadUrl: paused.url });
    expect(digest(await stored(sending.name))).toBe(digest(bytes));
  });

  it('makes variants of its pictures', async () => {
    await files().upload('p.jpg', await photo({ width: 400, height: 200 }), { contentType: 'image/jpeg' });
    const { data } = await files().download('p.jpg', { transform: { width: 50 } });
    const shown = await look(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()));
    expect(shown).toMatchObject({ width: 50, height: 25, hasExif: false });
    expect(await look(await stored('p.jpg'))).toMatchObject({ width: 400, hasPlace: false });
  });

  it.runIf(backend === 's3')('leaves the bytes in the store', async () => {
    const before = await s3?.count();
    await files().upload('counted.bin', randomBytes(10));
    expect(await s3?.count()).toBe((before ?? 0) + 1);
  });
});
