// A page of the server's that the application has not taken over. It shows when the network is lost, and a form that is submitted then
// is stored and sent when the network is back: the application that would do so cannot be fetched any more.
import { isUsed } from '#web/lib/boot/page-use.ts';
import { whenHeard } from '#web/lib/boot/when-interactive.ts';
import { cacheOfflinePage } from '#web/lib/offline/offline-page.ts';
import { findRequest, removeRequest, type StoredRequest, storeRequest } from '#web/lib/offline/outbox.ts';
import { FORM_TYPE, sendStored } from '#web/lib/offline/send-stored.ts';
import { DRAFT_PREFIX, INVITATIONS, REPLIES } from '#web/lib/offline/waiting-keys.ts';

/** Holds the key of the refused request that this tab posted. */
const POSTED_AGAIN = 'liesse.posted-again';

/** Returns whether the application is needed at once: somebody uses the page already, a draft has to be shown, or a reply that waits
 * has to be sent. */
export function watchPlainPage(): boolean {
  const hydrated = new AbortController();
  const { signal } = hydrated;
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    hydrated.abort();
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
  // early-input.ts stops clicks at the window until then.
  window.addEventListener('click', giveAnswer, { capture: true, signal });
  // A form that came back with a mistake goes on where it has to be corrected.
  document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  markOpened();
  void removeShown();
  if (isUsed() || hasWaiting()) return true;
  let held: HTMLFormElement | undefined;
  const followNetwork = (): void => {
    for (const notice of all('[data-offline-notice]')) notice.hidden = navigator.onLine;
    void settleStored(held);
  };
  followNetwork();
  window.addEventListener('online', followNetwork, { signal });
  window.addEventListener('offline', followNetwork, { signal });
  document.addEventListener(
    'submit',
    (event) => {
      const { target: form } = event;
      if (navigator.onLine || !(form instanceof HTMLFormElement) || !('outbox' in form.dataset)) return;
      event.preventDefault();
      held = form;
      void storeForm(form);
    },
    { signal },
  );
  if (!isOfflineCopy())
    void whenLoaded().then(() => (signal.aborted ? undefined : cacheOfflinePage('/guest/', { isRendered: true })));
  return false;
}

/** The service worker showed its copy of the page, which is without the files of the application. */
export const isOfflineCopy = (): boolean => document.querySelector('[data-copy]') !== null;

/** The copy is requested after all that the page itself needs. */
const whenLoaded = (): Promise<void> => (document.readyState === 'complete' ? Promise.resolve() : whenHeard(['load']));

/** Sends what waits, or shows it. A page that is closed meanwhile loses nothing: a request is removed only once it was answered. */
async function settleStored(held: HTMLFormElement | undefined): Promise<void> {
  const stored = await ownRequest();
  if (!navigator.onLine) {
    if (stored !== undefined) showStored(stored);
    return;
  }
  const answered = await sendStored().catch(() => []);
  const left = await ownRequest();
  if (left?.isRefused === true) return wasPostedAgain(left) ? undefined : postAgain(left);
  // It was sent, or the device stores nothing. Posted with the same key it counts once, and is answered with thanks.
  if (left === undefined && held !== undefined) return held.submit();
  // What was sent changes what the page shows.
  if (answered.length > 0 || (isOfflineCopy() && !isUsed())) location.reload();
}

const ownRequest = (): Promise<StoredRequest | undefined> => findRequest(location.pathname).catch(() => undefined);

/** The server answers a refused form with its page: what was entered, and the reason in the language of the guest. */
function postAgain({ key, url, body }: StoredRequest): void {
  window.sessionStorage.setItem(POSTED_AGAIN, key);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of new URLSearchParams(body)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

/** This page is the answer and shows the refusal. Sent once more by a later page, the reply could replace a newer one. */
async function removeShown(): Promise<void> {
  const stored = await ownRequest();
  if (stored?.isRefused === true && wasPostedAgain(stored)) await removeRequest(stored.of, stored.key);
}

const wasPostedAgain = ({ key }: StoredRequest): boolean => window.sessionStorage.getItem(POSTED_AGAIN) === key;

/** The page was opened again without a network: the form shows the reply that waits. */
function showStored({ body }: StoredRequest): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form[data-outbox] [name]');
  const entered = new URLSearchParams(body);
  for (const field of fields) {
    const values = entered.getAll(field.name);
    if (field.type === 'radio' || field.type === 'checkbox') {
      (field as HTMLInputElement).checked = values.includes(field.value);
    } else if (field.type !== 'hidden' && values[0] !== undefined) field.value = values[0];
  }
  for (const notice of all('[data-stored-notice]')) notice.hidden = false;
}

/** The pages without an id in their address show the invitation that was opened last. The server knows it from the cookie, and their
 * shells without a network from the first one that is stored. */
function markOpened(): void {
  try {
    const stored = JSON.parse(localStorage.getItem(INVITATIONS) ?? '[]') as Array<{ id: string }>;
    const opened = stored.find(({ id }) => location.pathname === `/guest/${id}`);
    if (opened === undefined || opened === stored[0]) return;
    localStorage.setItem(INVITATIONS, JSON.stringify([opened, ...stored.filter((other) => other !== opened)]));
  } catch {
    // Nothing can be stored, or something else is there: stored-invitations.ts replaces it.
  }
}

/** The draft of a reply is stored for the tab: see reply-draft.tsx. */
function hasWaiting(): boolean {
  try {
    const drafts = Object.keys(window.sessionStorage).filter((name) => name.startsWith(DRAFT_PREFIX));
    return drafts.length > 0 || REPLIES in localStorage;
  } catch {
    return false;
  }
}

/** A button that answers for everybody works at once: the application reads the answers when it takes over. */
function giveAnswer({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-answer]') : null;
  const fields = button?.form?.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled') ?? [];
  for (const field of fields) if (field.value === button?.dataset['answer']) field.checked = true;
}

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

const pathOf = (form: HTMLFormElement): string => new URL(form.action).pathname;

async function storeForm(form: HTMLFormElement): Promise<void> {
  const url = pathOf(form);
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  await storeRequest({
    of: url,
    key: fields.get('key') ?? '',
    url,
    headers: { 'content-type': FORM_TYPE },
    body: fields.toString(),
    refusedTitle: form.dataset['outbox'] ?? '',
  }).catch(() => {});
  for (const notice of all('[data-stored-notice]')) notice.hidden = false;
}
