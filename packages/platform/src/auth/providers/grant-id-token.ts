// POST /token?grant_type=id_token: a session, or one more identity, for an identity token that the application holds.
import { z } from 'zod';
import { securityFields } from '#platform/auth/accounts/address.ts';
import { isBanned } from '#platform/auth/accounts/users.ts';
import type { ProviderConfig } from '#platform/auth/config/config.ts';
import { KNOWN_ISSUERS } from '#platform/auth/config/read-config.ts';
import { type AuthContext, type AuthRequest, json, parseBody } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { requireCaptcha } from '#platform/auth/limits/captcha.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import { signIn } from '#platform/auth/sessions/sessions.ts';
import { networkOf } from '#platform/http/network.ts';
import type { HttpResponse } from '#platform/http/types.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';
import { readIdToken } from './clients/id-token.ts';
import { issuerKnown } from './clients/open-provider.ts';
import { clientIds } from './clients/openid.ts';
import { enterByProvider } from './enter.ts';
import { linkIdentity } from './identities/link.ts';
import { requireLinkingUser } from './identities/linking-rights.ts';

const body = z.object({
  ...securityFields,
  provider: z.string().max(200).nullish(),
  client_id: z.string().max(500).nullish(),
  id_token: z.string().min(1).max(16_384),
  access_token: z.string().max(16_384).nullish(),
  nonce: z.string().max(1_024).nullish(),
  link_identity: z.boolean().nullish(),
});

export async function grantIdToken(context: AuthContext, request: AuthRequest): Promise<HttpResponse> {
  const input = parseBody(body, request.body);
  await context.limits.hit(limits.signInNetwork, networkOf(request.ip));
  await requireCaptcha(context, input.gotrue_meta_security?.captcha_token, request.ip);
  const [name, config] = findProvider(context, input.provider, input.client_id);
  const linking = input.link_identity ? (await requireLinkingUser(context, request)).user.id : null;
  const profile = await readIdToken(context, config, {
    idToken: input.id_token,
    accessToken: input.access_token,
    nonce: input.nonce,
  });
  return inTransaction(context.db, async (client) => {
    if (linking !== null) {
      const user = await linkIdentity(context, client, request, linking, name, profile);
      return json(await signIn(context, client, user.id, 'oauth', request));
    }
    const { kind, user } = await enterByProvider(context, client, name, profile);
    // The account that would wait for a proof is not created: nobody is there to read what comes next.
    if (kind === 'unproved') throw new AuthError('provider_email_needs_verification');
    if (isBanned(user, context.now())) throw new AuthError('user_banned');
    return json(await signIn(context, client, user.id, 'oauth', request));
  });
}

function findProvider(
  context: AuthContext,
  provider: string | null | undefined,
  clientId: string | null | undefined,
): [string, ProviderConfig] {
  if (!provider && !clientId) throw new AuthError('validation_failed', 'provider or client_id required');
  const found = [...context.config.providers].find(([name, config]) =>
    provider ? name === provider : clientIds(config).includes(clientId ?? ''),
  );
  // Facebook gives no identity token that its discovery would vouch for.
  if (!found || found[0] === 'facebook')
    throw new AuthError('oauth_provider_not_supported', `Provider (${describe(provider)}) is not enabled`);
  return [found[0], issuerKnown(found[1])];
}

function describe(provider: string | null | undefined): string {
  const issuer = KNOWN_ISSUERS.get(provider ?? '');
  return issuer === undefined ? (provider ?? 'client_id') : `issuer "${issuer}"`;
}
