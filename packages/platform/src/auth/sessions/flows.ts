// PKCE: a sign-in that began with a challenge ends with a code that is useless without the verifier.
import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { hashToken, isSame } from '#platform/auth/accounts/one-time-tokens.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import type { AuthMethod } from './sessions.ts';

export interface FlowRow {
  id: string;
  user_id: string | null;
  authentication_method: AuthMethod;
  provider: string | null;
  code_challenge: string | null;
  code_challenge_method: 's256' | 'plain' | null;
  auth_code_issued_at: Date | null;
  redirect_to: string | null;
  nonce: string | null;
  provider_verifier: string | null;
  linking_user_id: string | null;
  provider_access_token: string | null;
  provider_refresh_token: string | null;
  created_at: Date;
}

type Queryable = pg.ClientBase | pg.Pool;

export interface Challenge {
  challenge: string;
  method: 's256' | 'plain';
}

/** Reads `code_challenge` and its method; half of the pair, or a malformed one, is refused. */
export function parseChallenge(
  challenge: string | null | undefined,
  method: string | null | undefined,
): Challenge | null {
  if (!challenge && !method) return null;
  const kind = method?.toLowerCase();
  if (!challenge || (kind !== 's256' && kind !== 'plain') || !/^[A-Za-z0-9._~-]{43,128}$/.test(challenge)) {
    throw new AuthError('validation_failed', 'PKCE flow requires a valid code_challenge and code_challenge_method');
  }
  return { challenge, method: kind };
}

export async function createFlow(
  db: Queryable,
  flow: {
    challenge: Challenge | null;
    method: AuthMethod;
    userId?: string | null;
    provider?: string;
    redirectTo?: string;
  },
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into auth.flow_state (user_id, authentication_method, provider, code_challenge, code_challenge_method, redirect_to)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      flow.userId ?? null,
      flow.method,
      flow.provider ?? null,
      flow.challenge?.challenge ?? null,
      flow.challenge?.method ?? null,
      flow.redirectTo ?? null,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('insert returned no flow');
  return row.id;
}

/** Gives out the code once the person is known. */
export async function issueAuthCode(
  context: AuthContext,
  db: Queryable,
  flowId: string,
  userId: string,
): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  const { rowCount } = await db.query(
    'update auth.flow_state set user_id = $2, auth_code_hash = $3, auth_code_issued_at = $4 where id = $1',
    [flowId, userId, hashToken(code), context.now()],
  );
  if (rowCount !== 1) throw new AuthError('flow_state_not_found');
  return code;
}

const CODE_LIFETIME_S = 300;

/** Exchanges the code: once, in time, with its verifier. A wrong verifier burns it too. */
export async function redeemAuthCode(
  context: AuthContext,
  db: Queryable,
  code: string,
  verifier: string,
): Promise<FlowRow & { user_id: string }> {
  const { rows } = await db.query<FlowRow>('delete from auth.flow_state where auth_code_hash = $1 returning *', [
    hashToken(code),
  ]);
  const [flow] = rows;
  if (!flow?.user_id || !flow.auth_code_issued_at) throw new AuthError('flow_state_not_found');
  if (context.now().getTime() - flow.auth_code_issued_at.getTime() > CODE_LIFETIME_S * 1_000)
    throw new AuthError('flow_state_expired');
  const shown =
    flow.code_challenge_method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  if (!flow.code_challenge || !isSame(shown, flow.code_challenge)) throw new AuthError('bad_code_verifier');
  return { ...flow, user_id: flow.user_id };
}
