// Attempts, counted in the database so that several processes share them: by account and by network.
import type pg from 'pg';
import type { AuthConfig } from '#platform/auth/config/config.ts';
import { AuthError, type AuthErrorCode } from '#platform/auth/errors.ts';

export interface Limit {
  name: string;
  /** How many within how long. */
  hits: number;
  seconds: number;
  code?: AuthErrorCode;
}

export interface Limits {
  /** Counts an attempt; throws with Retry-After when there were too many. */
  hit(limit: Limit, subject: string): Promise<void>;
  /** Takes one attempt back, which was right: it is no guess. Those of others stay counted. */
  giveBack(limit: Limit, subject: string): Promise<void>;
  /** Forgets the attempts of somebody who has succeeded. */
  forget(limit: Limit, subject: string): Promise<void>;
}

/** One statement both counts and answers; a window that has ended starts anew. */
const COUNT = `
  insert into auth.rate_limits as r (key, hits, window_ends_at, most)
  values ($1, 1, $2::timestamptz + make_interval(secs => $3), $4)
  on conflict (key) do update set
    hits = case when r.window_ends_at <= $2 then 1 else r.hits + 1 end,
    window_ends_at = case when r.window_ends_at <= $2 then excluded.window_ends_at else r.window_ends_at end,
    most = excluded.most,
    refused = r.refused + case when r.window_ends_at > $2 and r.hits >= $4 then 1 else 0 end,
    refused_at = case when r.window_ends_at > $2 and r.hits >= $4 then $2 else r.refused_at end
  returning hits, extract(epoch from window_ends_at - $2::timestamptz) as rest`;

const keyOf = (limit: Limit, subject: string): string => `${limit.name}:${subject}`;

export function createLimits(
  db: pg.Pool,
  now: () => Date,
  configured: ReadonlyMap<string, number> = new Map(),
): Limits {
  return {
    async hit(named, subject) {
      const limit = { ...named, hits: configured.get(named.name) ?? named.hits };
      if (limit.hits === Number.POSITIVE_INFINITY || limit.seconds === 0) return;
      const { rows } = await db.query<{ hits: number; rest: string }>(COUNT, [
        keyOf(limit, subject),
        now(),
        limit.seconds,
        limit.hits,
      ]);
      const [row] = rows;
      if (!row || row.hits <= limit.hits) return;
      const wait = String(Math.max(1, Math.ceil(Number(row.rest))));
      throw new AuthError(limit.code ?? 'over_request_rate_limit', undefined, { headers: { 'retry-after': wait } });
    },
    async giveBack(limit, subject) {
      await db.query('update auth.rate_limits set hits = hits - 1 where key = $1 and hits > 0', [
        keyOf(limit, subject),
      ]);
    },
    async forget(limit, subject) {
      await db.query('delete from auth.rate_limits where key = $1', [keyOf(limit, subject)]);
    },
  };
}

export const limits = {
  signInAccount: { name: 'sign-in:account', hits: 30, seconds: 900 },
  signInNetworkAccount: { name: 'sign-in:network-account', hits: 10, seconds: 300 },
  signInDevice: { name: 'sign-in:device', hits: 10, seconds: 300 },
  signInNetwork: { name: 'sign-in:network', hits: 60, seconds: 300 },
  signUpNetwork: { name: 'sign-up:network', hits: 30, seconds: 300 },
  signUpAnonymous: { name: 'sign-up:anonymous', hits: 30, seconds: 3_600 },
  messageAddress: { name: 'message:address', hits: 1, seconds: 60, code: 'over_email_send_rate_limit' },
  messageHour: { name: 'message:hour', hits: 12, seconds: 3_600, code: 'over_email_send_rate_limit' },
  messageAll: {
    name: 'message:all',
    hits: Number.POSITIVE_INFINITY,
    seconds: 3_600,
    code: 'over_email_send_rate_limit',
  },
  messageNetwork: { name: 'message:network', hits: 30, seconds: 300, code: 'over_email_send_rate_limit' },
  verifyNetwork: { name: 'verify:network', hits: 30, seconds: 300 },
  refreshNetwork: { name: 'refresh:network', hits: 1_800, seconds: 300 },
  factor: { name: 'factor:user', hits: 15, seconds: 60 },
  factorTries: { name: 'factor:tries', hits: 20, seconds: 3_600 },
  factorAsks: { name: 'factor:asks', hits: 30, seconds: 60 },
  factorMessages: { name: 'factor:messages', hits: 12, seconds: 3_600, code: 'over_email_send_rate_limit' },
  recoveryCode: { name: 'factor:recovery', hits: 10, seconds: 3_600, code: 'mfa_recovery_codes_locked' },
  passkey: { name: 'passkey:network', hits: 60, seconds: 300 },
  authorizeNetwork: { name: 'authorize:network', hits: 120, seconds: 300 },
} as const satisfies Record<string, Limit>;

/** The figures that config.toml gives, by the name of the limit. */
export function configuredLimits({ rateLimits, limitsAccounts }: AuthConfig): ReadonlyMap<string, number> {
  const { signInSignUps, tokenRefresh, tokenVerifications, anonymousUsers } = rateLimits;
  const given: Array<[Limit, number | undefined]> = [
    [limits.signUpNetwork, signInSignUps],
    [limits.signInNetwork, signInSignUps],
    [limits.messageNetwork, signInSignUps],
    [limits.refreshNetwork, tokenRefresh],
    [limits.verifyNetwork, tokenVerifications],
    [limits.signUpAnonymous, anonymousUsers],
  ];
  const byAccount: Limit[] = [
    limits.signInAccount,
    limits.signInNetworkAccount,
    limits.signInDevice,
    limits.messageHour,
  ];
  if (!limitsAccounts) for (const limit of byAccount) given.push([limit, Number.POSITIVE_INFINITY]);
  return new Map(given.flatMap(([{ name }, hits]) => (hits === undefined ? [] : [[name, hits] as const])));
}
