// Queries for the notifications of a person, newest first, and for the number of unread ones.
import type { Tables } from '@liesse/database';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { supabase } from '#web/lib/api/supabase.ts';

export type Notification = Tables<'notifications'>;

const PAGE_SIZE = 20;

export const notificationsKey = (personId: string) => ['notifications', personId] as const;

export const unreadCount = (personId: string) =>
  queryOptions({
    queryKey: [...notificationsKey(personId), 'unread'],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const { count } = await client
        .from('notifications')
        .select('id', { count: 'exact', head: true })
        .eq('user_id', personId)
        .is('read_at', null)
        .abortSignal(signal)
        .throwOnError();
      return count ?? 0;
    },
  });

type Cursor = Pick<Notification, 'created_at' | 'id'>;

export const notificationList = (personId: string) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey(personId), 'list'],
    queryFn: async ({ signal, pageParam: after }): Promise<Notification[]> => {
      const client = await supabase();
      const newestFirst = client
        .from('notifications')
        .select()
        .eq('user_id', personId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(PAGE_SIZE);
      const page = after === null ? newestFirst : newestFirst.or(olderThan(after));
      const { data } = await page.abortSignal(signal).throwOnError();
      return data;
    },
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)),
  });

/** A cursor instead of an offset: new rows at the top must not shift rows across pages. */
const olderThan = ({ created_at: at, id }: Cursor): string =>
  `created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${id})`;
