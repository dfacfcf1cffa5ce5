// Erases what this device stores for a signed-in person. A guest's invitations, a visitor's favourites and the choices of the sign-in
// page belong to the device and remain.
import { eraseChanges } from '#web/lib/offline/change-store.ts';
import { clearLocalCache } from '#web/lib/offline/local-cache.ts';
import { erasePages } from '#web/lib/offline/page-copies.ts';
import { remember, type StorageKey } from '#web/lib/offline/storage-keys.ts';

export { endPush } from '#web/lib/push/end-push.ts';

const ofAccount = [
  'session',
  'demoUser',
  'secondStep',
  'event',
  'dashboard',
  'push',
  'fullStorageSeen',
] as const satisfies readonly StorageKey[];

const AREAS = /^\/(client|partner|admin|share)\b/;

export async function eraseDevice(personId: string | null): Promise<void> {
  for (const key of ofAccount) remember(key, null);
  clearLocalCache();
  await Promise.allSettled([
    erasePages((name) => AREAS.test(name)),
    eraseWorkers(),
    personId !== null && eraseChanges(personId),
  ]);
}

async function eraseWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ofAreas = registrations.filter(({ scope }) => AREAS.test(new URL(scope).pathname));
  await Promise.all(ofAreas.map((registration) => registration.unregister()));
}
