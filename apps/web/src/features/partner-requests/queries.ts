// The queries of a partner's requests, and their subscriptions to changes of either side.
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  type PartnerRequestPage,
  partnerRequestPage,
  type RequestBoard,
  type RequestList,
  requestBoard,
  requestList,
} from '#web/features/partner-requests/partner-request.ts';
import { type RequestFilters, statesOf } from '#web/features/partner-requests/request-filters.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The lists and the board. */
const requestsKey = ['partner-requests'] as const;

type Narrowing = Pick<RequestFilters, 'words' | 'kind' | 'from' | 'to'>;

/** Past events come last in no order of days: without a first day, it begins today. */
export const requestListQuery = ({ group, order, ...narrowing }: Omit<RequestFilters, 'view'>, today: CivilDate) =>
  infiniteQueryOptions({
    queryKey: [...requestsKey, 'list', { group, order, ...narrowing }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal, pageParam: after }): Promise<RequestList> => {
      const client = await supabase();
      const states = statesOf(group);
      const { data } = await client
        .rpc('partner_request_list', {
          ...argumentsOf({ ...narrowing, from: narrowing.from ?? (order === 'day' ? today : null) }),
          ...(states !== null && { states }),
          ordering: order,
          ...(after !== null && { after_at: after.at, after_id: after.id }),
        })
        .abortSignal(signal)
        .throwOnError();
      return requestList.parse(data);
    },
    initialPageParam: null as RequestList['next'],
    getNextPageParam: ({ next }) => next,
  });

export const requestBoardQuery = (narrowing: Narrowing) =>
  queryOptions({
    queryKey: [...requestsKey, 'board', narrowing],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<RequestBoard> => {
      const client = await supabase();
      const { data } = await client
        .rpc('partner_request_board', argumentsOf(narrowing))
        .abortSignal(signal)
        .throwOnError();
      return requestBoard.parse(data);
    },
  });

const argumentsOf = ({ words, kind, from, to }: Narrowing) => ({
  words,
  ...(kind !== null && { event_kind: kind }),
  ...(from !== null && { from_day: from }),
  ...(to !== null && { to_day: to }),
});

/** Null for an unknown request, or one that was sent to somebody else. */
export const partnerRequestQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['partner-request', requestId],
    queryFn: async ({ signal }): Promise<PartnerRequestPage | null> => {
      if (!UUID.test(requestId)) return null;
      const client = await supabase();
      const { data } = await client.rpc('request_page', { request: requestId }).abortSignal(signal).throwOnError();
      return data === null || !isOwn(data) ? null : partnerRequestPage.parse(data);
    },
  });

/** A partner who is also a client has requests on the other side. */
const isOwn = (page: unknown): boolean =>
  typeof page === 'object' && page !== null && 'side' in page && page.side === 'partner';

/** Policies limit the rows to those of the partner; the filter spares the server the others. */
export function useLiveRequests(partnerId: string): void {
  const cache = useQueryClient();
  const filter = `partner_id=eq.${partnerId}`;
  useLiveRows(
    [
      { table: 'quote_requests', filter },
      { table: 'quotes', filter },
      // A message and a read mark update their conversation.
      { table: 'conversations', filter },
    ],
    () => void cache.invalidateQueries({ queryKey: requestsKey }),
  );
}

export function useLiveRequest(requestId: string): void {
  const cache = useQueryClient();
  const filter = `request_id=eq.${requestId}`;
  useLiveRows(
    [
      { table: 'quote_requests', filter: `id=eq.${requestId}` },
      { table: 'quotes', filter },
      { table: 'conversations', filter },
    ],
    () => void cache.invalidateQueries({ queryKey: partnerRequestQuery(requestId).queryKey }),
  );
}
