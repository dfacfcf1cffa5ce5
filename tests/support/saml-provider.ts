// A real SAML identity provider on a port of its own, which signs one person in at once.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import samlp, { type AuthOptions } from 'samlp';
import { makeSelfSigned, type SelfSigned } from './self-signed.ts';

export interface SamlPerson {
  id: string;
  email: string;
  name: string;
}

/** What a broken or hostile provider would do otherwise. */
export type SamlDeviation = Partial<
  Pick<
    AuthOptions,
    'audience' | 'recipient' | 'inResponseTo' | 'lifetimeInSeconds' | 'signAssertion' | 'signResponse' | 'issuer'
  >
> & { keys?: SelfSigned; person?: SamlPerson };

export interface SamlProvider {
  origin: string;
  entityId: string;
  metadataUrl: string;
  metadataXml: string;
  /** Follows a request as a browser would, and gives the form that it would post to `consumer`. */
  answer(requestUrl: string, consumer: string, deviation?: SamlDeviation): Promise<URLSearchParams>;
  stop(): Promise<void>;
}

export async function startSamlProvider(person: SamlPerson): Promise<SamlProvider> {
  const keys = makeSelfSigned('identity provider');
  let next: { consumer: string; deviation: SamlDeviation } = { consumer: '', deviation: {} };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    const asked = Object.assign(request, {
      query: Object.fromEntries(url.searchParams),
      protocol: 'http',
      originalUrl: request.url,
    });
    if (url.pathname === '/metadata') metadata(asked, expressLike(response), fail(response));
    else signInAtOnce(asked, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const entityId = `${origin}/entity`;
  const paths = { redirectEndpointPath: '/sign-in', postEndpointPath: '/sign-in' };
  const metadata = samlp.metadata({ issuer: entityId, cert: keys.cert, ...paths });
  return {
    origin,
    entityId,
    metadataUrl: `${origin}/metadata`,
    metadataXml: await (await fetch(`${origin}/metadata`)).text(),
    answer: async (requestUrl, consumer, deviation = {}) => {
      next = { consumer, deviation };
      const answer = await fetch(requestUrl);
      return new URLSearchParams(await answer.text());
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  function signInAtOnce(request: IncomingMessage & { query: Record<string, string> }, response: ServerResponse): void {
    const { keys: otherKeys, person: otherPerson, ...deviation } = next.deviation;
    const { id, email, name } = otherPerson ?? person;
    const middleware = samlp.auth({
      issuer: entityId,
      recipient: next.consumer,
      destination: next.consumer,
      ...(otherKeys ?? keys),
      ...deviation,
      getUserFromRequest: () => ({ id, emails: [{ value: email }], displayName: name, name: {} }),
      getPostURL: (_audience, _dom, _request, done) => done(null, next.consumer),
      responseHandler: (bytes) => {
        const form = { SAMLResponse: bytes.toString('base64'), RelayState: request.query.RelayState ?? '' };
        response.end(new URLSearchParams(form).toString());
      },
    });
    middleware(request, response, fail(response));
  }
}

const fail = (response: ServerResponse) => (error?: Error) => {
  response.writeHead(500).end(error?.message);
};

const expressLike = (response: ServerResponse) =>
  Object.assign(response, {
    set: (name: string, value: string) => response.setHeader(name, value),
    send: (text: string) => response.end(text),
  });
