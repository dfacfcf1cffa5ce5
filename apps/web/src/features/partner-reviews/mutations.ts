// Writes about a received review: the public answer. The dialog shows a refusal.
import { receivedReviewsQuery } from '#web/features/partner-reviews/queries.ts';
import { writeApi } from '#web/lib/api/calls.ts';
import { partnerReviews as text } from '#web/locales/fr/partner/partner-reviews.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

export function useAnswerMutation(personId: string, reviewId: string) {
  return useToastMutation({
    mutationFn: (answer: string) => writeApi((client) => client.from('reviews').update({ answer }).eq('id', reviewId)),
    invalidates: [receivedReviewsQuery(personId).queryKey],
    success: { title: text.answer.done },
  });
}
