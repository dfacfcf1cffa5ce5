// [CALL-18] listV2: by cursor through 250 objects, flat or by folders, in three orders and two directions.
import { beforeAll, describe, expect, it } from 'vitest';
import { ALICE, alice, anon, BOB, service } from '../client.ts';
import { newBucket, put } from './client.ts';

const FLAT = Array.from({ length: 200 }, (_, n) => `f${String(n).padStart(3, '0')}.txt`);
const DEEP = Array.from({ length: 50 }, (_, n) => `dir${n % 5}/sub${n % 2}/g${String(n).padStart(2, '0')}.txt`);
const ALL = [...FLAT, ...DEEP].toSorted();
const FOLDERS = ['dir0/', 'dir1/', 'dir2/', 'dir3/', 'dir4/'];
let bucket = '';

beforeAll(async () => {
  bucket = await newBucket('plain');
  for (let n = 0; n < ALL.length; n += 10)
    await Promise.all(ALL.slice(n, n + 10).map((name) => put(bucket, name, 'x')));
});

type Options = NonNullable<Parameters<ReturnType<typeof service.storage.from>['listV2']>[0]>;

async function walk(options: Options): Promise<{ objects: string[]; folders: string[]; pages: number }> {
  const [objects, folders]: [string[], string[]] = [[], []];
  let cursor: string | undefined;
  for (let pages = 1; pages < 300; pages += 1) {
    const { data, error } = await service.storage
      .from(bucket)
      .listV2({ ...options, ...(cursor === undefined ? {} : { cursor }) });
    if (error) throw error;
    expect(data.objects.length + data.folders.length).toBeLessThanOrEqual(options.limit ?? 1000);
    objects.push(...data.objects.map(({ name }) => name));
    folders.push(...data.folders.map(({ name }) => name));
    if (!data.hasNext) {
      expect(data.nextCursor).toBeUndefined();
      return { objects, folders, pages };
    }
    expect(data.nextCursor).toEqual(expect.any(String));
    cursor = data.nextCursor;
  }
  throw new Error('the pages have no end');
}

describe('[CALL-18] listV2', () => {
  it('gives all of them flat when nothing is said', async () => {
    const { data, error } = await service.storage.from(bucket).listV2();
    expect(error).toBeNull();
    expect(data?.hasNext).toBe(false);
    expect(data?.folders).toEqual([]);
    expect(data?.objects.map(({ name }) => name)).toEqual(ALL);
    expect(data?.objects[0]).toMatchObject({
      id: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      metadata: { size: 1, mimetype: 'text/plain' },
    });
  });

  it.each([1000, 250, 100, 7])('meets every object once in pages of %d', async (limit) => {
    const { objects, pages } = await walk({ limit });
    expect(objects).toEqual(ALL);
    expect(pages).toBe(Math.ceil(ALL.length / limit));
  });

  it('goes backwards', async () => {
    expect((await walk({ limit: 60, sortBy: { column: 'name', order: 'desc' } })).objects).toEqual(ALL.toReversed());
  });

  it.each(['created_at', 'updated_at'] as const)('goes by %s and loses none of the same moment', async (column) => {
    for (const order of ['asc', 'desc'] as const) {
      const { objects } = await walk({ limit: 33, sortBy: { column, order } });
      expect(objects.toSorted()).toEqual(ALL);
    }
  });

  it.each([1000, 9])('groups by folders in pages of %d', async (limit) => {
    const { objects, folders } = await walk({ limit, with_delimiter: true });
    expect(folders).toEqual(FOLDERS);
    expect(objects).toEqual(FLAT);
  });

  it('groups within a folder', async () => {
    expect(await walk({ with_delimiter: true, prefix: 'dir1/' })).toMatchObject({
      folders: ['dir1/sub0/', 'dir1/sub1/'],
      objects: [],
    });
    const inside = DEEP.filter((name) => name.startsWith('dir1/sub1/')).toSorted();
    expect((await walk({ with_delimiter: true, prefix: 'dir1/sub1/', limit: 2 })).objects).toEqual(inside);
  });

  it('takes the beginning of a name for a prefix, and its signs are no patterns', async () => {
    expect((await walk({ prefix: 'f01' })).objects).toEqual(FLAT.filter((name) => name.startsWith('f01')));
    expect((await walk({ prefix: 'dir' })).objects).toHaveLength(50);
    expect((await walk({ prefix: 'f0_' })).objects).toEqual([]);
    expect((await walk({ prefix: '%' })).objects).toEqual([]);
  });

  it('shows a member only what the policies show', async () => {
    const own = await newBucket('own');
    await put(own, `${ALICE}/a.txt`);
    await put(own, `${BOB}/b.txt`);
    const { data } = await alice.storage.from(own).listV2();
    expect(data?.objects.map(({ name }) => name)).toEqual([`${ALICE}/a.txt`]);
    const grouped = await alice.storage.from(own).listV2({ with_delimiter: true });
    expect(grouped.data?.folders.map(({ name }) => name)).toEqual([`${ALICE}/`]);
    expect((await anon.storage.from(own).listV2()).data).toMatchObject({ objects: [], folders: [], hasNext: false });
  });

  it.each<[string, object]>([
    ['a cursor of somebody’s making', { cursor: 'not-a-cursor' }],
    ['a negative limit', { limit: -1 }],
    ['a column that does not exist', { sortBy: { column: 'owner', order: 'asc' } }],
    ['SQL for an order', { sortBy: { column: 'name', order: 'asc; select 1' } }],
  ])('refuses %s', async (_what, options) => {
    const { error } = await service.storage.from(bucket).listV2(options);
    expect(error).toMatchObject({ name: 'StorageApiError', status: 400 });
  });
});
