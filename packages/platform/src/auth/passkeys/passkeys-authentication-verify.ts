// POST /passkeys/authentication/verify: creates a session for the holder of the passkey.
import type pg from 'pg';
import { z } from 'zod';
import { isBanned, loadFullUser, type UserRow } from '#platform/auth/accounts/users.ts';
import { audit } from '#platform/auth/audit.ts';
import {
  type AuthContext,
  type AuthRequest,
  type Endpoint,
  json,
  parseBody,
  parseUuid,
} from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import { type Asserted, authenticationCredential, verifyAssertion } from '#platform/auth/passkeys/authentication.ts';
import { takeChallenge } from '#platform/auth/passkeys/challenges.ts';
import { warnOfNewDevice } from '#platform/auth/sessions/new-device.ts';
import { createSession, type SessionRow, sessionJson } from '#platform/auth/sessions/sessions.ts';
import { networkOf } from '#platform/http/network.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const body = z.object({ challenge_id: z.string(), credential: authenticationCredential });

export const passkeysAuthenticationVerify: Endpoint = {
  method: 'POST',
  path: '/passkeys/authentication/verify',
  signInMethod: () => 'passkey',
  async handle(context, request) {
    const input = parseBody(body, request.body);
    const challengeId = parseUuid(input.challenge_id, 'challenge_id');
    await context.limits.hit(limits.passkey, networkOf(request.ip));
    const challenge = await takeChallenge(context, challengeId, null);
    const asserted = await verifyAssertion(context, input.credential, challenge);
    return json(await inTransaction(context.db, (client) => enter(context, client, request, asserted)));
  },
};

async function enter(context: AuthContext, client: pg.ClientBase, request: AuthRequest, asserted: Asserted) {
  const { passkey } = asserted;
  await countUse(context, client, asserted);
  const before = await loadFullUser(client, passkey.user_id);
  if (!before) throw new AuthError('webauthn_verification_failed');
  refuse(context, before.user);
  await warnOfNewDevice(context, client, before.user, request);
  const session = await createSession(context, client, passkey.user_id, 'passkey', request);
  const raised = await raise(client, session);
  await audit(client, request, {
    action: 'passkey_sign_in',
    subjectId: passkey.user_id,
    details: { passkey_id: passkey.id },
  });
  const full = await loadFullUser(client, passkey.user_id);
  return sessionJson(context, raised, full ?? before);
}

/** Two answers with one counter mean two copies of the key: in one statement, so that only one of them can win. */
async function countUse(context: AuthContext, client: pg.ClientBase, { passkey, info }: Asserted): Promise<void> {
  const { rowCount } = await client.query(
    `update auth.passkeys set counter = $2, last_used_at = $3, is_backed_up = $4
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [passkey.id, info.newCounter, context.now(), info.credentialBackedUp],
  );
  if (rowCount !== 1) throw new AuthError('webauthn_verification_failed');
}

function refuse({ now }: AuthContext, user: UserRow): void {
  if (isBanned(user, now())) throw new AuthError('user_banned');
  if (user.email !== null && user.email_confirmed_at === null) throw new AuthError('email_not_confirmed');
}

/**
 * Second level at once: the authenticator was there, and it has verified the person by finger, face or code, which is
 * required of every ceremony. That is two factors, and neither can be typed into a false site.
 */
async function raise(client: pg.ClientBase, { id }: SessionRow): Promise<SessionRow> {
  const { rows } = await client.query<SessionRow>(`update auth.sessions set aal = 'aal2' where id = $1 returning *`, [
    id,
  ]);
  const [row] = rows;
  if (!row) throw new AuthError('session_not_found');
  return row;
}
