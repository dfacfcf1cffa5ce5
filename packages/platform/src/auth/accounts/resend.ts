// POST /resend: the same proof once more.
import { z } from 'zod';
import {
  addressFields,
  challengeFields,
  findByAddress,
  requireAddress,
  securityFields,
} from '#platform/auth/accounts/address.ts';
import { limitMessages, mailProof, messageProof } from '#platform/auth/accounts/send-proof.ts';
import { allowedRedirect } from '#platform/auth/config/redirects.ts';
import { type Endpoint, json, parseBody } from '#platform/auth/endpoint.ts';
import { requireCaptcha } from '#platform/auth/limits/captcha.ts';
import { atLeast, MESSAGE_MS } from '#platform/auth/limits/even-time.ts';
import { parseChallenge } from '#platform/auth/sessions/flows.ts';
import { networkOf } from '#platform/http/network.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const body = z.object({
  ...addressFields,
  ...securityFields,
  ...challengeFields,
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
});

export const resend: Endpoint = {
  method: 'POST',
  path: '/resend',
  async handle(context, request) {
    const input = parseBody(body, request.body);
    const address = requireAddress(input, context.config);
    await requireCaptcha(context, input.gotrue_meta_security?.captcha_token, request.ip);
    await limitMessages(context, address, networkOf(request.ip));
    const challenge = parseChallenge(input.code_challenge, input.code_challenge_method);
    const redirectTo = allowedRedirect(context.config, request.query.get('redirect_to'));
    const work = inTransaction(context.db, async (client) => {
      const user = await findByAddress(client, address);
      if (!user) return;
      if (address.kind === 'phone') {
        const isChange = input.type === 'phone_change' && user.phone_change !== null;
        if (isChange || user.phone_confirmed_at === null)
          await messageProof(
            context,
            client,
            user,
            isChange ? 'phone_change' : 'phone',
            user.phone_change ?? address.value,
          );
      } else if (input.type === 'signup' && user.email_confirmed_at === null) {
        await mailProof(context, client, {
          user,
          kind: 'confirmation',
          to: address.value,
          redirectTo,
          challenge,
        });
      } else if (input.type === 'email_change' && user.email_change !== null) {
        const proof = { user, redirectTo, challenge };
        await mailProof(context, client, { ...proof, kind: 'email_change_new', to: user.email_change });
        const asksBoth =
          context.config.email.doubleConfirmChanges && !user.email_change_confirmed.includes('email_change_current');
        if (asksBoth) await mailProof(context, client, { ...proof, kind: 'email_change_current', to: address.value });
      }
    });
    await atLeast(MESSAGE_MS, work);
    return json({});
  },
};
