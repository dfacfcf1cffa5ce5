// Serves offline the pages that asked for it: their last document and the files they ran. It leaves every other request alone. It also
// sends what was stored without a network, where a browser wakes it up when the network is back.
import { isStartScript } from '#web/lib/boot/page-assets.ts';
import { type OfflinePage, parseOfflinePage, STORAGE_FULL } from '#web/lib/offline/offline-page.ts';
import { OUTBOX, type StoredRequest } from '#web/lib/offline/outbox.ts';
import { changeCopies, deletePages, FILES, filesOf, storeFiles } from '#web/lib/offline/page-copies.ts';
import { sendStored } from '#web/lib/offline/send-stored.ts';
import { handlePushMessages, showNotification } from '#web/service-worker/push.ts';
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

interface Installing extends Lasting {
  addRoutes?(routes: { condition: { urlPattern: string }; source: { cacheName: string } }): Promise<void>;
}

/** The pages of an area that work offline, and a few sheets and invitations. */
const MOST = 16;

const AREA = /^\/(?:client|partner)\//;
/** The list of tasks and each task have one copy: a hundred opened tasks must not push out the other pages. */
const SECTION = /^\/(?:client|partner)\/[^/]+/;
/** The cache of a page: its key, and when it was stored. */
const PAGE = /^\/.* \d+$/;
/** What a document names itself: its first script and its stylesheets. The page that asks may have been opened by another document. */
const DOCUMENT_FILE = /(?:src|href)="(\/assets\/[\w-]+\.(?:js|css))"/g;

/** The one address of an invitation; the other pages of guests show the invitation that was opened last. */
const INVITATION = /^\/guest\/([0-9a-f-]{36})$/;
/** Holds the id of that invitation. */
const LAST_OPENED = '/guest/ last-opened';

handlePushMessages();
handleSharedFiles();

addEventListener('message', (event) => {
  const page = parseOfflinePage(event.data);
  if (page === null) return;
  const copied = changeCopies(() => cachePage(page)).catch((error: Partial<Error>) => {
    // A lost network needs no word: the page asks again the next time that it is opened.
    if (error.name === 'QuotaExceededError')
      (event.source as { postMessage(message: string): void } | null)?.postMessage(STORAGE_FULL);
  });
  (event as unknown as Lasting).waitUntil(copied);
});

addEventListener('sync', (event: Event) => {
  const sync = event as Syncing;
  // When it rejects, the browser calls again later.
  if (sync.tag === OUTBOX) sync.waitUntil(sendStored().then(followAnswers));
});

// Where the browser can, it reads the files of a page from the cache itself: a page has about a hundred, and each would wait for this
// worker. A file that is not cached is requested from the network.
addEventListener('install', (event: Event) => {
  const installing = event as Installing;
  const routes = { condition: { urlPattern: '/assets/*' }, source: { cacheName: FILES } };
  if (installing.addRoutes !== undefined) installing.waitUntil(installing.addRoutes(routes));
});

addEventListener('fetch', (event: Event) => {
  const { request, respondWith } = bound(event as Fetching);
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') respondWith(openPage(request));
  // The names of these files change with their content, so a cached copy is never out of date.
  else if (pathname.startsWith('/assets/')) respondWith(fileOf(request));
});

const fileOf = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: FILES })) ?? fetch(request);

async function openPage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    const document = await fetch(request);
    await markOpened(invitationOf(document)).catch(() => undefined);
    return document;
  } catch (error) {
    await markOpened(INVITATION.exec(pathname)?.[1]).catch(() => undefined);
    return copyOf(pathname, error);
  }
}

