// What is said to those who do not see the page change. One sentence at a time, politely: it waits for a pause.
import { useSyncExternalStore } from 'react';

let sentence = '';
let isOdd = false;
const listeners = new Set<() => void>();

export function announce(text: string): void {
  isOdd = !isOdd;
  // A screen reader speaks when the text changes; the same sentence twice must differ by something that is not heard.
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
