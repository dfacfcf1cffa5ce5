// For tests: an in-memory Storage, emptied before each test. The returned map holds its content.
import { afterEach, beforeEach, vi } from 'vitest';

export function fakeStorage(): Map<string, string> {
  const values = new Map<string, string>();
  beforeEach(() => {
    values.clear();
    vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined });
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
