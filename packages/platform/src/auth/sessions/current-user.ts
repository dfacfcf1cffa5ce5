// Who is signed in: from the verified token, and from the session that must still exist.

import { type FullUser, isBanned, loadFullUser } from '#platform/auth/accounts/users.ts';
import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { levelOf } from '#platform/auth/tokens/verifier.ts';
import type { SessionRow } from './sessions.ts';

export interface CurrentUser extends FullUser {
  session: SessionRow;
  /** Whether the session and the token shown have both taken the second step. */
  isSecondLevel: boolean;
}

/** Where the configuration says so, an account with a second step is nobody before it has been taken (A43). */
export async function requireUser(context: AuthContext, request: AuthRequest): Promise<CurrentUser> {
  const current = await requireFirstStep(context, request);
  if (context.config.mfa.enforcesFactors) requireSecondStep(current);
  return current;
}

/** For what finishes the second step, and for what the client needs on the way. */
export async function requireFirstStep(context: AuthContext, request: AuthRequest): Promise<CurrentUser> {
  const { claims } = request.caller;
  const { sub, session_id: sessionId } = claims;
  if (typeof sub !== 'string') throw new AuthError('no_authorization');
  if (typeof sessionId !== 'string') throw new AuthError('session_not_found');
  const { rows } = await context.db.query<SessionRow>(
    'select * from auth.sessions where id = $1 and user_id = $2 and (not_after is null or not_after > $3)',
    [sessionId, sub, context.now()],
  );
  const [session] = rows;
  if (!session) throw new AuthError('session_not_found');
  const full = await loadFullUser(context.db, sub);
  if (!full) throw new AuthError('user_not_found');
  if (isBanned(full.user, context.now())) throw new AuthError('user_banned');
  const isSecondLevel = session.aal !== 'aal1' && levelOf(request.caller) === session.aal;
  return { ...full, session, isSecondLevel };
}

/** Somebody with a second step must have taken it before touching what protects the account (A28, A29). */
export function requireSecondStep({ factors, isSecondLevel }: CurrentUser): void {
  const hasFactor = factors.some(({ status }) => status === 'verified');
  if (hasFactor && !isSecondLevel) throw new AuthError('insufficient_aal');
}
