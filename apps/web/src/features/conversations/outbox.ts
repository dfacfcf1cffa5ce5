// Messages on their way. Each is written down before it is sent, with an id of its own, and stays until it has arrived: a lost
// network, a closed tab or a lost answer loses nothing, and the id makes that it counts once.
import { useSyncExternalStore } from 'react';
import type { MessageFile } from '#web/features/conversations/conversation.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

export interface PendingMessage {
  id: string;
  conversationId: string;
  /** Another person on this device neither sees nor sends it. */
  authorId: string;
  body: string;
  files: readonly Pick<MessageFile, 'path' | 'name'>[];
  state: 'sending' | 'waiting' | 'refused';
  /** Why it was refused. */
  reason: string | null;
}

type Box = readonly PendingMessage[];

const NONE: Box = [];
const listeners = new Set<() => void>();
/** What this page has sent and not heard of yet: after a reload nothing is. */
const underway = new Set<string>();
let last: { text: string | null; box: Box } = { text: null, box: NONE };

export function writeDown(message: Omit<PendingMessage, 'state' | 'reason'>): void {
  underway.add(message.id);
  set([...read().filter(({ id }) => id !== message.id), { ...message, state: 'sending', reason: null }]);
}

export const forget = (id: string): void => settle(id, () => []);

export const keepWaiting = (id: string): void =>
  settle(id, (message) => [{ ...message, state: 'waiting', reason: null }]);

export const keepRefused = (id: string, reason: string): void =>
  settle(id, (message) => [{ ...message, state: 'refused', reason }]);

export function usePending(conversationId: string, authorId: string): Box {
  const box = useSyncExternalStore(subscribe, read, () => NONE);
  return box.filter((message) => message.conversationId === conversationId && message.authorId === authorId);
}

function settle(id: string, next: (message: PendingMessage) => Box): void {
  underway.delete(id);
  set(read().flatMap((message) => (message.id === id ? next(message) : [message])));
}

export function read(): Box {
  const text = remembered('messages');
  if (text !== last.text) last = { text, box: parse(text) };
  return last.box;
}

function parse(text: string | null): Box {
  try {
    const box: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(box)) return NONE;
    return (box as PendingMessage[]).map((message) =>
      message.state === 'sending' && !underway.has(message.id) ? { ...message, state: 'waiting' } : message,
    );
  } catch {
    return NONE;
  }
}

function set(box: Box): void {
  remember('messages', box.length === 0 ? null : JSON.stringify(box));
  // Where nothing may be kept, it waits as long as the page is open.
  last = { text: remembered('messages'), box };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
