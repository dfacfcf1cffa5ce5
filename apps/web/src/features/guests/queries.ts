// The guest list of an event: all of it by one call, or some of it anew.
import { type GuestList, parseGuestList } from '@liesse/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type GuestBook, makeBook, updateBook } from '#web/features/guests/guest-cache.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const guestsKey = (eventId: string) => ['guests', eventId] as const;

export const guestBookQuery = (eventId: string) =>
  queryOptions({
    queryKey: guestsKey(eventId),
    queryFn: async ({ signal }): Promise<GuestBook> => makeBook(await fetchGuests(eventId, undefined, signal)),
    // The live line tells what changes: asking for ten thousand people at every glance would be asking for nothing new.
    staleTime: 300_000,
    // Comparing them all with what was there would take longer than drawing the few in sight.
    structuralSharing: false,
  });

export const renewGuests = (cache: QueryClient, eventId: string): Promise<void> =>
  cache.invalidateQueries({ queryKey: guestsKey(eventId) });

/** Asks for the list again if it is no longer the one that was read; one that is on its way is waited for. */
export async function renewIfChanged(cache: QueryClient, eventId: string): Promise<void> {
  const { mark } = await cache.ensureQueryData(guestBookQuery(eventId));
  const client = await supabase();
  const { data } = await client.rpc('guest_list_mark', { of_event: eventId });
  if (mark === null || mark !== data) await renewGuests(cache, eventId);
}

/** Beyond it the whole list is asked for. */
const MOST_AT_ONCE = 400;

export interface GuestNews {
  before: GuestBook;
  after: GuestBook;
}

/** Asks for these people again; those that are gone leave the list. Null when there was no list yet. */
export async function refreshGuests(
  cache: QueryClient,
  eventId: string,
  ids: readonly string[],
): Promise<GuestNews | null> {
  const { queryKey } = guestBookQuery(eventId);
  if (ids.length === 0 || cache.getQueryData(queryKey) === undefined) return null;
  const isMany = ids.length > MOST_AT_ONCE;
  const list = await fetchGuests(eventId, isMany ? undefined : ids);
  // Read again: others may have written it while this was on its way.
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
