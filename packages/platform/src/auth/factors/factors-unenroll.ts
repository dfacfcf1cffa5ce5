// DELETE /factors/{id}: gives a factor up. One that protects the account takes the second step first (A29).
import { audit } from '#platform/auth/audit.ts';
import { type Endpoint, json, parseUuid } from '#platform/auth/endpoint.ts';
import { findFactor, isVerified, lockFactors } from '#platform/auth/factors/factor-rows.ts';
import { requireSecondLevel } from '#platform/auth/factors/levels.ts';
import { removeFactor } from '#platform/auth/factors/removal.ts';
import { requireUser } from '#platform/auth/sessions/current-user.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

export const unenrollFactor: Endpoint = {
  method: 'DELETE',
  path: '/factors/{id}',
  async handle(context, request) {
    const current = await requireUser(context, request);
    const factorId = parseUuid(request.params.id, 'factor id');
    const subjectId = current.user.id;
    await inTransaction(context.db, async (client) => {
      const factors = await lockFactors(client, subjectId);
      const factor = findFactor(factors, factorId);
      if (isVerified(factor)) requireSecondLevel(context, current);
      await removeFactor(client, factors, factor);
      await audit(client, request, { action: 'factor_deleted', subjectId, details: { factor_id: factorId } });
    });
    return json({ id: factorId });
  },
};
