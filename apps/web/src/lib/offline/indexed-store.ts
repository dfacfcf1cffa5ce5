// Access to the only store of an IndexedDB database. It is opened for each use, so that no tab stops another from deleting it.
export interface IndexedStore {
  database: string;
  store: string;
  keyPath: string;
}

/** Resolves with undefined where a browser stores nothing, as in some private windows. Rejects when the storage is full. */
export async function inIndexedStore<T>(
  { database: name, store, keyPath }: IndexedStore,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store, { keyPath }));
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error));
  });
  try {
    const transaction = database.transaction(store, mode);
    const request: IDBRequest<T> = run(transaction.objectStore(store));
    // A page that is closed now would abort it, since the browser waits for more requests.
    transaction.commit();
    await new Promise((resolve, reject) => {
      transaction.addEventListener('complete', resolve);
      // A full storage aborts the transaction as a whole.
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
    });
    return request.result;
  } finally {
    database.close();
  }
}
