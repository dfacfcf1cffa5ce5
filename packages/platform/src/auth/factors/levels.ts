// The second level of a session: asking for it, raising to it, and taking it back when the factor it rested on is gone.
import type pg from 'pg';
import { loadFullUser } from '#platform/auth/accounts/users.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import type { CurrentUser } from '#platform/auth/sessions/current-user.ts';
import { isFresh } from '#platform/auth/sessions/fresh-proof.ts';
import { type AuthMethod, raiseSession, sessionJson } from '#platform/auth/sessions/sessions.ts';

const SECOND_STEPS: readonly AuthMethod[] = ['totp', 'mfa/email', 'mfa/phone', 'mfa/webauthn', 'mfa/recovery_code'];

/**
 * For what weakens or widens the account's protection: the session and the token shown have both taken the second step,
 * and within the hour. A session found open on a table is not enough (A28, A29).
 */
export function requireSecondLevel(context: AuthContext, { session, isSecondLevel }: CurrentUser): void {
  if (!isSecondLevel || !isFresh(context, session, SECOND_STEPS)) {
    throw new AuthError('insufficient_aal');
  }
}

export interface Raised {
  factorId: string;
  method: AuthMethod;
  /** Ends the other sessions that have only taken the first step. */
  endsOthers: boolean;
}

/** The session at its new level, as its client keeps it. */
export async function raise(
  context: AuthContext,
  client: pg.ClientBase,
  { user, session }: CurrentUser,
  { factorId, method, endsOthers }: Raised,
): Promise<Record<string, unknown>> {
  // A proof given again replaces the one before: the token would grow with each.
  await client.query(`update auth.sessions set amr = ${amrWithout('$2')} where id = $1`, [session.id, [method]]);
  const raised = await raiseSession(context, client, session.id, factorId, method);
  if (endsOthers) {
    await client.query(`delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1'`, [
      user.id,
      session.id,
    ]);
  }
  const full = await loadFullUser(client, user.id);
  if (!full) throw new AuthError('user_not_found');
  return sessionJson(context, raised, full);
}

/**
 * Sessions last raised by these factors are of the first level again: for this service at once, in their tokens from the
 * next refresh on. A session raised by another factor since then keeps its level.
 */
export async function lower(client: pg.ClientBase, userId: string, factorIds: readonly string[]): Promise<void> {
  await client.query(
    `update auth.sessions set aal = 'aal1', factor_id = null, amr = ${amrWithout('$3')}, updated_at = now()
     where user_id = $1 and factor_id = any ($2)`,
    [userId, factorIds, SECOND_STEPS],
  );
}

const amrWithout = (parameter: string): string =>
  `coalesce((select jsonb_agg(entry order by place) from jsonb_array_elements(amr) with ordinality as t (entry, place)
     where entry ->> 'method' <> all (${parameter}::text[])), '[]')`;
