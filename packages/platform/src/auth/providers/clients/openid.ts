// OpenID providers: Google, Apple, and any issuer that the configuration names. Discovery is asked once an hour.
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchUserInfo,
  None,
} from 'openid-client';
import type { ProviderConfig } from '#platform/auth/config/config.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { createOutgoing } from './outgoing.ts';
import { emailOf, type Provider, type ProviderAnswer, type ProviderProfile, profileData } from './provider.ts';

const DISCOVERY_LIFETIME_MS = 3_600_000;
const known = new WeakMap<ProviderConfig, { until: number; configuration: Promise<Configuration> }>();

export function openIdProvider(context: AuthContext, name: string, config: ProviderConfig): Provider {
  const callback = `${context.apiUrl}/callback`;
  return {
    async address(checks, scopes, extra) {
      const url = buildAuthorizationUrl(await discover(context, config), {
        ...extra,
        ...(name === 'apple' ? { response_mode: 'form_post' } : {}),
        redirect_uri: callback,
        response_type: 'code',
        scope: [...new Set(['openid', 'email', name === 'apple' ? 'name' : 'profile', ...scopes])].join(' '),
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    async redeem(answer, checks) {
      const configuration = await discover(context, config);
      // Our own address, never the one that the request claims to have reached.
      const tokens = await authorizationCodeGrant(configuration, new URL(`${callback}?${protocolPart(answer)}`), {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no identity token');
      const more = claims.email === undefined ? await askUserInfo(configuration, tokens.access_token, claims.sub) : {};
      return {
        profile: profileOf({ ...more, ...claims, ...appleName(answer.get('user')) }),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
      } satisfies ProviderAnswer;
    },
  };
}

export function profileOf(claims: Record<string, unknown> & { sub: string }): ProviderProfile {
  const email = emailOf(claims.email);
  // Apple writes it as a text.
  const isEmailVerified = email !== null && (claims.email_verified === true || claims.email_verified === 'true');
  return { subject: claims.sub, email, isEmailVerified, data: profileData(claims, email, isEmailVerified) };
}

export const clientIds = (config: ProviderConfig): string[] => config.clientId.split(',').map((id) => id.trim());

/** The discovery document is cached for an hour; a failure is not cached. */
export function discover(context: AuthContext, config: ProviderConfig): Promise<Configuration> {
  const now = context.now().getTime();
  const found = known.get(config);
  if (found && found.until > now) return found.configuration;
  const configuration = ask(context, config);
  known.set(config, { until: now + DISCOVERY_LIFETIME_MS, configuration });
  configuration.catch(() => known.delete(config));
  return configuration;
}

async function ask(context: AuthContext, config: ProviderConfig): Promise<Configuration> {
  const { privateOrigins } = context.config;
  const issuer = new URL(config.issuer ?? '');
  const [clientId = ''] = clientIds(config);
  const outgoing = createOutgoing(privateOrigins);
  return discovery(
    issuer,
    clientId,
    undefined,
    // The standard's default where the issuer takes it; the choice is known once its document is.
    (server, client, body, headers) => clientAuthentication(config, server)(server, client, body, headers),
    {
      [customFetch]: (url, options) => outgoing(url, options),
      execute: privateOrigins.includes(issuer.origin) ? [allowInsecureRequests] : [],
    },
  );
}

function clientAuthentication(config: ProviderConfig, server: { token_endpoint_auth_methods_supported?: string[] }) {
  if (config.secret === '') return None();
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic') ? ClientSecretBasic(config.secret) : ClientSecretPost(config.secret);
}

async function askUserInfo(configuration: Configuration, accessToken: string, subject: string) {
  if (!configuration.serverMetadata().userinfo_endpoint) return {};
  return fetchUserInfo(configuration, accessToken, subject);
}

/** What OAuth itself sends back; the rest of the address means nothing to it. */
function protocolPart(answer: URLSearchParams): URLSearchParams {
  const names = new Set(['code', 'state', 'iss', 'error', 'error_description']);
  return new URLSearchParams([...answer].filter(([name]) => names.has(name)));
}

/** Apple sends a name once, beside the token and unsigned, so it is used for display only. */
function appleName(user: string | null): Record<string, string> {
  if (!user) return {};
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } };
    return {
      ...(typeof name?.firstName === 'string' ? { given_name: name.firstName } : {}),
      ...(typeof name?.lastName === 'string' ? { family_name: name.lastName } : {}),
    };
  } catch {
    return {};
  }
}
