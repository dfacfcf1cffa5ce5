// For a booking that is over: the invitation to review it, or the written review.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { WrittenReview } from '#web/features/event-partners/components/written-review.tsx';
import type { RequestPage } from '#web/features/event-partners/request.ts';
import { reviewQuery } from '#web/features/event-partners/request-queries.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { ownReview as text } from '#web/locales/fr/client/own-review.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

const ReviewDialog = lazy(() => import('#web/features/event-partners/components/review-dialog.tsx'));

interface ReviewPanelProps {
  page: RequestPage;
  event: PlannedEvent;
  personName: string;
  /** Opens with the review form. */
  isFormOpen: boolean;
}

export function ReviewPanel({ page, event, personName, isFormOpen }: ReviewPanelProps) {
  const { request, partner } = page;
  const canWrite = event.canEdit && partner !== null && request.review_id === null;
  const obstacle = request.review_obstacle;
  const [isOpen, setOpen] = useState(isFormOpen);
  const [hasWritten, setWritten] = useState(false);
  if (request.review_id !== null) {
    return <Written reviewId={request.review_id} page={page} takesFocus={hasWritten} />;
  }
  if (!canWrite || obstacle === 'not-over') return null;
  if (obstacle !== null) return <p className="text-quiet text-small">{text.unearned[obstacle]}</p>;
  return (
    <section className="rounded-panel bg-metal-wash px-6 py-6">
      <Flourish />
      <h2 className="mt-3 wrap-anywhere text-title">{text.invite.title(request.partner_name)}</h2>
      <p className="mt-2">{text.invite.text}</p>
      <div className="mt-5">
        <Button onClick={() => setOpen(true)}>{text.invite.open}</Button>
      </div>
      <Suspense fallback={null}>
        {isOpen && (
          <ReviewDialog
            request={request}
            eventId={event.id}
            personName={personName}
            onWritten={() => setWritten(true)}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Takes the focus after the person has written the review. */
function Written({ reviewId, page, takesFocus }: { reviewId: string; page: RequestPage; takesFocus: boolean }) {
  const { data, isError, refetch } = useQuery(reviewQuery(reviewId));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className="border-ornament border-t pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-title">
        {text.written.title}
      </h2>
      {data !== undefined ? (
        <WrittenReview review={data} page={page} />
      ) : isError ? (
        <ErrorState message={text.written.unreadable} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={3} />
      )}
    </section>
  );
}
