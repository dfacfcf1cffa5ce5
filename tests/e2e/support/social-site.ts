// A site with an identity provider: a proxy for the pages of the server under test and an auth service of its own. Both are on
// loopback; tests/support starts the service.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { keys } from '#tests/e2e/support/service.ts';
import { type ProviderAccount, startIdentityProvider } from '#tests/support/identity-provider.ts';
import { startTestPlatform } from '#tests/support/platform.ts';

export interface SocialSite {
  url: string;
  stop(): Promise<void>;
}

const project = path.resolve(import.meta.dirname, '../../..');

export async function startSocialSite(pages: string, account: ProviderAccount): Promise<SocialSite> {
  const site = createServer();
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const providers = new Map();
  const privateOrigins: string[] = [];
  const platform = await startTestPlatform({ project, auth: { siteUrl: url, providers, privateOrigins } });
  const client = { id: 'liesse', secret: 'a secret of 32 characters or more' };
  const identity = await startIdentityProvider({
    accounts: [account],
    clients: [{ ...client, redirectUris: [`${platform.url}/auth/v1/callback`] }],
  });
  providers.set('google', {
    clientId: client.id,
    secret: client.secret,
    issuer: identity.issuer,
    skipNonceCheck: false,
  });
  privateOrigins.push(identity.issuer);
  // A page contains the address and the key of its service, which are replaced by those of this site.
  const ours = (html: string) => html.replaceAll(pages, url).replaceAll(keys().publishableKey, platform.publishableKey);
  site.on('request', (request, response) => {
    const isService = /^\/(?:auth|rest|storage|realtime|functions)\/v1\//.test(request.url ?? '');
    pass(request, response, isService ? platform.url : pages, ours).catch(() => response.destroy());
  });
  return {
    url,
    stop: async () => {
      await close(site);
      await identity.stop();
      await platform.stop();
    },
  };
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  to: string,
  ours: (html: string) => string,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
  const answer = await fetch(to + request.url, {
    method: request.method ?? 'GET',
    headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
    redirect: 'manual',
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = isPage ? Buffer.from(ours(await answer.text())) : Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of answer.headers) {
    if (!['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'set-cookie'].includes(name)) {
      response.setHeader(name, name === 'content-security-policy' ? ours(value) : value);
    }
  }
  response.setHeader('set-cookie', answer.headers.getSetCookie());
  response.writeHead(answer.status).end(body);
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
