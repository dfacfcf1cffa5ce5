// /partners/{categoryId}/{slug}: the page of one partner.
import { findTrade } from '@liesse/domain';
import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Band } from '#web/app/public/band.tsx';
import { MissingPartner } from '#web/app/public/partners/missing-partner.tsx';
import { directoryAddress, partnerUrl } from '#web/features/partners/addresses.ts';
import { AvailabilityCalendar } from '#web/features/partners/components/availability-calendar.tsx';
import { Gallery } from '#web/features/partners/components/gallery.tsx';
import { PartnerAside } from '#web/features/partners/components/partner-aside.tsx';
import { PartnerCardItem } from '#web/features/partners/components/partner-card.tsx';
import { PartnerReviews } from '#web/features/partners/components/partner-reviews.tsx';
import { ServiceList } from '#web/features/partners/components/service-list.tsx';
import { describePartner } from '#web/features/partners/describe-partner.ts';
import { type PartnerPage, readPartner } from '#web/features/partners/partner.ts';
import { recordView } from '#web/features/partners/record-view.ts';
import { readSearch } from '#web/features/partners/search.ts';
import { PhotoReports, ReportLink } from '#web/features/reports/components/report-link.tsx';
import { publicData } from '#web/lib/api/public-data.ts';
import { useTrades } from '#web/lib/boot/trades.ts';
import { dayInFrance } from '#web/lib/format/format.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { describeBreadcrumbs, StructuredData } from '#web/lib/seo/structured-data.tsx';
import { partnerPage as text } from '#web/locales/fr/public/partner-page.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';
import { Faq } from '#web/ui/layout/faq.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Rating } from '#web/ui/text/rating.tsx';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { search: query, searchParams } = new URL(request.url);
  const { categoryId = '', slug = '' } = params;
  const trade = findTrade(categoryId);
  if (trade === null) return data(null, 404);
  if (trade.id !== categoryId) throw redirect(partnerUrl(trade.id, encodeURIComponent(slug)) + query, 301);
  const today = dayInFrance(new Date());
  const { date } = readSearch(searchParams, trade.id, today);
  const partner = await readPartner(publicData(context), { trade: trade.id, slug, date, today }, request.signal);
  return data(partner, partner === null ? 404 : 200);
}

export function Component() {
  const partner = useLoaderData<PartnerPage | null>();
  return partner === null ? <MissingPartner /> : <Page partner={partner} />;
}

function Page({ partner }: { partner: PartnerPage }) {
  const { name, tradeIn, trade, slug, similar } = partner;
  const path = partnerUrl(trade, slug);
  useEffect(() => recordView(partner.id), [partner.id]);
  const parents = [
    { label: partners.title, href: '/partners' },
    ...useTrades().flatMap(({ id, label }) => (id === trade ? [{ label, href: directoryAddress(id) }] : [])),
  ];
  return (
    <>
      <Metadata
        title={text.title(name, tradeIn)}
        description={partner.tagline.length > 40 ? partner.tagline : text.description(name, tradeIn)}
        path={path}
      />
      <StructuredData describe={describePartner(partner)} />
      <StructuredData describe={describeBreadcrumbs([...parents, { label: name, href: path }])} />
      <div className="mx-auto w-full max-w-page px-6 pt-6 pb-16 tablet:px-12">
        <Breadcrumbs parents={parents} current={name} />
        <header className="mt-4 mb-8 tablet:mt-6">
          <h1 className="max-w-[24em] break-words text-title tablet:text-figure">{name}</h1>
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
            <p className="text-quiet">{tradeIn}</p>
            {partner.rating !== null && <Rating {...partner.rating} />}
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
      </div>
      {similar.length > 0 && (
        <Band tone="panel" title={text.similar}>
          <ul className="grid gap-x-8 gap-y-12 tablet:grid-cols-2 desktop:grid-cols-4">
            {similar.map((card) => (
              <li key={card.id}>
                <PartnerCardItem
                  card={card}
                  heading="h3"
                  sizes="(min-width: 1024px) 18rem, (min-width: 768px) 45vw, 90vw"
                />
              </li>
            ))}
          </ul>
        </Band>
      )}
    </>
  );
}
