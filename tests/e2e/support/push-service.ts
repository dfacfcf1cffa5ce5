// A push service on this machine: it verifies the signature of the site (VAPID) and decrypts messages like a browser (RFC 8291).
import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { CDPSession, Page, Worker } from '@playwright/test';
import ece from 'http_ece';

interface Received {
  text: string;
  isSigned: boolean;
  audience: unknown;
}

export interface PushService {
  origin: string;
  received: Received[];
  /** The answers of the service from now on: 201 accepts, 410 ends the subscription. */
  status: number;
  close(): Promise<void>;
  /** Replaces what a browser without a window cannot do: the question for permission, which the person grants, `subscribe`, which
   * needs the network of the browser's maker, and the notifications on the screen, which are those of `notificationScreen`. */
  subscribeIn(page: Page): Promise<unknown>;
}

export async function startPushService(): Promise<PushService> {
  const receiver = createECDH('prime256v1');
  receiver.generateKeys();
  const secret = randomBytes(16);
  const keys = { p256dh: receiver.getPublicKey('base64url'), auth: secret.toString('base64url') };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      if (service.status < 300) service.received.push(read(request, body, receiver, secret));
      response.writeHead(service.status).end();
    })();
  });
  const origin = `http://127.0.0.1:${process.env.E2E_PUSH_PORT}`;
  await new Promise<void>((resolve) => server.listen(Number(process.env.E2E_PUSH_PORT), '127.0.0.1', resolve));
  const service: PushService = {
    origin,
    received: [],
    status: 201,
    close: () => new Promise((resolve) => server.close(() => resolve())),
    subscribeIn: (page) =>
      page.addInitScript(
        (json) => {
          const isGranted = () => sessionStorage.getItem('e2e.permission') === 'granted';
          Object.defineProperty(Notification, 'permission', { get: () => (isGranted() ? 'granted' : 'default') });
          Notification.requestPermission = async () => {
            sessionStorage.setItem('e2e.permission', 'granted');
            return 'granted';
          };
          ServiceWorkerRegistration.prototype.getNotifications = async () => {
            const shown = JSON.parse(sessionStorage.getItem('e2e.shown') ?? '[]') as Notification[];
            const left = (tag: string) => JSON.stringify(shown.filter((other) => other.tag !== tag));
            return shown.map((one) => ({ ...one, close: () => sessionStorage.setItem('e2e.shown', left(one.tag)) }));
          };
          PushManager.prototype.subscribe = async (options) => {
            if (options?.userVisibleOnly !== true || !options.applicationServerKey) throw new TypeError('options');
            return { ...json, options, toJSON: () => json } as unknown as PushSubscription;
          };
        },
        { endpoint: `${origin}/push/${randomBytes(8).toString('hex')}`, keys },
      ),
  };
  return service;
}

function read({ headers }: IncomingMessage, body: Buffer, receiver: ECDH, secret: Buffer): Received {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return {
    isSigned: verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
    audience: (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud?: unknown }).aud,
    text: ece
      .decrypt(body, { version: 'aes128gcm', privateKey: receiver, authSecret: secret.toString('base64url') })
      .toString('utf8'),
  };
}

export interface ShownNotification {
  title: string;
  body: string;
  tag: string;
  data: unknown;
}

export interface NotificationScreen {
  /** Hands a decrypted message to the real service worker, as the browser would. Returns the notification that it shows. */
  deliver(text: string): Promise<ShownNotification>;
  click(notification: ShownNotification): Promise<unknown>;
  /** The tags of the notifications that the page has not closed. */
  tags(): Promise<string[]>;
}

/** The screen of the device, on which the service worker of the page shows its notifications. */
export async function notificationScreen(page: Page, origin: string): Promise<NotificationScreen> {
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  const registrationId = await registrationOf(devtools);
  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/service-worker.js'));
  if (worker === undefined) throw new Error('there is no service worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, { body = '', tag = '', data } = {}) =>
      void scope.shown.push({ title, body, tag, data });
  });
  return {
    async deliver(text) {
      const before = await shownBy(worker);
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
      let shown = before;
      while (shown.length === before.length) shown = await shownBy(worker);
      await page.evaluate((all) => sessionStorage.setItem('e2e.shown', all), JSON.stringify(shown));
      const last = shown.at(-1);
      if (last === undefined) throw new Error('nothing is shown');
      return last;
    },
    click: (notification) =>
      worker.evaluate((clicked) => {
        const parts = {
          notification: { ...clicked, close: () => {} },
          waitUntil: (work: Promise<unknown>) => void work.catch(() => {}),
        };
        dispatchEvent(Object.assign(new Event('notificationclick'), parts));
      }, notification),
    tags: () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/share');
        return ((await registration?.getNotifications()) ?? []).map(({ tag }) => tag);
      }),
  };
}

interface WorkerScope {
  shown: ShownNotification[];
  registration: ServiceWorkerRegistration;
}

const shownBy = (worker: Worker): Promise<ShownNotification[]> =>
  worker.evaluate(() => (globalThis as unknown as WorkerScope).shown);

async function registrationOf(devtools: CDPSession): Promise<string> {
  const registration = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/share');
      if (found) resolve(found.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  return registration;
}
