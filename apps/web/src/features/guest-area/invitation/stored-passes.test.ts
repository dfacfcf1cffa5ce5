import { describe, expect, it, vi } from 'vitest';
import { passOf, storePass } from '#web/features/guest-area/invitation/stored-passes.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';

describe('the passes to pages with a password', () => {
  const values = fakeStorage();

  it('are stored by link until one is removed', () => {
    storePass('ta', 'pa');
    storePass('tb', 'pb');
    expect([passOf('ta'), passOf('tb'), passOf('tc')]).toEqual(['pa', 'pb', null]);
    storePass('ta', null);
    expect([passOf('ta'), passOf('tb')]).toEqual([null, 'pb']);
    storePass('tb', null);
    expect(values.size).toBe(0);
  });

  it('are empty when the stored text is not readable', () => {
    values.set('liesse.passes', 'not json');
    expect(passOf('ta')).toBeNull();
    values.set('liesse.passes', '{"ta": 4}');
    expect(passOf('ta')).toBeNull();
  });

  it('are stored in memory when storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    storePass('ta', 'pa');
    expect(passOf('ta')).toBe('pa');
  });
});
