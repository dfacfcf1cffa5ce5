import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasStoredSession, isRemembered, rememberSession, sessionStorage } from '#web/lib/api/session-storage.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';
import { storageKeys } from '#web/lib/offline/storage-keys.ts';

const { session: KEY } = storageKeys;
const values = fakeStorage();
const jar = { cookie: '' };

/** A browser that is closed keeps what it stored, and loses the cookies that have no end. */
const restart = () => {
  jar.cookie = '';
};

describe('the stored session [LOG-09]', () => {
  beforeEach(() => {
    restart();
    vi.stubGlobal('location', { protocol: 'https:' });
    vi.stubGlobal('document', {
      get cookie() {
        return jar.cookie.split(';')[0] ?? '';
      },
      set cookie(text: string) {
        jar.cookie = text;
      },
    });
  });

  it('outlives the browser when it is to be remembered, as by default', () => {
    expect(isRemembered()).toBe(true);
    expect(hasStoredSession()).toBe(false);
    sessionStorage.setItem(KEY, 'kept');
    restart();
    expect(sessionStorage.getItem(KEY)).toBe('kept');
    expect(hasStoredSession()).toBe(true);
  });

  it('ends with the browser otherwise, and leaves nothing behind', () => {
    rememberSession(false);
    sessionStorage.setItem(KEY, 'kept');
    expect(values.get('rememberMe')).toBe('false');
    expect(sessionStorage.getItem(KEY)).toBe('kept');
    restart();
    expect(hasStoredSession()).toBe(false);
    expect(values.has(KEY)).toBe(false);
  });

  it('is marked by a cookie that no other site sends and no script reads elsewhere', () => {
    sessionStorage.setItem(KEY, 'kept');
    expect(jar.cookie).toBe('liesse_run=1; path=/; samesite=strict; secure');
  });

  it('is taken away when one signs out', () => {
    sessionStorage.setItem(KEY, 'kept');
    sessionStorage.removeItem(KEY);
    expect(hasStoredSession()).toBe(false);
  });
});
