// Takes the files that another application shares: they are stored on the device, and the documents page asks where they go.
import { sharedAddress, storeSharedFiles } from '#web/lib/offline/shared-files.ts';

interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

export function handleSharedFiles(): void {
  addEventListener('fetch', (event) => {
    const fetching = event as Fetching;
    const { request } = fetching;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'POST' || origin !== location.origin || pathname !== '/share') return;
    fetching.respondWith(take(request));
  });
}

async function take(request: Request): Promise<Response> {
  const isStored = await request
    .formData()
    .then((form) => storeSharedFiles(form.getAll('files').filter((entry) => entry instanceof File)))
    .catch(() => false);
  return Response.redirect(sharedAddress(isStored), 303);
}
