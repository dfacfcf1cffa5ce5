// Who reads a public page, from local storage alone, so that the platform's client is not loaded.
import { useSyncExternalStore } from 'react';
import { readStoredRole } from '#web/features/auth/stored-role.ts';
import { hasStoredSession } from '#web/lib/api/session-storage.ts';

export type Visitor = 'stranger' | 'client' | 'colleague';

export const useVisitor = (): Visitor => useSyncExternalStore(subscribe, readVisitor, (): Visitor => 'stranger');

/** Partners and administrators cannot ask for quotes. */
function readVisitor(): Visitor {
  if (!hasStoredSession()) return 'stranger';
  const role = readStoredRole();
  return role === 'partner' || role === 'admin' ? 'colleague' : 'client';
}

/** The person may sign in or out in another tab. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
