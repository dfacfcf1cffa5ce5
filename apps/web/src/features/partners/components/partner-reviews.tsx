// The reviews of a partner: the rating, each review with its verification, and the partner's answers.
import type { ReactNode } from 'react';
import type { PartnerPage, PartnerReview } from '#web/features/partners/partner.ts';
import { partnerPage } from '#web/locales/fr/public/partner-page.ts';
import { Stars } from '#web/ui/text/testimonial.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

const { reviews: text } = partnerPage;

interface PartnerReviewsProps {
  partner: PartnerPage;
  /** The links to report a review and its answer. */
  renderReport: (kind: 'review' | 'answer', reviewId: string, name: string) => ReactNode;
}

export function PartnerReviews({ partner, renderReport }: PartnerReviewsProps) {
  const { rating, reviews, ratingShares, ratingCount, name } = partner;
  if (rating === null) return <p className="max-w-measure text-quiet">{text.empty}</p>;
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-12 gap-y-6">
        <p>
          <span className="font-display text-figure tabular-nums">{rating.value}</span>{' '}
          <span className="text-quiet">{text.outOf}</span>
          <span className="block text-quiet text-small">{rating.count}</span>
        </p>
        <ul className="grid w-full max-w-72 gap-1.5">
          {ratingShares.map(({ stars, share, label }) => (
            <li key={stars} className="flex items-center gap-3 text-small tabular-nums">
              <span aria-hidden>{stars}</span>
              <progress
                aria-label={label}
                value={share}
                max={1}
                className="progress-line h-1.5 flex-1 [&::-moz-progress-bar]:bg-ornament [&::-webkit-progress-value]:bg-ornament"
              />
            </li>
          ))}
        </ul>
        <p className="max-w-measure text-quiet text-small">{text.how}</p>
      </div>
      <ul className="mt-8 border-hairline border-b">
        {reviews.map((review) => (
          <Review key={review.id} review={review} name={name} renderReport={renderReport} />
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 text-small">
        {ratingCount > reviews.length && <span className="text-quiet">{text.latest(String(reviews.length))}</span>}
        <TextLink href="/reviews" standalone>
          {text.all}
        </TextLink>
      </p>
    </>
  );
}

interface ReviewProps extends Pick<PartnerReviewsProps, 'renderReport'> {
  review: PartnerReview;
  name: string;
}

function Review({ review, name, renderReport }: ReviewProps) {
  return (
    <li className="border-hairline border-t py-6 [contain-intrinsic-height:auto_18rem] [content-visibility:auto]">
      <Stars rating={review.rating} label={text.stars(String(review.rating))} />
      {review.title !== '' && <h3 className="mt-3 break-words text-heading">{review.title}</h3>}
      <p className="mt-2 max-w-measure whitespace-pre-line break-words">{review.body}</p>
      <p className="mt-3 break-words text-quiet text-small">
        <span className="font-medium text-ink">{review.author}</span>. {text.eventOn(review.eventOn)}.{' '}
        {text.checked(review.checked)}
      </p>
      <p>{renderReport('review', review.id, review.author)}</p>
      {review.answer !== null && (
        <div className="mt-4 border-ornament border-l pl-5">
          <p className="label-caps break-words text-metal">{text.answer(name)}</p>
          <p className="mt-1.5 max-w-measure whitespace-pre-line break-words text-quiet">{review.answer}</p>
          <p>{renderReport('answer', review.id, name)}</p>
        </div>
      )}
    </li>
  );
}
