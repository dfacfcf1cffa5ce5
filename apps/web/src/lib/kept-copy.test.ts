import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '#web/lib/fake-storage.ts';
import { forgetCopies, keepCopy, keptCopy } from '#web/lib/kept-copy.ts';

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
    keepCopy('timeline', ['p', 'e'], content);
    expect(keptCopy('timeline', ['p', 'e'])).toEqual({ at: 5, content });
    for (const other of [['q', 'e'], ['p', null], ['p'], []]) expect(keptCopy('timeline', other)).toBeNull();
    expect(keptCopy('events', ['p', 'e'])).toBeNull();
  });

  it('is not kept for who is not to be remembered, nor where there is nothing; what was there before goes', () => {
    keepCopy('events', ['p'], content);
    keepCopy('events', ['p'], null);
    expect(values.size).toBe(0);
    keepCopy('events', ['p'], content);
    values.set('rememberMe', 'false');
    keepCopy('events', ['p'], content);
    expect(values.has('liesse.events')).toBe(false);
  });

  it('is forgotten all at once, and nothing else with it', () => {
    values.set('theme', 'dark');
    keepCopy('dashboard', ['p'], content);
    keepCopy('events', ['p'], content);
    keepCopy('timeline', ['p'], content);
    forgetCopies();
    expect([...values.keys()]).toEqual(['theme']);
  });

  it.each(['{', 'null', '[]', '{"mark":["p"]}', '{"mark":["p"],"at":"1"}'])(
    'is nothing in what somebody else wrote: %s',
    (text) => {
      values.set('liesse.events', text);
      expect(keptCopy('events', ['p'])).toBeNull();
    },
  );
});