/** The former copy is deleted only once the new one is complete, or once the page is gone. */
async function cachePage({ path, files, language, isRendered, invitation }: OfflinePage): Promise<void> {
  if (AREA.test(path) && (await completeCopy(addressOf(path), files))) return;
  let name = '';
  let before: string[] = [];
  try {
    const document = await fetch(isRendered ? await requestCopy(path) : requestShell(path, language));
    if (document.status === 404 || document.status === 410) await deletePages(await namesOf(await keyOf(path)));
    if (!document.ok) return;
    await markOpened(invitationOf(document) ?? invitation);
    const key = await keyOf(path);
    before = await namesOf(key);
    name = `${key} ${Date.now()}`;
    const cache = await caches.open(name);
    const text = await document.clone().text();
    await cache.put(key, document);
    await storeFiles(name, [...new Set([...files, ...filesIn(text)])]);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  const others = (await caches.keys()).filter((other) => PAGE.test(other) && ![name, ...before].includes(other));
  await deletePages([...before.filter((other) => other !== name), ...others.slice(0, 1 - MOST)]);
}

const filesIn = (text: string): string[] =>
  [...text.matchAll(DOCUMENT_FILE)].map(([, path = '']) => new URL(path, location.origin).href);

/** The server says whose page it rendered: its cookie knows which invitation was opened last. */
const invitationOf = ({ headers }: Response): string | null => headers.get('x-invitation');

async function markOpened(invitation: string | null | undefined): Promise<void> {
  if (invitation) await (await caches.open(LAST_OPENED)).put('/guest/', new Response(invitation));
}

/** The key of a page in the cache: its address. A page of guests whose address is the same for every invitation has a copy for each. */
async function keyOf(path: string): Promise<string> {
  if (!path.startsWith('/guest/') || INVITATION.test(path)) return addressOf(path);
  const opened = await (await caches.open(LAST_OPENED)).match('/guest/');
  return `${path}?invitation=${(await opened?.text()) ?? ''}`;
}

/** The shell of an area changes only with the application, whose start script then has another name. A copy of the same application needs
 * no more than the files that were loaded since. Answers whether there is one. */
async function completeCopy(path: string, files: readonly string[]): Promise<boolean> {
  const [name] = await namesOf(path);
  if (name === undefined) return false;
  const known = await filesOf(name);
  if (!files.some((file) => isStartScript(file) && known.includes(file))) return false;
  await storeFiles(name, [...new Set([...known, ...files])]);
  return true;
}

/** Without cookies the document is an empty shell: it holds no personal data. */
const requestShell = (path: string, language: string): Request =>
  new Request(path, { credentials: 'omit', headers: { 'x-page-language': language } });

/** The server answers 304 when the copy is up to date. */
async function requestCopy(path: string): Promise<Request> {
  const etag = (await caches.match(await keyOf(path)))?.headers.get('etag') ?? '';
  return new Request(path, { cache: 'no-store', headers: { 'x-page-copy': '1', 'if-none-match': etag } });
}

/** The address under which the document of a page is cached. */
const addressOf = (path: string): string => SECTION.exec(path)?.[0] ?? path;

const namesOf = async (key: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(`${key} `));

/** A reply that was sent changes its page. One that was refused is shown by its page, and by a notification where they are allowed. */
async function followAnswers(answered: readonly StoredRequest[]): Promise<void> {
  await Promise.all(
    answered.map(({ page, language, refusedTitle, isRefused }) =>
      isRefused === true
        ? showNotification({ id: null, title: refusedTitle, body: '', href: page }, language).catch(() => {})
        : renewCopy(page).catch(() => {}),
    ),
  );
}

async function renewCopy(path: string): Promise<void> {
  const [name] = await namesOf(path);
  const request = await requestCopy(path);
  if (name === undefined || request.headers.get('if-none-match') === '') return;
  const document = await fetch(request);
  if (document.ok) await (await caches.open(name)).put(path, document);
}

async function copyOf(path: string, error: unknown): Promise<Response> {
  const copy = (await caches.match(await keyOf(path))) ?? (await shellOf(path));
  if (copy === undefined) throw error;
  return copy;
}

/** All documents of an area are the same empty shell: the application then opens the page of the address. */
async function shellOf(path: string): Promise<Response | undefined> {
  const area = AREA.exec(path)?.[0];
  const name = area && (await caches.keys()).find((cached) => cached.startsWith(area));
  return name === undefined || name === '' ? undefined : caches.match(name.split(' ')[0] ?? '');
}

const bound = (event: Fetching) => ({
  request: event.request,
  respondWith: (answer: Promise<Response>) => event.respondWith(answer),
});
