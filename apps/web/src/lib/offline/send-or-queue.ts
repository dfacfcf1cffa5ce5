// Sends a change, or stores it on the device when there is no network. The change is also stored while earlier ones wait: they are sent
// in their order.
import type { Refusal } from '#web/lib/api/refusal.ts';
import type { NewChange, Queued } from '#web/lib/offline/change.ts';
import { hasWaitingChanges, queueChange } from '#web/lib/offline/change-queue.ts';

/** Without a change that can be stored, the request needs the network. One form may change several rows. */
export async function sendOrQueue<Result extends { ok: true }>(
  change: NewChange | readonly NewChange[] | undefined,
  send: () => Promise<Result | Refusal>,
): Promise<Result | Queued | Refusal> {
  if (change !== undefined && (!navigator.onLine || hasWaitingChanges())) return queueAll(change);
  const result = await send();
  return !result.ok && change !== undefined && result.code === 'network' ? queueAll(change) : result;
}

async function queueAll(changes: NewChange | readonly NewChange[]): Promise<Queued> {
  for (const change of [changes].flat()) await queueChange(change);
  return { ok: true, isQueued: true };
}
