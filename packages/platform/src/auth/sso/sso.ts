// POST /sso: the address of a company's identity provider, by the company's domain or by the provider's id.
import { z } from 'zod';
import { challengeFields, securityFields } from '#platform/auth/accounts/address.ts';
import { allowedRedirect } from '#platform/auth/config/redirects.ts';
import { type Endpoint, json, parseBody, parseUuid, redirect } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { requireCaptcha } from '#platform/auth/limits/captcha.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import { parseChallenge } from '#platform/auth/sessions/flows.ts';
import { rememberRequest } from '#platform/auth/sso/requests.ts';
import { requestAddress } from '#platform/auth/sso/saml.ts';
import { findSsoProvider, findSsoProviderByDomain } from '#platform/auth/sso/sso-providers.ts';
import { networkOf } from '#platform/http/network.ts';

const body = z.object({
  ...securityFields,
  ...challengeFields,
  domain: z.string().max(253).nullish(),
  provider_id: z.string().nullish(),
  redirect_to: z.string().max(2_048).nullish(),
  skip_http_redirect: z.boolean().nullish(),
});

export const sso: Endpoint = {
  method: 'POST',
  path: '/sso',
  async handle(context, request) {
    const input = parseBody(body, request.body);
    if (!context.config.samlEnabled) throw new AuthError('saml_provider_disabled');
    if (Boolean(input.domain) === Boolean(input.provider_id))
      throw new AuthError('validation_failed', 'Either domain or provider_id must be given');
    const challenge = parseChallenge(input.code_challenge, input.code_challenge_method);
    await context.limits.hit(limits.authorizeNetwork, networkOf(request.ip));
    await requireCaptcha(context, input.gotrue_meta_security?.captcha_token, request.ip);
    const provider = input.domain
      ? await findSsoProviderByDomain(context.db, input.domain)
      : await findSsoProvider(context.db, parseUuid(input.provider_id ?? undefined, 'provider_id'));
    if (!provider) throw new AuthError('sso_provider_not_found');
    const redirectTo = allowedRedirect(context.config, input.redirect_to);
    const id = await rememberRequest(context, provider.id, redirectTo, challenge);
    const url = await requestAddress(context, provider, id);
    return input.skip_http_redirect ? json({ url }) : redirect(url);
  },
};
