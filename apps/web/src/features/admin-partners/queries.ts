// The queries of the administrators about listings, and the subscription to one of them.
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type PartnerFilters, stateOf } from '#web/features/admin-partners/filters.ts';
import {
  type PartnerList,
  type PartnerReview,
  partnerList,
  partnerReview,
} from '#web/features/admin-partners/moderation.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The queue and the lists. */
export const partnersKey = ['admin-partners'] as const;

type Cursor = PartnerList['next'];

export const partnersQuery = (filters: PartnerFilters) =>
  infiniteQueryOptions({
    queryKey: [...partnersKey, filters],
    placeholderData: keepPreviousData,
    queryFn: ({ signal, pageParam }) => fetchPartners(filters, pageParam, signal),
    initialPageParam: null as Cursor,
    getNextPageParam: ({ next }) => next,
  });

/** `most` is the size of a page. */
export async function fetchPartners(
  { group, words, trade }: PartnerFilters,
  after: Cursor,
  signal: AbortSignal,
  most = 25,
): Promise<PartnerList> {
  const client = await supabase();
  const page = { ...(after !== null && { after_at: after.at, after_id: after.id }), most };
  const state = stateOf(group);
  const request =
    group === 'queue'
      ? client.rpc('partner_queue', page)
      : client.rpc('partner_list', {
          words,
          ...(state !== null && { of_state: state }),
          ...(trade !== null && { of_trade: trade }),
          ...page,
        });
  const { data } = await request.abortSignal(signal).throwOnError();
  return partnerList.parse(data);
}

export const partnerKey = (partnerId: string) => ['admin-partner', partnerId] as const;

/** Null for an unknown listing, or one that the caller does not manage. */
export const partnerQuery = (partnerId: string) =>
  queryOptions({
    queryKey: partnerKey(partnerId),
    queryFn: async ({ signal }): Promise<PartnerReview | null> => {
      if (!UUID.test(partnerId)) return null;
      const client = await supabase();
      const { data } = await client
        .rpc('partner_review_page', { partner: partnerId })
        .abortSignal(signal)
        .throwOnError();
      return data === null ? null : partnerReview.parse(data);
    },
  });

/** Shows what the owner submits, and what another administrator decides. */
export function useLivePartner(partnerId: string): void {
  const cache = useQueryClient();
  useLiveRows(
    [
      { table: 'partners', filter: `id=eq.${partnerId}` },
      { table: 'partner_changes', filter: `partner_id=eq.${partnerId}` },
    ],
    () => void cache.invalidateQueries({ queryKey: partnerKey(partnerId) }),
  );
}
