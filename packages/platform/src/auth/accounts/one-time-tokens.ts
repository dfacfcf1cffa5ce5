// Codes and links that prove an address. One of each kind per account; short-lived; a few tries; used once.
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import type { AuthContext } from '#platform/auth/endpoint.ts';

export type TokenKind =
  | 'confirmation'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new'
  | 'phone'
  | 'phone_change'
  | 'reauthentication';

export interface OneTimeToken {
  /** Six digits to type. */
  code: string;
  /** The secret of the link. */
  token: string;
}

export interface OneTimeTokenRow {
  id: string;
  user_id: string;
  kind: TokenKind;
  relates_to: string;
  code_hash: string;
  attempts: number;
  redirect_to: string | null;
  flow_id: string | null;
  expires_at: Date;
}

type Queryable = pg.ClientBase | pg.Pool;

export interface NewToken {
  userId: string;
  kind: TokenKind;
  relatesTo: string;
  redirectTo?: string | null;
  flowId?: string | null;
  /** The code of a telephone of tests; a random one otherwise. */
  code?: string | undefined;
}

/** A new one replaces the one before: only the latest message works. */
export async function createOneTimeToken(context: AuthContext, db: Queryable, wanted: NewToken): Promise<OneTimeToken> {
  const code = wanted.code ?? makeCode(context.config.otpLength);
  const token = `${wanted.flowId ? 'pkce_' : ''}${randomBytes(32).toString('base64url')}`;
  const now = context.now();
  await db.query(
    `insert into auth.one_time_tokens (user_id, kind, relates_to, token_hash, code_hash, redirect_to, flow_id, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (user_id, kind) do update set relates_to = excluded.relates_to, token_hash = excluded.token_hash,
       code_hash = excluded.code_hash, attempts = 0, redirect_to = excluded.redirect_to, flow_id = excluded.flow_id,
       created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [
      wanted.userId,
      wanted.kind,
      wanted.relatesTo.toLowerCase(),
      hashToken(token),
      hashCode(context, wanted.userId, wanted.kind, code),
      wanted.redirectTo ?? null,
      wanted.flowId ?? null,
      now,
      new Date(now.getTime() + lifetimeOf(context, wanted.kind) * 1_000),
    ],
  );
  return { code, token };
}

/** Somebody who registers may read the mail later: that link lives longer than its code. */
const lifetimeOf = ({ config }: AuthContext, kind: TokenKind): number =>
  kind === 'confirmation' ? config.confirmationExpiry : config.otpExpiry;

/** Uses a link's secret: found, alive and of one of these kinds, or null. It is gone afterwards. */
export async function consumeToken(
  context: AuthContext,
  db: Queryable,
  token: string,
  kinds: readonly TokenKind[],
): Promise<OneTimeTokenRow | null> {
  const { rows } = await db.query<OneTimeTokenRow>(
    'delete from auth.one_time_tokens where token_hash = $1 and kind = any ($2) and expires_at > $3 returning *',
    [hashToken(token), kinds, context.now()],
  );
  return rows[0] ?? null;
}

/** Uses a typed code: each wrong one counts, and after a few the code is dead whatever is typed. A code may expire before its link. */
export async function consumeCode(
  context: AuthContext,
  db: Queryable,
  userId: string,
  kinds: readonly TokenKind[],
  relatesTo: string,
  code: string,
): Promise<OneTimeTokenRow | null> {
  const now = context.now();
  const oldest = new Date(now.getTime() - context.config.otpExpiry * 1_000);
  const { rows } = await db.query<OneTimeTokenRow>(
    `update auth.one_time_tokens set attempts = attempts + 1
     where user_id = $1 and kind = any ($2) and relates_to = $3 and expires_at > $4 and created_at > $6 and attempts < $5
     returning *`,
    [userId, kinds, relatesTo.toLowerCase(), now, context.config.otpAttempts, oldest],
  );
  const right = rows.find((row) => isSame(row.code_hash, hashCode(context, userId, row.kind, code)));
  if (!right) return null;
  const { rowCount } = await db.query('delete from auth.one_time_tokens where id = $1', [right.id]);
  return rowCount === 1 ? right : null;
}

export const makeCode = (length = 6): string =>
  randomInt(0, 10 ** length)
    .toString()
    .padStart(length, '0');

/** Six digits are guessed at once from a plain digest: the secret key is part of it. */
export const hashCode = (context: Pick<AuthContext, 'keys'>, userId: string, purpose: string, code: string): string =>
  createHmac('sha256', context.keys.secretKey).update(`${userId}:${purpose}:${code}`).digest('hex');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
