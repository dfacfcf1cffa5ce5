// /partner/reviews: the reviews that the partner received, with one public answer to each.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { AnswerDialog } from '#web/features/partner-reviews/components/answer-dialog.tsx';
import { ReportDialog } from '#web/features/partner-reviews/components/report-dialog.tsx';
import { ReviewItem } from '#web/features/partner-reviews/components/review-item.tsx';
import { receivedReviewsQuery } from '#web/features/partner-reviews/queries.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { partnerReviews as text } from '#web/locales/fr/partner/partner-reviews.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

type OpenDialog = { kind: 'answer' | 'report'; reviewId: string } | null;

export function Component() {
  const person = useOutletContext<Person>();
  const list = useInfiniteQuery(receivedReviewsQuery(person.id));
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.lead}</p>
      <QueryList
        list={{ data: list.data?.pages.flat(), isError: list.isError, refetch: list.refetch }}
        failure={text.loadFailed}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      >
        {(reviews) => (
          <>
            <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-y">
              {reviews.map((review) => (
                <ReviewItem
                  key={review.id}
                  review={review}
                  onAnswer={() => setDialog({ kind: 'answer', reviewId: review.id })}
                  onReport={() => setDialog({ kind: 'report', reviewId: review.id })}
                />
              ))}
            </ul>
            {list.hasNextPage && (
              <p className="mt-6">
                <Button look="secondary" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {text.older}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryList>
      {dialog?.kind === 'answer' && <AnswerDialog personId={person.id} reviewId={dialog.reviewId} onClose={close} />}
      {dialog?.kind === 'report' && <ReportDialog personId={person.id} reviewId={dialog.reviewId} onClose={close} />}
    </>
  );
}
