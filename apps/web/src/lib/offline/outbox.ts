// Requests that wait for the network, stored where the pages and the service worker both read them. The worker sends them when the
// network is back, also after the browser was closed (send-stored.ts). Each holds an idempotency key, so one that is sent twice counts
// once. A request that the server refused stays until its page has shown it.
import { inIndexedStore } from '#web/lib/offline/indexed-store.ts';

export interface StoredRequest {
  /** Whose request it is: a newer one replaces the one that waits. */
  of: string;
  key: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  /** The page that stored it. */
  page: string;
  language: string;
  /** What a notification says when it is refused, in the language of that page. */
  refusedTitle: string;
  isRefused?: boolean;
}

interface SyncingRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** The tag of the browser's Background Sync. */
export const OUTBOX = 'outbox';

export async function storeRequest(request: Omit<StoredRequest, 'page' | 'language'>): Promise<void> {
  const origin = { page: location.pathname, language: document.documentElement.lang };
  await inStore('readwrite', (store) => store.put({ ...request, ...origin }));
  const registration: SyncingRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  // Where Background Sync is missing or refused, the next page that is opened sends it.
  await registration?.sync?.register(OUTBOX).catch(() => {});
}

export const findRequest = (of: string): Promise<StoredRequest | undefined> =>
  inStore<StoredRequest>('readonly', (store) => store.get(of));

/** With a key, only that request is removed and not one that has replaced it. */
export async function removeRequest(of: string, key?: string): Promise<void> {
  const stored = key === undefined ? undefined : await findRequest(of);
  if (stored?.key === key) await inStore('readwrite', (store) => store.delete(of));
}

/** One page or worker sends at a time: an older reply must not arrive after a newer one. */
export const inTurn = <T>(send: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('liesse.outbox', send) : send();

const STORE = { database: 'liesse', store: OUTBOX, keyPath: 'of' };

export const inStore = <T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> => inIndexedStore<T>(STORE, mode, run);
