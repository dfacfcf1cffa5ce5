// POST /sso/saml/acs: people come back from their company with an assertion.
import { z } from 'zod';
import { type AuthContext, type AuthRequest, type Endpoint, parseBody, redirect } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { finishFlow, redirectedFailure } from '#platform/auth/providers/finish.ts';
import { forgetFlow } from '#platform/auth/providers/states.ts';
import { enterBySso } from '#platform/auth/sso/enter.ts';
import { type SamlRequest, takeRequest } from '#platform/auth/sso/requests.ts';
import { readResponse } from '#platform/auth/sso/saml.ts';
import { findSsoProvider } from '#platform/auth/sso/sso-providers.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

const body = z.object({ SAMLResponse: z.string().min(1), RelayState: z.string().max(200).optional() });

export const ssoSamlAcs: Endpoint = {
  method: 'POST',
  path: '/sso/saml/acs',
  isOpen: true,
  signInMethod: () => 'sso/saml',
  async handle(context, request) {
    if (!context.config.samlEnabled) throw new AuthError('saml_provider_disabled');
    const input = parseBody(body, request.body);
    // Nobody is signed in who did not ask for it here: an assertion without its request is refused.
    const asked = input.RelayState ? await takeRequest(context, input.RelayState) : null;
    if (!asked) throw redirectedFailure(context, null, new AuthError('saml_relay_state_not_found'));
    try {
      return redirect(await finish(context, request, asked, input.SAMLResponse));
    } catch (error) {
      await forgetFlow(context, asked.flow.id);
      throw redirectedFailure(context, asked.flow, error);
    }
  },
};

async function finish(
  context: AuthContext,
  request: AuthRequest,
  asked: SamlRequest,
  response: string,
): Promise<string> {
  const provider = await findSsoProvider(context.db, asked.providerId);
  if (!provider) throw new AuthError('saml_idp_not_found');
  const profile = await readResponse(context, provider, response, asked);
  return inTransaction(context.db, async (client) => {
    const user = await enterBySso(context, client, provider, profile);
    return finishFlow(context, client, request, asked.flow, user, { accessToken: null, refreshToken: null });
  });
}
