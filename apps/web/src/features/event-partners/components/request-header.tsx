// The header of a request: the partner, its rating and a link to its listing.
import { tradeIn, tradeName } from '#web/features/event-partners/entry-text.ts';
import type { RequestPage } from '#web/features/event-partners/request.ts';
import { formatMinutes, formatPlural, formatRating } from '#web/lib/format/format.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { quotes as text } from '#web/locales/fr/quotes.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';
import { Rating } from '#web/ui/text/rating.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

const parents = [{ label: eventPartners.title, href: '/client/partners' }];

export function RequestHeader({ page: { request, partner } }: { page: RequestPage }) {
  return (
    <header className="mb-7">
      <Breadcrumbs parents={parents} current={request.partner_name} />
      <h1 className="mt-2 wrap-anywhere text-title">{request.partner_name}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-quiet text-small">
        <p>{partner === null ? tradeName(request.trade) : tradeIn(partner.type, partner.commune)}</p>
        {partner === null ? (
          <p>{text.unlisted}</p>
        ) : (
          <>
            {partner.rating_average !== null && <PartnerRating {...partner} average={partner.rating_average} />}
            {partner.response_minutes !== null && (
              <p>{eventPartners.entry.responds(formatMinutes(partner.response_minutes))}</p>
            )}
            <TextLink href={`/partners/${partner.type}/${partner.slug}`}>{text.seePartner}</TextLink>
          </>
        )}
      </div>
    </header>
  );
}

function PartnerRating({ average, rating_count: count }: { average: number; rating_count: number }) {
  const { review, rated } = eventPartners.entry;
  const [value, reviews] = [formatRating(average), formatPlural(count, review, review)];
  return <Rating value={value} count={reviews} label={rated(value, reviews)} />;
}
