// Builds the context that every endpoint of the auth service receives.
import type { AuthContext } from './endpoint.ts';
import { createLimits } from './limits/limits.ts';
import { createCommonPasswords } from './passwords/common-passwords.ts';
import { createPasswords } from './passwords/passwords.ts';

/** The parts that the caller supplies. The outbox is one of them: mail is built on auth, so auth does not import it. */
export type AuthParts = Omit<AuthContext, 'passwords' | 'limits'>;

export function createAuthContext(parts: AuthParts): AuthContext {
  const isCommon = createCommonPasswords();
  return {
    ...parts,
    passwords: createPasswords({ minimumLength: parts.config.minimumPasswordLength, isCommon }),
    limits: createLimits(parts.db, parts.now),
  };
}
