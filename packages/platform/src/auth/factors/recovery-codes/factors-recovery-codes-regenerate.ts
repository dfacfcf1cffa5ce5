// POST /factors/recovery-codes/regenerate: a new set in place of the one before, used or not.
import { audit } from '#platform/auth/audit.ts';
import { type Endpoint, json } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { lockFactors } from '#platform/auth/factors/factor-rows.ts';
import { requireSecondLevel } from '#platform/auth/factors/levels.ts';
import {
  findRecoveryFactor,
  recoveryCodesJson,
  replaceRecoveryCodes,
} from '#platform/auth/factors/recovery-codes/recovery-codes.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import { requireUser } from '#platform/auth/sessions/current-user.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

export const regenerateRecoveryCodes: Endpoint = {
  method: 'POST',
  path: '/factors/recovery-codes/regenerate',
  async handle(context, request) {
    const current = await requireUser(context, request);
    requireSecondLevel(context, current);
    const answer = await inTransaction(context.db, async (client) => {
      const factor = findRecoveryFactor(await lockFactors(client, current.user.id));
      if (!factor) throw new AuthError('mfa_factor_not_found');
      await audit(client, request, { action: 'recovery_codes_created', subjectId: current.user.id });
      return recoveryCodesJson(factor, await replaceRecoveryCodes(client, factor.id));
    });
    await context.limits.forget(limits.recoveryCode, current.user.id);
    return json(answer);
  },
};
