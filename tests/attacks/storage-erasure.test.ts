// W112: what is removed, replaced or erased by SQL leaves the disk too, with its variants; other files remain.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo } from '#tests/support/images.ts';
import { sql } from './accounts.ts';
import { type OwnPlatform, startOwnPlatform } from './storage-platform.ts';
import { askStorage, newBucket } from './storage-request.ts';

let own: OwnPlatform;
let bucket = '';
beforeAll(async () => {
  own = await startOwnPlatform('file_size_limit = "5MiB"');
  bucket = await newBucket('plain', { public: true }, own.target);
});
afterAll(async () => {
  await own?.stop();
});

const send = async (name: string, width: number, method = 'POST') => {
  const headers = { 'content-type': 'image/jpeg' };
  const body = await photo({ width, height: 40 });
  const path = `/object/${bucket}/${name}`;
  const answer = await askStorage(path, { key: own.target.secretKey, method, headers, body }, own.target);
  expect(answer.status, answer.text).toBe(200);
};
const show = async (name: string) => {
  const path = `/render/image/public/${bucket}/${name}?width=20`;
  return (await askStorage(path, { key: null }, own.target)).status;
};

/** The bytes go before the rows that name them, so that a crash forgets none: when no row is left, all is done. */
const patience = { timeout: 10_000, interval: 100 };

describe('erasure', () => {
  it('W112 takes the bytes and the variants of what is removed, replaced or deleted by SQL', async () => {
    const names = ['kept', 'removed', 'replaced', 'erased'];
    for (const [n, name] of names.entries()) {
      await send(name, 60 + n);
      expect(await show(name)).toBe(200);
    }
    expect(await own.files()).toHaveLength(4);
    expect(await own.variants()).not.toHaveLength(0);
    await askStorage(
      `/object/${bucket}`,
      { key: own.target.secretKey, method: 'DELETE', body: { prefixes: ['removed'] } },
      own.target,
    );
    await send('replaced', 90, 'PUT');
    await sql(own.target, `delete from storage.objects where name = 'erased'`);
    const variants = await own.variants();
    // Readers that have begun are given a while; here it has passed.
    await sql(own.target, `update storage.discarded set discarded_at = now() - interval '1 hour'`);
    await own.restart();
    await expect.poll(() => sql(own.target, 'select key from storage.discarded'), patience).toEqual([]);
    expect(await own.files()).toHaveLength(2);
    expect((await own.variants()).length).toBeLessThanOrEqual(variants.length - 3);
    expect([await show('kept'), await show('replaced')]).toEqual([200, 200]);
    expect([await show('removed'), await show('erased')]).toEqual([404, 404]);
  });

  it('W112 takes all of a bucket that is emptied, and what its uploads had begun', async () => {
    const encode = (text: string) => Buffer.from(text).toString('base64');
    const begun = await askStorage(
      '/upload/resumable',
      {
        key: own.target.secretKey,
        method: 'POST',
        body: 'half',
        headers: {
          'tus-resumable': '1.0.0',
          'content-type': 'application/offset+octet-stream',
          'upload-length': '8',
          'upload-metadata': `bucketName ${encode(bucket)},objectName ${encode('begun')}`,
        },
      },
      own.target,
    );
    expect(begun.status, begun.text).toBe(201);
    await askStorage(`/bucket/${bucket}/empty`, { key: own.target.secretKey, body: {} }, own.target);
    await sql(own.target, `update storage.discarded set discarded_at = now() - interval '1 hour'`);
    await sql(own.target, `update storage.uploads set expires_at = now() - interval '1 hour'`);
    await own.restart();
    // The key of an upload that expired is discarded only now: it is given its while again.
    const rows = `select key from storage.uploads union all
      select key from storage.discarded where discarded_at < now() - interval '30 minutes'`;
    await expect.poll(() => sql(own.target, rows), patience).toEqual([]);
    await expect.poll(() => own.files(), patience).toEqual([]);
    expect(await own.variants()).toEqual([]);
  });
});
