// GET /factors/recovery-codes: how many are left. Never the codes.

import { type Endpoint, json } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { findRecoveryFactor } from '#platform/auth/factors/recovery-codes/recovery-codes.ts';
import { requireUser } from '#platform/auth/sessions/current-user.ts';

export const recoveryCodesStatus: Endpoint = {
  method: 'GET',
  path: '/factors/recovery-codes',
  async handle(context, request) {
    const { factors } = await requireUser(context, request);
    const factor = findRecoveryFactor(factors);
    if (!factor) throw new AuthError('mfa_factor_not_found');
    const { rows } = await context.db.query<{ total: number; remaining: number }>(
      `select count(*)::int as total, count(*) filter (where used_at is null)::int as remaining
       from auth.mfa_recovery_codes where factor_id = $1`,
      [factor.id],
    );
    return json({ id: factor.id, type: 'recovery_code', ...rows[0] });
  },
};
