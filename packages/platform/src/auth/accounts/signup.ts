// POST /signup: an account by e-mail or phone, or an anonymous one.
import { randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import {
  type Address,
  addressFields,
  challengeFields,
  findByAddress,
  parseAddress,
  securityFields,
} from '#platform/auth/accounts/address.ts';
import { retryOnConflict } from '#platform/auth/accounts/conflicts.ts';
import { limitMessages, mailProof, messageProof } from '#platform/auth/accounts/send-proof.ts';
import { insertIdentity, insertUser, loadFullUser, type UserRow, userJson } from '#platform/auth/accounts/users.ts';
import { allowedRedirect } from '#platform/auth/config/redirects.ts';
import { type AuthContext, type AuthRequest, type Endpoint, json, parseBody } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { requireCaptcha } from '#platform/auth/limits/captcha.ts';
import { atLeast, MESSAGE_MS } from '#platform/auth/limits/even-time.ts';
import { type Limit, limits } from '#platform/auth/limits/limits.ts';
import { type Challenge, parseChallenge } from '#platform/auth/sessions/flows.ts';
import { signIn } from '#platform/auth/sessions/sessions.ts';
import { networkOf } from '#platform/http/network.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const body = z.object({
  ...addressFields,
  ...securityFields,
  ...challengeFields,
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

interface NewAccount {
  address: Address;
  password: string;
  data: Record<string, unknown>;
  redirectTo: string;
  challenge: Challenge | null;
}

export const signup: Endpoint = {
  method: 'POST',
  path: '/signup',
  async handle(context, request) {
    const input = parseBody(body, request.body);
    const { config } = context;
    if (!config.signupEnabled) throw new AuthError('signup_disabled');
    const isAnonymous = !input.email && !input.phone;
    await context.limits.hit(isAnonymous ? anonymousLimit(context) : limits.signUpNetwork, networkOf(request.ip));
    await requireCaptcha(context, input.gotrue_meta_security?.captcha_token, request.ip);
    const address = parseAddress(input, config);
    if (!address) return anonymous(context, request, input.data ?? {});
    if (!input.password) throw new AuthError('validation_failed', 'Signup requires a valid password');
    context.passwords.refuseWeak(input.password);
    return register(context, request, {
      address,
      password: input.password,
      data: input.data ?? {},
      redirectTo: allowedRedirect(config, request.query.get('redirect_to')),
      challenge: parseChallenge(input.code_challenge, input.code_challenge_method),
    });
  },
};

/** The hosted service counts anonymous accounts by the hour. */
const anonymousLimit = ({ config }: AuthContext): Limit =>
  config.rateLimits.anonymousUsers === undefined ? limits.signUpNetwork : limits.signUpAnonymous;

async function anonymous(context: AuthContext, request: AuthRequest, data: Record<string, unknown>) {
  if (!context.config.anonymousEnabled) throw new AuthError('anonymous_provider_disabled');
  const answer = await inTransaction(context.db, async (client) => {
    const user = await insertUser(client, { provider: 'anonymous', isAnonymous: true, userMetadata: data });
    return signIn(context, client, user.id, 'anonymous', request);
  });
  return json(answer);
}

async function register(context: AuthContext, request: AuthRequest, account: NewAccount) {
  const { address } = account;
  const mustConfirm = context.config[address.kind].confirm;
  // Hashed before anything is known of the address: a known one takes as long as a new one.
  const passwordHash = await context.passwords.hash(account.password);
  if (mustConfirm) await limitMessages(context, address, networkOf(request.ip));
  const work = retryOnConflict(() =>
    inTransaction(context.db, async (client) => {
      const known = await findByAddress(client, address);
      if (!mustConfirm)
        return known ? refuseKnownAccount() : signUpAtOnce(context, client, request, account, passwordHash);
      if (known && isConfirmed(known, address)) return answerAsIfNew(context, client, account, passwordHash);
      const user = known
        ? await beginAgain(client, known, account, passwordHash)
        : await makeUser(client, account, passwordHash, null);
      await sendProof(context, client, user, account);
      const full = await loadFullUser(client, user.id);
      return full && userJson(full);
    }),
  );
  return json(await (mustConfirm ? atLeast(MESSAGE_MS, work) : work));
}

const refuseKnownAccount = (): never => {
  throw new AuthError('user_already_exists');
};

const isConfirmed = (user: UserRow, address: Address): boolean =>
  (address.kind === 'email' ? user.email_confirmed_at : user.phone_confirmed_at) !== null;

async function signUpAtOnce(
  context: AuthContext,
  client: pg.ClientBase,
  request: AuthRequest,
  account: NewAccount,
  hash: string,
) {
  const user = await makeUser(client, account, hash, context.now());
  return signIn(context, client, user.id, 'password', request);
}

async function makeUser(
  client: pg.ClientBase,
  { address, data }: NewAccount,
  passwordHash: string,
  confirmedAt: Date | null,
): Promise<UserRow> {
  const isEmail = address.kind === 'email';
  const user = await insertUser(client, {
    ...(isEmail
      ? { email: address.value, emailConfirmedAt: confirmedAt }
      : { phone: address.value, phoneConfirmedAt: confirmedAt }),
    passwordHash,
    userMetadata: data,
    provider: address.kind,
  });
  const proved = { sub: user.id, [address.kind]: address.value, [`${address.kind}_verified`]: confirmedAt !== null };
  await insertIdentity(client, user.id, address.kind, user.id, proved);
  return user;
}

/** Nobody has proved the address yet: the password and the data are those of whoever asked last, and the proof goes with them. */
async function beginAgain(
  client: pg.ClientBase,
  known: UserRow,
  { data }: NewAccount,
  passwordHash: string,
): Promise<UserRow> {
  const { rows } = await client.query<UserRow>(
    'update auth.users set encrypted_password = $2, raw_user_meta_data = raw_user_meta_data || $3, updated_at = now() where id = $1 returning *',
    [known.id, passwordHash, data],
  );
  return rows[0] ?? known;
}

async function sendProof(
  context: AuthContext,
  client: pg.ClientBase,
  user: UserRow,
  { address, redirectTo, challenge }: NewAccount,
): Promise<void> {
  if (address.kind === 'phone') return messageProof(context, client, user, 'phone', address.value);
  await mailProof(context, client, { user, kind: 'confirmation', to: address.value, redirectTo, challenge });
}

/**
 * The owner learns of it by mail; whoever asked sees what anybody would. The whole of a sign-up is done for a stand-in
 * address and undone, so that the answer has the same fields, whatever triggers add to them, and takes the same time.
 */
async function answerAsIfNew(
  context: AuthContext,
  client: pg.ClientBase,
  account: NewAccount,
  passwordHash: string,
): Promise<unknown> {
  const { address } = account;
  const placeholder = address.kind === 'email' ? `${randomUUID()}@stand-in.invalid` : `999${randomInt(1e9, 9e9)}`;
  const other: NewAccount = { ...account, address: { kind: address.kind, value: placeholder } };
  await client.query('savepoint stand_in');
  const user = await makeUser(client, other, passwordHash, null);
  await sendProof(context, client, user, other);
  const full = await loadFullUser(client, user.id);
  await client.query('rollback to savepoint stand_in');
  if (address.kind === 'email') {
    const { siteUrl } = context.config;
    await context.messages.mail(client, 'account_exists', address.value, { email: address.value, siteUrl });
  }
  return full && JSON.parse(JSON.stringify(userJson(full)).replaceAll(placeholder, address.value));
}
