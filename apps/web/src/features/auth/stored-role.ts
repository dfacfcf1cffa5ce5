// Reads the role of the stored session without loading the platform's client. The role chooses a link and grants nothing.
import { matchRole, type Role } from '@liesse/domain';
import { sessionStorage } from '#web/lib/api/session-storage.ts';
import { storageKeys } from '#web/lib/offline/storage-keys.ts';

interface StoredSession {
  user?: { user_metadata?: { role?: unknown } };
}

export function readStoredRole(): Role | null {
  const stored = sessionStorage.getItem(storageKeys.session);
  if (stored === null) return null;
  try {
    const role = (JSON.parse(stored) as StoredSession | null)?.user?.user_metadata?.role;
    return typeof role === 'string' ? matchRole(role) : null;
  } catch {
    return null;
  }
}
