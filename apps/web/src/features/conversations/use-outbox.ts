// Sends the messages of one person in one conversation through the queue of changes: each is stored on the device with its own id before
// it is sent. A lost network, a closed tab or a lost answer loses nothing, and the id prevents a second copy.
import type { MessageFile } from '#web/features/conversations/conversation.ts';
import { queueChange, removeChange, sendAgain, useChangeQueue } from '#web/lib/offline/change-queue.ts';

export interface PendingMessage {
  id: string;
  body: string;
  files: readonly Pick<MessageFile, 'path' | 'name'>[];
  state: 'sending' | 'waiting' | 'refused';
  /** Why it was refused. */
  reason: string | null;
}

export interface Outbox {
  pending: readonly PendingMessage[];
  send: (body: string, files: PendingMessage['files']) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
}

/** `otherName`: to whom the messages go, for the list of what waits. */
export function useOutbox(conversationId: string, otherName: string): Outbox {
  const { changes, sending } = useChangeQueue();
  const own = changes.filter(({ kind, row }) => kind === 'message' && row === conversationId);
  return {
    pending: own.map(({ id, body = '', files = [], state, reason = null }) => ({
      id,
      body,
      files,
      state: sending.has(id) ? 'sending' : state === 'refused' ? 'refused' : 'waiting',
      reason,
    })),
    send: (body, files) =>
      void queueChange({
        kind: 'message',
        table: 'messages',
        row: conversationId,
        mine: {},
        base: {},
        body,
        files: files.map(({ path, name }) => ({ path, name })),
        label: otherName,
      }),
    retry: (id) => void sendAgain(id),
    remove: (id) => void removeChange(id),
  };
}
