import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';
import { clearLocalCache, readLocalCache, writeLocalCache } from '#web/lib/offline/local-cache.ts';

describe('what somebody last read here', () => {
  const values = fakeStorage();
  const content = { items: [1] };
  beforeEach(() => {
    vi.useFakeTimers({ now: 5 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is read again under the same mark alone, with its hour', () => {
    writeLocalCache('dashboard', ['p', 'e'], content);
    expect(readLocalCache('dashboard', ['p', 'e'])).toEqual({ at: 5, content });
    for (const other of [['q', 'e'], ['p', null], ['p'], []]) expect(readLocalCache('dashboard', other)).toBeNull();
  });

  it('is not stored for a person who is not remembered, nor without content; the former copy is removed', () => {
    writeLocalCache('dashboard', ['p'], content);
    writeLocalCache('dashboard', ['p'], null);
    expect(values.size).toBe(0);
    writeLocalCache('dashboard', ['p'], content);
    values.set('rememberMe', 'false');
    writeLocalCache('dashboard', ['p'], content);
    expect(values.has('liesse.dashboard')).toBe(false);
  });

  it('is forgotten all at once, and nothing else with it', () => {
    values.set('theme', 'dark');
    writeLocalCache('dashboard', ['p'], content);
    clearLocalCache();
    expect([...values.keys()]).toEqual(['theme']);
  });

  it.each(['{', 'null', '[]', '{"mark":["p"]}', '{"mark":["p"],"at":"1"}'])(
    'is nothing in what somebody else wrote: %s',
    (text) => {
      values.set('liesse.dashboard', text);
      expect(readLocalCache('dashboard', ['p'])).toBeNull();
    },
  );
});
