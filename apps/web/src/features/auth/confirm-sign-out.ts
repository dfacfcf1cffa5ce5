// Signing out erases the changes that wait for the network: it is asked before, also outside of the areas, where no queue is open.
import { getSession, resolveSession } from '#web/features/auth/session.ts';
import { getQueue } from '#web/lib/offline/change-queue.ts';
import { readChanges } from '#web/lib/offline/change-store.ts';
import { offline } from '#web/locales/fr/ui/offline.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { signOut: text } = offline;

/** The page needs a `ConfirmHost`. */
export async function confirmSignOut(): Promise<boolean> {
  // Outside of the areas the session may not be known yet.
  const session = await resolveSession().catch(getSession);
  const stored = session.status === 'signed-in' ? await readChanges(session.person.id).catch(() => []) : [];
  // A full storage holds none of those that the queue has in memory.
  const count = Math.max(stored.length, getQueue().changes.length);
  if (count === 0) return true;
  return confirm({
    title: text.title(count),
    description: text.text(count),
    action: text.action,
    refusal: text.refusal,
    isDangerous: true,
  });
}
