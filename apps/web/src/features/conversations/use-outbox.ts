// Sends the messages of one person in one conversation through the outbox.
import { isTemporary, sendMessage } from '#web/features/conversations/mutations.ts';
import {
  markRefused,
  markWaiting,
  type PendingMessage,
  removeMessage,
  storeMessage,
  usePendingMessages,
} from '#web/features/conversations/outbox.ts';
import { refusalReason } from '#web/lib/api/calls.ts';

export interface Outbox {
  pending: readonly PendingMessage[];
  send: (body: string, files: PendingMessage['files']) => void;
  retry: (message: PendingMessage) => void;
  remove: (id: string) => void;
}

/** `refetch` resolves when the conversation is up to date. */
export function useOutbox(conversationId: string, authorId: string, refetch: () => Promise<unknown>): Outbox {
  const pending = usePendingMessages(conversationId, authorId);

  async function deliver(message: Omit<PendingMessage, 'state' | 'reason'>): Promise<void> {
    storeMessage(message);
    const result = await sendMessage({ ...message, state: 'sending', reason: null });
    if (!result.ok) {
      return isTemporary(result) ? markWaiting(message.id) : markRefused(message.id, refusalReason(result));
    }
    // The pending message stays on screen until the conversation contains it.
    await refetch().catch(() => {});
    removeMessage(message.id);
  }

  return {
    pending,
    send: (body, files) => void deliver({ id: crypto.randomUUID(), conversationId, authorId, body, files }),
    retry: ({ state: _state, reason: _reason, ...message }) => void deliver(message),
    remove: removeMessage,
  };
}
