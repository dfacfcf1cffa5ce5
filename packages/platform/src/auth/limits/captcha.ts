// Whether a captcha was solved: by a service where one is configured, or by a proof of work that asks nobody else.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';

const VERIFIERS = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

/** About a second of a phone's work; nothing for one person, much for ten thousand accounts. */
const DIFFICULTY_BITS = 18;
const LIFETIME_MS = 10 * 60_000;

export async function requireCaptcha(
  context: AuthContext,
  token: string | null | undefined,
  ip: string,
): Promise<void> {
  const { captcha } = context.config;
  if (!captcha) return;
  if (!token) throw new AuthError('captcha_failed', 'captcha protection: request disallowed (no captcha_token found)');
  const ok =
    captcha.provider === 'proof-of-work'
      ? await isWorkDone(context, token)
      : await isConfirmed(VERIFIERS[captcha.provider], captcha.secret, token, ip);
  if (!ok) throw new AuthError('captcha_failed', 'captcha protection: request disallowed');
}

async function isConfirmed(address: string, secret: string, response: string, remoteip: string): Promise<boolean> {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ secret, response, remoteip }),
    signal: AbortSignal.timeout(5_000),
  }).catch(() => null);
  const body: unknown = answer?.ok ? await answer.json() : null;
  return typeof body === 'object' && body !== null && (body as { success?: unknown }).success === true;
}

/** A puzzle: find `n` so that sha256(`challenge.n`) begins with enough zero bits. */
export function makeChallenge(context: AuthContext): { challenge: string; bits: number } {
  const salt = `${context.now().getTime()}.${randomBytes(12).toString('base64url')}`;
  return { challenge: `${salt}.${sealOf(context, salt)}`, bits: DIFFICULTY_BITS };
}

async function isWorkDone(context: AuthContext, token: string): Promise<boolean> {
  const [time = '', random = '', seal = '', answer = ''] = token.split('.');
  const salt = `${time}.${random}`;
  const expected = Buffer.from(sealOf(context, salt));
  const given = Buffer.from(seal);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  if (context.now().getTime() - Number(time) > LIFETIME_MS) return false;
  const digest = createHash('sha256').update(`${salt}.${seal}.${answer}`).digest();
  if (digest.readUInt32BE(0) >>> (32 - DIFFICULTY_BITS) !== 0) return false;
  // Each solution counts once.
  const { rowCount } = await context.db.query(
    `insert into auth.rate_limits (key, hits, window_ends_at) values ($1, 1, $2) on conflict do nothing`,
    [`captcha:${salt}`, new Date(Number(time) + LIFETIME_MS)],
  );
  return rowCount === 1;
}

const sealOf = (context: AuthContext, salt: string): string =>
  createHmac('sha256', context.keys.secretKey).update(`captcha:${salt}`).digest('base64url');
