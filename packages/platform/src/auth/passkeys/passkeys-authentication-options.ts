// POST /passkeys/authentication/options: creates a challenge, for a button or for the list of the address field.
import { z } from 'zod';
import { securityFields } from '#platform/auth/accounts/address.ts';
import { type Endpoint, json, parseBody } from '#platform/auth/endpoint.ts';
import { requireCaptcha } from '#platform/auth/limits/captcha.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import { authenticationOptions } from '#platform/auth/passkeys/authentication.ts';
import { storeChallenge } from '#platform/auth/passkeys/challenges.ts';
import { networkOf } from '#platform/http/network.ts';

const body = z.object(securityFields);

export const passkeysAuthenticationOptions: Endpoint = {
  method: 'POST',
  path: '/passkeys/authentication/options',
  async handle(context, request) {
    const input = parseBody(body, request.body);
    await context.limits.hit(limits.passkey, networkOf(request.ip));
    await requireCaptcha(context, input.gotrue_meta_security?.captcha_token, request.ip);
    const options = await authenticationOptions(context);
    return json({ ...(await storeChallenge(context, options.challenge, null)), options });
  },
};
