// The content of one partner's page, for the public site and for the client area.
import { AvailabilityCalendar } from '#web/features/partners/components/availability-calendar.tsx';
import { Gallery } from '#web/features/partners/components/gallery.tsx';
import { PartnerAside } from '#web/features/partners/components/partner-aside.tsx';
import { PartnerCardItem } from '#web/features/partners/components/partner-card.tsx';
import { PartnerReviews } from '#web/features/partners/components/partner-reviews.tsx';
import { QuoteBar } from '#web/features/partners/components/quote-box.tsx';
import { ServiceList } from '#web/features/partners/components/service-list.tsx';
import { ShareButton } from '#web/features/partners/components/share-button.tsx';
import type { PartnerPage } from '#web/features/partners/partner.ts';
import { PhotoReports, ReportLink } from '#web/features/reports/components/report-link.tsx';
import { partnerPage as text } from '#web/locales/fr/public/partner-page.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';
import { Faq } from '#web/ui/layout/faq.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Rating } from '#web/ui/text/rating.tsx';

interface PartnerViewProps {
  partner: PartnerPage;
  parents: ReadonlyArray<{ label: string; href: string }>;
}

export function PartnerView({ partner, parents }: PartnerViewProps) {
  const { name, tradeIn } = partner;
  return (
    <>
      <Breadcrumbs parents={parents} current={name} />
      <header className="mt-4 mb-8 tablet:mt-6">
        <h1 className="max-w-[24em] break-words text-title tablet:text-figure">{name}</h1>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
          <p className="text-quiet">{tradeIn}</p>
          {partner.rating !== null && <Rating {...partner.rating} />}
          <ShareButton partner={partner} />
        </div>
        {partner.tagline !== '' && <p className="mt-4 max-w-measure break-words text-lead">{partner.tagline}</p>}
      </header>
      <Gallery photos={partner.photos} />
      <PhotoReports ids={partner.photoIds} alts={partner.photos.map(({ alt }) => alt)} />
      <div className="mt-10 grid gap-x-16 gap-y-12 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="desktop:sticky desktop:top-8 desktop:col-start-2 desktop:self-start">
          <PartnerAside partner={partner} />
        </div>
        <div className="desktop:col-start-1 desktop:row-start-1">
          {partner.description !== '' && (
            <Section title={text.about}>
              <p className="max-w-measure whitespace-pre-line break-words">{partner.description}</p>
            </Section>
          )}
          <Section title={text.services.title}>
            <ServiceList services={partner.services} />
          </Section>
          {partner.questions.length > 0 && (
            <Section title={text.questions}>
              <Faq items={partner.questions} />
            </Section>
          )}
          <Section title={text.availability.title}>
            <AvailabilityCalendar months={partner.months} />
          </Section>
          <Section title={text.reviews.title}>
            <PartnerReviews
              partner={partner}
              renderReport={(kind, id, author) => <ReportLink kind={kind} subjectId={id} name={author} />}
            />
          </Section>
          <p className="mt-8">
            <ReportLink kind="listing" subjectId={partner.id} name={name} />
          </p>
        </div>
      </div>
      <QuoteBar partner={partner} />
    </>
  );
}

export function SimilarPartners({ partner: { similar } }: Pick<PartnerViewProps, 'partner'>) {
  return (
    <ul className="grid gap-x-8 gap-y-12 tablet:grid-cols-2 desktop:grid-cols-4">
      {similar.map((card) => (
        <li key={card.id}>
          <PartnerCardItem card={card} heading="h3" sizes="(min-width: 1024px) 18rem, (min-width: 768px) 45vw, 90vw" />
        </li>
      ))}
    </ul>
  );
}
