// POST /verify: a typed code, or the secret of a link, for a session.

import type pg from 'pg';
import { z } from 'zod';
import { addressFields, findByAddress, requireAddress } from '#platform/auth/accounts/address.ts';
import { applyProof } from '#platform/auth/accounts/confirm.ts';
import {
  consumeCode,
  consumeToken,
  type OneTimeTokenRow,
  type TokenKind,
} from '#platform/auth/accounts/one-time-tokens.ts';
import { kindsOf } from '#platform/auth/accounts/verify-types.ts';
import { type AuthContext, type Endpoint, json, parseBody } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import { signIn } from '#platform/auth/sessions/sessions.ts';
import { networkOf } from '#platform/http/network.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const body = z.object({
  ...addressFields,
  type: z.string(),
  token: z.string().max(256).nullish(),
  token_hash: z.string().max(256).nullish(),
});

type Input = z.infer<typeof body>;

export const verify: Endpoint = {
  method: 'POST',
  path: '/verify',
  signInMethod: () => 'otp',
  async handle(context, request) {
    const input = parseBody(body, request.body);
    const kinds = kindsOf(input.type);
    await context.limits.hit(limits.verifyNetwork, networkOf(request.ip));
    const proof = await findProof(context, input, kinds);
    const answer = await inTransaction(context.db, async (client) => {
      const confirmed = await applyProof(context, client, proof);
      return confirmed.done ? signIn(context, client, proof.user_id, confirmed.method, request) : null;
    });
    return json(
      answer ?? {
        code: 200,
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      },
    );
  },
};

/** Outside the transaction that follows: a wrong try must count even though the request fails. */
async function findProof(context: AuthContext, input: Input, kinds: readonly TokenKind[]): Promise<OneTimeTokenRow> {
  const db: pg.Pool = context.db;
  if (input.token_hash) return found(await consumeToken(context, db, input.token_hash, kinds));
  const address = requireAddress(input, context.config);
  if (!input.token) throw new AuthError('validation_failed', 'Verify requires a token or a token hash');
  const user = (await findByAddress(db, address)) ?? (await findByChange(db, address.value));
  if (!user) throw new AuthError('otp_expired');
  return found(await consumeCode(context, db, user.id, kinds, address.value, input.token));
}

/** An address that waits to become an account's own is known by that wait. */
async function findByChange(db: pg.Pool, address: string): Promise<{ id: string } | null> {
  const { rows } = await db.query<{ id: string }>(
    'select id from auth.users where (lower(email_change) = $1 or phone_change = $1) and deleted_at is null limit 1',
    [address],
  );
  return rows[0] ?? null;
}

function found(proof: OneTimeTokenRow | null): OneTimeTokenRow {
  if (!proof) throw new AuthError('otp_expired');
  return proof;
}
