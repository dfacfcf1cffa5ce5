// Sessions: made at each sign-in, turned at each refresh, ended at once.
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type FullUser, isBanned, loadFullUser, userJson } from '#platform/auth/accounts/users.ts';
import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { recordSignIn } from '#platform/auth/sign-ins/record.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';
import { isGenuine, makeRefreshToken, readRefreshToken } from './refresh-tokens.ts';

export type AuthMethod =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'totp'
  | 'mfa/phone'
  | 'mfa/email'
  | 'mfa/webauthn'
  | 'mfa/recovery_code'
  | 'sso/saml'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email/signup'
  | 'email_change'
  | 'anonymous'
  | 'passkey'
  | 'web3';

export interface SessionRow {
  id: string;
  user_id: string;
  aal: 'aal1' | 'aal2' | 'aal3';
  amr: Array<{ method: AuthMethod; timestamp: number }>;
  factor_id: string | null;
  refresh_key: Buffer;
  refresh_counter: number;
  refreshed_at: Date | null;
  not_after: Date | null;
  user_agent: string | null;
  ip: string | null;
  created_at: Date;
  updated_at: Date;
}

type Queryable = pg.ClientBase | pg.Pool;

/** A new session for somebody who has just proved who they are. */
export async function createSession(
  context: AuthContext,
  db: Queryable,
  userId: string,
  method: AuthMethod,
  request: AuthRequest,
): Promise<SessionRow> {
  const now = context.now();
  const { sessionTimebox } = context.config;
  const notAfter = sessionTimebox === null ? null : new Date(now.getTime() + sessionTimebox * 1_000);
  const { rows } = await db.query<SessionRow>(
    `insert into auth.sessions (user_id, amr, refresh_key, not_after, user_agent, ip, refreshed_at)
     values ($1, $2::jsonb, $3, $4, $5, $6::inet, $7) returning *`,
    [
      userId,
      JSON.stringify([proof(method, now)]),
      randomBytes(32),
      notAfter,
      request.userAgent.slice(0, 400),
      request.ip || null,
      now,
    ],
  );
  await recordSignIn(context, db, request, { userId, method });
  await db.query('update auth.users set last_sign_in_at = $2, updated_at = now() where id = $1', [userId, now]);
  const [row] = rows;
  if (!row) throw new Error('insert returned no session');
  return row;
}

export const proof = (method: AuthMethod, now: Date) => ({ method, timestamp: Math.floor(now.getTime() / 1_000) });

/** The answer to every successful sign-in. */
export async function sessionJson(
  context: AuthContext,
  session: SessionRow,
  full: FullUser,
): Promise<Record<string, unknown>> {
  const { user } = full;
  const issuedAt = Math.floor(context.now().getTime() / 1_000);
  const accessToken = await context.sign({
    sub: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
    iat: issuedAt,
    exp: issuedAt + context.config.jwtExpiry,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: context.config.jwtExpiry,
    expires_at: issuedAt + context.config.jwtExpiry,
    refresh_token: makeRefreshToken(session.id, session.refresh_counter, session.refresh_key),
    user: userJson(full),
  };
}

/** Signs a user in: a session and its answer. Only a person who has proved their identity learns of a ban. */
export async function signIn(
  context: AuthContext,
  db: Queryable,
  userId: string,
  method: AuthMethod,
  request: AuthRequest,
): Promise<Record<string, unknown>> {
  const session = await createSession(context, db, userId, method, request);
  const full = await loadFullUser(db, userId);
  if (!full) throw new AuthError('user_not_found');
  if (isBanned(full.user, context.now())) throw new AuthError('user_banned');
  return sessionJson(context, session, full);
}

/** Seconds in which a token that was just turned still gets the same successor: two tabs, a lost answer. */
const REUSE_WINDOW_S = 10;

/** Rotates a refresh token. An older token than the last means that it was stolen, so the session ends. */
export async function refreshSession(
  context: AuthContext,
  token: string,
): Promise<{ session: SessionRow; full: FullUser }> {
  const claim = readRefreshToken(token);
  if (!claim) throw new AuthError('refresh_token_not_found');
  const turned = await inTransaction(context.db, async (client): Promise<SessionRow | 'reused'> => {
    const { rows } = await client.query<SessionRow>('select * from auth.sessions where id = $1 for update', [
      claim.sessionId,
    ]);
    const [session] = rows;
    const now = context.now();
    if (!session || !isGenuine(claim, session.refresh_key)) throw new AuthError('refresh_token_not_found');
    if (session.not_after && session.not_after <= now) throw new AuthError('session_expired');
    if (isInReuseWindow(session, claim.counter, now)) return session;
    if (claim.counter !== session.refresh_counter) {
      await client.query('delete from auth.sessions where id = $1', [session.id]);
      return 'reused';
    }
    const { rows: after } = await client.query<SessionRow>(
      'update auth.sessions set refresh_counter = refresh_counter + 1, refreshed_at = $2, updated_at = now() where id = $1 returning *',
      [session.id, now],
    );
    return after[0] ?? session;
  });
  if (turned === 'reused') throw new AuthError('refresh_token_already_used');
  const full = await loadFullUser(context.db, turned.user_id);
  if (!full) throw new AuthError('refresh_token_not_found');
  if (isBanned(full.user, context.now())) throw new AuthError('user_banned');
  return { session: turned, full };
}

/** Accepts the previous token for a few seconds: the answer may have been lost, or two tabs have refreshed at once. */
function isInReuseWindow(session: SessionRow, counter: number, now: Date): boolean {
  if (counter !== session.refresh_counter - 1 || session.refreshed_at === null) return false;
  return now.getTime() - session.refreshed_at.getTime() <= REUSE_WINDOW_S * 1_000;
}

/** Raises a session after a second proof. */
export async function raiseSession(
  context: AuthContext,
  db: Queryable,
  sessionId: string,
  factorId: string,
  method: AuthMethod,
): Promise<SessionRow> {
  const { rows } = await db.query<SessionRow>(
    `update auth.sessions set aal = 'aal2', factor_id = $2, amr = $3::jsonb || amr, refresh_counter = refresh_counter + 1,
       refreshed_at = $4, updated_at = now() where id = $1 returning *`,
    [sessionId, factorId, JSON.stringify([proof(method, context.now())]), context.now()],
  );
  const [row] = rows;
  if (!row) throw new AuthError('session_not_found');
  return row;
}
