// The names that clients and links give to proofs, and the kinds they mean.

import type { TokenKind } from '#platform/auth/accounts/one-time-tokens.ts';
import { AuthError } from '#platform/auth/errors.ts';

const KINDS = new Map<string, readonly TokenKind[]>([
  ['signup', ['confirmation']],
  ['magiclink', ['magiclink', 'confirmation']],
  ['email', ['magiclink', 'confirmation']],
  ['recovery', ['recovery']],
  ['invite', ['invite']],
  ['email_change', ['email_change_current', 'email_change_new']],
  ['sms', ['phone']],
  ['phone_change', ['phone_change']],
]);

/** What the record of sign-ins calls a link; null for a type that no link has. */
export const linkMethod = (type: string | null): string | null => {
  if (!KINDS.has(type ?? '')) return null;
  return type === 'signup' ? 'email/signup' : type;
};

export function kindsOf(type: string | null | undefined): readonly TokenKind[] {
  const kinds = KINDS.get(type ?? '');
  if (!kinds) throw new AuthError('validation_failed', 'Verify requires a verification type');
  return kinds;
}
