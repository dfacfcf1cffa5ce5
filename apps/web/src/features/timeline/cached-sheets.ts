// Copies of the shared sheets that were opened in this browser, for people who work at places without a network.
import { useSyncExternalStore } from 'react';
import type { TimelineSheet } from '#web/features/timeline/entries.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

export interface CachedSheet {
  token: string;
  at: number;
  sheet: TimelineSheet;
}

/** A photographer has a few weddings at a time. */
const MAX_SHEETS = 6;

export function cacheSheet(copy: CachedSheet): void {
  const others = cachedSheets().filter(({ token }) => token !== copy.token);
  remember('timelineSheets', JSON.stringify([copy, ...others].slice(0, MAX_SHEETS)));
}

export function removeCachedSheet(token: string): void {
  const others = cachedSheets().filter((copy) => copy.token !== token);
  remember('timelineSheets', others.length === 0 ? null : JSON.stringify(others));
}

/** Null on the server and until the page is hydrated. */
export function useCachedSheet(token: string): CachedSheet | null {
  const text = useSyncExternalStore(
    () => () => undefined,
    () => remembered('timelineSheets'),
    () => null,
  );
  return text === null ? null : (parse(text).find((copy) => copy.token === token) ?? null);
}

export const cachedSheets = (): CachedSheet[] => parse(remembered('timelineSheets') ?? '[]');

/** Another version of this program, or the person, may have written anything. */
function parse(text: string): CachedSheet[] {
  try {
    const copies: unknown = JSON.parse(text);
    return Array.isArray(copies) ? copies.filter(isCachedSheet) : [];
  } catch {
    return [];
  }
}

function isCachedSheet(value: unknown): value is CachedSheet {
  const { token, at, sheet } = (value ?? {}) as Partial<CachedSheet>;
  return typeof token === 'string' && typeof at === 'number' && sheet?.state === 'open' && Array.isArray(sheet.items);
}
