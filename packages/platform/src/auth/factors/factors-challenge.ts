// POST /factors/{id}/challenge: asks a factor for its proof, sending a code where there is one to send.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Endpoint, json, parseBody, parseUuid } from '#platform/auth/endpoint.ts';
import { insertChallenge } from '#platform/auth/factors/challenges.ts';
import { findFactor, lockFactors, requireRightToUse } from '#platform/auth/factors/factor-rows.ts';
import { kindOf } from '#platform/auth/factors/kinds/kinds.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import { requireFirstStep } from '#platform/auth/sessions/current-user.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const schema = z.object({ webauthn: z.object({ rpId: z.string().max(253).nullish() }).nullish() });

export const challengeFactor: Endpoint = {
  method: 'POST',
  path: '/factors/{id}/challenge',
  async handle(context, request) {
    const current = await requireFirstStep(context, request);
    const factorId = parseUuid(request.params.id, 'factor id');
    const body = parseBody(schema, request.body);
    const known = findFactor(current.factors, factorId);
    requireRightToUse(current, current.factors, known);
    const kind = kindOf(known);
    await context.limits.hit(limits.factorAsks, current.user.id);
    await kind.mayAsk(context, { current, factor: known });
    const answer = await inTransaction(context.db, async (client) => {
      const factors = await lockFactors(client, current.user.id);
      const factor = findFactor(factors, factorId);
      requireRightToUse(current, factors, factor);
      const challengeId = randomUUID();
      const rpId = body.webauthn?.rpId ?? null;
      const question = await kind.ask(context, client, { current, factor, factors, challengeId, rpId });
      const challenge = await insertChallenge(context, client, {
        id: challengeId,
        factorId,
        sessionId: current.session.id,
        codeHash: question.codeHash ?? null,
        webAuthnChallenge: question.webAuthnChallenge ?? null,
      });
      return {
        id: challenge.id,
        type: factor.factor_type,
        expires_at: Math.floor(challenge.expires_at.getTime() / 1_000),
        ...question.extra,
      };
    });
    return json(answer);
  },
};
