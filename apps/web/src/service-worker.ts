// Opens without a network the pages that asked for it: their last document and the files they ran. All else goes its own way.
import { type OfflinePage, parseOfflinePage } from '#web/lib/offline/offline-page.ts';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A person has a few sheets at a time. */
const MOST = 6;

addEventListener('message', (event) => {
  const page = parseOfflinePage(event.data);
  if (page !== null) (event as unknown as Lasting).waitUntil(keep(page));
});

addEventListener('fetch', (event: Event) => {
  const { request, respondWith } = bound(event as Fetching);
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') respondWith(fetch(request).catch((error) => copyOf(request, error)));
  // Their names change with what is in them: a copy is never an old one.
  else if (pathname.startsWith('/assets/')) respondWith(caches.match(request).then((copy) => copy ?? fetch(request)));
});

/** Whole before the one before it goes. */
async function keep({ path, files }: OfflinePage): Promise<void> {
  const name = `${path} ${Date.now()}`;
  const cache = await caches.open(name);
  try {
    await cache.addAll([path, ...files]);
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
  const copy = await caches.match(request, { ignoreSearch: true });
  if (copy === undefined) throw error;
  return copy;
}

const bound = (event: Fetching) => ({
  request: event.request,
  respondWith: (answer: Promise<Response>) => event.respondWith(answer),
});
