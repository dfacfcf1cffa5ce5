// POST /factors/recovery-codes: the first set, for somebody who has another second step and has taken it.
import { z } from 'zod';
import type { FactorRow } from '#platform/auth/accounts/users.ts';
import { audit } from '#platform/auth/audit.ts';
import { type Endpoint, json, parseBody } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { isVerified, lockFactors } from '#platform/auth/factors/factor-rows.ts';
import { requireSecondLevel } from '#platform/auth/factors/levels.ts';
import {
  findRecoveryFactor,
  RECOVERY_CODES_NAME,
  recoveryCodesJson,
  replaceRecoveryCodes,
} from '#platform/auth/factors/recovery-codes/recovery-codes.ts';
import { requireUser } from '#platform/auth/sessions/current-user.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const schema = z.object({ friendly_name: z.string().trim().max(120).nullish() });

export const generateRecoveryCodes: Endpoint = {
  method: 'POST',
  path: '/factors/recovery-codes',
  async handle(context, request) {
    const current = await requireUser(context, request);
    const body = parseBody(schema, request.body);
    const name = body.friendly_name || RECOVERY_CODES_NAME;
    requireSecondLevel(context, current);
    const answer = await inTransaction(context.db, async (client) => {
      const factors = await lockFactors(client, current.user.id);
      refuse(factors, name);
      const now = context.now();
      const { rows } = await client.query<FactorRow>(
        `insert into auth.mfa_factors (user_id, factor_type, status, friendly_name, created_at, updated_at)
         values ($1, 'recovery_code', 'verified', $2, $3, $3) returning *`,
        [current.user.id, name, now],
      );
      const [factor] = rows;
      if (!factor) throw new Error('insert returned no factor');
      await audit(client, request, { action: 'recovery_codes_created', subjectId: current.user.id });
      return recoveryCodesJson(factor, await replaceRecoveryCodes(client, factor.id));
    });
    return json(answer);
  },
};

function refuse(factors: readonly FactorRow[], name: string): void {
  if (findRecoveryFactor(factors)) throw new AuthError('mfa_verified_factor_exists');
  if (!factors.some(isVerified)) throw new AuthError('mfa_recovery_codes_sole_factor');
  if (factors.some((one) => one.friendly_name === name)) throw new AuthError('mfa_factor_name_conflict');
}
