// Announces a sentence to screen readers, politely and one at a time.
import { useSyncExternalStore } from 'react';

let sentence = '';
let isOdd = false;
const listeners = new Set<() => void>();

export function announce(text: string): void {
  isOdd = !isOdd;
  // A screen reader speaks when the text changes, so the same sentence twice must differ by an inaudible character.
  sentence = isOdd ? text : `${text}\u00a0`;
  for (const listener of listeners) listener();
}

export function useAnnouncement(): string {
  return useSyncExternalStore(
    subscribe,
    () => sentence,
    () => '',
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
