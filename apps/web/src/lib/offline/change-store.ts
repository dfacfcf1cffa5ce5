// The changes that wait for the network, in IndexedDB, by person. They outlive the session: only its own person sends or erases them.
import type { Change } from '#web/lib/offline/change.ts';
import { inIndexedStore } from '#web/lib/offline/indexed-store.ts';

const DATABASE = 'liesse-changes';
const STORE = { database: DATABASE, store: 'changes', keyPath: 'id' };

/** In the order in which they were made. None where a browser stores nothing, as in some private windows. */
export async function readChanges(personId: string): Promise<Change[]> {
  const all = (await inStore<Change[]>('readonly', (store) => store.getAll())) ?? [];
  return all.filter((change) => change.personId === personId).toSorted((one, other) => one.position - other.position);
}

/** Rejects when the storage is full. */
export async function writeChanges(changed: readonly Change[], removedIds: readonly string[]): Promise<void> {
  if (changed.length + removedIds.length === 0) return;
  await inStore('readwrite', (store) => {
    for (const id of removedIds) store.delete(id);
    for (const change of changed) store.put(change);
    return store.count();
  });
}

/** For a sign-out by the person: what waits is erased with the rest of the device, and the database unless somebody else uses it. */
export async function eraseChanges(personId: string): Promise<void> {
  const all = (await inStore<Change[]>('readonly', (store) => store.getAll())) ?? [];
  const own = all.filter((change) => change.personId === personId);
  await writeChanges(
    [],
    own.map(({ id }) => id),
  );
  if (own.length === all.length && typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(DATABASE);
}

const inStore = <T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest): Promise<T | undefined> =>
  inIndexedStore<T>(STORE, mode, run);
