// Sends the messages of one person in one conversation, and keeps those that have not arrived.

import { isPassing, sendMessage } from '#web/features/conversations/mutations.ts';
import {
  forget,
  keepRefused,
  keepWaiting,
  type PendingMessage,
  usePending,
  writeDown,
} from '#web/features/conversations/outbox.ts';
import { refusalReason } from '#web/lib/api/calls.ts';

export interface Outbox {
  pending: readonly PendingMessage[];
  send: (body: string, files: PendingMessage['files']) => void;
  retry: (message: PendingMessage) => void;
  drop: (id: string) => void;
}

/** `renew` asks for the conversation again, and resolves when it is there. */
export function useOutbox(conversationId: string, authorId: string, renew: () => Promise<unknown>): Outbox {
  const pending = usePending(conversationId, authorId);

  async function deliver(message: Omit<PendingMessage, 'state' | 'reason'>): Promise<void> {
    writeDown(message);
    const result = await sendMessage({ ...message, state: 'sending', reason: null });
    if (!result.ok) {
      return isPassing(result) ? keepWaiting(message.id) : keepRefused(message.id, refusalReason(result));
    }
    // It stays in sight until the conversation shows it.
    await renew().catch(() => {});
    forget(message.id);
  }

  return {
    pending,
    send: (body, files) => void deliver({ id: crypto.randomUUID(), conversationId, authorId, body, files }),
    retry: ({ state: _state, reason: _reason, ...message }) => void deliver(message),
    drop: forget,
  };
}
