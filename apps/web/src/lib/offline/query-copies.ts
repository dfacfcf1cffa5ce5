// Copies of some query results in IndexedDB, for pages that are opened without a network. Only for remembered sessions, and erased with
// them (local-cache.ts). A copy is shown only while the network does not answer.
import { onlineManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isRemembered } from '#web/lib/api/session-storage.ts';
import { inIndexedStore } from '#web/lib/offline/indexed-store.ts';
import { COPIES } from '#web/lib/offline/local-cache.ts';

interface QueryCopy {
  /** The person and the query. */
  id: string;
  /** The build that wrote it: another one may read other shapes. */
  build: string;
  at: number;
  data: unknown;
}

interface CopyOptions {
  personId: string;
  build: string;
  /** The part of a result that may be stored on the device; undefined for none. */
  copyOf: (key: QueryKey, data: unknown) => unknown;
  /** Called when the device has no room: the pages then need the network. */
  onFull: () => void;
}

const STORE = { database: COPIES, store: 'copies', keyPath: 'id' };
/** Lists with their filters and requests each have a copy; the oldest are deleted. */
export const MOST_COPIES = 200;
const WRITE_MS = 400;
/** After this time without an answer the copy is shown. */
const PATIENCE_MS = 3_000;

/** Returns the end. */
export function copyQueries(client: QueryClient, { personId, build, copyOf, onFull }: CopyOptions): () => void {
  const cache = client.getQueryCache();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const restored = new WeakSet<object>();
  /** The queries whose copies are being read. */
  const reading = new Set<string>();

  const isCopied = ({ queryKey }: Query) => copyOf(queryKey, null) !== undefined;

  async function restore(query: Query): Promise<void> {
    const { queryHash } = query;
    if (reading.has(queryHash)) return;
    reading.add(queryHash);
    const copy = await readCopy(`${personId} ${queryHash}`);
    reading.delete(queryHash);
    if (copy === undefined || copy.build !== build || query.state.data !== undefined) return;
    if (typeof copy.data === 'object' && copy.data !== null) restored.add(copy.data);
    client.setQueryData(query.queryKey, copy.data, { updatedAt: copy.at });
  }

  function follow(query: Query): void {
    if (query.state.data !== undefined || !isCopied(query)) return;
    if (!onlineManager.isOnline() || query.state.status === 'error') return void restore(query);
    later(`restore ${query.queryHash}`, PATIENCE_MS, () => query.state.data === undefined && void restore(query));
  }

  function store(query: Query): void {
    const { data } = query.state;
    if (!isRemembered() || data === undefined || (typeof data === 'object' && data !== null && restored.has(data)))
      return;
    const copy = copyOf(query.queryKey, data);
    if (copy === undefined) return;
    later(query.queryHash, WRITE_MS, () => {
      const id = `${personId} ${query.queryHash}`;
      void writeCopy({ id, build, at: query.state.dataUpdatedAt, data: copy }).catch((error: Partial<Error>) => {
        if (error.name === 'QuotaExceededError') onFull();
      });
    });
  }

  function later(name: string, delay: number, run: () => unknown): void {
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(() => {
        timers.delete(name);
        run();
      }, delay),
    );
  }

  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'observerAdded') follow(event.query);
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') store(event.query);
    if (event.action.type === 'error') follow(event.query);
  });
  const restoreAll = () =>
    cache
      .getAll()
      .filter((query) => query.isActive())
      .forEach(follow);
  // The queries of the page began before this module was loaded.
  restoreAll();
  for (const query of cache.getAll()) if (isCopied(query)) store(query);
  window.addEventListener('offline', restoreAll);
  later('prune', PATIENCE_MS, () => void deleteOldest().catch(() => undefined));
  return () => {
    unsubscribe();
    window.removeEventListener('offline', restoreAll);
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

const readCopy = (id: string): Promise<QueryCopy | undefined> =>
  inIndexedStore<QueryCopy>(STORE, 'readonly', (store) => store.get(id)).catch(() => undefined);

const writeCopy = (copy: QueryCopy): Promise<unknown> => inIndexedStore(STORE, 'readwrite', (store) => store.put(copy));

async function deleteOldest(): Promise<void> {
  const count = (await inIndexedStore<number>(STORE, 'readonly', (store) => store.count())) ?? 0;
  if (count <= MOST_COPIES) return;
  const copies = (await inIndexedStore<QueryCopy[]>(STORE, 'readonly', (store) => store.getAll())) ?? [];
  const oldest = copies.toSorted((one, other) => other.at - one.at).slice(MOST_COPIES);
  await inIndexedStore(STORE, 'readwrite', (store) => {
    for (const { id } of oldest) store.delete(id);
    return store.count();
  });
}
