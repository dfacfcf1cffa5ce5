// Reads who is signed in from the stored session without loading the platform's client. It chooses links and grants nothing.
import { matchRole, type Role } from '@liesse/domain';
import { sessionStorage } from '#web/lib/api/session-storage.ts';
import { storageKeys } from '#web/lib/offline/storage-keys.ts';

interface StoredSession {
  user?: { email?: unknown; user_metadata?: { role?: unknown; name?: unknown } };
}

export function readStoredRole(): Role | null {
  const role = readStoredUser()?.user_metadata?.role;
  return typeof role === 'string' ? matchRole(role) : null;
}

/** The name, or else the address; empty for nobody. */
export function readStoredName(): string {
  const user = readStoredUser();
  return textOf(user?.user_metadata?.name) || textOf(user?.email);
}

function readStoredUser(): StoredSession['user'] {
  const stored = sessionStorage.getItem(storageKeys.session);
  if (stored === null) return undefined;
  try {
    return (JSON.parse(stored) as StoredSession | null)?.user;
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
