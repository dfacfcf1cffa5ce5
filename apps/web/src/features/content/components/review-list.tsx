// Lists verified reviews, with how each was verified and the answer of the partner.
import type { ReactNode } from 'react';
import type { CheckedReview } from '#web/features/content/reviews.ts';
import { reviews } from '#web/locales/fr/public/reviews.ts';
import { Stars } from '#web/ui/text/testimonial.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

const { providers: text } = reviews;

interface ReviewListProps {
  items: readonly CheckedReview[];
  /** The link to report a review. */
  renderReport: (reviewId: string, name: string) => ReactNode;
}

export function ReviewList({ items, renderReport }: ReviewListProps) {
  return (
    <ul className="grid gap-x-12 gap-y-12 desktop:grid-cols-2">
      {items.map((review) => (
        <li key={review.id} className="border-hairline border-t pt-6">
          <Stars rating={review.rating} label={reviews.stars(review.rating)} />
          {review.title !== '' && <h3 className="mt-4 break-words text-heading">{review.title}</h3>}
          <p className="mt-3 whitespace-pre-line break-words">{review.body}</p>
          <p className="mt-4 text-small">
            <span className="font-medium">{review.author}</span>
            {review.partner !== null && (
              <>
                {', '}
                {text.about} <TextLink href={review.partner.href}>{review.partner.name}</TextLink>
              </>
            )}
          </p>
          <p className="mt-1 text-quiet text-small">
            {text.eventOn(review.eventOn)}. {text.checked(review.checked)}
          </p>
          <p>{renderReport(review.id, review.author)}</p>
          {review.answer !== null && (
            <div className="mt-5 border-ornament border-l pl-5">
              <p className="label-caps text-metal">{text.answer}</p>
              <p className="mt-1.5 whitespace-pre-line break-words text-quiet">{review.answer}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
