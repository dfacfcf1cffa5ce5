// Signing out erases the changes that wait for the network: it is asked before.
import { getQueue } from '#web/lib/offline/change-queue.ts';
import { offline } from '#web/locales/fr/ui/offline.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { signOut: text } = offline;

export async function confirmSignOut(): Promise<boolean> {
  const { length } = getQueue().changes;
  if (length === 0) return true;
  return confirm({ title: text.title(length), description: text.text, action: text.action, isDangerous: true });
}
