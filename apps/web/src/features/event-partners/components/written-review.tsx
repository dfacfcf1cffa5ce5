// The published review of a booking, with the partner's answer.
import type { RequestPage } from '#web/features/event-partners/request.ts';
import type { reviewQuery } from '#web/features/event-partners/request-queries.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { ownReview } from '#web/locales/fr/client/own-review.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Stars } from '#web/ui/text/testimonial.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

const { written: text } = ownReview;

type Review = Awaited<ReturnType<NonNullable<ReturnType<typeof reviewQuery>['queryFn']>>>;

export function WrittenReview({ review, page: { partner, request } }: { review: Review; page: RequestPage }) {
  if (review === null) return <p className="mt-2 text-quiet">{text.gone}</p>;
  const { rating, title, body, author_name: author, checked, created_at: at, answer, state } = review;
  return (
    <>
      <div className="mt-4">
        <Stars rating={rating} label={ownReview.rated(String(rating))} />
      </div>
      {title !== '' && <h3 className="mt-3 wrap-anywhere text-heading">{title}</h3>}
      <p className="mt-2 max-w-measure whitespace-pre-line wrap-anywhere">{body}</p>
      <p className="mt-3 text-quiet text-small">{text.signed(author, formatDay(new Date(at)), checked)}</p>
      {answer !== null && (
        <div className="mt-4 border-ornament border-l pl-5">
          <p className="label-caps wrap-anywhere text-metal">{text.answer(request.partner_name)}</p>
          <p className="mt-1.5 max-w-measure whitespace-pre-line wrap-anywhere text-quiet">{answer}</p>
        </div>
      )}
      {state === 'held' ? (
        <div className="mt-4">
          <Notice tone="note" title={text.held.title}>
            {text.held.text}
          </Notice>
        </div>
      ) : state === 'hidden' ? (
        <p className="mt-3 text-quiet text-small">{text.hidden}</p>
      ) : (
        partner !== null && (
          <p className="mt-2">
            <TextLink href={`/partners/${partner.type}/${partner.slug}`} standalone>
              {text.see}
            </TextLink>
          </p>
        )
      )}
    </>
  );
}
