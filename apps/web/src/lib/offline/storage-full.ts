// Whether this device has no room for what is read without a network. It is said once: the answer to the notice is remembered until the
// person signs out.
import { useSyncExternalStore } from 'react';
import { STORAGE_FULL } from '#web/lib/offline/offline-page.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

const listeners = new Set<() => void>();
let isFull = false;

export function reportFullStorage(): void {
  if (remembered('fullStorageSeen') === null) set(true);
}

/** Reports what the service worker could not cache. Returns the end. */
export function followServiceWorker(): () => void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  worker?.addEventListener('message', hear);
  worker?.startMessages();
  return () => worker?.removeEventListener('message', hear);
}

function hear({ data }: MessageEvent): void {
  if (data === STORAGE_FULL) reportFullStorage();
}

export function dismissFullStorage(): void {
  remember('fullStorageSeen', 'yes');
  set(false);
}

export const useFullStorage = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isFull,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(isNow: boolean): void {
  isFull = isNow;
  for (const listener of listeners) listener();
}
