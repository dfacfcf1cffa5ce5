// One received review with the partner's answer, the button to answer and the report.
import type { ReactNode } from 'react';
import type { ReceivedReview } from '#web/features/partner-reviews/review.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { partnerReviews as text } from '#web/locales/fr/partner/partner-reviews.ts';
import { Button } from '#web/ui/button.tsx';
import { Stars } from '#web/ui/text/testimonial.tsx';

interface ReviewItemProps {
  review: ReceivedReview;
  onAnswer: () => void;
  /** The link to the report form. */
  reportLink: ReactNode;
}

export function ReviewItem({ review, onAnswer, reportLink }: ReviewItemProps) {
  const isShown = review.state === 'shown';
  return (
    <li className="py-6">
      <Stars rating={review.rating} label={text.stars(review.rating)} />
      {review.title !== '' && <h2 className="mt-3 wrap-anywhere text-heading">{review.title}</h2>}
      <p className="mt-2 max-w-measure whitespace-pre-line wrap-anywhere">{review.body}</p>
      <p className="mt-3 wrap-anywhere text-quiet text-small">
        {text.signed(review.author_name, formatCivilDate(review.event_on), review.checked)}
      </p>
      {!isShown && <p className="mt-2 text-quiet text-small">{text.hidden}</p>}
      {review.answer !== null && (
        <div className="mt-4 border-ornament border-l pl-5">
          <p className="label-caps text-metal">{text.answer.own}</p>
          <p className="mt-1.5 max-w-measure whitespace-pre-line wrap-anywhere text-quiet">{review.answer}</p>
        </div>
      )}
      {review.report !== null && (
        <p className="mt-3 text-quiet text-small">
          {(review.report.decided_at === null ? text.report.pending : text.report.decided)(
            formatDay(new Date(review.report.created_at)),
          )}
        </p>
      )}
      {isShown && (
        <p className="mt-3 flex flex-wrap gap-3">
          {review.answer === null && (
            <Button look="secondary" size="small" onClick={onAnswer}>
              {text.answer.open}
            </Button>
          )}
          {review.report === null && reportLink}
        </p>
      )}
    </li>
  );
}
