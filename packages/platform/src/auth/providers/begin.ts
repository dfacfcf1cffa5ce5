// Sends somebody to a provider: to sign in, or to link one more identity.
import { randomBytes } from 'node:crypto';
import { allowedRedirect } from '#platform/auth/config/redirects.ts';
import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';
import { limits } from '#platform/auth/limits/limits.ts';
import { parseChallenge } from '#platform/auth/sessions/flows.ts';
import { networkOf } from '#platform/http/network.ts';
import { openProvider } from './clients/open-provider.ts';
import { rememberFlow } from './states.ts';

/** Parameters of the provider's own page that a client may choose; none of them touches the protocol. */
const EXTRA = new Set([
  'access_type',
  'auth_type',
  'display',
  'hd',
  'include_granted_scopes',
  'login_hint',
  'prompt',
  'ui_locales',
]);

/** The address of the provider, to which the caller is redirected. */
export async function beginWithProvider(
  context: AuthContext,
  { query, ip }: AuthRequest,
  linkingUserId: string | null,
): Promise<string> {
  const name = query.get('provider');
  const provider = openProvider(context, name);
  const challenge = parseChallenge(query.get('code_challenge'), query.get('code_challenge_method'));
  await context.limits.hit(limits.authorizeNetwork, networkOf(ip));
  const checks = { state: secret(), nonce: secret(), verifier: secret() };
  const address = await provider.address(checks, scopesOf(query.get('scopes')), extraOf(query));
  await rememberFlow(context, {
    provider: name ?? '',
    challenge,
    redirectTo: allowedRedirect(context.config, query.get('redirect_to')),
    checks,
    linkingUserId,
  });
  return address;
}

const secret = (): string => randomBytes(32).toString('base64url');

const scopesOf = (text: string | null): string[] =>
  (text ?? '').split(/[\s,]+/).filter((scope) => /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/.test(scope));

const extraOf = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].filter(([name]) => EXTRA.has(name)));
