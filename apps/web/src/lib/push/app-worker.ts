// The registration of the service worker for the application as a whole: push messages and files that other applications share.
// Pages cached for offline use have registrations of their own (lib/offline/offline-page.ts).

/** The page to which files are shared is the only one that passes through it. */
const SCOPE = '/share';

export const findAppWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(SCOPE);

/** Resolves once the worker is active, as subscribing to push messages requires. */
export async function registerAppWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/service-worker.js', { scope: SCOPE });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker === null || worker.state === 'activated') return registration;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the service worker was not installed'));
    });
  });
  return registration;
}
