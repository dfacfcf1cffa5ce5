// Changes that could hand an account to the holder of a stolen session. Each of them requires a fresh proof.

import type pg from 'pg';
import { consumeCode } from '#platform/auth/accounts/one-time-tokens.ts';
import { findUserByEmail, findUserByPhone } from '#platform/auth/accounts/users.ts';
import { allowedRedirect } from '#platform/auth/config/redirects.ts';
import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { atLeast, MESSAGE_MS } from '#platform/auth/limits/even-time.ts';
import { type CurrentUser, requireSecondStep } from '#platform/auth/sessions/current-user.ts';
import type { Challenge } from '#platform/auth/sessions/flows.ts';
import { isFresh } from '#platform/auth/sessions/fresh-proof.ts';
import type { AuthMethod } from '#platform/auth/sessions/sessions.ts';
import { networkOf } from '#platform/http/network.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';
import { parseEmail, parsePhone } from './address.ts';
import { takeAddress } from './confirm.ts';
import { limitMessages, mailProof, messageProof } from './send-proof.ts';

/** Methods that were asked for in order to choose a password, and that the mailbox of the account has proved. */
const CHOOSING_A_PASSWORD = ['recovery', 'invite'] as const;

interface ProofWanted {
  nonce: string | null;
  /** Methods of a session that are proof within the hour; every method where the configuration is not strict. */
  proved: readonly AuthMethod[] | undefined;
}

/** A sign-in within the hour by one of these methods is proof enough; otherwise a code by mail is. */
async function requireProof(context: AuthContext, current: CurrentUser, { nonce, proved }: ProofWanted): Promise<void> {
  requireSecondStep(current);
  const { user, session } = current;
  if (isFresh(context, session, proved)) return;
  if (nonce === null) throw new AuthError('reauthentication_needed');
  const address = user.email ?? user.phone ?? '';
  const proof = await consumeCode(context, context.db, user.id, ['reauthentication'], address, nonce);
  if (!proof) throw new AuthError('reauthentication_not_valid');
}

/** Ends every other session, because somebody else may have known the old password. */
export async function changePassword(
  context: AuthContext,
  current: CurrentUser,
  password: string,
  nonce: string | null,
): Promise<void> {
  context.passwords.refuseWeak(password);
  const proved = context.config.email.securePasswordChange ? CHOOSING_A_PASSWORD : undefined;
  await requireProof(context, current, { nonce, proved });
  const { user, session } = current;
  if (user.encrypted_password !== null && (await context.passwords.check(password, user.encrypted_password)).ok)
    throw new AuthError('same_password');
  const hash = await context.passwords.hash(password);
  await inTransaction(context.db, async (client) => {
    await client.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
      user.id,
      hash,
    ]);
    await client.query('delete from auth.sessions where user_id = $1 and id <> $2', [user.id, session.id]);
    await client.query(`delete from auth.one_time_tokens where user_id = $1 and kind = 'recovery'`, [user.id]);
  });
}

export async function changeEmail(
  context: AuthContext,
  current: CurrentUser,
  request: AuthRequest,
  wanted: { email: string; nonce: string | null; challenge: Challenge | null },
): Promise<void> {
  const email = parseEmail(wanted.email);
  const { user } = current;
  if (email === user.email) return;
  const { confirm, doubleConfirmChanges, securePasswordChange } = context.config.email;
  // Where the old address confirms the change itself, a session that is not fresh alone needs a code.
  const isStrict = securePasswordChange && !(confirm && doubleConfirmChanges);
  await requireProof(context, current, { nonce: wanted.nonce, proved: isStrict ? [] : undefined });
  await limitMessages(context, { kind: 'email', value: email }, networkOf(request.ip));
  const redirectTo = allowedRedirect(context.config, request.query.get('redirect_to'));
  const work = inTransaction(context.db, async (client) => {
    const isTaken = (await findUserByEmail(client, email)) !== null;
    if (!context.config.email.confirm) {
      if (isTaken) throw new AuthError('email_exists');
      await takeAddress(client, user.id, { kind: 'email', value: email }, context.now());
      return;
    }
    await client.query(
      `update auth.users set email_change = $2, email_change_confirmed = '{}', updated_at = now() where id = $1`,
      [user.id, email],
    );
    const proof = { user: { ...user, email_change: email }, redirectTo, challenge: wanted.challenge };
    // Only the owner of the address learns whether it has an account: without this proof the change never happens.
    await client.query('savepoint proof');
    await mailProof(context, client, { ...proof, kind: 'email_change_new', to: email });
    if (isTaken) {
      await client.query('rollback to savepoint proof');
      await noteEmailChange(client, user.id, context.now());
      await context.messages.mail(client, 'account_exists', email, { email, siteUrl: context.config.siteUrl });
    }
    const asksBoth = context.config.email.doubleConfirmChanges && user.email !== null;
    if (asksBoth && user.email !== null)
      await mailProof(context, client, { ...proof, kind: 'email_change_current', to: user.email });
  });
  await (context.config.email.confirm ? atLeast(MESSAGE_MS, work) : work);
}

async function noteEmailChange(client: pg.ClientBase, userId: string, at: Date): Promise<void> {
  await client.query('update auth.users set email_change_sent_at = $2, updated_at = now() where id = $1', [userId, at]);
}

export async function changePhone(
  context: AuthContext,
  current: CurrentUser,
  request: AuthRequest,
  wanted: string,
): Promise<void> {
  if (!context.config.phone.enabled) throw new AuthError('phone_provider_disabled');
  const phone = parsePhone(wanted);
  const { user } = current;
  if (phone === user.phone) return;
  const proved = context.config.email.securePasswordChange ? [] : undefined;
  await requireProof(context, current, { nonce: null, proved });
  await limitMessages(context, { kind: 'phone', value: phone }, networkOf(request.ip));
  const work = inTransaction(context.db, async (client) => {
    const isTaken = (await findUserByPhone(client, phone)) !== null;
    await client.query('update auth.users set phone_change = $2, updated_at = now() where id = $1', [user.id, phone]);
    // As for an address: without the code, which nobody gets, the change never happens.
    if (isTaken)
      await client.query('update auth.users set confirmation_sent_at = $2 where id = $1', [user.id, context.now()]);
    else await messageProof(context, client, user, 'phone_change', phone);
  });
  await atLeast(MESSAGE_MS, work);
}
