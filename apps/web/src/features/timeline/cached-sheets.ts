// The sheets that were opened in this browser, as they were then: whoever works where there is no network reads the last one.
import { useSyncExternalStore } from 'react';
import type { TimelineSheet } from '#web/features/timeline/entries.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

export interface KeptSheet {
  token: string;
  at: number;
  sheet: TimelineSheet;
}

/** A photographer has a few weddings at a time. */
const MOST = 6;

export function keepSheet(kept: KeptSheet): void {
  const others = keptSheets().filter(({ token }) => token !== kept.token);
  remember('timelineSheets', JSON.stringify([kept, ...others].slice(0, MOST)));
}

export function dropSheet(token: string): void {
  const others = keptSheets().filter((kept) => kept.token !== token);
  remember('timelineSheets', others.length === 0 ? null : JSON.stringify(others));
}

/** Null on the server and until the page is alive. */
export function useKeptSheet(token: string): KeptSheet | null {
  const text = useSyncExternalStore(
    () => () => undefined,
    () => remembered('timelineSheets'),
    () => null,
  );
  return text === null ? null : (parse(text).find((kept) => kept.token === token) ?? null);
}

export const keptSheets = (): KeptSheet[] => parse(remembered('timelineSheets') ?? '[]');

/** Another version, or somebody's hand, may have written anything. */
function parse(text: string): KeptSheet[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptSheet {
  const { token, at, sheet } = (value ?? {}) as Partial<KeptSheet>;
  return typeof token === 'string' && typeof at === 'number' && sheet?.state === 'open' && Array.isArray(sheet.items);
}
