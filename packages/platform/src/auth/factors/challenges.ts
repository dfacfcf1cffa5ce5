// Challenges: one question to one factor, asked by one session. Tries are counted by the statement that reads it.
import type pg from 'pg';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { codeState, type SentCode } from './rules.ts';

export interface ChallengeRow {
  id: string;
  factor_id: string;
  session_id: string | null;
  code_hash: string | null;
  web_authn_challenge: string | null;
  attempts: number;
  verified_at: Date | null;
  created_at: Date;
  expires_at: Date;
}

export interface NewChallenge {
  id: string;
  factorId: string;
  sessionId: string;
  codeHash: string | null;
  webAuthnChallenge: string | null;
}

type Queryable = pg.ClientBase | pg.Pool;

/** Replaces what has expired, and the code this session had before: only its latest message works. */
export async function insertChallenge(
  context: AuthContext,
  client: pg.ClientBase,
  wanted: NewChallenge,
): Promise<ChallengeRow> {
  const now = context.now();
  await client.query(
    'delete from auth.mfa_challenges where factor_id = $1 and (expires_at <= $2 or (session_id = $3 and code_hash is not null))',
    [wanted.factorId, now, wanted.sessionId],
  );
  const { rows } = await client.query<ChallengeRow>(
    `insert into auth.mfa_challenges (id, factor_id, session_id, code_hash, web_authn_challenge, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning *`,
    [
      wanted.id,
      wanted.factorId,
      wanted.sessionId,
      wanted.codeHash,
      wanted.webAuthnChallenge,
      now,
      new Date(now.getTime() + context.config.mfa.codeExpiry * 1_000),
    ],
  );
  await client.query('update auth.mfa_factors set last_challenged_at = $2 where id = $1', [wanted.factorId, now]);
  const [row] = rows;
  if (!row) throw new Error('insert returned no challenge');
  return row;
}

/** The last code sent for a factor, whichever session asked for it; of two of the same instant, the one still in use. */
export async function lastSentCode(db: Queryable, factorId: string): Promise<SentCode | null> {
  const { rows } = await db.query<ChallengeRow>(
    `select * from auth.mfa_challenges where factor_id = $1 and code_hash is not null
     order by created_at desc, verified_at nulls first, attempts limit 1`,
    [factorId],
  );
  return rows[0] ? sentCode(rows[0]) : null;
}

export type TakenTry =
  | { ok: true; challenge: ChallengeRow }
  | { ok: false; reason: 'missing' | 'used' | 'dead' | 'expired' };

/** Takes one of the challenge's tries, of this factor and this session alone. The count stays whatever comes after. */
export async function takeTry(
  context: AuthContext,
  client: pg.ClientBase,
  wanted: { id: string; factorId: string; sessionId: string },
): Promise<TakenTry> {
  const { attempts } = context.config.mfa;
  const { rows } = await client.query<ChallengeRow>(
    `update auth.mfa_challenges set attempts = attempts + 1
     where id = $1 and factor_id = $2 and session_id = $3 and verified_at is null and expires_at > $4 and attempts < $5 returning *`,
    [wanted.id, wanted.factorId, wanted.sessionId, context.now(), attempts],
  );
  if (rows[0]) return { ok: true, challenge: rows[0] };
  const { rows: closed } = await client.query<ChallengeRow>(
    'select * from auth.mfa_challenges where id = $1 and factor_id = $2 and session_id = $3',
    [wanted.id, wanted.factorId, wanted.sessionId],
  );
  const state = closed[0] ? codeState(sentCode(closed[0]), context.config.mfa, context.now()) : 'missing';
  return { ok: false, reason: state === 'open' ? 'missing' : state };
}

/** Used once: false when somebody was faster. */
export async function markUsed(context: AuthContext, client: pg.ClientBase, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'update auth.mfa_challenges set verified_at = $2 where id = $1 and verified_at is null',
    [id, context.now()],
  );
  return rowCount === 1;
}

const sentCode = (row: ChallengeRow): SentCode => ({
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  attempts: row.attempts,
  verifiedAt: row.verified_at,
});
