import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change, NewChange } from '#web/lib/offline/change.ts';
import type { ChangeResult, QueueOwner } from '#web/lib/offline/change-queue.ts';

const store = new Map<string, Change>();
const disk = { isFull: false };
vi.mock('#web/lib/offline/change-store.ts', () => ({
  readChanges: async (personId: string) =>
    [...store.values()].filter((change) => change.personId === personId).toSorted((a, b) => a.position - b.position),
  writeChanges: async (changed: Change[], removed: string[]) => {
    for (const id of removed) store.delete(id);
    if (disk.isFull && changed.length > 0) throw new DOMException('full', 'QuotaExceededError');
    for (const change of changed) store.set(change.id, change);
  },
}));

const network = { onLine: false };
const renamed = (row: string, title = 'B'): NewChange => ({
  kind: 'row',
  table: 'tasks',
  row,
  label: title,
  mine: { title },
  base: { title: 'A' },
});
const applied = (changes: readonly Change[]): ChangeResult[] => changes.map(({ id }) => ({ id, outcome: 'applied' }));

/** Each test has a queue of its own, as a page that was just opened. */
async function open(send: QueueOwner['send'] = async (changes) => applied(changes), personId = 'alix') {
  const queue = await import('#web/lib/offline/change-queue.ts');
  const refresh = vi.fn(async () => {});
  const close = queue.openQueue({ personId, send, refresh, onChange: () => {} });
  return { ...queue, close, refresh };
}

async function goOnline(queue: { sendWaiting: () => Promise<void> }): Promise<void> {
  network.onLine = true;
  await queue.sendWaiting();
}

describe('the queue of changes', () => {
  beforeEach(() => {
    vi.resetModules();
    store.clear();
    disk.isFull = false;
    network.onLine = false;
    vi.stubGlobal('navigator', {
      get onLine() {
        return network.onLine;
      },
    });
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        postMessage() {}
        close() {}
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stores without a network, and sends once and in order when it is back', async () => {
    const sent: string[][] = [];
    const queue = await open(async (changes) => {
      sent.push(changes.map(({ row }) => row));
      return applied(changes);
    });
    for (const row of ['t1', 't2', 't3']) await queue.queueChange(renamed(row));
    expect(sent).toEqual([]);
    expect(store.size).toBe(3);
    await goOnline(queue);
    await queue.sendWaiting();
    expect(sent).toEqual([['t1', 't2', 't3']]);
    expect(store.size).toBe(0);
    expect(queue.getQueue().changes).toEqual([]);
    expect(queue.refresh).toHaveBeenCalledTimes(1);
  });

  it('sends 500 changes in one wave, and the next ones after it', async () => {
    const waves: number[] = [];
    const queue = await open(async (changes) => {
      waves.push(changes.length);
      return applied(changes);
    });
    for (let row = 0; row < 501; row += 1) await queue.queueChange(renamed(`t${row}`));
    await goOnline(queue);
    expect(waves).toEqual([500, 1]);
  });

  it('keeps what was not answered, with the same id', async () => {
    let isLost = true;
    const ids: string[] = [];
    const queue = await open(async (changes) => {
      ids.push(...changes.map(({ id }) => id));
      if (isLost) throw new TypeError('Failed to fetch');
      return applied(changes);
    });
    await queue.queueChange(renamed('t1'));
    await goOnline(queue);
    expect(queue.getQueue().changes).toMatchObject([{ state: 'waiting' }]);
    isLost = false;
    await queue.sendWaiting();
    expect(ids[0]).toBe(ids[1]);
    expect(queue.getQueue().changes).toEqual([]);
  });

  it('is found again by the same person after the session, and by nobody else', async () => {
    const first = await open();
    await first.queueChange(renamed('t1'));
    first.close();
    expect(first.getQueue().changes).toEqual([]);
    const sent = vi.fn(async (changes: readonly Change[]) => applied(changes));
    const other = await open(sent, 'noor');
    await goOnline(other);
    expect(sent).not.toHaveBeenCalled();
    other.close();
    const again = await open(sent);
    await again.sendWaiting();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(store.size).toBe(0);
  });

  it('shows a conflict with both values, and writes mine over the value that was shown', async () => {
    const bases: unknown[] = [];
    const queue = await open(async (changes) => {
      bases.push(changes[0]?.base);
      return changes.map(({ id, base }) =>
        base['title'] === 'C' ? { id, outcome: 'applied' } : { id, outcome: 'conflict', theirs: { title: 'C' } },
      );
    });
    await queue.queueChange(renamed('t1'));
    await goOnline(queue);
    const [conflict] = queue.getQueue().changes;
    expect(conflict).toMatchObject({ state: 'conflict', mine: { title: 'B' }, theirs: { title: 'C' } });
    expect(store.get(conflict?.id ?? '')).toMatchObject({ state: 'conflict' });
    await queue.sendAgain(conflict?.id ?? '');
    expect(bases).toEqual([{ title: 'A' }, { title: 'C' }]);
    expect(queue.getQueue().changes).toEqual([]);
  });

  it('keeps a refused change with its sentence until it is removed', async () => {
    const queue = await open(async (changes) =>
      changes.map(({ id }) => ({ id, outcome: 'refused', message: 'Cet élément n’existe plus.', reason: 'gone' })),
    );
    await queue.queueChange(renamed('t1'));
    await goOnline(queue);
    const [refused] = queue.getQueue().changes;
    expect(refused).toMatchObject({ state: 'refused', message: 'Cet élément n’existe plus.' });
    await queue.removeChange(refused?.id ?? '');
    expect(store.size).toBe(0);
  });

  it('says that the storage is full, loses nothing in memory, and sends it', async () => {
    disk.isFull = true;
    const sent = vi.fn(async (changes: readonly Change[]) => applied(changes));
    const queue = await open(sent);
    await queue.queueChange(renamed('t1'));
    expect(queue.getQueue()).toMatchObject({ isUnstored: true, changes: [{ row: 't1' }] });
    await queue.queueChange(renamed('t2'));
    await goOnline(queue);
    expect(sent.mock.calls[0]?.[0]).toHaveLength(2);
    expect(queue.getQueue()).toMatchObject({ isUnstored: false, changes: [] });
  });

  it('does not merge into a change that is being sent', async () => {
    const answer = Promise.withResolvers<void>();
    const sent: unknown[] = [];
    const queue = await open(async (changes) => {
      sent.push(...changes.map(({ mine }) => mine['title']));
      if (sent.length === 1) await answer.promise;
      return applied(changes);
    });
    await queue.queueChange(renamed('t1'));
    const sending = goOnline(queue);
    await expect.poll(() => sent).toEqual(['B']);
    network.onLine = false;
    await queue.queueChange({ ...renamed('t1', 'C'), base: { title: 'B' } });
    network.onLine = true;
    answer.resolve();
    await sending;
    await expect.poll(() => sent).toEqual(['B', 'C']);
  });
});
