// A page of the server's that the application has not taken over. It shows when the network is lost, and a form that is submitted then
// is stored and sent when the network is back: the application that would do so cannot be fetched any more.
import { registerServiceWorker } from '#web/lib/offline/offline-page.ts';
import { removeRequest, sendStored, storeRequest } from '#web/lib/offline/outbox.ts';
import { DRAFT_PREFIX, REPLIES } from '#web/lib/offline/waiting-keys.ts';

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
  if (isUsed() || hasWaiting()) return true;
  showNetwork();
  window.addEventListener('online', showNetwork, { signal });
  window.addEventListener('offline', showNetwork, { signal });
  document.addEventListener('submit', (event) => void holdForm(event, signal), { signal });
  void registerServiceWorker('/guest/');
  // What an earlier visit left behind changes what the page shows.
  void sendStored().then(
    (number) => number > 0 && location.reload(),
    () => {},
  );
  return false;
}

/** On a slow network people fill in the form before this script arrives. */
function isUsed(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return document.activeElement !== document.body || [...fields].some(isChanged);
}

const isChanged = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked);

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

function showNetwork(): void {
  for (const notice of all('[data-offline-notice]')) notice.hidden = navigator.onLine;
}

async function holdForm(event: SubmitEvent, hydrated: AbortSignal): Promise<void> {
  const { target: form } = event;
  if (navigator.onLine || !(form instanceof HTMLFormElement) || !('outbox' in form.dataset)) return;
  event.preventDefault();
  const { pathname: url } = new URL(form.action);
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await storeRequest({ of: url, key: fields.get('key') ?? '', url, headers, body: fields.toString() }).catch(() => {});
  for (const notice of all('[data-stored-notice]')) notice.hidden = false;
  // Posted by the page itself, a refusal is shown with its reason.
  const post = () => void removeRequest(url).finally(() => form.submit());
  window.addEventListener('online', post, { once: true, signal: hydrated });
}
