// Apple's service on this machine, over HTTP/2 with TLS: it verifies the token of the team, and answers as Apple documents it.
import { generateKeyPairSync } from 'node:crypto';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { APP_ID } from '@liesse/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApnsSender } from '#server/push/apns-sender.ts';
import { verifiedClaims } from '../../../../tests/support/jwt-check.ts';
import { makeSelfSigned } from '../../../../tests/support/self-signed.ts';

const { key, cert } = makeSelfSigned('localhost');
const team = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const account = {
  key: team.privateKey,
  keyId: 'KEY1234567',
  teamId: 'TEAM123456',
  environment: 'production',
} as const;
const device = { endpoint: 'AB'.repeat(32), p256dh: null, auth: null };
const reply = { id: 'a1', title: 'Réponse d’Inès', body: 'Elle vient.', href: '/client/guests' };
const signal = new AbortController().signal;

interface Received {
  path: string;
  token: ReturnType<typeof verifiedClaims>;
  headers: Record<string, unknown>;
  body: unknown;
}

let server: Http2SecureServer;
let received: Received[];
let sessions: ServerHttp2Session[];
let answer: { status: number; reason: string };

beforeEach(async () => {
  received = [];
  sessions = [];
  answer = { status: 200, reason: '' };
  server = createSecureServer({ key, cert }, (request, response) => {
    const { ':path': path = '', authorization = '', ...headers } = request.headers;
    void text(request).then((body) => {
      const token = verifiedClaims(authorization.replace(/^bearer /, ''), 'ES256', team.publicKey);
      received.push({ path, token, headers, body: JSON.parse(body) });
      const { status, reason } = token === null ? { status: 403, reason: 'InvalidProviderToken' } : answer;
      response.writeHead(status).end(status === 200 ? '' : JSON.stringify({ reason }));
    });
  });
  server.on('session', (session) => sessions.push(session));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});

afterEach(async () => {
  for (const session of sessions) session.destroy();
  await new Promise((resolve) => server.close(resolve));
});

const senderOf = (options: Partial<Parameters<typeof createApnsSender>[0]> = {}) =>
  createApnsSender({
    account,
    testService: `https://localhost:${(server.address() as AddressInfo).port}`,
    certificate: cert,
    ...options,
  });

describe('the Apple Push Notification service', () => {
  it('receives messages over one connection, with one token of the team', async () => {
    const sender = senderOf();
    expect(await sender.send(device, reply, signal)).toBe('delivered');
    const several = { id: null, title: '3 nouvelles notifications', body: '', href: null };
    expect(await sender.send(device, several, signal)).toBe('delivered');
    expect(sessions).toHaveLength(1);
    expect(received[0]).toMatchObject({
      path: `/3/device/${'ab'.repeat(32)}`,
      token: { header: { kid: 'KEY1234567' }, claims: { iss: 'TEAM123456' } },
      headers: { 'apns-topic': APP_ID, 'apns-push-type': 'alert', 'apns-collapse-id': 'a1' },
      body: {
        aps: { alert: { title: 'Réponse d’Inès', body: 'Elle vient.' } },
        id: 'a1',
        href: '/client/guests',
      },
    });
    expect(received[1]).toMatchObject({ headers: { 'apns-collapse-id': 'notifications' } });
    expect(received[1]?.token).toEqual(received[0]?.token);
  });

  it('drops a token that it does not know any more, and no other', async () => {
    const sender = senderOf();
    for (const gone of [
      { status: 410, reason: 'Unregistered' },
      { status: 400, reason: 'BadDeviceToken' },
    ]) {
      answer = gone;
      expect(await sender.send(device, reply, signal)).toBe('gone');
    }
    for (const refused of [
      { status: 403, reason: 'ExpiredProviderToken' },
      { status: 400, reason: 'TopicDisallowed' },
      { status: 503, reason: 'Shutdown' },
    ]) {
      answer = refused;
      await expect(sender.send(device, reply, signal)).rejects.toThrow(`${refused.status} ${refused.reason}`);
    }
  });

  it('is connected to again after it has closed the connection', async () => {
    const sender = senderOf();
    await sender.send(device, reply, signal);
    const ended = new Promise((resolve) => sessions[0]?.once('close', resolve));
    sessions[0]?.destroy();
    await ended;
    // The message that finds the connection closing fails and is tried again by the queue.
    await sender.send(device, reply, signal).catch(() => null);
    expect(await sender.send(device, reply, signal)).toBe('delivered');
    expect(sessions).toHaveLength(2);
  });

  it('is told nothing when its certificate is not trusted, or the team’s key is another one', async () => {
    const sender = createApnsSender({
      account,
      testService: `https://localhost:${(server.address() as AddressInfo).port}`,
    });
    await expect(sender.send(device, reply, signal)).rejects.toThrow();
    expect(received).toEqual([]);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    const other = senderOf({ account: { ...account, key: privateKey } });
    await expect(other.send(device, reply, signal)).rejects.toThrow('403 InvalidProviderToken');
  });
});
