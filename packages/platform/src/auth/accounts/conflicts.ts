// Two requests for one address at the same moment: the second meets the first's row.
import pg from 'pg';
import { AuthError } from '#platform/auth/errors.ts';

/** Does the work once more after such a meeting: what was new the first time is then known. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return work();
  }
}

const isConflict = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === '23505' && /^(users|identities)_/.test(error.constraint ?? '');

/** Where a second try is no help: the address now belongs to somebody. */
export function conflictError(error: unknown): AuthError | null {
  if (!isConflict(error)) return null;
  return new AuthError(error.constraint === 'users_phone_idx' ? 'phone_exists' : 'email_exists');
}
