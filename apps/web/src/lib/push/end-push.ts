// Ends the push messages of this device. A file of its own, because signing out needs it without a network to load more.
import { native } from '#web/lib/device/native.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';
import { findAppWorker } from '#web/lib/push/app-worker.ts';

/** The endpoint or token that was subscribed, or null. */
export async function endPush(): Promise<string | null> {
  const wasOn = remembered('push') !== null;
  remember('push', null);
  const device = native();
  // A telephone that never registered has no service to leave, and Android without Firebase would end the application.
  if (device !== null) return wasOn ? device.push.unregister() : null;
  if (!('serviceWorker' in navigator)) return null;
  const subscription = await (await findAppWorker())?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
