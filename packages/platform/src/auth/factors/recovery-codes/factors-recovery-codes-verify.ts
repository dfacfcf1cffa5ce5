// POST /factors/recovery-codes/verify: the second step of somebody who has lost the others.
import { z } from 'zod';
import { audit } from '#platform/auth/audit.ts';
import { type Endpoint, json, parseBody } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { lockFactors } from '#platform/auth/factors/factor-rows.ts';
import { raise } from '#platform/auth/factors/levels.ts';
import { consumeRecoveryCode, findRecoveryFactor } from '#platform/auth/factors/recovery-codes/recovery-codes.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import { requireFirstStep } from '#platform/auth/sessions/current-user.ts';
import { recordSignIn } from '#platform/auth/sign-ins/record.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const RECOVERY_CODE = 'recovery_code';
const schema = z.object({ code: z.string().max(64) });

export const verifyRecoveryCode: Endpoint = {
  method: 'POST',
  path: '/factors/recovery-codes/verify',
  signInMethod: () => RECOVERY_CODE,
  async handle(context, request) {
    const current = await requireFirstStep(context, request);
    const { code } = parseBody(schema, request.body);
    await context.limits.hit(limits.factor, current.user.id);
    await context.limits.hit(limits.recoveryCode, current.user.id);
    const session = await inTransaction(context.db, async (client) => {
      const factor = findRecoveryFactor(await lockFactors(client, current.user.id));
      // A missing set, a wrong code and a used one get the same answer.
      if (!factor || !(await consumeRecoveryCode(client, factor.id, code, context.now()))) {
        throw new AuthError('mfa_verification_failed');
      }
      await audit(client, request, { action: 'recovery_code_used', subjectId: current.user.id });
      await recordSignIn(context, client, request, { userId: current.user.id, method: RECOVERY_CODE });
      const raised = { factorId: factor.id, method: 'mfa/recovery_code', endsOthers: true } as const;
      return raise(context, client, current, raised);
    });
    await context.limits.forget(limits.recoveryCode, current.user.id);
    return json(session);
  },
};
