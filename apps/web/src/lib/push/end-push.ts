// Ends the push messages of this browser. A file of its own, because signing out needs it without a network to load more.
import { remember } from '#web/lib/offline/storage-keys.ts';
import { findAppWorker } from '#web/lib/push/app-worker.ts';

/** The endpoint that was subscribed, or null. */
export async function endPush(): Promise<string | null> {
  remember('push', null);
  if (!('serviceWorker' in navigator)) return null;
  const subscription = await (await findAppWorker())?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
