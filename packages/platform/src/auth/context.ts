// Builds the context that every endpoint of the auth service receives.
import type { AuthContext } from './endpoint.ts';
import { configuredLimits, createLimits } from './limits/limits.ts';
import { createCommonPasswords } from './passwords/common-passwords.ts';
import { createPasswords } from './passwords/passwords.ts';

/** The parts that the caller supplies. The outbox is one of them: mail is built on auth, so auth does not import it. */
export type AuthParts = Omit<AuthContext, 'passwords' | 'limits'>;

export function createAuthContext(parts: AuthParts): AuthContext {
  const { config } = parts;
  const isCommon = config.refusesCommonPasswords ? createCommonPasswords() : () => false;
  return {
    ...parts,
    passwords: createPasswords({
      minimumLength: config.minimumPasswordLength,
      requirements: config.passwordRequirements,
      isCommon,
    }),
    limits: createLimits(parts.db, parts.now, configuredLimits(config)),
  };
}
