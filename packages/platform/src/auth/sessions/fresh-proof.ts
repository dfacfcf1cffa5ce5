// Who changes what protects an account holds it from then on: a session found open on a table must not be enough (A29).

import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { type CurrentUser, requireSecondStep } from './current-user.ts';
import type { AuthMethod, SessionRow } from './sessions.ts';

const FRESH_S = 3_600;

/** Whether a proof was given within the hour: any, or one of these. */
export function isFresh(context: AuthContext, session: SessionRow, methods?: readonly AuthMethod[]): boolean {
  const oldest = context.now().getTime() / 1_000 - FRESH_S;
  return session.amr.some(({ method, timestamp }) => timestamp >= oldest && (methods?.includes(method) ?? true));
}

/** The second step where the account has one, and a proof of who they are within the hour. */
export function requireFreshProof(context: AuthContext, current: CurrentUser, message?: string): void {
  requireSecondStep(current);
  if (!isFresh(context, current.session)) throw new AuthError('reauthentication_needed', message);
}
