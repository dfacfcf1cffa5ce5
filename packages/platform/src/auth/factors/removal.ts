// Removes a factor together with the sessions and codes that depend on it.
import type pg from 'pg';
import type { FactorRow } from '#platform/auth/accounts/users.ts';
import { isVerified } from './factor-rows.ts';
import { lower } from './levels.ts';
import { findRecoveryFactor } from './recovery-codes/recovery-codes.ts';

export async function removeFactor(
  client: pg.ClientBase,
  factors: readonly FactorRow[],
  factor: FactorRow,
): Promise<void> {
  const removed = [factor, ...orphanedBy(factor, factors)].map(({ id }) => id);
  await client.query('delete from auth.mfa_factors where id = any ($1)', [removed]);
  await lower(client, factor.user_id, removed);
}

/** Recovery codes are never the only factor: they go with the last of the others. */
function orphanedBy(factor: FactorRow, factors: readonly FactorRow[]): FactorRow[] {
  const recovery = findRecoveryFactor(factors);
  if (!recovery || recovery === factor) return [];
  const hasOther = factors.some((one) => one !== factor && one !== recovery && isVerified(one));
  return hasOther ? [] : [recovery];
}
