// Marks a conversation as read while its page is visible.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markRead } from '#web/features/conversations/mutations.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';

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
      // The partners, the conversations and the dashboard show unread counts. A failure is repaired by the next visit.
      const keys = [eventKeys.partners(eventId), eventKeys.conversations(eventId), eventKeys.dashboards];
      void markRead(conversationId).then(() => keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [cache, eventId, conversationId, unread, lastId]);
}
