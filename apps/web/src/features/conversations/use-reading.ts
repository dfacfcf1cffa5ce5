// Marks a conversation as read while somebody has it before their eyes.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markRead } from '#web/features/conversations/mutations.ts';
import { eventsKey } from '#web/features/events/queries.ts';

/** `lastId` is the last message shown: one more to read may leave the count as it was. */
export function useReading(conversationId: string, unread: number, lastId: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (unread === 0 || lastId === '') return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      // The lists and their counts follow; whether it is marked a moment later matters to nobody.
      void markRead(conversationId).then(() => cache.invalidateQueries({ queryKey: eventsKey }));
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [cache, conversationId, unread, lastId]);
}
