// What a person does with a notification. Shown at once; taken back, and said, when the server refuses.
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import {
  type Notification,
  notificationList,
  notificationsKey,
  unreadCount,
} from '#web/features/notifications/queries.ts';
import { writeApi } from '#web/lib/api/calls.ts';
import type { Done } from '#web/lib/api/refusal.ts';
import { notifications as text } from '#web/locales/fr/notifications.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

export interface NotificationActs {
  markAsRead: (notification: Notification) => void;
  markAllAsRead: () => void;
  remove: (notification: Notification) => void;
}

type Change = (all: readonly Notification[]) => Notification[];

export function useNotificationActs(personId: string): NotificationActs {
  const cache = useQueryClient();
  const key = notificationsKey(personId);

  async function act(change: Change, unread: (count: number) => number, work: () => Promise<Done>): Promise<void> {
    await cache.cancelQueries({ queryKey: key });
    const before = cache.getQueriesData({ queryKey: key });
    cache.setQueryData(notificationList(personId).queryKey, (list) => list && changed(list, change));
    cache.setQueryData(unreadCount(personId).queryKey, (count) => count && unread(count));
    const result = await work();
    if (!result.ok) {
      for (const [queryKey, data] of before) cache.setQueryData(queryKey, data);
      toast({ variant: 'destructive', title: text.notSaved, description: result.message });
    }
    void cache.invalidateQueries({ queryKey: key });
  }

  return {
    markAsRead: ({ id, read_at: readAt }) =>
      void (
        readAt === null &&
        act(
          (all) => all.map((one) => (one.id === id ? { ...one, read_at: now() } : one)),
          (count) => count - 1,
          () => markAsRead(id),
        )
      ),
    markAllAsRead: () =>
      void act(
        (all) => all.map((one) => ({ ...one, read_at: one.read_at ?? now() })),
        () => 0,
        () => markAllAsRead(personId),
      ),
    remove: ({ id, read_at: readAt }) =>
      void act(
        (all) => all.filter((one) => one.id !== id),
        (count) => (readAt === null ? count - 1 : count),
        () => remove(id),
      ),
  };
}

const now = (): string => new Date().toISOString();

function changed<Param>(
  list: InfiniteData<Notification[], Param>,
  change: Change,
): InfiniteData<Notification[], Param> {
  return { ...list, pages: list.pages.map(change) };
}

const markAsRead = (id: string): Promise<Done> =>
  writeApi((client) => client.from('notifications').update({ read_at: now() }).eq('id', id));

const markAllAsRead = (personId: string): Promise<Done> =>
  writeApi((client) =>
    client.from('notifications').update({ read_at: now() }).eq('user_id', personId).is('read_at', null),
  );

const remove = (id: string): Promise<Done> => writeApi((client) => client.from('notifications').delete().eq('id', id));
