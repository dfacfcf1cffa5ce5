// [CALL-18] info and exists, on the three endpoints.
import { beforeAll, describe, expect, it } from 'vitest';
import { ALICE, alice, anon, bob, conformance, connect, service } from '../client.ts';
import { ask, newBucket, put, UUID } from './client.ts';

let own = '';
let open = '';
const name = `${ALICE}/carnet/page 1.md`;

beforeAll(async () => {
  own = await newBucket('own');
  open = await newBucket('plain', { public: true });
  await put(open, 'a.txt');
  await alice.storage.from(own).upload(name, '# Bonjour', {
    contentType: 'text/markdown',
    metadata: { page: 1 },
  });
});

describe('[CALL-18] info', () => {
  it('returns the metadata of an object', async () => {
    const { data, error } = await alice.storage.from(own).info(name);
    expect(error).toBeNull();
    expect(data).toMatchObject({
      id: expect.stringMatching(UUID),
      version: expect.any(String),
      name,
      bucketId: own,
      size: 9,
      contentType: 'text/markdown',
      cacheControl: 'max-age=3600',
      etag: expect.stringMatching(/^(W\/)?"[^"]+"$/),
      metadata: { page: 1 },
    });
    expect(Date.parse(data?.createdAt ?? '')).toBeGreaterThan(Date.now() - 600_000);
    expect(Date.parse(data?.lastModified ?? '')).toBeGreaterThan(Date.now() - 600_000);
  });

  it('shows nothing of where the bytes lie', async () => {
    const answer = await ask(`/object/info/authenticated/${own}/${encodeURI(name)}`, {
      token: conformance.tokens.alice,
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toMatch(/\/tmp|files\/|dataDir|handle/);
  });

  it('of a public object is for everyone, at its own endpoint', async () => {
    const answer = await ask(`/object/info/public/${open}/a.txt`, { key: null });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ name: 'a.txt', bucket_id: open, size: 5 });
    const closed = await ask(`/object/info/public/${own}/${encodeURI(name)}`, { key: null });
    expect([400, 404]).toContain(closed.status);
  });

  it('of what is hidden or absent is not found', async () => {
    const hidden = await bob.storage.from(own).info(name);
    expect(hidden.error).toMatchObject({
      name: 'StorageApiError',
      status: 404,
      statusCode: '404',
      message: 'Object not found',
    });
    const absent = await bob.storage.from(own).info(`${ALICE}/none`);
    expect(JSON.stringify(hidden.error)).toBe(JSON.stringify(absent.error));
  });
});

describe('[CALL-18] exists', () => {
  it('says yes', async () => {
    expect(await alice.storage.from(own).exists(name)).toEqual({ data: true, error: null });
  });

  it('says no for what is hidden or absent', async () => {
    for (const [client, path] of [
      [alice, `${ALICE}/none`],
      [bob, name],
      [anon, name],
      [service, 'none'],
    ] as const) {
      const { data, error } = await client.storage.from(own).exists(path);
      expect(data).toBe(false);
      expect(error).toMatchObject({ status: 404 });
    }
  });

  it('says no for a folder', async () => {
    expect((await alice.storage.from(own).exists(`${ALICE}/carnet`)).data).toBe(false);
  });

  it('throws what is neither yes nor no', async () => {
    const stale = connect(conformance.publishableKey, conformance.tokens.expired);
    await expect(stale.storage.from(own).exists(name)).rejects.toMatchObject({ name: 'StorageApiError' });
  });
});
