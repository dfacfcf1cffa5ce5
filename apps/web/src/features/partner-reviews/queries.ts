// The query of the reviews that a partner received, a page at a time, the newest first.
import { infiniteQueryOptions } from '@tanstack/react-query';
import { type ReceivedReview, receivedReviews } from '#web/features/partner-reviews/review.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const PAGE_SIZE = 20;

type Cursor = Pick<ReceivedReview, 'created_at' | 'id'>;

export const receivedReviewsQuery = (personId: string) =>
  infiniteQueryOptions({
    queryKey: ['received-reviews', personId],
    queryFn: async ({ signal, pageParam: after }): Promise<ReceivedReview[]> => {
      const client = await supabase();
      const { data } = await client
        .rpc('received_reviews', after === null ? {} : { before: after.created_at, before_id: after.id })
        .abortSignal(signal)
        .throwOnError();
      return receivedReviews.parse(data);
    },
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)),
  });
