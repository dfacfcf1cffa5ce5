import { describe, expect, it, vi } from 'vitest';
import { passOf, storePass } from '#web/features/guest-area/invitation/stored-passes.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';

describe('the passes to pages with a password', () => {
  const values = fakeStorage();

  it('are kept by their links, until one is forgotten', () => {
    storePass('ta', 'pa');
    storePass('tb', 'pb');
    expect([passOf('ta'), passOf('tb'), passOf('tc')]).toEqual(['pa', 'pb', null]);
    storePass('ta', null);
    expect([passOf('ta'), passOf('tb')]).toEqual([null, 'pb']);
    storePass('tb', null);
    expect(values.size).toBe(0);
  });

  it('are none where the store holds something else', () => {
    values.set('liesse.passes', 'not json');
    expect(passOf('ta')).toBeNull();
    values.set('liesse.passes', '{"ta": 4}');
    expect(passOf('ta')).toBeNull();
  });

  it('last as long as the page where nothing may be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    storePass('ta', 'pa');
    expect(passOf('ta')).toBe('pa');
  });
});
