// POST /recover: a way back for somebody who has lost the password. The answer is the same for every address.
import { z } from 'zod';
import { challengeFields, parseEmail, securityFields } from '#platform/auth/accounts/address.ts';
import { limitMessages, mailProof } from '#platform/auth/accounts/send-proof.ts';
import { findUserByEmail } from '#platform/auth/accounts/users.ts';
import { allowedRedirect } from '#platform/auth/config/redirects.ts';
import { type Endpoint, json, parseBody } from '#platform/auth/endpoint.ts';
import { requireCaptcha } from '#platform/auth/limits/captcha.ts';
import { atLeast, MESSAGE_MS } from '#platform/auth/limits/even-time.ts';
import { parseChallenge } from '#platform/auth/sessions/flows.ts';
import { networkOf } from '#platform/http/network.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const body = z.object({ ...securityFields, ...challengeFields, email: z.string().max(320) });

export const recover: Endpoint = {
  method: 'POST',
  path: '/recover',
  async handle(context, request) {
    const input = parseBody(body, request.body);
    const email = parseEmail(input.email);
    await requireCaptcha(context, input.gotrue_meta_security?.captcha_token, request.ip);
    const challenge = parseChallenge(input.code_challenge, input.code_challenge_method);
    await limitMessages(context, { kind: 'email', value: email }, networkOf(request.ip));
    const redirectTo = allowedRedirect(context.config, request.query.get('redirect_to'));
    const work = inTransaction(context.db, async (client) => {
      const user = await findUserByEmail(client, email);
      if (user) await mailProof(context, client, { user, kind: 'recovery', to: email, redirectTo, challenge });
    });
    await atLeast(MESSAGE_MS, work);
    return json({});
  },
};
