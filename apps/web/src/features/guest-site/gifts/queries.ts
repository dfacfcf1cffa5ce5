// Queries of the gifts of an event, the newest first, and of the names of its households.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { eventKeys } from '#web/features/events/event-keys.ts';
import type { Gift, GiftHousehold } from '#web/features/guest-site/gifts/gifts.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { type Supabase, supabase } from '#web/lib/api/supabase.ts';

export const giftsQuery = (eventId: string) =>
  queryOptions({
    queryKey: eventKeys.gifts(eventId),
    queryFn: ({ signal }): Promise<Gift[]> =>
      readPages((client, from, to) =>
        client
          .from('gifts')
          .select('*, household:households(name)')
          .eq('event_id', eventId)
          .order('received_on', { ascending: false })
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .throwOnError(),
      ),
  });

export const giftHouseholdsQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...eventKeys.gifts(eventId), 'households'],
    queryFn: ({ signal }): Promise<GiftHousehold[]> =>
      readPages((client, from, to) =>
        client
          .from('households')
          .select('id, name')
          .eq('event_id', eventId)
          .order('name')
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .throwOnError(),
      ),
  });

export function useLiveGifts(eventId: string): void {
  const cache = useQueryClient();
  useLiveRows(
    [{ table: 'gifts', filter: `event_id=eq.${eventId}` }],
    () => void cache.invalidateQueries({ queryKey: giftsQuery(eventId).queryKey, exact: true }),
  );
}

/** The REST service returns at most this many rows. */
const MAX_ROWS = 1000;

type ReadPage<Row> = (client: Supabase, from: number, to: number) => PromiseLike<{ data: Row[] }>;

async function readPages<Row>(read: ReadPage<Row>): Promise<Row[]> {
  const client = await supabase();
  const rows: Row[] = [];
  for (let isWhole = false; !isWhole; ) {
    const { data } = await read(client, rows.length, rows.length + MAX_ROWS - 1);
    rows.push(...data);
    isWhole = data.length < MAX_ROWS;
  }
  return rows;
}
