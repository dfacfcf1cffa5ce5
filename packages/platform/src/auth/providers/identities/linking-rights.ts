// Who may add or remove an identity. Whoever does it holds the account from then on: a session found on a table must
// not be enough (A28, A29).

import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { type CurrentUser, requireUser } from '#platform/auth/sessions/current-user.ts';
import { requireFreshProof } from '#platform/auth/sessions/fresh-proof.ts';

export async function requireLinkingUser(context: AuthContext, request: AuthRequest): Promise<CurrentUser> {
  if (!context.config.manualLinkingEnabled) throw new AuthError('manual_linking_disabled');
  const current = await requireUser(context, request);
  if (current.user.is_sso_user) throw new AuthError('validation_failed', 'An account of a company has one identity');
  // An anonymous account has nothing to prove itself with: the identity will be its first proof.
  if (!current.user.is_anonymous) requireFreshProof(context, current, 'Sign in again to change identities');
  return current;
}
