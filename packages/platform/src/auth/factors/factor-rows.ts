// A person's factors, read under a lock: one person's second step is handled one request at a time, whatever the
// number of processes, so that limits and single uses hold between parallel requests.
import type pg from 'pg';
import type { FactorRow } from '#platform/auth/accounts/users.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { type CurrentUser, requireSecondStep } from '#platform/auth/sessions/current-user.ts';

export async function lockFactors(client: pg.ClientBase, userId: string): Promise<FactorRow[]> {
  await client.query('select from auth.users where id = $1 for no key update', [userId]);
  const { rows } = await client.query<FactorRow>(
    'select * from auth.mfa_factors where user_id = $1 order by created_at, id',
    [userId],
  );
  return rows;
}

/** Recovery codes have paths of their own: as a factor of these paths they do not exist. */
export function findFactor(factors: readonly FactorRow[], id: string): FactorRow {
  const factor = factors.find((one) => one.id === id && one.factor_type !== 'recovery_code');
  if (!factor) throw new AuthError('mfa_factor_not_found');
  return factor;
}

/**
 * A factor that somebody enrolled before the account was protected must not open it afterwards: completing it takes the
 * second step that the account has by then.
 */
export function requireRightToUse(current: CurrentUser, factors: FactorRow[], factor: FactorRow): void {
  if (factor.status === 'unverified') requireSecondStep({ ...current, factors });
}

export const isVerified = ({ status }: FactorRow): boolean => status === 'verified';
