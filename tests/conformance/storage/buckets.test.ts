// [CALL-17] Buckets through StorageBucketApi: create, list, get, update, empty, delete.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { alice, anon, service } from '../client.ts';
import { newBucket, put, textOf } from './client.ts';

const { storage } = service;
const someName = (word = 'plain') => `${word}-${randomUUID().slice(0, 13)}`;

describe('[CALL-17] creating a bucket', () => {
  it('answers its name and keeps its settings', async () => {
    const id = someName();
    const made = await storage.createBucket(id, {
      public: true,
      fileSizeLimit: 2048,
      allowedMimeTypes: ['image/png', 'text/*'],
    });
    expect(made.error).toBeNull();
    expect(made.data).toEqual({ name: id });
    const { data, error } = await storage.getBucket(id);
    expect(error).toBeNull();
    expect(data).toMatchObject({
      id,
      name: id,
      public: true,
      file_size_limit: 2048,
      allowed_mime_types: ['image/png', 'text/*'],
    });
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(data?.updated_at).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('is private and without limits when nothing is said', async () => {
    const id = someName();
    await storage.createBucket(id);
    const { data } = await storage.getBucket(id);
    expect(data).toMatchObject({ public: false, file_size_limit: null, allowed_mime_types: null });
    expect(data?.type ?? 'STANDARD').toBe('STANDARD');
  });

  it.each([
    ['20KB', 20_000],
    ['1MB', 1_000_000],
    ['512B', 512],
    ['4096', 4096],
  ])('reads the size limit %s', async (fileSizeLimit, bytes) => {
    const id = await newBucket('plain', { fileSizeLimit });
    const limit = (await storage.getBucket(id)).data?.file_size_limit;
    // Decimal units are what is written; the hosted service takes KB for 1,024 bytes as well.
    expect([bytes, (bytes / 1000) * 1024, (bytes / 1_000_000) * 1024 * 1024]).toContain(limit);
  });

  it('is refused twice for one name', async () => {
    const id = await newBucket('plain');
    const { data, error } = await storage.createBucket(id);
    expect(data).toBeNull();
    expect(error).toMatchObject({
      name: 'StorageApiError',
      status: 409,
      statusCode: '409',
      message: 'The resource already exists',
    });
  });

  it.each(['', ' lead', 'trail ', 'a/b', 'a\\b', 'naïf', 'x'.repeat(101), 'new\nline', '..', '.', '%2e%2e'])(
    'is refused by the name %j',
    async (id) => {
      const { error } = await storage.createBucket(id);
      expect(error).toMatchObject({ name: 'StorageApiError', status: 400 });
    },
  );

  it.each<[string, Record<string, unknown>, number]>([
    ['a negative size', { fileSizeLimit: -1 }, 400],
    ['a size that is no size', { fileSizeLimit: 'much' }, 400],
    ['a type that is no type', { allowedMimeTypes: ['not a type'] }, 415],
    ['types that are no list', { allowedMimeTypes: 'image/png' }, 400],
  ])('is refused with %s', async (_what, options, status) => {
    const { error } = await storage.createBucket(someName(), { public: false, ...options });
    expect(error).toMatchObject({ name: 'StorageApiError', status });
  });

  it('is refused to members and to anyone without an account', async () => {
    for (const client of [anon, alice]) {
      const id = someName('own');
      const { error } = await client.storage.createBucket(id);
      expect(error).toMatchObject({ status: 403, message: 'new row violates row-level security policy' });
      expect((await storage.getBucket(id)).error).toMatchObject({ status: 404 });
    }
  });
});

describe('[CALL-17] listing and reading buckets', () => {
  it('shows all of them to an operator', async () => {
    const id = await newBucket('plain');
    const { data, error } = await storage.listBuckets();
    expect(error).toBeNull();
    expect(data?.find((bucket) => bucket.id === id)).toMatchObject({ id, name: id, public: false });
  });

  it('takes search, limit, offset and order', async () => {
    const word = randomUUID().slice(0, 8);
    const ids = ['a', 'b', 'c', 'd'].map((letter) => `plain-${word}-${letter}`);
    for (const id of ids.toReversed()) await storage.createBucket(id);
    const ask = async (options: object) =>
      (await storage.listBuckets({ search: word, ...options })).data?.map((bucket) => bucket.id);
    expect(await ask({ sortColumn: 'name', sortOrder: 'asc' })).toEqual(ids);
    expect(await ask({ sortColumn: 'name', sortOrder: 'desc' })).toEqual(ids.toReversed());
    expect(await ask({ sortColumn: 'created_at', sortOrder: 'asc' })).toEqual(ids.toReversed());
    expect(await ask({ sortColumn: 'id', sortOrder: 'asc', limit: 2 })).toEqual(ids.slice(0, 2));
    expect(await ask({ sortColumn: 'id', sortOrder: 'asc', limit: 2, offset: 3 })).toEqual(ids.slice(3));
    expect(await ask({ search: `${word}-none` })).toEqual([]);
  });

  it('shows a member what the policies let through, and a stranger nothing', async () => {
    const own = await newBucket('own');
    const plain = await newBucket('plain');
    const seen = (await alice.storage.listBuckets()).data?.map((bucket) => bucket.id);
    expect(seen).toContain(own);
    expect(seen).not.toContain(plain);
    expect((await alice.storage.getBucket(own)).data?.id).toBe(own);
    expect((await alice.storage.getBucket(plain)).error).toMatchObject({ status: 404, message: 'Bucket not found' });
    expect((await anon.storage.listBuckets()).data).toEqual([]);
    expect((await anon.storage.getBucket(own)).error).toMatchObject({ status: 404 });
  });

  it('says that there is none', async () => {
    const { data, error } = await storage.getBucket(someName());
    expect(data).toBeNull();
    expect(error).toMatchObject({
      name: 'StorageApiError',
      status: 404,
      statusCode: '404',
      message: 'Bucket not found',
    });
  });
});

describe('[CALL-17] updating a bucket', () => {
  it('changes what is named', async () => {
    const id = await newBucket('plain', { fileSizeLimit: 10, allowedMimeTypes: ['text/plain'] });
    const { data, error } = await storage.updateBucket(id, { public: true, fileSizeLimit: 99 });
    expect(error).toBeNull();
    expect(data).toEqual({ message: 'Successfully updated' });
    expect((await storage.getBucket(id)).data).toMatchObject({
      public: true,
      file_size_limit: 99,
      allowed_mime_types: ['text/plain'],
    });
  });

  it('takes limits away with null', async () => {
    const id = await newBucket('plain', { fileSizeLimit: 10, allowedMimeTypes: ['text/plain'] });
    await storage.updateBucket(id, { public: false, fileSizeLimit: null, allowedMimeTypes: null });
    expect((await storage.getBucket(id)).data).toMatchObject({ file_size_limit: null, allowed_mime_types: null });
    expect((await storage.from(id).upload('long.bin', 'more than ten bytes')).error).toBeNull();
  });

  it('opens and closes what is public', async () => {
    const id = await newBucket('plain', { public: true });
    await put(id, 'a.txt');
    const { publicUrl } = storage.from(id).getPublicUrl('a.txt').data;
    expect((await fetch(publicUrl)).status).toBe(200);
    await storage.updateBucket(id, { public: false });
    expect((await fetch(publicUrl)).status).toBeGreaterThanOrEqual(400);
  });

  it('is refused to those who may not, and for what is not there', async () => {
    const own = await newBucket('own');
    for (const client of [anon, alice]) {
      const { error } = await client.storage.updateBucket(own, { public: true });
      expect([403, 404]).toContain(error && 'status' in error ? error.status : error);
    }
    expect((await storage.getBucket(own)).data?.public).toBe(false);
    expect((await storage.updateBucket(someName(), { public: true })).error).toMatchObject({ status: 404 });
  });
});

describe('[CALL-17] emptying and deleting a bucket', () => {
  it('empties it, and nothing else', async () => {
    const [id, other] = [await newBucket('plain'), await newBucket('plain')];
    await put(id, 'a.txt');
    await put(id, 'deep/b.txt');
    await put(other, 'a.txt', 'kept');
    const { data, error } = await storage.emptyBucket(id);
    expect(error).toBeNull();
    expect(data?.message).toEqual(expect.any(String));
    expect((await storage.from(id).list()).data).toEqual([]);
    expect((await storage.from(id).download('deep/b.txt')).error).toMatchObject({ status: 404 });
    expect(await textOf(service, other, 'a.txt')).toBe('kept');
  });

  it('deletes an empty one', async () => {
    const id = await newBucket('plain');
    const { data, error } = await storage.deleteBucket(id);
    expect(error).toBeNull();
    expect(data).toEqual({ message: 'Successfully deleted' });
    expect((await storage.getBucket(id)).error).toMatchObject({ status: 404 });
  });

  it('does not delete one that holds something', async () => {
    const id = await newBucket('plain');
    await put(id, 'a.txt');
    const { error } = await storage.deleteBucket(id);
    expect(error).toMatchObject({ status: 409, message: 'The bucket you tried to delete is not empty' });
    expect(await textOf(service, id, 'a.txt')).toBe('a.txt');
  });

  it('is refused to those who may not, and for what is not there', async () => {
    const id = await newBucket('own');
    await put(id, 'a.txt');
    expect((await anon.storage.emptyBucket(id)).error).toMatchObject({ status: 404 });
    // Who sees the bucket empties it of what she may remove: here, of nothing.
    await alice.storage.emptyBucket(id);
    for (const client of [anon, alice])
      expect((await client.storage.deleteBucket(id)).error).toMatchObject({ name: 'StorageApiError' });
    expect(await textOf(service, id, 'a.txt')).toBe('a.txt');
    expect((await storage.emptyBucket(someName())).error).toMatchObject({ status: 404 });
    expect((await storage.deleteBucket(someName())).error).toMatchObject({ status: 404 });
  });
});

describe('[CALL-17] what this platform keeps no versions and no outer cache for', () => {
  it('a purge of the cache is an operator’s call', async () => {
    const id = await newBucket('own');
    await put(id, 'a.txt');
    expect((await storage.purgeBucketCache(id)).data).toEqual({ message: 'success' });
    expect((await storage.from(id).purgeCache('a.txt')).data).toEqual({ message: 'success' });
    expect((await storage.from(id).purgeCache('a.txt', { transformations: true })).data).toEqual({
      message: 'success',
    });
    for (const client of [anon, alice])
      expect((await client.storage.purgeBucketCache(id)).error).toMatchObject({ status: 403 });
  });

  it('a lifecycle of versions is refused in the client’s own terms', async () => {
    const id = await newBucket('plain');
    const rules = { rules: [] };
    for (const { error } of [
      await storage.getBucketLifecycle(id),
      await storage.updateBucketLifecycle(id, rules),
      await storage.deleteBucketLifecycle(id),
    ]) {
      expect(error).toMatchObject({ name: 'StorageApiError' });
      expect(error?.status).toBeGreaterThanOrEqual(400);
      expect(error?.status).toBeLessThan(500);
    }
  });
});
