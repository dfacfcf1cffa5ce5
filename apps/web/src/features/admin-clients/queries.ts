// The queries of accounts and of events by title.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type ClientList,
  type ClientPage,
  type Cursor,
  clientList,
  clientPage,
  type EventList,
  eventList,
} from '#web/features/admin-clients/client.ts';
import type { ClientFilters, EventFilters } from '#web/features/admin-clients/filters.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const clientsKey = ['admin-clients'] as const;
export const eventsKey = ['admin-events'] as const;

const pageAfter = (after: Cursor) => (after === null ? {} : { after_at: after.at, after_id: after.id });

export const clientListQuery = ({ words, state, hasEvent }: ClientFilters) =>
  infiniteQueryOptions({
    queryKey: [...clientsKey, { words, state, hasEvent }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal, pageParam }): Promise<ClientList> => {
      const client = await supabase();
      const { data } = await client
        .rpc('client_list', {
          words,
          ...(state !== null && { state }),
          ...(hasEvent !== null && { has_event: hasEvent }),
          ...pageAfter(pageParam),
        })
        .abortSignal(signal)
        .throwOnError();
      return clientList.parse(data);
    },
    initialPageParam: null as Cursor,
    getNextPageParam: ({ next }) => next,
  });

/** Null for an unknown account, or one that the viewer's permissions do not cover. */
export const clientPageQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['admin-client', clientId],
    queryFn: async ({ signal }): Promise<ClientPage | null> => {
      if (!UUID.test(clientId)) return null;
      const client = await supabase();
      const { data } = await client.rpc('client_page', { person: clientId }).abortSignal(signal).throwOnError();
      return data === null ? null : clientPage.parse(data);
    },
  });

export const eventListQuery = ({ words, onlySuspended }: EventFilters) =>
  infiniteQueryOptions({
    queryKey: [...eventsKey, { words, onlySuspended }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal, pageParam }): Promise<EventList> => {
      const client = await supabase();
      const { data } = await client
        .rpc('admin_event_list', { words, only_suspended: onlySuspended, ...pageAfter(pageParam) })
        .abortSignal(signal)
        .throwOnError();
      return eventList.parse(data);
    },
    initialPageParam: null as Cursor,
    getNextPageParam: ({ next }) => next,
  });
