// The toast store. It holds one toast at a time; a new one replaces it. The component that renders toasts is loaded with the first.
import { useSyncExternalStore } from 'react';

export interface Toast {
  id: string;
  title: string;
  description?: string | undefined;
  variant: 'default' | 'destructive';
  action?: ToastAction | undefined;
  open: boolean;
}

/** The one action of a toast, such as undo. */
export interface ToastAction {
  label: string;
  /** Where to do the same without the toast, for people who cannot reach it in time. */
  elsewhere: string;
  run: () => void;
}

export type ToastText = Pick<Toast, 'title' | 'description' | 'action'> & { variant?: Toast['variant'] };

export const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5000;
/** A toast with an action stays twice as long. */
export const TOAST_ACTION_DURATION = 10_000;
/** How long a closed toast stays in the list: in effect until the next one replaces it. */
export const TOAST_REMOVE_DELAY = 1_000_000;

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

export function toast({ title, description, action, variant = 'default' }: ToastText): void {
  count += 1;
  const made: Toast = { id: String(count), title, description, variant, ...(action && { action }), open: true };
  set([made, ...toasts].slice(0, TOAST_LIMIT));
}

export function closeToast(id: string): void {
  set(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)));
  if (removals.has(id)) return;
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id);
      set(toasts.filter((one) => one.id !== id));
    }, TOAST_REMOVE_DELAY),
  );
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts, none);
}

const NONE: readonly Toast[] = [];
const none = (): readonly Toast[] => NONE;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
