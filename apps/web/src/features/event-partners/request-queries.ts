// The query of one request with its quotes and messages, and its subscription to changes of either side.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type RequestPage, requestPage } from '#web/features/event-partners/request.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Null for an unknown request, or one that the person may not read. */
export const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['requests', requestId],
    queryFn: async ({ signal }): Promise<RequestPage | null> => {
      if (!UUID.test(requestId)) return null;
      const client = await supabase();
      const { data } = await client.rpc('request_page', { request: requestId }).abortSignal(signal).throwOnError();
      return data === null ? null : requestPage.parse(data);
    },
  });

/** Null for a review by somebody else that is no longer public. */
export const reviewQuery = (reviewId: string) =>
  queryOptions({
    queryKey: ['reviews', reviewId],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const { data } = await client
        .from('reviews')
        .select('rating, title, body, author_name, checked, state, answer, created_at')
        .eq('id', reviewId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
  });

export function useLiveRequest(requestId: string): void {
  const cache = useQueryClient();
  const filter = `request_id=eq.${requestId}`;
  useLiveRows(
    [
      { table: 'quote_requests', filter: `id=eq.${requestId}` },
      { table: 'quotes', filter },
      // A new message updates its conversation.
      { table: 'conversations', filter },
    ],
    () => void cache.invalidateQueries({ queryKey: requestQuery(requestId).queryKey }),
  );
}
