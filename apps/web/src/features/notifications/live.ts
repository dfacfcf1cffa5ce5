// Follows a person's notifications as they are written, in whatever tab or on whatever device.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Notification, notificationsKey } from '#web/features/notifications/queries.ts';
import { announce } from '#web/lib/announce.ts';
import { supabase } from '#web/lib/supabase.ts';
import { notifications as text } from '#web/locales/fr/notifications.ts';

/** Many rows may change at once, as when all are marked as read: they are asked for again together. */
const GATHER_MS = 150;

export function useLiveNotifications(personId: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void cache.invalidateQueries({ queryKey: notificationsKey(personId) }), GATHER_MS);
    };
    const stop = follow(personId, renew, ({ title }) => announce(text.news(title)));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [cache, personId]);
}

function follow(personId: string, onChange: () => void, onNews: (news: Notification) => void): () => void {
  const channel = supabase().then(async (client) => {
    // Policies decide what a channel is told: it must join as the person, not as a stranger.
    await client.realtime.setAuth();
    // A name of its own: the client would hand out a channel that is just being left.
    return client
      .channel(`notifications:${crypto.randomUUID()}`)
      .on<Notification>(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'notifications', filter: `user_id=eq.${personId}` },
        (change) => {
          if (change.eventType === 'INSERT') onNews(change.new);
          onChange();
        },
      )
      .subscribe((status: string) => {
        // Also after a lost network: what was written meanwhile is told by nobody.
        if (status === 'SUBSCRIBED') onChange();
      });
  });
  channel.catch(() => {
    // Without the live line the count is renewed when the page is looked at again.
  });
  return () => void channel.then((open) => open.unsubscribe()).catch(() => {});
}
