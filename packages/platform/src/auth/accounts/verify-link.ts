// GET /verify: a link from a mail. Ends at the address it was made for, with a session, a code, or the reason why not.

import type pg from 'pg';
import { applyProof } from '#platform/auth/accounts/confirm.ts';
import { consumeToken, type OneTimeTokenRow } from '#platform/auth/accounts/one-time-tokens.ts';
import { kindsOf, linkMethod } from '#platform/auth/accounts/verify-types.ts';
import { allowedRedirect, withParameters } from '#platform/auth/config/redirects.ts';
import { type AuthContext, type AuthRequest, type Endpoint, redirect } from '#platform/auth/endpoint.ts';
import { AuthError, RedirectedError } from '#platform/auth/errors.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import { issueAuthCode } from '#platform/auth/sessions/flows.ts';
import { signIn } from '#platform/auth/sessions/sessions.ts';
import { networkOf } from '#platform/http/network.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

export const verifyLink: Endpoint = {
  method: 'GET',
  path: '/verify',
  isOpen: true,
  signInMethod: ({ query }) => linkMethod(query.get('type')),
  async handle(context, request) {
    const type = request.query.get('type') ?? '';
    const token = request.query.get('token') ?? '';
    const asked = allowedRedirect(context.config, request.query.get('redirect_to'));
    const where = token.startsWith('pkce_') ? 'query' : 'fragment';
    try {
      await context.limits.hit(limits.verifyNetwork, networkOf(request.ip));
      return await inTransaction(context.db, async (client) => {
        const proof = await consumeToken(context, client, token, kindsOf(type));
        if (!proof) throw new AuthError('otp_expired', 'Email link is invalid or has expired');
        return redirect(
          withParameters(proof.redirect_to ?? asked, await outcome(context, client, request, proof, type), where),
        );
      });
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      const parameters = { error: 'access_denied', error_code: error.code, error_description: error.message };
      throw new RedirectedError(error, withParameters(asked, parameters, where));
    }
  },
};

async function outcome(
  context: AuthContext,
  client: pg.ClientBase,
  request: AuthRequest,
  proof: OneTimeTokenRow,
  type: string,
): Promise<Record<string, string>> {
  const confirmed = await applyProof(context, client, proof);
  if (!confirmed.done)
    return { message: 'Confirmation link accepted. Please proceed to confirm link sent to the other email' };
  if (proof.flow_id !== null) return { code: await issueAuthCode(context, client, proof.flow_id, proof.user_id) };
  const session = await signIn(context, client, proof.user_id, confirmed.method, request);
  const { access_token, refresh_token, expires_in, expires_at, token_type } = session;
  const values = { access_token, expires_at, expires_in, refresh_token, token_type, type };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
