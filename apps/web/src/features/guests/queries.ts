// Queries of the guest list: the whole list in one request, or some people again.
import { type GuestList, parseGuestList } from '@liesse/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type GuestBook, makeBook, updateBook } from '#web/features/guests/guest-cache.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const guestsKey = (eventId: string) => ['guests', eventId] as const;

export const guestBookQuery = (eventId: string) =>
  queryOptions({
    queryKey: guestsKey(eventId),
    queryFn: async ({ signal }): Promise<GuestBook> => makeBook(await fetchGuests(eventId, undefined, signal)),
    // Realtime events report the changes; fetching ten thousand people at every focus would bring nothing new.
    staleTime: 300_000,
    // Comparing ten thousand people takes longer than rendering the visible rows.
    structuralSharing: false,
  });

export const refetchGuests = (cache: QueryClient, eventId: string): Promise<void> =>
  cache.invalidateQueries({ queryKey: guestsKey(eventId) });

/** Fetches the list again if its mark in the database has changed. A running request is awaited first. */
export async function refetchIfChanged(cache: QueryClient, eventId: string): Promise<void> {
  const { mark } = await cache.ensureQueryData(guestBookQuery(eventId));
  const client = await supabase();
  const { data } = await client.rpc('guest_list_mark', { of_event: eventId });
  if (mark === null || mark !== data) await refetchGuests(cache, eventId);
}

/** Above this number the whole list is fetched. */
const MAX_IDS = 400;

export interface GuestNews {
  before: GuestBook;
  after: GuestBook;
}

/** Fetches these people again; deleted ones leave the list. Null when the list is not in the cache. */
export async function refreshGuests(
  cache: QueryClient,
  eventId: string,
  ids: readonly string[],
): Promise<GuestNews | null> {
  const { queryKey } = guestBookQuery(eventId);
  if (ids.length === 0 || cache.getQueryData(queryKey) === undefined) return null;
  const isMany = ids.length > MAX_IDS;
  const list = await fetchGuests(eventId, isMany ? undefined : ids);
  // The cache may have changed during the request.
  const before = cache.getQueryData(queryKey);
  if (before === undefined) return null;
  const after = isMany ? makeBook(list) : updateBook(before, list, ids);
  cache.setQueryData(queryKey, after);
  return { before, after };
}

async function fetchGuests(eventId: string, ids?: readonly string[], signal?: AbortSignal): Promise<GuestList> {
  const client = await supabase();
  const asked = client.rpc('guest_list', { of_event: eventId, ...(ids && { only_guests: [...ids] }) });
  const { data } = await (signal ? asked.abortSignal(signal) : asked).throwOnError();
  return parseGuestList(data);
}
