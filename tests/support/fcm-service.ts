// Firebase Cloud Messaging on this machine: it verifies the token of the service account, gives an access token for it and takes messages
// with that token alone, as Google documents it.
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { verifiedClaims } from './jwt-check.ts';

export interface FcmMessage {
  token: string;
  notification: { title: string; body: string };
  data: Record<string, string>;
  android: { ttl: string; notification: { tag: string; channel_id: string } };
}

export interface FcmService {
  origin: string;
  received: FcmMessage[];
  /** The assertions for which an access token was given. */
  granted: Array<Record<string, unknown>>;
  /** The answer to messages from now on; null takes them. */
  refusal: { status: number; errorCode: string } | null;
  /** Ends the access tokens that were given. */
  withdrawTokens(): void;
  close(): Promise<void>;
}

/** The file of a service account, as the console of Firebase gives it. */
export function makeServiceAccount() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    type: 'service_account',
    project_id: 'liesse-test',
    private_key_id: 'key-1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: 'push@liesse-test.iam.gserviceaccount.com',
    token_uri: 'https://pirate.example/token',
  };
}

export async function startFcmService(account: { private_key: string }, port = 0): Promise<FcmService> {
  const key = createPublicKey(createPrivateKey(account.private_key));
  const tokens = new Set<string>();
  const answers: Record<string, (body: string, authorization: string) => [number, unknown]> = {
    '/token'(body) {
      const form = new URLSearchParams(body);
      const verified = verifiedClaims(form.get('assertion') ?? '', 'RS256', key);
      const isGrant = form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer';
      if (!isGrant || verified?.claims['aud'] !== `${service.origin}/token`) return [400, { error: 'invalid_grant' }];
      service.granted.push({ ...verified.header, ...verified.claims });
      const token = randomUUID();
      tokens.add(token);
      return [200, { access_token: token, expires_in: 3599, token_type: 'Bearer' }];
    },
    '/v1/projects/liesse-test/messages:send'(body, authorization) {
      if (!tokens.has(authorization.replace(/^Bearer /, ''))) return [401, { error: { status: 'UNAUTHENTICATED' } }];
      const { refusal } = service;
      if (refusal !== null) {
        const details = [
          { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: refusal.errorCode },
        ];
        return [refusal.status, { error: { code: refusal.status, details } }];
      }
      service.received.push((JSON.parse(body) as { message: FcmMessage }).message);
      return [200, { name: 'projects/liesse-test/messages/1' }];
    },
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const answer = answers[request.url ?? '']?.(body, request.headers.authorization ?? '') ?? [404, {}];
      response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const service: FcmService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    granted: [],
    refusal: null,
    withdrawTokens: () => tokens.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
