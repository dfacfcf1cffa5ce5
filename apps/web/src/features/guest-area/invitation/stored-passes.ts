// The passes of guest pages with a password, stored by link, so that a browser asks for the password once.
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

/** Without permission to store, the passes last as long as the page. */
let inMemory: Readonly<Record<string, unknown>> = {};

export function passOf(token: string): string | null {
  const pass = passes()[token];
  return typeof pass === 'string' ? pass : null;
}

export function storePass(token: string, pass: string | null): void {
  const { [token]: _before, ...others } = passes();
  inMemory = pass === null ? others : { ...others, [token]: pass };
  remember('passes', Object.keys(inMemory).length === 0 ? null : JSON.stringify(inMemory));
}

function passes(): Readonly<Record<string, unknown>> {
  const text = remembered('passes');
  if (text === null) return inMemory;
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
