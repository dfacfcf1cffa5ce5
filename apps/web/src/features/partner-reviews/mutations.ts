// Writes about a received review: the public answer, and the report to moderation. The dialogs show a refusal.
import { receivedReviewsQuery } from '#web/features/partner-reviews/queries.ts';
import type { ReportReason } from '#web/features/partner-reviews/review.ts';
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

export interface NewReport {
  reason: ReportReason;
  details: string;
}

export function useReportMutation(personId: string, reviewId: string) {
  return useToastMutation({
    mutationFn: (report: NewReport) =>
      writeApi((client) => client.from('review_reports').insert({ review_id: reviewId, ...report })),
    invalidates: [receivedReviewsQuery(personId).queryKey],
    success: { title: text.report.done },
  });
}
