// Requests that wait for the network, stored where the pages and the service worker both read them. The worker sends them when the
// network is back, also after the browser was closed (send-stored.ts). Each holds an idempotency key, so one that is sent twice counts
// once. A request that the server refused stays until its page has shown it.
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
  // Browsers without Background Sync send it from the next page that is opened.
  const registration: SyncingRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(OUTBOX);
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

const DATABASE = 'liesse';

/** Resolves with undefined where a browser stores nothing, as in some private windows. */
export async function inStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(OUTBOX, { keyPath: 'of' }));
  const database: IDBDatabase = await resultOf(opening);
  try {
    return await resultOf<T>(run(database.transaction(OUTBOX, mode).objectStore(OUTBOX)));
  } finally {
    database.close();
  }
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
