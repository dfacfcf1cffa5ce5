// DELETE /admin/users/{id}/factors/{factorId}: for somebody who has lost their second step.
import { audit } from '#platform/auth/audit.ts';
import { type Endpoint, json, parseUuid, requireService } from '#platform/auth/endpoint.ts';
import { findFactor, lockFactors } from '#platform/auth/factors/factor-rows.ts';
import { removeFactor } from '#platform/auth/factors/removal.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

export const adminFactorsDelete: Endpoint = {
  method: 'DELETE',
  path: '/admin/users/{id}/factors/{factorId}',
  async handle(context, request) {
    requireService(request);
    const userId = parseUuid(request.params.id, 'user_id');
    const factorId = parseUuid(request.params.factorId, 'factor_id');
    await inTransaction(context.db, async (client) => {
      const factors = await lockFactors(client, userId);
      await removeFactor(client, factors, findFactor(factors, factorId));
      await audit(client, request, { action: 'factor_deleted', subjectId: userId, details: { factor_id: factorId } });
    });
    return json({ id: factorId });
  },
};
