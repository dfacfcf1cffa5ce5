// [CALL-18] Overwriting: duplicates, upsert, update; and the limits of a bucket.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALICE, alice, service } from '../client.ts';
import { newBucket, put, textOf } from './client.ts';

let bucket = '';
beforeAll(async () => {
  bucket = await newBucket('own');
});
const mine = () => alice.storage.from(bucket);
const path = (name: string) => `${ALICE}/${name}`;

describe('[CALL-18] a second upload', () => {
  it('under one name is a duplicate, and the first stays', async () => {
    await mine().upload(path('one.txt'), 'first');
    for (const body of ['second', new Blob(['second'])]) {
      const { data, error } = await mine().upload(path('one.txt'), body);
      expect(data).toBeNull();
      expect(error).toMatchObject({
        name: 'StorageApiError',
        status: 409,
        statusCode: '409',
        message: 'The resource already exists',
      });
    }
    expect(await textOf(alice, bucket, path('one.txt'))).toBe('first');
  });

  it('replaces with upsert, and is the same object', async () => {
    const first = await mine().upload(path('two.txt'), 'first', { contentType: 'text/plain', metadata: { n: 1 } });
    const before = (await mine().info(path('two.txt'))).data;
    const second = await mine().upload(path('two.txt'), '{"n":2}', { contentType: 'application/json', upsert: true });
    expect(second.error).toBeNull();
    expect(second.data?.id).toBe(first.data?.id);
    expect(await textOf(alice, bucket, path('two.txt'))).toBe('{"n":2}');
    const after = (await mine().info(path('two.txt'))).data;
    expect(after).toMatchObject({ contentType: 'application/json', size: 7, createdAt: before?.createdAt });
    expect(after?.etag).not.toBe(before?.etag);
    expect(after?.version).not.toBe(before?.version);
  });

  it('with upsert also makes what was not there', async () => {
    expect((await mine().upload(path('new.txt'), 'x', { upsert: true })).error).toBeNull();
    expect((await mine().upload(path('new-form.txt'), new Blob(['x']), { upsert: true })).error).toBeNull();
  });

  it('without the right to change is refused although upsert asks', async () => {
    const shelf = await newBucket('shelf');
    expect((await alice.storage.from(shelf).upload('a.txt', 'first', { upsert: false })).error).toBeNull();
    expect((await alice.storage.from(shelf).upload('a.txt', 'second', { upsert: true })).error).toMatchObject({
      status: 403,
      message: 'new row violates row-level security policy',
    });
    expect(await textOf(service, shelf, 'a.txt')).toBe('first');
  });

  it('of many at once leaves one whole file', async () => {
    const bodies = Array.from({ length: 8 }, () => randomBytes(40_000).toString('hex'));
    const answers = await Promise.all(bodies.map((body) => mine().upload(path('race.txt'), body)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.filter(({ error }) => error !== null && 'status' in error && error.status === 409)).toHaveLength(7);
    expect(bodies).toContain(await textOf(alice, bucket, path('race.txt')));
    const upserts = await Promise.all(bodies.map((body) => mine().upload(path('race.txt'), body, { upsert: true })));
    expect(upserts.every(({ error }) => error === null)).toBe(true);
    expect(bodies).toContain(await textOf(alice, bucket, path('race.txt')));
  });
});

describe('[CALL-18] update', () => {
  it('replaces the bytes and the type', async () => {
    await mine().upload(path('up.txt'), 'old');
    const { data, error } = await mine().update(path('up.txt'), Buffer.from('new'), {
      contentType: 'text/markdown',
      cacheControl: '5',
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ path: path('up.txt'), fullPath: `${bucket}/${path('up.txt')}` });
    expect(await textOf(alice, bucket, path('up.txt'))).toBe('new');
    expect((await mine().info(path('up.txt'))).data).toMatchObject({
      contentType: 'text/markdown',
      cacheControl: 'max-age=5',
    });
    expect((await mine().update(path('up.txt'), new Blob(['form']))).error).toBeNull();
    expect(await textOf(alice, bucket, path('up.txt'))).toBe('form');
  });

  it('of nothing says that there is nothing', async () => {
    const { error } = await mine().update(path('never.txt'), 'x');
    expect(error).toMatchObject({ status: 404, message: 'Object not found' });
    expect((await mine().exists(path('never.txt'))).data).toBe(false);
  });

  it('is refused to who may only read, and changes nothing', async () => {
    const shelf = await newBucket('shelf');
    await put(shelf, 'a.txt', 'first');
    const { error } = await alice.storage.from(shelf).update('a.txt', 'second');
    expect([403, 404]).toContain(error && 'status' in error ? error.status : error);
    expect(await textOf(service, shelf, 'a.txt')).toBe('first');
  });

  it('is allowed to who may change without adding', async () => {
    const wipe = await newBucket('wipe');
    await put(wipe, 'a.txt', 'first');
    expect((await alice.storage.from(wipe).update('a.txt', 'corrected')).error).toBeNull();
    expect(await textOf(service, wipe, 'a.txt')).toBe('corrected');
    expect((await alice.storage.from(wipe).upload('b.txt', 'x')).error).toMatchObject({ status: 403 });
  });
});

describe('[CALL-18] the limits of a bucket', () => {
  it('refuse one byte too many, whether the size is declared or not', async () => {
    const small = await newBucket('plain', { fileSizeLimit: 1000 });
    const { storage } = service;
    const [full, over] = [randomBytes(1000), randomBytes(1001)];
    expect((await storage.from(small).upload('full', full)).error).toBeNull();
    expect((await storage.from(small).upload('full-form', new Blob([full]))).error).toBeNull();
    expect((await storage.from(small).upload('full-stream', Readable.from([full]))).error).toBeNull();
    for (const [name, body] of [
      ['raw', over],
      ['form', new Blob([over])],
      ['stream', Readable.from([over.subarray(0, 500), over.subarray(500)])],
    ] as const) {
      const { error } = await storage.from(small).upload(name, body);
      expect(error).toMatchObject({
        status: 413,
        statusCode: '413',
        message: expect.stringMatching(/exceeded the maximum allowed size/i),
      });
      expect((await storage.from(small).exists(name)).data).toBe(false);
    }
    expect((await storage.from(small).update('full', over)).error).toMatchObject({ status: 413 });
    expect((await storage.from(small).info('full')).data?.size).toBe(1000);
  });

  it('refuse a type that is not on the list', async () => {
    const images = await newBucket('plain', { allowedMimeTypes: ['image/*', 'application/pdf'] });
    const { storage } = service;
    const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    const taken = { 'image/png': png, 'image/webp': png, 'application/pdf': '%PDF-1.7', 'image/svg+xml': '<svg/>' };
    for (const [contentType, bytes] of Object.entries(taken))
      expect((await storage.from(images).upload(`${contentType}.x`, bytes, { contentType })).error).toBeNull();
    for (const contentType of ['text/html', 'application/pdfx', 'imagex/png', 'video/mp4']) {
      const { error } = await storage.from(images).upload(`${contentType}.y`, 'x', { contentType });
      expect(error).toMatchObject({
        status: 415,
        statusCode: '415',
        message: `mime type ${contentType} is not supported`,
      });
    }
    const form = await storage.from(images).upload('form.html', new Blob(['x'], { type: 'text/html' }));
    expect(form.error).toMatchObject({ status: 415 });
    expect((await storage.from(images).list()).data?.map(({ name }) => name)).not.toContain('form.html');
  });
});
