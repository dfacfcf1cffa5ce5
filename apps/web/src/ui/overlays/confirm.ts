// Asks before something that matters: `if (await confirm({ … }))`. The host that draws the question stands once, near the root.
import { useSyncExternalStore } from 'react';

export interface Question {
  title: string;
  description: string;
  /** The verb on the button: « Supprimer », never « OK ». */
  action: string;
  /** For what cannot be undone. */
  isDangerous?: boolean;
}

interface Pending extends Question {
  answer: (isAccepted: boolean) => void;
}

let pending: Pending | null = null;
const listeners = new Set<() => void>();

/** A second question takes the place of the first, which is then answered by no. */
export function confirm(question: Question): Promise<boolean> {
  pending?.answer(false);
  return new Promise((resolve) => {
    const asked: Pending = {
      ...question,
      answer: (isAccepted) => {
        if (pending === asked) set(null);
        resolve(isAccepted);
      },
    };
    set(asked);
  });
}

/** For a question whose asker is gone. */
export const dismissQuestion = (): void => pending?.answer(false);

export function usePendingQuestion(): Pending | null {
  return useSyncExternalStore(
    subscribe,
    () => pending,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Pending | null): void {
  pending = next;
  for (const listener of listeners) listener();
}
