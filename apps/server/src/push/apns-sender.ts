// Delivers push messages to the iOS application by the Apple Push Notification service, over one HTTP/2 connection. A token signed with the
// key of the Apple team proves who sends.
import type { KeyObject } from 'node:crypto';
import { type ClientHttp2Session, connect, constants, type IncomingHttpHeaders } from 'node:http2';
import { json } from 'node:stream/consumers';
import { APP_ID } from '@liesse/domain';
import { JobFailed } from '@liesse/platform/jobs/failure.ts';
import { z } from 'zod';
import { signJwt } from '#server/push/jwt.ts';
import { dataOf, type PushPayload, type PushSender, TTL_SECONDS, tagOf } from '#server/push/push-sender.ts';

export interface ApnsKey {
  key: KeyObject;
  keyId: string;
  teamId: string;
  /** Builds that Xcode installed on a device have tokens of another service than those of the store. */
  environment: 'production' | 'development';
}

export interface ApnsOptions {
  account: ApnsKey;
  /** The origin of a service on this machine, for tests, and the certificate that it is trusted by. */
  testService: string | undefined;
  certificate?: string;
}

const ORIGINS = { production: 'https://api.push.apple.com', development: 'https://api.sandbox.push.apple.com' };
/** Apple refuses tokens older than an hour, and senders that make one more often than every 20 minutes. */
const TOKEN_MS = 40 * 60_000;
const IDLE_MS = 60_000;

const refusal = z.object({ reason: z.string() });

export function createApnsSender({ account, testService, certificate }: ApnsOptions): PushSender {
  const origin = testService ?? ORIGINS[account.environment];
  let session: ClientHttp2Session | null = null;
  let proof: { token: string; until: number } | null = null;

  /** Apple takes connections that open and close for an attack. */
  function openSession(): ClientHttp2Session {
    if (session !== null && !session.closed && !session.destroyed) return session;
    const opened = connect(origin, certificate === undefined ? {} : { ca: certificate });
    // Each request reports the error for itself.
    opened.on('error', () => undefined);
    opened.on('goaway', () => opened.close());
    opened.setTimeout(IDLE_MS, () => opened.close());
    opened.unref();
    session = opened;
    return opened;
  }

  function providerToken(): string {
    if (proof !== null && proof.until > Date.now()) return proof.token;
    const claims = { iss: account.teamId, iat: Math.floor(Date.now() / 1000) };
    const token = signJwt({ alg: 'ES256', kid: account.keyId }, claims, account.key);
    proof = { token, until: Date.now() + TOKEN_MS };
    return token;
  }

  function post(token: string, payload: PushPayload, signal: AbortSignal): Promise<{ status: number; reason: string }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; reason: string }>();
    const stream = openSession().request(
      {
        [constants.HTTP2_HEADER_METHOD]: 'POST',
        // The plugin writes the token with capitals, Apple without.
        [constants.HTTP2_HEADER_PATH]: `/3/device/${token.toLowerCase()}`,
        authorization: `bearer ${providerToken()}`,
        'apns-topic': APP_ID,
        'apns-push-type': 'alert',
        'apns-priority': '10',
        'apns-expiration': String(Math.floor(Date.now() / 1000) + TTL_SECONDS),
        'apns-collapse-id': tagOf(payload),
      },
      { signal },
    );
    stream.on('error', reject);
    stream.on('response', (headers: IncomingHttpHeaders & { ':status'?: number }) => {
      const status = headers[':status'] ?? 0;
      if (status === 200) {
        stream.resume();
        resolve({ status, reason: '' });
        return;
      }
      json(stream).then(
        (body) => resolve({ status, reason: refusal.safeParse(body).data?.reason ?? '' }),
        () => resolve({ status, reason: '' }),
      );
    });
    stream.on('close', () => reject(new JobFailed('Apple closed the connection')));
    stream.end(JSON.stringify(messageOf(payload)));
    return promise;
  }

  return {
    async send({ endpoint }, payload, signal) {
      const { status, reason } = await post(endpoint, payload, signal);
      if (status === 200) return 'delivered';
      if (status === 410 || reason === 'BadDeviceToken') return 'gone';
      if (status === 403) proof = null;
      throw new JobFailed(`Apple answered ${status}${/^\w+$/.test(reason) ? ` ${reason}` : ''}`);
    },
  };
}

const messageOf = (payload: PushPayload) => ({
  aps: { alert: { title: payload.title, body: payload.body }, sound: 'default' },
  ...dataOf(payload),
});
