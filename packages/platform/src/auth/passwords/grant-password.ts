// A session for an address and its password. Unknown address and wrong password are one answer, in one time.
import { z } from 'zod';
import {
  type Address,
  addressFields,
  findByAddress,
  requireAddress,
  securityFields,
} from '#platform/auth/accounts/address.ts';
import { isBanned, type UserRow } from '#platform/auth/accounts/users.ts';
import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';
import { json, parseBody } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { requireCaptcha } from '#platform/auth/limits/captcha.ts';
import { type Limit, limits } from '#platform/auth/limits/limits.ts';
import { deviceCookie, knownDevice } from '#platform/auth/sessions/known-device.ts';
import { warnOfNewDevice } from '#platform/auth/sessions/new-device.ts';
import { signIn } from '#platform/auth/sessions/sessions.ts';
import { networkOf } from '#platform/http/network.ts';
import type { HttpResponse } from '#platform/http/types.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const body = z.object({ ...addressFields, ...securityFields, password: z.string() });

export async function grantPassword(context: AuthContext, request: AuthRequest): Promise<HttpResponse> {
  const input = parseBody(body, request.body);
  const address = requireAddress(input, context.config);
  await requireCaptcha(context, input.gotrue_meta_security?.captcha_token, request.ip);
  const user = await findByAddress(context.db, address);
  const counted = await slowDown(context, request, address, user);
  const { ok, upgrade } = await context.passwords.check(input.password, user?.encrypted_password ?? null);
  if (!user || !ok) throw new AuthError('invalid_credentials');
  if (isBanned(user, context.now())) throw new AuthError('user_banned');
  refuseUnconfirmed(user, address);
  for (const [limit, subject] of counted) await context.limits.giveBack(limit, subject);
  const answer = await inTransaction(context.db, async (client) => {
    if (upgrade !== null)
      await client.query('update auth.users set encrypted_password = $2 where id = $1', [user.id, upgrade]);
    await warnOfNewDevice(context, client, user, request);
    return signIn(context, client, user.id, 'password', request);
  });
  const response = json(answer);
  const hash = upgrade ?? user.encrypted_password;
  if (hash !== null) response.headers['set-cookie'] = deviceCookie(context, user.id, hash);
  return response;
}

/**
 * Slows guessing: limits count a network on all accounts, a network on one account, and all unknown networks together on one account. The
 * owner is not locked out by somebody else's guesses: a device that has signed in before is counted by itself, and the last limit spares
 * networks of the owner's sessions. Answers what was counted for this attempt, to be given back when it is right.
 */
async function slowDown(
  context: AuthContext,
  request: AuthRequest,
  address: Address,
  user: UserRow | null,
): Promise<Array<[Limit, string]>> {
  const device = knownDevice(request, user);
  const network = networkOf(request.ip);
  const isKnown = await isKnownNetwork(context, user?.id ?? null, request.ip);
  if (device === null) await context.limits.hit(limits.signInNetwork, network);
  const counted: Array<[Limit, string]> =
    device !== null
      ? [[limits.signInDevice, device]]
      : [
          [limits.signInNetworkAccount, `${network}:${address.value}`],
          ...(isKnown ? [] : [[limits.signInAccount, address.value] satisfies [Limit, string]]),
        ];
  for (const [limit, subject] of counted) await context.limits.hit(limit, subject);
  return counted;
}

/** Asked for an unknown address too, so that both take the same time. */
async function isKnownNetwork(context: AuthContext, userId: string | null, ip: string): Promise<boolean> {
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
