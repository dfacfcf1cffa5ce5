// Shows push messages as notifications, and leads to their page when they are clicked.
import { addressOf, type OpenNotification, type PushMessage, parsePushMessage } from '#web/lib/push/push-message.ts';

interface Pushing extends Event {
  data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}

interface Clicking extends Event {
  notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}

interface WindowClient {
  url: string;
  visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(message: OpenNotification): void;
}

/** What the compiler's types of pages lack. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
}

const worker = globalThis as unknown as WorkerScope;
const AREAS = /^\/(client|partner|admin)\//;

export function handlePushMessages(): void {
  addEventListener('push', (event) => {
    const pushing = event as Pushing;
    const message = parsePushMessage(jsonOf(pushing.data));
    if (message !== null) pushing.waitUntil(showNotification(message));
  });
  addEventListener('notificationclick', (event) => {
    const clicking = event as Clicking;
    clicking.notification.close();
    clicking.waitUntil(open(parsePushMessage(clicking.notification.data)));
  });
}

/** Rejects where the person has not allowed notifications. */
export function showNotification(message: PushMessage, language = 'fr'): Promise<void> {
  const { id, title, body } = message;
  // A message that arrives twice replaces itself by its tag.
  return worker.registration.showNotification(title, {
    body,
    tag: id ?? 'notifications',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    lang: language,
    data: message,
  });
}

/** An open page of an area shows the notification, so that nothing that is typed in it is lost with a reload. */
async function open(message: PushMessage | null): Promise<void> {
  const { id, href } = message ?? { id: null, href: null };
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const areas = AREAS.test(href ?? '/client/') ? windows.filter(({ url }) => AREAS.test(new URL(url).pathname)) : [];
  const page = areas.find(({ visibilityState }) => visibilityState === 'visible') ?? areas[0];
  if (page === undefined) {
    await worker.clients.openWindow(addressOf({ id, href }));
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A client of a worker has the worker's own origin.
  page.postMessage({ open: { id, href } });
  await page.focus();
}

function jsonOf(data: Pushing['data']): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}
