// Previews the public page of a listing with the components of that page.

import type { Listing } from '#web/features/listing/listing.ts';
import { priceOf, tradeIn } from '#web/features/partners/cards.ts';
import { FactList } from '#web/features/partners/components/fact-list.tsx';
import { Gallery } from '#web/features/partners/components/gallery.tsx';
import { PriceText } from '#web/features/partners/components/price-text.tsx';
import { ServiceList } from '#web/features/partners/components/service-list.tsx';
import { factsOf } from '#web/features/partners/facts.ts';
import { pagePhoto } from '#web/features/partners/photos.ts';
import { listing as text } from '#web/locales/fr/partner/listing.ts';
import { partnerPage } from '#web/locales/fr/public/partner-page.ts';
import { Faq } from '#web/ui/layout/faq.tsx';
import { Section } from '#web/ui/layout/section.tsx';

export function ListingPreview({ listing }: { listing: Listing }) {
  const { name, tagline, description, services, questions } = listing;
  return (
    <section
      aria-label={text.preview}
      className="overflow-y-auto overscroll-contain rounded-panel border border-hairline bg-paper shadow-lifted desktop:max-h-[calc(100dvh-3rem)]"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
      tabIndex={0}
    >
      <div className="flex flex-col gap-6 px-6 py-6">
        <header>
          <p className="label-caps text-metal">{text.previewNote}</p>
          <p className="mt-3 break-words font-display text-title">{name}</p>
          <p className="mt-1 text-quiet">{tradeIn(listing.type, listing.commune)}</p>
          {tagline.trim() !== '' && <p className="mt-3 break-words text-lead">{tagline}</p>}
        </header>
        <Gallery photos={listing.photos.filter(({ state }) => state === 'shown').map(pagePhoto)} />
        <PriceText price={priceOf(listing.price_from_cents, listing.price_unit)} />
        <div className="[&_section:last-child]:pb-0">
          <Section title={partnerPage.about}>
            <p className={`whitespace-pre-line break-words ${description.trim() === '' ? 'text-quiet' : ''}`}>
              {description.trim() === '' ? text.noDescription : description}
            </p>
          </Section>
          <Section title={partnerPage.services.title}>
            <ServiceList
              services={services.map(({ price_cents: cents, unit, ...service }) => ({
                ...service,
                price: priceOf(cents, unit),
              }))}
            />
          </Section>
          {questions.length > 0 && (
            <Section title={partnerPage.questions}>
              <Faq items={questions} />
            </Section>
          )}
          <Section title={partnerPage.facts.title}>
            <FactList facts={factsOf(listing)} />
          </Section>
        </div>
      </div>
    </section>
  );
}
