// Marks a conversation as read while its page is visible.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markRead } from '#web/features/conversations/mutations.ts';
import { eventsKey } from '#web/features/events/queries.ts';

interface OpenConversation {
  eventId: string;
  conversationId: string;
  unread: number;
  /** The last message on screen: a new message may arrive without a change of the unread count. */
  lastId: string;
}

export function useMarkRead({ eventId, conversationId, unread, lastId }: OpenConversation): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (unread === 0 || lastId === '') return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      // The partners and the conversations of the event show unread counts. A failure is repaired by the next visit.
      void markRead(conversationId).then(() => cache.invalidateQueries({ queryKey: [...eventsKey, eventId] }));
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [cache, eventId, conversationId, unread, lastId]);
}
