// Recovery codes: ten, shown once, each good for one sign-in. 80 random bits each, so a salted digest is enough to keep.
import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { hashToken } from '#platform/auth/accounts/one-time-tokens.ts';
import type { FactorRow } from '#platform/auth/accounts/users.ts';

export const RECOVERY_CODES = 10;
export const RECOVERY_CODES_NAME = 'Recovery codes';

const LENGTH = 16;
/** 32 signs that are not taken for one another. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';

export const makeRecoveryCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');

/** As people type them: capitals, spaces and dashes mean nothing. */
export const canonicalRecoveryCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');

/** A new set takes the place of the one before. */
export async function replaceRecoveryCodes(client: pg.ClientBase, factorId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
  await client.query('delete from auth.mfa_recovery_codes where factor_id = $1', [factorId]);
  await client.query('insert into auth.mfa_recovery_codes (factor_id, code_hash) select $1, unnest($2::text[])', [
    factorId,
    codes.map((code) => hashRecoveryCode(factorId, code)),
  ]);
  return codes;
}

/** Whether the code was one of the set and unused; it is used from now on. */
export async function consumeRecoveryCode(
  client: pg.ClientBase,
  factorId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update auth.mfa_recovery_codes set used_at = $3 where factor_id = $1 and code_hash = $2 and used_at is null',
    [factorId, hashRecoveryCode(factorId, canonicalRecoveryCode(typed)), now],
  );
  return rowCount === 1;
}

export const findRecoveryFactor = (factors: readonly FactorRow[]): FactorRow | null =>
  factors.find(({ factor_type: type }) => type === 'recovery_code') ?? null;

export const recoveryCodesJson = (factor: Pick<FactorRow, 'id' | 'friendly_name'>, codes: readonly string[]) => ({
  id: factor.id,
  type: 'recovery_code',
  friendly_name: factor.friendly_name ?? undefined,
  total: codes.length,
  codes,
});

const hashRecoveryCode = (factorId: string, code: string): string => hashToken(`recovery:${factorId}:${code}`);
