// The session in the secure store of the device. The store answers later, the application reads at once: what was read at the start is held
// in memory, and each change is written behind it. A locked session stays in the store alone until biometrics unlock it.
import type { SecureStore } from '#web/features/native/plugins.ts';
import { isRemembered, type SessionStorage } from '#web/lib/api/session-storage.ts';
import { remember, remembered, storageKeys } from '#web/lib/offline/storage-keys.ts';

const SESSION = storageKeys.session;
/** A sign-in by a provider or by a mail continues after the system ended the application. */
const VERIFIER = `${SESSION}-code-verifier`;
const FAILURES = 'biometric-failures';

/** After the last one only the password opens the account. */
export const MAX_FAILURES = 5;

export interface SecureSession {
  storage: SessionStorage;
  isLocked(): boolean;
  lock(): void;
  unlock(): Promise<void>;
  /** Returns how many attempts remain; with none, the stored session is erased. */
  addFailure(): Promise<number>;
}

export async function openSecureSession(store: SecureStore): Promise<SecureSession> {
  // The store of iOS outlives the application: what an earlier installation left is not for the person who installs it now.
  if (remembered('installed') === null) await store.clear();
  remember('installed', 'true');

  const memory = new Map<string, string>();
  let isLocked = false;
  let writing = Promise.resolve();
  const write = (work: () => Promise<void>): void => {
    // A store that refuses only means that the next start asks for the password.
    writing = writing.then(work).catch(() => undefined);
  };
  const setInStore = (key: string, value: string | null): void =>
    write(() => (value === null ? store.remove(key) : store.set(key, value)));

  const verifier = await store.get(VERIFIER);
  if (verifier !== null) memory.set(VERIFIER, verifier);
  const stored = await store.get(SESSION);
  isLocked = stored !== null && remembered('biometricEnabled') === 'true';
  if (stored !== null && !isLocked) memory.set(SESSION, stored);

  return {
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem(key, value) {
        memory.set(key, value);
        if (key !== SESSION) return setInStore(key, value);
        isLocked = false;
        forgetBiometricsOfOthers(value);
        setInStore(FAILURES, null);
        // Without « Se souvenir de moi » the session ends with the application.
        setInStore(SESSION, isRemembered() ? value : null);
      },
      removeItem(key) {
        memory.delete(key);
        // The client clears its storage when it finds no session, which must not erase a locked one.
        if (key !== SESSION || !isLocked) setInStore(key, null);
      },
    },
    isLocked: () => isLocked,
    lock() {
      if (remembered('biometricEnabled') !== 'true' || !isRemembered() || !memory.delete(SESSION)) return;
      isLocked = true;
    },
    async unlock() {
      await writing;
      const session = await store.get(SESSION);
      isLocked = false;
      if (session !== null) memory.set(SESSION, session);
      await store.remove(FAILURES);
    },
    async addFailure() {
      await writing;
      // Counted in the store, since starting the application again must not give new attempts.
      const failures = Number((await store.get(FAILURES)) ?? 0) + 1;
      await store.set(FAILURES, String(failures));
      if (failures < MAX_FAILURES) return MAX_FAILURES - failures;
      await store.remove(SESSION);
      await store.remove(FAILURES);
      isLocked = false;
      return 0;
    },
  };
}

/** Biometrics were switched on for one account: the session of another is not locked by them. */
function forgetBiometricsOfOthers(session: string): void {
  const { user } = JSON.parse(session) as { user?: { id?: unknown } };
  if (remembered('biometricUserId') === user?.id) return;
  remember('biometricEnabled', null);
  remember('biometricUserId', null);
}
