// The last step of a provider's or a company's sign-in: back to the application, with a code when it began with a
// challenge and with the session itself otherwise. Nothing at the end can turn the one into the other.
import type pg from 'pg';
import { isBanned, type UserRow } from '#platform/auth/accounts/users.ts';
import { withParameters } from '#platform/auth/config/redirects.ts';
import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';
import { AuthError, RedirectedError } from '#platform/auth/errors.ts';
import { type FlowRow, issueAuthCode } from '#platform/auth/sessions/flows.ts';
import { signIn } from '#platform/auth/sessions/sessions.ts';

export interface ProviderTokens {
  accessToken: string | null;
  refreshToken: string | null;
}

export async function finishFlow(
  context: AuthContext,
  client: pg.ClientBase,
  request: AuthRequest,
  flow: FlowRow,
  user: UserRow,
  tokens: ProviderTokens,
): Promise<string> {
  if (isBanned(user, context.now())) throw new AuthError('user_banned');
  const home = flow.redirect_to ?? context.config.siteUrl;
  if (flow.code_challenge !== null) {
    const code = await issueAuthCode(context, client, flow.id, user.id);
    await client.query(
      'update auth.flow_state set provider_access_token = $2, provider_refresh_token = $3 where id = $1',
      [flow.id, tokens.accessToken, tokens.refreshToken],
    );
    return withParameters(home, { code }, 'query');
  }
  await client.query('delete from auth.flow_state where id = $1', [flow.id]);
  const session = await signIn(context, client, user.id, flow.authentication_method, request);
  return withParameters(home, fragmentOf(session, tokens), 'fragment');
}

function fragmentOf(session: Record<string, unknown>, { accessToken, refreshToken }: ProviderTokens) {
  const names = ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type'];
  return {
    ...Object.fromEntries(names.map((name) => [name, String(session[name])])),
    ...(accessToken === null ? {} : { provider_token: accessToken }),
    ...(refreshToken === null ? {} : { provider_refresh_token: refreshToken }),
  };
}

const OAUTH_WORDS = new Map([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
]);

/** The application learns why in the place where it looks: the query for a code, the fragment for a session. */
export function redirectedFailure(context: AuthContext, flow: FlowRow | null, error: unknown): RedirectedError {
  const home = flow?.redirect_to ?? context.config.siteUrl;
  const known =
    error instanceof AuthError ? error : new AuthError('unexpected_failure', 'The provider could not be used');
  const values = {
    error: error instanceof ProviderRefusal ? error.word : (OAUTH_WORDS.get(known.status) ?? 'server_error'),
    error_code: error instanceof ProviderRefusal ? error.word : known.code,
    error_description: known.message,
  };
  const where = flow && flow.code_challenge === null ? 'fragment' : 'query';
  return new RedirectedError(known, withParameters(home, values, where));
}

/** The provider, or the person on its page, said no. */
export class ProviderRefusal extends AuthError {
  readonly word: string;

  constructor(word: string, description: string | null) {
    super('bad_oauth_callback', (description ?? 'The provider refused').slice(0, 200));
    this.word = /^[a-z_]{1,60}$/.test(word) ? word : 'invalid_request';
  }
}
