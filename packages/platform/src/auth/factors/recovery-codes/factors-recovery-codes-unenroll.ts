// DELETE /factors/recovery-codes: the set and all its codes.
import { audit } from '#platform/auth/audit.ts';
import { type Endpoint, json } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { lockFactors } from '#platform/auth/factors/factor-rows.ts';
import { requireSecondLevel } from '#platform/auth/factors/levels.ts';
import { findRecoveryFactor } from '#platform/auth/factors/recovery-codes/recovery-codes.ts';
import { removeFactor } from '#platform/auth/factors/removal.ts';
import { requireUser } from '#platform/auth/sessions/current-user.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

export const unenrollRecoveryCodes: Endpoint = {
  method: 'DELETE',
  path: '/factors/recovery-codes',
  async handle(context, request) {
    const current = await requireUser(context, request);
    requireSecondLevel(context, current);
    const subjectId = current.user.id;
    const id = await inTransaction(context.db, async (client) => {
      const factors = await lockFactors(client, subjectId);
      const factor = findRecoveryFactor(factors);
      if (!factor) throw new AuthError('mfa_factor_not_found');
      await removeFactor(client, factors, factor);
      await audit(client, request, { action: 'factor_deleted', subjectId, details: { factor_id: factor.id } });
      return factor.id;
    });
    return json({ id });
  },
};
