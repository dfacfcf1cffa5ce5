// Sends the requests of the outbox, for the service worker and for pages without the application.
import { findRequest, inStore, inTurn, removeRequest, type StoredRequest } from '#web/lib/offline/outbox.ts';

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Returns those that were answered now, and rejects when one of them has to be sent again. */
export function sendStored(): Promise<StoredRequest[]> {
  return inTurn(async () => {
    const stored = (await inStore<StoredRequest[]>('readonly', (store) => store.getAll())) ?? [];
    const answered: StoredRequest[] = [];
    for (const request of stored.filter(({ isRefused }) => isRefused !== true)) {
      const isRefused = await send(request);
      const { of, key } = request;
      // A newer one may have replaced it meanwhile.
      if (!isRefused) await removeRequest(of, key);
      else if ((await findRequest(of))?.key === key)
        await inStore('readwrite', (store) => store.put({ ...request, isRefused }));
      answered.push({ ...request, isRefused });
    }
    return answered;
  });
}

/** Returns whether it was refused. */
async function send({ url, headers, body }: StoredRequest): Promise<boolean> {
  // A form that was accepted is answered by a redirect, which need not be followed.
  const { type, status, ok } = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' });
  if (status === 429 || status >= 500) throw new Error(`${url} was answered ${status}`);
  // A link that was replaced is answered so, and its page could not show the form either.
  if (status === 403) return false;
  return type !== 'opaqueredirect' && (!ok || headers['content-type'] === FORM_TYPE);
}
