// POST /factors/{id}/verify: the second step itself. A right answer raises the session that asked.
import type pg from 'pg';
import { z } from 'zod';
import type { FactorRow } from '#platform/auth/accounts/users.ts';
import { audit } from '#platform/auth/audit.ts';
import {
  type AuthContext,
  type AuthRequest,
  type Endpoint,
  json,
  parseBody,
  parseUuid,
} from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { markUsed, takeTry } from '#platform/auth/factors/challenges.ts';
import { findFactor, isVerified, lockFactors, requireRightToUse } from '#platform/auth/factors/factor-rows.ts';
import { kindOf } from '#platform/auth/factors/kinds/kinds.ts';
import { raise } from '#platform/auth/factors/levels.ts';
import { attemptsLeft } from '#platform/auth/factors/rules.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import { type CurrentUser, requireFirstStep } from '#platform/auth/sessions/current-user.ts';
import { recordSignIn } from '#platform/auth/sign-ins/record.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const schema = z.object({
  challenge_id: z.guid('must be an UUID'),
  code: z
    .string()
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'must have 6 digits'))
    .nullish(),
  webauthn: z.object({ credential_response: z.record(z.string(), z.unknown()) }).nullish(),
});

const SECOND_STEP = 'second_step';

type Answer = z.infer<typeof schema>;
type Outcome =
  | { ok: true; session: Record<string, unknown> }
  | { ok: false; reason: 'missing' | 'used' | 'dead' | 'expired' }
  | { ok: false; reason: 'wrong'; left: number };

export const verifyFactor: Endpoint = {
  method: 'POST',
  path: '/factors/{id}/verify',
  signInMethod: () => SECOND_STEP,
  async handle(context, request) {
    const current = await requireFirstStep(context, request);
    const factorId = parseUuid(request.params.id, 'factor id');
    const answer = parseBody(schema, request.body);
    const factor = findFactor(current.factors, factorId);
    refuseWrongShape(factor, answer);
    await context.limits.hit(limits.factor, current.user.id);
    await context.limits.hit(limits.factorTries, factorId);
    // A refusal is a value until the count of tries is committed.
    const outcome = await inTransaction(context.db, (client) => verify(context, client, request, current, answer));
    if (!outcome.ok) throw refusal(outcome, factor);
    await context.limits.forget(limits.factorTries, factorId);
    return json(outcome.session);
  },
};

async function verify(
  context: AuthContext,
  client: pg.ClientBase,
  request: AuthRequest,
  current: CurrentUser,
  answer: Answer,
): Promise<Outcome> {
  const factorId = parseUuid(request.params.id, 'factor id');
  const factors = await lockFactors(client, current.user.id);
  const factor = findFactor(factors, factorId);
  requireRightToUse(current, factors, factor);
  const wanted = { id: answer.challenge_id.toLowerCase(), factorId, sessionId: current.session.id };
  const taken = await takeTry(context, client, wanted);
  if (!taken.ok) return taken;
  const { challenge } = taken;
  const kind = kindOf(factor);
  const code = answer.code ?? null;
  const credential = answer.webauthn?.credential_response ?? null;
  const isRight = await kind.check(context, client, { current, factor, challenge, code, credential });
  if (!isRight) return { ok: false, reason: 'wrong', left: attemptsLeft(challenge, context.config.mfa) };
  if (!(await markUsed(context, client, challenge.id))) return { ok: false, reason: 'used' };
  const isNew = !isVerified(factor);
  if (isNew) {
    await completeEnrolment(context, client, factor);
    const details = { factor_id: factorId, factor_type: factor.factor_type };
    await audit(client, request, { action: 'factor_created', subjectId: current.user.id, details });
  } else {
    await recordSignIn(context, client, request, { userId: current.user.id, method: SECOND_STEP });
  }
  const raised = { factorId, method: kind.method, endsOthers: isNew };
  return { ok: true, session: await raise(context, client, current, raised) };
}

/** What else was begun of this kind is not wanted any more. */
async function completeEnrolment(context: AuthContext, client: pg.ClientBase, factor: FactorRow): Promise<void> {
  await client.query(`update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1`, [
    factor.id,
    context.now(),
  ]);
  await client.query(
    `delete from auth.mfa_factors where user_id = $1 and factor_type = $2 and status = 'unverified' and id <> $3`,
    [factor.user_id, factor.factor_type, factor.id],
  );
}

function refuseWrongShape(factor: FactorRow, answer: Answer): void {
  const { answer: shape } = kindOf(factor);
  if (shape === 'code' && !answer.code) throw new AuthError('validation_failed', 'code: must have 6 digits');
  if (shape === 'credential' && !answer.webauthn) throw new AuthError('validation_failed', 'webauthn: required');
}

function refusal(outcome: Exclude<Outcome, { ok: true }>, { factor_type: kind }: FactorRow): AuthError {
  switch (outcome.reason) {
    case 'missing':
      return new AuthError('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
    case 'used':
    case 'expired':
      return new AuthError('mfa_challenge_expired');
    case 'dead':
      return new AuthError('mfa_verification_rejected', undefined, { extra: { attempts_remaining: 0 } });
    case 'wrong':
      if (outcome.left === 0)
        return new AuthError('mfa_verification_rejected', undefined, { extra: { attempts_remaining: 0 } });
      return new AuthError('mfa_verification_failed', kind === 'totp' ? 'Invalid TOTP code entered' : undefined, {
        extra: { attempts_remaining: outcome.left },
      });
  }
}
