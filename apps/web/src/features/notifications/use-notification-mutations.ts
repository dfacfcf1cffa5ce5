// The changes of a person to their notifications. Each is shown at once and rolled back when the server refuses it.
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { markAllAsRead, markAsRead, removeNotification } from '#web/features/notifications/mutations.ts';
import {
  type Notification,
  notificationList,
  notificationsKey,
  unreadCount,
} from '#web/features/notifications/queries.ts';
import type { Done } from '#web/lib/api/refusal.ts';
import { notifications as text } from '#web/locales/fr/account/notifications.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

export interface NotificationMutations {
  markAsRead: (notification: Notification) => void;
  markAllAsRead: () => void;
  remove: (notification: Notification) => void;
}

interface Change {
  request: () => Promise<Done>;
  list: (notifications: readonly Notification[]) => Notification[];
  unread: (count: number) => number;
}

export function useNotificationMutations(personId: string): NotificationMutations {
  const cache = useQueryClient();
  const queryKey = notificationsKey(personId);
  const change = useToastMutation({
    mutationFn: ({ request }: Change) => request(),
    invalidates: [queryKey],
    optimistic: async ({ list, unread }: Change) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueriesData({ queryKey });
      cache.setQueryData(notificationList(personId).queryKey, (pages) => pages && withChange(pages, list));
      cache.setQueryData(unreadCount(personId).queryKey, (count) => count && unread(count));
      return () => {
        for (const [key, data] of before) cache.setQueryData(key, data);
      };
    },
    errorTitle: text.notSaved,
  });

  return {
    markAsRead: ({ id, read_at: readAt }) => {
      if (readAt !== null) return;
      void change.run({
        request: () => markAsRead(id),
        list: (all) => all.map((one) => (one.id === id ? { ...one, read_at: now() } : one)),
        unread: (count) => count - 1,
      });
    },
    markAllAsRead: () =>
      void change.run({
        request: () => markAllAsRead(personId),
        list: (all) => all.map((one) => ({ ...one, read_at: one.read_at ?? now() })),
        unread: () => 0,
      }),
    remove: ({ id, read_at: readAt }) =>
      void change.run({
        request: () => removeNotification(id),
        list: (all) => all.filter((one) => one.id !== id),
        unread: (count) => (readAt === null ? count - 1 : count),
      }),
  };
}

const now = (): string => new Date().toISOString();

const withChange = <Param>(
  list: InfiniteData<Notification[], Param>,
  change: Change['list'],
): InfiniteData<Notification[], Param> => ({ ...list, pages: list.pages.map(change) });
