// Making a factor: how many, under which name, and what becomes of those that were begun and never completed.
import type pg from 'pg';
import type { FactorRow } from '#platform/auth/accounts/users.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { isVerified } from './factor-rows.ts';

export interface NewFactor {
  userId: string;
  type: 'totp' | 'email' | 'phone' | 'webauthn';
  name: string | null;
  secret: string | null;
  phone: string | null;
}

/** Seconds after which an enrolment that was not completed makes room for another. */
const UNVERIFIED_LIFETIME_S = 600;

export async function insertFactor(
  context: AuthContext,
  client: pg.ClientBase,
  factors: readonly FactorRow[],
  wanted: NewFactor,
): Promise<FactorRow> {
  const begun = factors.filter((one) => !isVerified(one));
  const same = begun.find((one) => isSameEnrolment(one, wanted));
  const oldest = context.now().getTime() - UNVERIFIED_LIFETIME_S * 1_000;
  const left = begun.filter((one) => one !== same && one.created_at.getTime() < oldest);
  const staying = factors.filter((one) => one !== same && !left.includes(one));
  refuseDuplicate(staying, wanted);
  refuseTooMany(context, staying);
  await client.query('delete from auth.mfa_factors where id = any ($1)', [left.map(({ id }) => id)]);
  const { rows } = await client.query<FactorRow>(same ? RENEW : INSERT, [
    ...(same ? [same.id] : [wanted.userId, wanted.type]),
    wanted.name,
    wanted.secret,
    wanted.phone,
    context.now(),
  ]);
  const [row] = rows;
  if (!row) throw new Error('insert returned no factor');
  return row;
}

const INSERT = `insert into auth.mfa_factors (user_id, factor_type, friendly_name, secret, phone, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $6) returning *`;

/** The same row, so that beginning again does not shorten the wait before the next message. */
const RENEW = `update auth.mfa_factors set friendly_name = $2, secret = $3, phone = $4, last_step = null, created_at = $5, updated_at = $5
  where id = $1 returning *`;

function isSameEnrolment(factor: FactorRow, { type, name, phone }: NewFactor): boolean {
  if (factor.factor_type !== type) return false;
  if (type === 'email') return true;
  return type === 'phone' ? factor.phone === phone : factor.friendly_name === name;
}

/** An account has one email factor, each phone is enrolled once, and names are unique. */
function refuseDuplicate(factors: readonly FactorRow[], { type, name, phone }: NewFactor): void {
  const hasDuplicate = factors.some(
    (one) => one.factor_type === type && (type === 'email' || (type === 'phone' && one.phone === phone)),
  );
  if (hasDuplicate) throw new AuthError('mfa_verified_factor_exists');
  if (name !== null && factors.some((one) => one.friendly_name === name)) {
    throw new AuthError('mfa_factor_name_conflict');
  }
}

function refuseTooMany(context: AuthContext, factors: readonly FactorRow[]): void {
  const counted = factors.filter(({ factor_type: type }) => type !== 'recovery_code');
  if (counted.length >= context.config.mfa.maxFactors) throw new AuthError('too_many_enrolled_mfa_factors');
}
