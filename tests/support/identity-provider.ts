// A real OpenID provider on a port of its own. Whoever arrives is signed in at once: as the account that `login_hint`
// names, or as the first one; `login_hint=nobody` says no, as a person may.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import OidcProvider, { type KoaContextWithOIDC } from 'oidc-provider';

export interface ProviderAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
}

export interface IdentityProviderOptions {
  accounts: readonly ProviderAccount[];
  clients: ReadonlyArray<{ id: string; secret: string; redirectUris: string[] }>;
}

export interface IdentityProvider {
  issuer: string;
  /** An identity token as this provider signs them, for applications that hold one already. */
  signIdToken(claims: JWTPayload): Promise<string>;
  stop(): Promise<void>;
}

export async function startIdentityProvider({ accounts, clients }: IdentityProviderOptions): Promise<IdentityProvider> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const provider = new OidcProvider(issuer, {
    clients: clients.map(({ id, secret, redirectUris }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
    })),
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, id: string) => {
      const account = accounts.find(({ sub }) => sub === id);
      return account && { accountId: id, claims: () => account };
    },
    loadExistingGrant: agreeToAll,
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const isSignIn = request.url?.startsWith('/interaction/') ?? false;
    (isSignIn ? signInAtOnce(provider, accounts, request, response) : answer(request, response)).catch(() =>
      response.writeHead(500).end(),
    );
  });
  return {
    issuer,
    signIdToken: (claims) =>
      new SignJWT({ iss: issuer, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function agreeToAll({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

async function signInAtOnce(
  provider: OidcProvider,
  accounts: readonly ProviderAccount[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const accountId = params.login_hint ?? accounts[0]?.sub;
  const result =
    accountId === 'nobody'
      ? { error: 'access_denied', error_description: 'The person said no' }
      : { login: { accountId } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
