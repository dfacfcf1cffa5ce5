import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFcmSender, serviceAccount } from '#server/push/fcm-sender.ts';
import { type FcmService, makeServiceAccount, startFcmService } from '../../../../tests/support/fcm-service.ts';

const file = makeServiceAccount();
const device = { endpoint: 'device:token_1', p256dh: null, auth: null };
const reply = { id: 'a1', title: 'Réponse d’Inès', body: 'Elle vient.', href: '/client/guests' };
const signal = new AbortController().signal;

let service: FcmService;
beforeEach(async () => {
  service = await startFcmService(file);
});
afterEach(() => service.close());

const senderOf = (account: unknown = file) =>
  createFcmSender({ account: serviceAccount.parse(account), fetch, testService: service.origin });

describe('Firebase Cloud Messaging', () => {
  it('receives messages with one access token, given for a signed assertion', async () => {
    const sender = senderOf();
    expect(await sender.send(device, reply, signal)).toBe('delivered');
    const several = { id: null, title: '3 nouvelles notifications', body: '', href: null };
    expect(await sender.send(device, several, signal)).toBe('delivered');
    expect(service.granted).toMatchObject([
      {
        kid: 'key-1',
        iss: file.client_email,
        scope: 'https://www.googleapis.com/auth/firebase.messaging',
      },
    ]);
    expect(service.received).toMatchObject([
      {
        token: 'device:token_1',
        notification: { title: 'Réponse d’Inès', body: 'Elle vient.' },
        data: { id: 'a1', href: '/client/guests' },
        android: { ttl: '86400s', notification: { tag: 'a1', channel_id: 'notifications' } },
      },
      { data: {}, android: { notification: { tag: 'notifications' } } },
    ]);
  });

  it('drops a token that it does not know any more, and no other', async () => {
    const sender = senderOf();
    service.refusal = { status: 404, errorCode: 'UNREGISTERED' };
    expect(await sender.send(device, reply, signal)).toBe('gone');
    for (const refusal of [
      { status: 400, errorCode: 'INVALID_ARGUMENT' },
      { status: 404, errorCode: 'UNSPECIFIED_ERROR' },
      { status: 503, errorCode: 'UNAVAILABLE' },
    ]) {
      service.refusal = refusal;
      await expect(sender.send(device, reply, signal)).rejects.toThrow(`answered ${refusal.status}`);
    }
  });

  it('gives another access token after it has withdrawn the first', async () => {
    const sender = senderOf();
    await sender.send(device, reply, signal);
    service.withdrawTokens();
    await expect(sender.send(device, reply, signal)).rejects.toThrow('answered 401');
    expect(await sender.send(device, reply, signal)).toBe('delivered');
    expect(service.granted).toHaveLength(2);
  });

  it('receives nothing that another key has signed', async () => {
    const other = { ...file, private_key: makeServiceAccount().private_key };
    await expect(senderOf(other).send(device, reply, signal)).rejects.toThrow('refused the service account with 400');
    expect(service.received).toEqual([]);
  });
});
