// Codes sent to the account's own address or to a phone: six random digits, of which only a keyed digest is stored.
import type pg from 'pg';
import { hashCode, isSame, makeCode } from '#platform/auth/accounts/one-time-tokens.ts';
import type { FactorRow, UserRow } from '#platform/auth/accounts/users.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { lastSentCode } from '#platform/auth/factors/challenges.ts';
import { secondsUntilResend } from '#platform/auth/factors/rules.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import type { FactorKind } from './kind.ts';

export const emailKind = messageKind('email', async (context, client, user, _factor, code) => {
  const email = requireConfirmedEmail(user);
  const { siteUrl } = context.config;
  await context.messages.mail(client, 'factor_code', email, {
    email,
    token: code,
    siteUrl,
    data: user.raw_user_meta_data,
  });
});

export const phoneKind = messageKind('phone', async (context, client, _user, factor, code) => {
  if (factor.phone === null) throw new AuthError('mfa_factor_not_found');
  const minutes = Math.round(context.config.mfa.codeExpiry / 60);
  const text = `Votre code de vérification : ${code}. Il expire dans ${minutes} minutes.`;
  await context.messages.sms(client, 'factor_code', factor.phone, text);
});

/** A code sent to an address that nobody has proved would be a proof of nothing. */
export function requireConfirmedEmail(user: UserRow): string {
  if (user.email === null || user.email_confirmed_at === null) throw new AuthError('email_not_confirmed');
  return user.email;
}

type Send = (
  context: AuthContext,
  client: pg.ClientBase,
  user: UserRow,
  factor: FactorRow,
  code: string,
) => Promise<void>;

function messageKind(type: 'email' | 'phone', send: Send): FactorKind {
  const tooOften = type === 'email' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit';

  async function refuseEarly(context: AuthContext, db: pg.ClientBase | pg.Pool, factorId: string): Promise<void> {
    const wait = secondsUntilResend(await lastSentCode(db, factorId), context.config.mfa, context.now());
    if (wait === 0) return;
    throw new AuthError(tooOften, `For security purposes, you can only request this after ${wait} seconds.`, {
      headers: { 'retry-after': String(wait) },
      extra: { seconds_remaining: wait },
    });
  }

  return {
    method: `mfa/${type}`,
    answer: 'code',
    async mayAsk(context, { current, factor }) {
      await refuseEarly(context, context.db, factor.id);
      await context.limits.hit({ ...limits.factorMessages, code: tooOften }, current.user.id);
    },
    async ask(context, client, { current, factor, challengeId }) {
      // Again, now that nobody else can be asking.
      await refuseEarly(context, client, factor.id);
      const code = makeCode();
      await send(context, client, current.user, factor, code);
      return { codeHash: hashCode(context, current.user.id, purposeOf(factor.id, challengeId), code) };
    },
    async check(context, _client, { current, factor, challenge, code }) {
      if (challenge.code_hash === null || code === null) return false;
      return isSame(challenge.code_hash, hashCode(context, current.user.id, purposeOf(factor.id, challenge.id), code));
    },
  };
}

const purposeOf = (factorId: string, challengeId: string): string => `factor:${factorId}:${challengeId}`;
