// Challenges of passkey ceremonies: five minutes, once, and only for the account they were made for.
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';

const LIFETIME_S = 300;
export const CEREMONY_MS = LIFETIME_S * 1_000;

export interface OpenChallenge {
  challenge_id: string;
  /** Seconds since 1970. */
  expires_at: number;
}

/** Without an account it is a sign-in: nobody has said yet who they are. */
export async function storeChallenge(
  context: AuthContext,
  challenge: string,
  userId: string | null,
): Promise<OpenChallenge> {
  const now = context.now();
  const expiresAt = new Date(now.getTime() + CEREMONY_MS);
  // Unused challenges are deleted an hour later. Until then they are answered as expired.
  const { rows } = await context.db.query<{ id: string }>(
    `with gone as (delete from auth.passkey_challenges where expires_at < $4::timestamptz - interval '1 hour')
     insert into auth.passkey_challenges (user_id, challenge, expires_at) values ($1, $2, $3) returning id`,
    [userId, challenge, expiresAt, now],
  );
  const [row] = rows;
  if (!row) throw new Error('insert returned no challenge');
  return { challenge_id: row.id, expires_at: Math.floor(expiresAt.getTime() / 1_000) };
}

/** Gone once read, whatever comes of it: an answer can be tried once. */
export async function takeChallenge(context: AuthContext, id: string, userId: string | null): Promise<string> {
  const { rows } = await context.db.query<{ challenge: string; expires_at: Date }>(
    `delete from auth.passkey_challenges where id = $1 and user_id is not distinct from $2
     returning challenge, expires_at`,
    [id, userId],
  );
  const [row] = rows;
  if (!row) throw new AuthError('webauthn_challenge_not_found');
  if (row.expires_at <= context.now()) throw new AuthError('webauthn_challenge_expired');
  return row.challenge;
}
