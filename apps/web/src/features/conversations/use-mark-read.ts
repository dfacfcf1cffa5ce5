// Marks a conversation as read while its page is visible.
import { useEffect, useEffectEvent } from 'react';
import { markRead } from '#web/features/conversations/mutations.ts';

interface OpenConversation {
  conversationId: string;
  unread: number;
  /** The last message on screen: a new message may arrive without a change of the unread count. */
  lastId: string;
  /** Refetches what shows unread counts. */
  onRead: () => void;
}

export function useMarkRead({ conversationId, unread, lastId, onRead }: OpenConversation): void {
  const refetch = useEffectEvent(onRead);
  useEffect(() => {
    if (unread === 0 || lastId === '') return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      // A failure is repaired by the next visit.
      void markRead(conversationId).then(() => refetch());
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [conversationId, unread, lastId]);
}
