// POST /otp: a link and a code by mail, or a code by message, in place of a password.
import { z } from 'zod';
import {
  addressFields,
  challengeFields,
  findByAddress,
  requireAddress,
  securityFields,
} from '#platform/auth/accounts/address.ts';
import { retryOnConflict } from '#platform/auth/accounts/conflicts.ts';
import { limitMessages, mailProof, messageProof } from '#platform/auth/accounts/send-proof.ts';
import { insertIdentity, insertUser } from '#platform/auth/accounts/users.ts';
import { allowedRedirect } from '#platform/auth/config/redirects.ts';
import { type Endpoint, json, parseBody } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { requireCaptcha } from '#platform/auth/limits/captcha.ts';
import { atLeast, MESSAGE_MS } from '#platform/auth/limits/even-time.ts';
import { parseChallenge } from '#platform/auth/sessions/flows.ts';
import { networkOf } from '#platform/http/network.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const body = z.object({
  ...addressFields,
  ...securityFields,
  ...challengeFields,
  create_user: z.boolean().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  channel: z.string().nullish(),
});

export const otp: Endpoint = {
  method: 'POST',
  path: '/otp',
  async handle(context, request) {
    const input = parseBody(body, request.body);
    const address = requireAddress(input, context.config);
    await requireCaptcha(context, input.gotrue_meta_security?.captcha_token, request.ip);
    const challenge = parseChallenge(input.code_challenge, input.code_challenge_method);
    await limitMessages(context, address, networkOf(request.ip));
    const mayCreate = input.create_user !== false && context.config.signupEnabled;
    const work = retryOnConflict(() =>
      inTransaction(context.db, async (client) => {
        const known = await findByAddress(client, address);
        // Without sign-up nothing is sent to an address that has no account.
        if (!known && !mayCreate) {
          if (context.config.hidesAccounts) return;
          throw new AuthError('otp_disabled');
        }
        const user =
          known ??
          (await insertUser(client, {
            [address.kind]: address.value,
            userMetadata: input.data ?? {},
            provider: address.kind,
          }));
        if (!known)
          await insertIdentity(client, user.id, address.kind, user.id, { sub: user.id, [address.kind]: address.value });
        if (address.kind === 'phone') return messageProof(context, client, user, 'phone', address.value);
        const redirectTo = allowedRedirect(context.config, request.query.get('redirect_to'));
        await mailProof(context, client, { user, kind: 'magiclink', to: address.value, redirectTo, challenge });
      }),
    );
    await atLeast(MESSAGE_MS, work);
    return json({});
  },
};
