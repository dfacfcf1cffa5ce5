// [CALL-18] list: limit 100, offset 0, by name ascending; folders appear once and have no id.
import { beforeAll, describe, expect, it } from 'vitest';
import { ALICE, alice, anon, BOB, bob, service } from '../client.ts';
import { ask, asService, newBucket, put, UUID } from './client.ts';

const NUMBERED = Array.from({ length: 250 }, (_, n) => `photo-${String(n).padStart(3, '0')}.jpg`);
let many = '';
let tree = '';

beforeAll(async () => {
  many = await newBucket('plain');
  tree = await newBucket('plain');
  // Not in the order they are asked for.
  const shuffled = NUMBERED.map((name, n) => NUMBERED[(n * 101) % NUMBERED.length] ?? name);
  for (let n = 0; n < shuffled.length; n += 10)
    await Promise.all(shuffled.slice(n, n + 10).map((name) => put(many, name, 'x')));
  for (const name of ['a.txt', 'b/one.txt', 'b/two.txt', 'b/deep/three.txt', 'bb/four.txt', 'c.txt', '100_sure.txt'])
    await put(tree, name, name.toUpperCase());
});

const files = () => service.storage.from(many);
const names = async (path: string, options: object = {}) =>
  (await service.storage.from(tree).list(path, options)).data?.map(({ name }) => name);

describe('[CALL-18] list', () => {
  it('gives the first hundred by name when nothing is said', async () => {
    const { data, error } = await files().list();
    expect(error).toBeNull();
    expect(data?.map(({ name }) => name)).toEqual(NUMBERED.slice(0, 100));
    const bare = await ask(`/object/list/${many}`, {
      ...asService,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: '' }),
    });
    expect(((await bare.json()) as Array<{ name: string }>).map(({ name }) => name)).toEqual(NUMBERED.slice(0, 100));
  });

  it('goes through all of them by limit and offset', async () => {
    const seen: string[] = [];
    for (let offset = 0; ; offset += 60) {
      const page = (await files().list('', { limit: 60, offset })).data ?? [];
      seen.push(...page.map(({ name }) => name));
      if (page.length < 60) break;
    }
    expect(seen).toEqual(NUMBERED);
    expect((await files().list('', { offset: 250 })).data).toEqual([]);
  });

  it('shows what an object is', async () => {
    const [first] = (await files().list('', { limit: 1 })).data ?? [];
    expect(first).toMatchObject({
      name: NUMBERED[0],
      id: expect.stringMatching(UUID),
      created_at: expect.stringMatching(/^\d{4}-/),
      updated_at: expect.stringMatching(/^\d{4}-/),
      metadata: {
        eTag: expect.any(String),
        size: 1,
        mimetype: 'text/plain',
        cacheControl: 'max-age=3600',
        lastModified: expect.stringMatching(/^\d{4}-/),
        contentLength: 1,
        httpStatusCode: 200,
      },
    });
    expect(first).toHaveProperty('last_accessed_at');
  });

  it('turns the order', async () => {
    const { data } = await files().list('', { limit: 3, sortBy: { column: 'name', order: 'desc' } });
    expect(data?.map(({ name }) => name)).toEqual(NUMBERED.slice(-3).toReversed());
  });

  it.each(['created_at', 'updated_at', 'last_accessed_at'])('sorts by %s', async (column) => {
    const { data, error } = await files().list('', { limit: 250, sortBy: { column, order: 'desc' } });
    expect(error).toBeNull();
    const times = (data ?? []).map((row) => String(row[column as 'created_at']));
    expect(times).toHaveLength(250);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('shows folders once, without an id', async () => {
    const { data } = await service.storage.from(tree).list();
    expect(data?.map(({ name }) => name).toSorted()).toEqual(['100_sure.txt', 'a.txt', 'b', 'bb', 'c.txt']);
    expect(data?.find(({ name }) => name === 'b')).toMatchObject({
      id: null,
      created_at: null,
      updated_at: null,
      metadata: null,
    });
  });

  it('looks into a folder, with or without its stroke', async () => {
    const inside = ['deep', 'one.txt', 'two.txt'];
    expect((await names('b'))?.toSorted()).toEqual(inside);
    expect((await names('b/'))?.toSorted()).toEqual(inside);
    expect(await names('b/deep')).toEqual(['three.txt']);
    expect(await names('nothing')).toEqual([]);
    expect(await names('b/one.txt')).toEqual([]);
  });

  it('searches within a folder, and its signs are no patterns', async () => {
    expect(await names('b', { search: 'tw' })).toEqual(['two.txt']);
    expect(await names('', { search: '100_' })).toEqual(['100_sure.txt']);
    expect(await names('', { search: '100%' })).toEqual([]);
    expect(await names('', { search: '%' })).not.toContain('a.txt');
    expect(await names('', { search: '_' })).not.toContain('a.txt');
    expect(await names('%')).toEqual([]);
    expect(await names('_')).toEqual([]);
  });

  it('shows a member only what the policies show', async () => {
    const own = await newBucket('own');
    await put(own, `${ALICE}/a.txt`);
    await put(own, `${BOB}/b.txt`);
    expect((await alice.storage.from(own).list()).data?.map(({ name }) => name)).toEqual([ALICE]);
    expect((await bob.storage.from(own).list(ALICE)).data).toEqual([]);
    expect((await bob.storage.from(own).list(BOB)).data?.map(({ name }) => name)).toEqual(['b.txt']);
    expect((await anon.storage.from(own).list()).data).toEqual([]);
  });

  it.each<[string, object]>([
    ['a negative limit', { limit: -1 }],
    ['a limit that is no number', { limit: 'all' }],
    ['a negative offset', { offset: -5 }],
    ['a column that does not exist', { sortBy: { column: 'secret', order: 'asc' } }],
    ['SQL for a column', { sortBy: { column: 'name; drop table storage.objects', order: 'asc' } }],
    ['an order that is none', { sortBy: { column: 'name', order: 'sideways' } }],
  ])('refuses %s', async (_what, options) => {
    const { error } = await files().list('', options);
    expect(error).toMatchObject({ name: 'StorageApiError', status: 400 });
  });
});
