// Asks for confirmation: `if (await confirm({ … }))`. One host near the root renders the dialog.
import { useSyncExternalStore } from 'react';

export interface Question {
  title: string;
  description: string;
  /** The verb of the button: « Supprimer », never « OK ». */
  action: string;
  /** The other button; « Annuler » by default. */
  refusal?: string;
  /** For an action that cannot be undone. */
  isDangerous?: boolean;
}

interface Pending extends Question {
  answer: (isAccepted: boolean) => void;
}

let pending: Pending | null = null;
const listeners = new Set<() => void>();

/** A second confirmation replaces the first, which resolves to false. */
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

/** Closes the confirmation when its caller is unmounted. */
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
