// /partner/reviews: the reviews that the partner received, with one public answer to each.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { AnswerDialog } from '#web/features/partner-reviews/components/answer-dialog.tsx';
import { ReviewItem } from '#web/features/partner-reviews/components/review-item.tsx';
import { receivedReviewsQuery } from '#web/features/partner-reviews/queries.ts';
import { ReportLink } from '#web/features/reports/components/report-link.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { partnerReviews as text } from '#web/locales/fr/partner/partner-reviews.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

export function Component() {
  const person = useOutletContext<Person>();
  const list = useInfiniteQuery(receivedReviewsQuery(person.id));
  const [answeredId, setAnswered] = useState<string | null>(null);
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
                  onAnswer={() => setAnswered(review.id)}
                  reportLink={<ReportLink kind="review" subjectId={review.id} name={review.author_name} />}
                />
              ))}
            </ul>
            <MoreButton list={list}>{text.older}</MoreButton>
          </>
        )}
      </QueryList>
      {answeredId !== null && (
        <AnswerDialog personId={person.id} reviewId={answeredId} onClose={() => setAnswered(null)} />
      )}
    </>
  );
}
