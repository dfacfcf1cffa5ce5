// Stores unsaved form values on this device: per account, event, form and record, for a week. When the session ends
// with the browser, and for health data, they are stored for the tab alone.

import { isRemembered } from '#web/lib/api/session-storage.ts';
import { DRAFT_PREFIX } from '#web/lib/offline/waiting-keys.ts';

export interface StoredDraft {
  /** When it was typed, in milliseconds. */
  at: number;
  /** The version of the record that was edited. */
  version: number;
  /** The changed fields: their values before, and as typed. */
  base: Record<string, unknown>;
  typed: Record<string, unknown>;
}

export interface DraftKey {
  key: string;
  /** Health data is stored for the tab alone. */
  isPrivate: boolean;
}

const LIFETIME_MS = 7 * 24 * 3_600_000;

const listeners = new Set<() => void>();
let isPurged = false;

export function readDraft({ key }: DraftKey): StoredDraft | null {
  purge();
  const found = stores()
    .map((store) => parse(store.getItem(DRAFT_PREFIX + key)))
    .filter((draft) => draft !== null)
    .toSorted((a, b) => b.at - a.at);
  return found[0] ?? null;
}

export function writeDraft({ key, isPrivate }: DraftKey, draft: Omit<StoredDraft, 'at'>): void {
  const value = JSON.stringify({ ...draft, at: Date.now() } satisfies StoredDraft);
  attempt(() =>
    (isPrivate || !isRemembered() ? window.sessionStorage : localStorage).setItem(DRAFT_PREFIX + key, value),
  );
  notify();
}

export function eraseDraft({ key }: DraftKey): void {
  for (const store of stores()) store.removeItem(DRAFT_PREFIX + key);
  notify();
}

/** The listener is also called when another tab writes or erases a draft. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Runs once per page, so that drafts that are never opened again expire too. */
function purge(): void {
  if (isPurged) return;
  isPurged = true;
  for (const store of stores()) {
    const names = Object.keys(store).filter((name) => name.startsWith(DRAFT_PREFIX));
    for (const name of names) if (parse(store.getItem(name)) === null) store.removeItem(name);
  }
}

/** Returns null for a draft that is too old or written by another version. */
function parse(value: string | null): StoredDraft | null {
  try {
    const { at, version, base, typed } = JSON.parse(value ?? 'null') as Partial<StoredDraft>;
    const isWhole = typeof at === 'number' && typeof version === 'number' && isObject(base) && isObject(typed);
    return isWhole && Date.now() - at < LIFETIME_MS ? { at, version, base, typed } : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** None on the server, nor where storage is forbidden: a draft then lives as long as its form. */
function stores(): Storage[] {
  const found: Storage[] = [];
  attempt(() => found.push(window.sessionStorage, localStorage));
  return found;
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // The storage is full or forbidden.
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}
