// The outbox: each message is stored on the device with its own id before it is sent, and removed once it has arrived. A lost network,
// a closed tab or a lost answer loses nothing, and the id prevents a second copy.
import { useSyncExternalStore } from 'react';
import type { MessageFile } from '#web/features/conversations/conversation.ts';
import { remember, remembered } from '#web/lib/offline/storage-keys.ts';

export interface PendingMessage {
  id: string;
  conversationId: string;
  /** Another person on this device must neither see nor send it. */
  authorId: string;
  body: string;
  files: readonly Pick<MessageFile, 'path' | 'name'>[];
  state: 'sending' | 'waiting' | 'refused';
  /** Why it was refused. */
  reason: string | null;
}

type Outbox = readonly PendingMessage[];

const EMPTY: Outbox = [];
const listeners = new Set<() => void>();
/** Requests of this page that have no answer yet; after a reload there are none. */
const inFlight = new Set<string>();
let last: { text: string | null; outbox: Outbox } = { text: null, outbox: EMPTY };

export function storeMessage(message: Omit<PendingMessage, 'state' | 'reason'>): void {
  inFlight.add(message.id);
  write([...readOutbox().filter(({ id }) => id !== message.id), { ...message, state: 'sending', reason: null }]);
}

export const removeMessage = (id: string): void => replaceMessage(id, () => []);

export const markWaiting = (id: string): void =>
  replaceMessage(id, (message) => [{ ...message, state: 'waiting', reason: null }]);

export const markRefused = (id: string, reason: string): void =>
  replaceMessage(id, (message) => [{ ...message, state: 'refused', reason }]);

export function usePendingMessages(conversationId: string, authorId: string): Outbox {
  const outbox = useSyncExternalStore(subscribe, readOutbox, () => EMPTY);
  return outbox.filter((message) => message.conversationId === conversationId && message.authorId === authorId);
}

function replaceMessage(id: string, next: (message: PendingMessage) => Outbox): void {
  inFlight.delete(id);
  write(readOutbox().flatMap((message) => (message.id === id ? next(message) : [message])));
}

export function readOutbox(): Outbox {
  const text = remembered('messages');
  if (text !== last.text) last = { text, outbox: parse(text) };
  return last.outbox;
}

function parse(text: string | null): Outbox {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return EMPTY;
    return (stored as PendingMessage[]).map((message) =>
      message.state === 'sending' && !inFlight.has(message.id) ? { ...message, state: 'waiting' } : message,
    );
  } catch {
    return EMPTY;
  }
}

function write(outbox: Outbox): void {
  remember('messages', outbox.length === 0 ? null : JSON.stringify(outbox));
  // Without local storage the messages wait as long as the page is open.
  last = { text: remembered('messages'), outbox };
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
