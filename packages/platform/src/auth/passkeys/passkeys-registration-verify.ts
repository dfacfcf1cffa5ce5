// POST /passkeys/registration/verify: keeps the new credential's public key.
import type pg from 'pg';
import { z } from 'zod';
import { audit } from '#platform/auth/audit.ts';
import { type Endpoint, json, parseBody, parseUuid } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import { takeChallenge } from '#platform/auth/passkeys/challenges.ts';
import { MOST_PASSKEYS, type PasskeyRow, passkeyJson } from '#platform/auth/passkeys/passkeys.ts';
import { registrationCredential, verifyRegistration } from '#platform/auth/passkeys/registration.ts';
import { requireUser } from '#platform/auth/sessions/current-user.ts';
import { requireFreshProof } from '#platform/auth/sessions/fresh-proof.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const body = z.object({ challenge_id: z.string(), credential: registrationCredential });

export const passkeysRegistrationVerify: Endpoint = {
  method: 'POST',
  path: '/passkeys/registration/verify',
  async handle(context, request) {
    const input = parseBody(body, request.body);
    const challengeId = parseUuid(input.challenge_id, 'challenge_id');
    const current = await requireUser(context, request);
    requireFreshProof(context, current, 'Sign in again to change passkeys');
    await context.limits.hit(limits.passkey, current.user.id);
    const challenge = await takeChallenge(context, challengeId, current.user.id);
    const registered = await verifyRegistration(context, input.credential, challenge);
    const passkey = await inTransaction(context.db, async (client) => {
      const row = await insertPasskey(client, current.user.id, {
        ...registered,
        transports: input.credential.response.transports ?? [],
      });
      await audit(client, request, {
        action: 'passkey_created',
        subjectId: current.user.id,
        details: { passkey_id: row.id },
      });
      return row;
    });
    return json(passkeyJson(passkey));
  },
};

type NewPasskey = Awaited<ReturnType<typeof verifyRegistration>> & { transports: string[] };

/** A credential that is already registered does not change. */
async function insertPasskey(client: pg.ClientBase, userId: string, passkey: NewPasskey): Promise<PasskeyRow> {
  await client.query('select from auth.users where id = $1 for update', [userId]);
  const { rows: counted } = await client.query<{ n: number }>(
    'select count(*)::int as n from auth.passkeys where user_id = $1',
    [userId],
  );
  if ((counted[0]?.n ?? 0) >= MOST_PASSKEYS) throw new AuthError('too_many_passkeys');
  const { credential, aaguid, credentialBackedUp, transports } = passkey;
  const { rows } = await client.query<PasskeyRow>(
    `insert into auth.passkeys (user_id, credential_id, public_key, counter, transports, aaguid, is_backed_up)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning *`,
    [
      userId,
      credential.id,
      Buffer.from(credential.publicKey),
      credential.counter,
      transports,
      aaguid,
      credentialBackedUp,
    ],
  );
  const [row] = rows;
  if (!row) throw new AuthError('webauthn_credential_exists');
  return row;
}
