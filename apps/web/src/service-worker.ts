// Serves offline the pages that asked for it: their last document and the files they ran. It leaves every other request alone. It also
// sends what was stored without a network, where a browser wakes it up when the network is back.
import { type OfflinePage, parseOfflinePage } from '#web/lib/offline/offline-page.ts';
import { OUTBOX, sendStored } from '#web/lib/offline/outbox.ts';
import { handlePushMessages } from '#web/service-worker/push.ts';
import { handleSharedFiles } from '#web/service-worker/share.ts';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Syncing extends Lasting {
  tag: string;
}

interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The pages of an area that work offline, and a few sheets and invitations. */
const MOST = 16;

handlePushMessages();
handleSharedFiles();

addEventListener('message', (event) => {
  const page = parseOfflinePage(event.data);
  if (page !== null) (event as unknown as Lasting).waitUntil(cachePage(page));
});

addEventListener('sync', (event: Event) => {
  const sync = event as Syncing;
  // When it rejects, the browser calls again later.
  if (sync.tag === OUTBOX) sync.waitUntil(sendStored());
});

addEventListener('fetch', (event: Event) => {
  const { request, respondWith } = bound(event as Fetching);
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') respondWith(fetch(request).catch((error) => copyOf(request, error)));
  // The names of these files change with their content, so a cached copy is never out of date.
  else if (pathname.startsWith('/assets/')) respondWith(caches.match(request).then((copy) => copy ?? fetch(request)));
});

/** The former copy is deleted only once the new one is complete. */
async function cachePage({ path, files, language }: OfflinePage): Promise<void> {
  const name = `${path} ${Date.now()}`;
  const cache = await caches.open(name);
  try {
    // Without cookies the document is an empty shell: the cache holds no personal data.
    await cache.addAll([
      new Request(path, { credentials: 'omit', headers: { 'x-page-language': language } }),
      ...files,
    ]);
  } catch {
    await caches.delete(name);
    return;
  }
  const others = (await caches.keys()).filter((other) => other !== name);
  const before = others.filter((other) => other.startsWith(`${path} `));
  const surplus = others.filter((other) => !before.includes(other)).slice(0, 1 - MOST);
  await Promise.all([...before, ...surplus].map((other) => caches.delete(other)));
}

async function copyOf(request: Request, error: unknown): Promise<Response> {
  const copy = (await caches.match(request, { ignoreSearch: true })) ?? (await shellOf(new URL(request.url).pathname));
  if (copy === undefined) throw error;
  return copy;
}

/** All documents of an area are the same empty shell: the application then opens the page of the address. */
async function shellOf(path: string): Promise<Response | undefined> {
  const area = /^\/(?:client|partner)\//.exec(path)?.[0];
  const name = area && (await caches.keys()).find((cached) => cached.startsWith(area));
  return name === undefined || name === '' ? undefined : caches.match(name.split(' ')[0] ?? '');
}

const bound = (event: Fetching) => ({
  request: event.request,
  respondWith: (answer: Promise<Response>) => event.respondWith(answer),
});
