// For tests: the store of a browser, empty before each of them. What it holds is in the map that is answered.
import { afterEach, beforeEach, vi } from 'vitest';

export function fakeStorage(): Map<string, string> {
  const values = new Map<string, string>();
  beforeEach(() => {
    values.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return values;
}
