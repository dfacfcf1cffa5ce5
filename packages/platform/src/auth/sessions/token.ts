// POST /token: a session for a password, a refresh token, a PKCE code or another issuer's identity token.

import type { AuthContext, AuthRequest, Endpoint } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { grantPassword } from '#platform/auth/passwords/grant-password.ts';
import { grantIdToken } from '#platform/auth/providers/grant-id-token.ts';
import { grantPkce } from '#platform/auth/sessions/grant-pkce.ts';
import { grantRefreshToken } from '#platform/auth/sessions/grant-refresh-token.ts';
import type { HttpResponse } from '#platform/http/types.ts';

type Grant = (context: AuthContext, request: AuthRequest) => Promise<HttpResponse>;

const grants = new Map<string | null, Grant>([
  ['password', grantPassword],
  ['refresh_token', grantRefreshToken],
  ['pkce', grantPkce],
  ['id_token', grantIdToken],
]);

const methods = new Map<string | null, string>([
  ['password', 'password'],
  ['pkce', 'oauth'],
  ['id_token', 'oauth'],
]);

export const token: Endpoint = {
  method: 'POST',
  path: '/token',
  // A refresh proves nothing new.
  signInMethod: ({ query }) => methods.get(query.get('grant_type')) ?? null,
  async handle(context, request) {
    const type = request.query.get('grant_type');
    if (type === 'web3') throw new AuthError('web3_provider_disabled');
    const grant = grants.get(type);
    if (!grant) throw new AuthError('validation_failed', 'unsupported_grant_type');
    return grant(context, request);
  },
};
