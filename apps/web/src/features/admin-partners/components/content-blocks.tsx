// What a listing shows its visitors: presentation, services with prices, questions and answers.
import type { PriceUnit } from '@liesse/domain';
import { FactRow, Facts } from '#web/features/admin-partners/components/business-block.tsx';
import type { PartnerReview } from '#web/features/admin-partners/moderation.ts';
import { formatCount, formatLanguage, formatList, formatPrice } from '#web/lib/format/format.ts';
import { adminPartners } from '#web/locales/fr/admin/partners.ts';
import { Block } from '#web/ui/layout/block.tsx';

const { presentation: text, services: servicesText, questions: questionsText, units } = adminPartners;

export function PresentationBlock({ listing }: { listing: PartnerReview }) {
  return (
    <Block title={text.title}>
      {listing.tagline !== '' && <p className="max-w-measure wrap-anywhere text-lead">{listing.tagline}</p>}
      {listing.description === '' ? (
        <p className="text-quiet">{text.none}</p>
      ) : (
        <p className="mt-3 max-w-measure whitespace-pre-line wrap-anywhere">{listing.description}</p>
      )}
      <div className="mt-4">
        <Facts>
          <FactRow label={text.website}>
            {listing.website !== null && (
              <a
                href={listing.website}
                target="_blank"
                rel="noreferrer nofollow"
                className="text-accent underline underline-offset-4"
              >
                {listing.website}
              </a>
            )}
          </FactRow>
          <FactRow label={text.price}>{priceOf(listing.price_from_cents, listing.price_unit)}</FactRow>
          <FactRow label={text.capacity}>{capacityOf(listing)}</FactRow>
          <FactRow label={text.languages}>{formatList(listing.languages.map(formatLanguage))}</FactRow>
        </Facts>
      </div>
    </Block>
  );
}

export function ServicesBlock({ services }: Pick<PartnerReview, 'services'>) {
  return (
    <Block title={servicesText.title}>
      {services.length === 0 ? (
        <p className="text-quiet">{servicesText.none}</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {services.map((service) => (
            <li key={service.id} className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-3">
              <div className="min-w-0 max-w-measure">
                <h3 className="wrap-anywhere font-medium font-text">{service.name}</h3>
                {service.description !== '' && (
                  <p className="mt-1 whitespace-pre-line wrap-anywhere text-quiet text-small">{service.description}</p>
                )}
              </div>
              <p className="tabular-nums">{priceOf(service.price_cents, service.unit)}</p>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

export function QuestionsBlock({ questions }: Pick<PartnerReview, 'questions'>) {
  return (
    <Block title={questionsText.title}>
      {questions.length === 0 ? (
        <p className="text-quiet">{questionsText.none}</p>
      ) : (
        <dl className="divide-y divide-hairline">
          {questions.map(({ id, question, answer }) => (
            <div key={id} className="py-3">
              <dt className="wrap-anywhere font-medium">{question}</dt>
              <dd className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere text-quiet">{answer}</dd>
            </div>
          ))}
        </dl>
      )}
    </Block>
  );
}

const priceOf = (cents: number | null, unit: PriceUnit): string =>
  cents === null ? text.onRequest : `${formatPrice(cents)} ${units[unit]}`;

function capacityOf({ capacity_min: least, capacity_max: most }: PartnerReview): string {
  if (most === null) return text.noLimit;
  return least === null ? text.atMost(formatCount(most)) : text.people(formatCount(least), formatCount(most));
}
