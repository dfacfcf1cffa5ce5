// The queries of the recommendations: the partner's lists, those of a client's request, and the colleagues that can be recommended.
import { queryOptions } from '@tanstack/react-query';
import { type RecommendationLists, recommendationLists } from '#web/features/recommendations/recommendation.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const recommendationsQuery = (personId: string) =>
  queryOptions({
    queryKey: ['recommendations', 'lists', personId],
    queryFn: async ({ signal }): Promise<RecommendationLists> => {
      const client = await supabase();
      const { data } = await client.rpc('recommendation_list').abortSignal(signal).throwOnError();
      return recommendationLists.parse(data);
    },
  });

/** The colleagues that the partner of a request recommends to its client. */
export const requestRecommendationsQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['recommendations', 'request', requestId],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const { data } = await client
        .from('recommendations')
        .select('id, note, state, partner:partners!recommendations_partner_id_fkey(id, name, type, slug, commune)')
        .eq('request_id', requestId)
        .neq('state', 'dismissed')
        .order('created_at')
        .abortSignal(signal)
        .throwOnError();
      // A colleague who is no longer listed is hidden from clients.
      return data.flatMap(({ partner, ...rest }) => (partner === null ? [] : [{ ...rest, partner }]));
    },
  });

const MOST_FOUND = 8;

/** Listed partners whose name or trade has these words. */
export const colleaguesQuery = (words: string) =>
  queryOptions({
    queryKey: ['recommendations', 'colleagues', words],
    enabled: words.length >= 2,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const { data } = await client
        .rpc('search_partners', { words, page: 1, page_size: MOST_FOUND })
        .abortSignal(signal)
        .throwOnError();
      return data.map(({ id, name, type, commune }) => ({ id, name, type, commune }));
    },
  });
