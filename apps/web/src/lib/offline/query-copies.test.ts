import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIndexedDb } from '#web/lib/offline/fake-indexed-db.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';
import { COPIES } from '#web/lib/offline/local-cache.ts';
import { copyQueries, MOST_COPIES } from '#web/lib/offline/query-copies.ts';

const KEY = ['tasks'];
const ID = 'alix ["tasks"]';

describe('copies of query results', () => {
  const values = fakeStorage();
  const databases = fakeIndexedDb();
  const copies = () => databases.rowsOf(COPIES);
  const onFull = vi.fn();
  const ends: (() => void)[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    onFull.mockClear();
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    onlineManager.setOnline(true);
    vi.useRealTimers();
  });

  /** A page that was just opened. */
  function open({ personId = 'alix', build = 'one' } = {}): QueryClient {
    const client = new QueryClient();
    const copyOf = (key: readonly unknown[], data: unknown) => (key[0] === 'secret' ? undefined : data);
    ends.push(copyQueries(client, { personId, build, copyOf, onFull }), () => client.clear());
    return client;
  }

  async function read(client: QueryClient, key: readonly string[] = KEY): Promise<unknown> {
    const observer = new QueryObserver(client, {
      queryKey: key,
      queryFn: () => Promise.reject(new Error('no network')),
    });
    ends.push(observer.subscribe(() => {}));
    await vi.advanceTimersByTimeAsync(10);
    return observer.getCurrentResult().data;
  }

  async function write(client: QueryClient, data: unknown = ['a'], key: readonly string[] = KEY): Promise<void> {
    client.setQueryData(key, data, { updatedAt: 5 });
    await vi.advanceTimersByTimeAsync(1_000);
  }

  it('are read again without a network by the same person and the same build', async () => {
    await write(open());
    expect(copies().get(ID)).toEqual({ id: ID, build: 'one', at: 5, data: ['a'] });
    onlineManager.setOnline(false);
    expect(await read(open())).toEqual(['a']);
    expect(await read(open({ personId: 'noor' }))).toBeUndefined();
    expect(await read(open({ build: 'two' }))).toBeUndefined();
  });

  it('are shown when the network does not answer in time, and never over an answer', async () => {
    await write(open());
    const client = open();
    const answer = Promise.withResolvers<string[]>();
    const observer = new QueryObserver(client, { queryKey: KEY, queryFn: () => answer.promise });
    ends.push(observer.subscribe(() => {}));
    await vi.advanceTimersByTimeAsync(2_900);
    expect(observer.getCurrentResult().data).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(observer.getCurrentResult().data).toEqual(['a']);
    answer.resolve(['b']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(observer.getCurrentResult().data).toEqual(['b']);
    expect(copies().get(ID)).toMatchObject({ data: ['b'] });
  });

  it('are not made of what may not be stored, nor for a session that is not remembered', async () => {
    await write(open(), ['diet'], ['secret']);
    values.set('rememberMe', 'false');
    await write(open());
    expect(copies().size).toBe(0);
  });

  it('keep their time when they are shown', async () => {
    await write(open());
    onlineManager.setOnline(false);
    const client = open();
    await read(client);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(client.getQueryState(KEY)?.dataUpdatedAt).toBe(5);
    expect(copies().get(ID)).toMatchObject({ at: 5 });
  });

  it('are read once for several parts of a page', async () => {
    await write(open());
    onlineManager.setOnline(false);
    const client = open();
    const opened = vi.spyOn(indexedDB, 'open');
    await Promise.all([read(client), read(client)]);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('report a full storage, and the page goes on', async () => {
    databases.isFull = true;
    const client = open();
    await write(client);
    expect(onFull).toHaveBeenCalledTimes(1);
    expect(copies().size).toBe(0);
    expect(client.getQueryData(KEY)).toEqual(['a']);
  });

  it('are so many at most, the newest', async () => {
    for (let at = 0; at < MOST_COPIES + 3; at += 1)
      copies().set(`c${at}`, { id: `c${at}`, build: 'one', at, data: at });
    open();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(copies().size).toBe(MOST_COPIES);
    expect(['c0', 'c1', 'c2', 'c3'].map((id) => copies().has(id))).toEqual([false, false, false, true]);
  });
});
