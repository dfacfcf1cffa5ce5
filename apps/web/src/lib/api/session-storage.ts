// Stores the session. Without « Se souvenir de moi » it ends with the browser: a session cookie, which the browser drops
// when it closes, marks the stored session as belonging to this run. All tabs share both.
import { remember, remembered, storageKeys } from '#web/lib/offline/storage-keys.ts';

const RUN_MARK = 'liesse_run';

export interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export const sessionStorage: SessionStorage = {
  getItem: (key) => (isOver() ? null : read(key)),
  setItem(key, value) {
    markRun();
    write(key, value);
  },
  removeItem: (key) => write(key, null),
};

/** Reads the storage only, so that a public page can tell who is probably signed in without loading the client. */
export function hasStoredSession(): boolean {
  return sessionStorage.getItem(storageKeys.session) !== null;
}

export const isRemembered = (): boolean => remembered('rememberMe') !== 'false';

/** Called before signing in: decides how long the next session is stored. */
export function rememberSession(isWanted: boolean): void {
  remember('rememberMe', String(isWanted));
}

let isRefused = false;

/** True when the last session of this page ended because the server refused it, rather than by a sign-out. */
export const isSessionRefused = (): boolean => isRefused;

export function markSessionRefused(isNow: boolean): void {
  isRefused = isNow;
}

function isOver(): boolean {
  if (isRemembered() || document.cookie.split('; ').includes(`${RUN_MARK}=1`)) return false;
  write(storageKeys.session, null);
  return true;
}

function markRun(): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // The Cookie Store API is not in every browser yet.
  document.cookie = `${RUN_MARK}=1; path=/; samesite=strict${secure}`;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The session then lives as long as the page.
  }
}
