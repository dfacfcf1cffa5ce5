// What somebody last read here, kept on this device for their next visit or for where there is no network. Only for who is to be
// remembered, and only as long as their session: whoever comes next to this device reads nothing of it.
import { isRemembered } from '#web/lib/api/session-storage.ts';
import { remember, remembered, type StorageKey } from '#web/lib/offline/storage-keys.ts';

const copies = ['dashboard', 'events', 'timeline'] as const satisfies readonly StorageKey[];
type CopyKey = (typeof copies)[number];

/** Whose it is, and of what: a copy is read again under the same mark alone. */
export type Mark = readonly (string | number | null)[];

export interface Copy {
  /** In milliseconds, when it was read. */
  at: number;
  /** Another version, or somebody's hand, may have written anything. */
  content: unknown;
}

export function writeLocalCache(key: CopyKey, mark: Mark, content: object | null): void {
  const isKept = content !== null && isRemembered();
  remember(key, isKept ? JSON.stringify({ mark, at: Date.now(), content }) : null);
}

export function readLocalCache(key: CopyKey, mark: Mark): Copy | null {
  try {
    const kept = JSON.parse(remembered(key) ?? 'null') as Partial<Copy & { mark: Mark }> | null;
    const isOurs = JSON.stringify(kept?.mark) === JSON.stringify(mark);
    return isOurs && typeof kept?.at === 'number' ? { at: kept.at, content: kept.content } : null;
  } catch {
    return null;
  }
}

export function clearLocalCache(): void {
  for (const key of copies) remember(key, null);
}
