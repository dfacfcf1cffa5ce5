// Caches the last response of a few queries on this device, for the first paint of the next visit and for offline use. Only for
// remembered sessions, and cleared with them: the next person on this device reads nothing of it.
import { isRemembered } from '#web/lib/api/session-storage.ts';
import { remember, remembered, type StorageKey } from '#web/lib/offline/storage-keys.ts';

const copies = ['dashboard'] as const satisfies readonly StorageKey[];
type CopyKey = (typeof copies)[number];

/** The database of larger copies (query-copies.ts). */
export const COPIES = 'copies';

/** The owner and the subject of an entry: it is read back only under the same key. */
export type Mark = readonly (string | number | null)[];

export interface Copy {
  /** When it was cached, in milliseconds. */
  at: number;
  /** Unvalidated: another version of the application may have written it. */
  content: unknown;
}

export function writeLocalCache(key: CopyKey, mark: Mark, content: object | null): void {
  const isCached = content !== null && isRemembered();
  remember(key, isCached ? JSON.stringify({ mark, at: Date.now(), content }) : null);
}

export function readLocalCache(key: CopyKey, mark: Mark): Copy | null {
  try {
    const stored = JSON.parse(remembered(key) ?? 'null') as Partial<Copy & { mark: Mark }> | null;
    const isOurs = JSON.stringify(stored?.mark) === JSON.stringify(mark);
    return isOurs && typeof stored?.at === 'number' ? { at: stored.at, content: stored.content } : null;
  } catch {
    return null;
  }
}

export function clearLocalCache(): void {
  for (const key of copies) remember(key, null);
  indexedDB.deleteDatabase(COPIES);
}
