// Sends somebody the means to prove an address: a link and a code by mail, or a code by message.
import type pg from 'pg';
import { createOneTimeToken, type TokenKind } from '#platform/auth/accounts/one-time-tokens.ts';
import type { UserRow } from '#platform/auth/accounts/users.ts';
import type { AuthConfig } from '#platform/auth/config/config.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { type Limit, limits } from '#platform/auth/limits/limits.ts';
import type { MailKind } from '#platform/auth/messages.ts';
import { type Challenge, createFlow } from '#platform/auth/sessions/flows.ts';
import type { AuthMethod } from '#platform/auth/sessions/sessions.ts';
import type { Address } from './address.ts';

/** For each kind of proof: the message, the name its link carries, the method its session records, the column that remembers it. */
const MAILS: Record<
  Exclude<TokenKind, 'phone' | 'phone_change'>,
  { mail: MailKind; type: string; method: AuthMethod; sent: string }
> = {
  confirmation: { mail: 'confirmation', type: 'signup', method: 'email/signup', sent: 'confirmation_sent_at' },
  magiclink: { mail: 'magic_link', type: 'magiclink', method: 'magiclink', sent: 'recovery_sent_at' },
  recovery: { mail: 'recovery', type: 'recovery', method: 'recovery', sent: 'recovery_sent_at' },
  invite: { mail: 'invite', type: 'invite', method: 'invite', sent: 'invited_at' },
  email_change_current: {
    mail: 'email_change',
    type: 'email_change',
    method: 'email_change',
    sent: 'email_change_sent_at',
  },
  email_change_new: {
    mail: 'email_change',
    type: 'email_change',
    method: 'email_change',
    sent: 'email_change_sent_at',
  },
  reauthentication: {
    mail: 'reauthentication',
    type: 'reauthentication',
    method: 'otp',
    sent: 'reauthentication_sent_at',
  },
};

export interface Proof {
  user: UserRow;
  kind: keyof typeof MAILS;
  to: string;
  redirectTo: string;
  challenge: Challenge | null;
}

export async function mailProof(context: AuthContext, db: pg.ClientBase, proof: Proof): Promise<void> {
  const { user, kind, to, redirectTo, challenge } = proof;
  const { mail, type, method, sent } = MAILS[kind];
  const flowId = challenge ? await createFlow(db, { challenge, method, userId: user.id, redirectTo }) : null;
  const { code, token } = await createOneTimeToken(context, db, {
    userId: user.id,
    kind,
    relatesTo: to,
    redirectTo,
    flowId,
  });
  await db.query(`update auth.users set ${sent} = $2, updated_at = now() where id = $1`, [user.id, context.now()]);
  await context.messages.mail(db, mail, to, {
    email: user.email ?? to,
    ...(user.email_change ? { newEmail: user.email_change } : {}),
    token: code,
    tokenHash: token,
    confirmationUrl: linkOf(context, token, type, redirectTo),
    redirectTo,
    siteUrl: context.config.siteUrl,
    data: user.raw_user_meta_data,
  });
}

export const linkOf = (context: Pick<AuthContext, 'apiUrl'>, token: string, type: string, redirectTo: string): string =>
  `${context.apiUrl}/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`;

export async function messageProof(
  context: AuthContext,
  db: pg.ClientBase,
  user: UserRow,
  kind: 'phone' | 'phone_change' | 'reauthentication',
  phone: string,
): Promise<void> {
  const { testCodes, hasPhoneSender, smsTemplate } = context.config;
  const testCode = testCodes.get(phone);
  if (testCode === undefined && !hasPhoneSender)
    throw new AuthError(
      'sms_send_failed',
      `Error sending ${WORDS[kind]} OTP to provider: no SMS provider is configured`,
    );
  const { code } = await createOneTimeToken(context, db, { userId: user.id, kind, relatesTo: phone, code: testCode });
  await db.query('update auth.users set confirmation_sent_at = $2, updated_at = now() where id = $1', [
    user.id,
    context.now(),
  ]);
  if (testCode !== undefined) return;
  await context.messages.sms(db, kind, phone, smsTemplate.replaceAll(/\{\{\s*\.Code\s*\}\}/g, code));
}

const WORDS = { phone: 'confirmation', phone_change: 'phone change', reauthentication: 'reauthentication' } as const;

/** One address receives at most one message a minute and a few an hour, independent of the caller. */
export async function limitMessages(context: AuthContext, address: Address, network: string): Promise<void> {
  const withRetryAdvice = (limit: Limit): Limit =>
    address.kind === 'phone' ? { ...limit, code: 'over_sms_send_rate_limit' } : limit;
  await context.limits.hit(withRetryAdvice(limits.messageNetwork), network);
  const seconds = context.config.resendAfter[address.kind];
  await context.limits.hit(withRetryAdvice({ ...limits.messageAddress, seconds }), address.value);
  await context.limits.hit(withRetryAdvice(limits.messageHour), address.value);
  const hits = messagesInHour(context.config, address);
  if (hits !== undefined) await context.limits.hit(withRetryAdvice({ ...limits.messageAll, hits }), address.kind);
}

/** As in the hosted service, a limit on all messages needs a sender of the operator's own: what nobody receives is not counted. */
function messagesInHour({ rateLimits, smtp, hasPhoneSender }: AuthConfig, { kind }: Address): number | undefined {
  if (kind === 'email') return smtp === null ? undefined : rateLimits.emailSent;
  return hasPhoneSender ? rateLimits.smsSent : undefined;
}
