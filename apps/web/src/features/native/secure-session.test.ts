import { beforeEach, describe, expect, it } from 'vitest';
import type { SecureStore } from '#web/features/native/plugins.ts';
import { MAX_FAILURES, openSecureSession } from '#web/features/native/secure-session.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';
import { remember, storageKeys } from '#web/lib/offline/storage-keys.ts';

const KEY = storageKeys.session;
const sessionOf = (id: string): string => JSON.stringify({ access_token: 'a', user: { id } });

describe('the session in the secure store', () => {
  const device = fakeStorage();
  let values: Map<string, string>;
  let store: SecureStore;
  beforeEach(() => {
    values = new Map();
    store = {
      get: async (key) => values.get(key) ?? null,
      set: async (key, value) => void values.set(key, value),
      remove: async (key) => void values.delete(key),
      clear: async () => values.clear(),
    };
  });
  const written = () => new Promise((resolve) => setTimeout(resolve, 0));

  async function lockedSession() {
    const session = await openSecureSession(store);
    remember('biometricEnabled', 'true');
    remember('biometricUserId', 'alix');
    session.storage.setItem(KEY, sessionOf('alix'));
    await written();
    return openSecureSession(store);
  }

  it('is read at once after a start, and erased with a sign-out', async () => {
    const first = await openSecureSession(store);
    first.storage.setItem(KEY, sessionOf('alix'));
    await written();
    expect(device.has(KEY)).toBe(false);
    const next = await openSecureSession(store);
    expect(next.storage.getItem(KEY)).toBe(sessionOf('alix'));
    next.storage.removeItem(KEY);
    await written();
    expect(values.size).toBe(0);
  });

  it('is not stored without « Se souvenir de moi »', async () => {
    remember('rememberMe', 'false');
    const session = await openSecureSession(store);
    session.storage.setItem(KEY, sessionOf('alix'));
    await written();
    expect(session.storage.getItem(KEY)).not.toBeNull();
    expect(values.has(KEY)).toBe(false);
  });

  it('of an earlier installation is erased by the first start', async () => {
    values.set(KEY, sessionOf('alix'));
    const session = await openSecureSession(store);
    expect(session.storage.getItem(KEY)).toBeNull();
    expect(values.size).toBe(0);
  });

  it('is locked where biometrics are enabled, until they unlock it', async () => {
    const session = await lockedSession();
    expect(session.isLocked()).toBe(true);
    expect(session.storage.getItem(KEY)).toBeNull();
    // The client removes what it does not find.
    session.storage.removeItem(KEY);
    await session.unlock();
    expect(session.storage.getItem(KEY)).toBe(sessionOf('alix'));
    session.lock();
    expect([session.isLocked(), session.storage.getItem(KEY)]).toEqual([true, null]);
  });

  it('is erased by the fifth failure, counted across starts, and a success sets the count to zero', async () => {
    let session = await lockedSession();
    expect(await session.addFailure()).toBe(MAX_FAILURES - 1);
    await session.unlock();
    session = await openSecureSession(store);
    for (let left = MAX_FAILURES - 1; left > 0; left -= 1) {
      expect(await session.addFailure()).toBe(left);
      session = await openSecureSession(store);
      expect(session.isLocked()).toBe(true);
    }
    expect(await session.addFailure()).toBe(0);
    expect(session.isLocked()).toBe(false);
    expect(values.size).toBe(0);
  });

  it('of another person is not locked by the biometrics of the first', async () => {
    const session = await lockedSession();
    session.storage.setItem(KEY, sessionOf('sacha'));
    await written();
    expect(device.has(storageKeys.biometricEnabled)).toBe(false);
    expect((await openSecureSession(store)).storage.getItem(KEY)).toBe(sessionOf('sacha'));
  });
});
