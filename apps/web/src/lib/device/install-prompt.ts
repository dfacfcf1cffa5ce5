// The browser's offer to install the site. It is held back until a page shows its own, once the person has something to take along.
import { useSyncExternalStore } from 'react';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let held: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

/** Called with each area; listening twice to the same function has no effect. */
export function holdInstallPrompt(): void {
  if (matchMedia('(display-mode: standalone)').matches) registerWorker();
  window.addEventListener('beforeinstallprompt', hold);
  window.addEventListener('appinstalled', installed);
}

function hold(event: Event): void {
  event.preventDefault();
  set(event as InstallPromptEvent);
}

function installed(): void {
  set(null);
  registerWorker();
}

/** Whether the browser can install the site, and the person has not declined it on this device. */
export function useInstallable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => held !== null && remembered('installDeclined') === null,
    () => false,
  );
}

export async function install(): Promise<void> {
  const prompt = held;
  // A prompt can be shown once.
  set(null);
  const choice = await prompt?.prompt();
  if (choice?.outcome === 'dismissed') declineInstall();
}

export function declineInstall(): void {
  remember('installDeclined', 'true');
  set(held);
}

/** An installed site is offered the files that other applications share; the service worker takes them. */
function registerWorker(): void {
  if ('serviceWorker' in navigator) {
    void import('#web/lib/push/app-worker.ts')
      .then(({ registerAppWorker }) => registerAppWorker())
      .catch(() => undefined);
  }
}

function set(event: InstallPromptEvent | null): void {
  held = event;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
