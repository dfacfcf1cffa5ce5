// A session for an address and its password. Unknown address and wrong password are one answer, in one time.
import { z } from 'zod';
import { requireCaptcha } from '#platform/auth/captcha.ts';
import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';
import { json, parseBody } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { limits, networkOf } from '#platform/auth/limits.ts';
import { signIn } from '#platform/auth/sessions.ts';
import { isBanned, type UserRow } from '#platform/auth/users.ts';
import type { HttpResponse } from '#platform/http/types.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';
import { type Address, addressFields, findByAddress, requireAddress, securityFields } from './address.ts';
import { warnOfNewDevice } from './new-device.ts';

const body = z.object({ ...addressFields, ...securityFields, password: z.string() });

export async function grantPassword(context: AuthContext, request: AuthRequest): Promise<HttpResponse> {
  const input = parseBody(body, request.body);
  const address = requireAddress(input, context.config);
  await requireCaptcha(context, input.gotrue_meta_security?.captcha_token, request.ip);
  const user = await findByAddress(context.db, address);
  await slowDown(context, request, address, user);
  const { ok, upgrade } = await context.passwords.check(input.password, user?.encrypted_password ?? null);
  if (!user || !ok) throw new AuthError('invalid_credentials');
  if (isBanned(user, context.now())) throw new AuthError('user_banned');
  refuseUnconfirmed(user, address);
  await context.limits.forget(limits.signInAccount, address.value);
  const answer = await inTransaction(context.db, async (client) => {
    if (upgrade !== null)
      await client.query('update auth.users set encrypted_password = $2 where id = $1', [user.id, upgrade]);
    await warnOfNewDevice(context, client, user, request);
    return signIn(context, client, user.id, 'password', request);
  });
  return json(answer);
}

/**
 * Guessing is slowed by network and by account. The account's own limit spares networks from which its owner has
 * signed in: somebody else's guesses must not keep the owner out.
 */
async function slowDown(
  context: AuthContext,
  request: AuthRequest,
  address: Address,
  user: UserRow | null,
): Promise<void> {
  await context.limits.hit(limits.signInNetwork, networkOf(request.ip));
  if (user && (await isKnownNetwork(context, user.id, request.ip))) return;
  await context.limits.hit(limits.signInAccount, address.value);
}

async function isKnownNetwork(context: AuthContext, userId: string, ip: string): Promise<boolean> {
  const { rows } = await context.db.query<{ ip: string }>(
    `select distinct host(ip) as ip from auth.sessions where user_id = $1 and ip is not null`,
    [userId],
  );
  return rows.some((row) => networkOf(row.ip) === networkOf(ip));
}

function refuseUnconfirmed(user: UserRow, address: Address): void {
  if (address.kind === 'email' && user.email_confirmed_at === null) throw new AuthError('email_not_confirmed');
  if (address.kind === 'phone' && user.phone_confirmed_at === null) throw new AuthError('phone_not_confirmed');
}
