// /partners/{categoryId}/{slug}: the page of one partner.
import { findTrade } from '@liesse/domain';
import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Band } from '#web/app/public/band.tsx';
import { MissingPartner } from '#web/app/public/partners/missing-partner.tsx';
import { PartnerView, SimilarPartners } from '#web/app/public/partners/partner-view.tsx';
import { directoryAddress, partnerUrl } from '#web/features/partners/addresses.ts';
import { VisitorFavourites } from '#web/features/partners/components/visitor-favourites.tsx';
import { describePartner } from '#web/features/partners/describe-partner.ts';
import { type PartnerPage, readPartner } from '#web/features/partners/partner.ts';
import { recordView } from '#web/features/partners/record-view.ts';
import { readSearch } from '#web/features/partners/search.ts';
import { publicData } from '#web/lib/api/public-data.ts';
import { useTrades } from '#web/lib/boot/trades.ts';
import { dayInFrance } from '#web/lib/format/format.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { describeBreadcrumbs, StructuredData } from '#web/lib/seo/structured-data.tsx';
import { partnerPage as text } from '#web/locales/fr/public/partner-page.ts';
import { partners } from '#web/locales/fr/public/partners.ts';

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
    <VisitorFavourites>
      <Metadata
        title={text.title(name, tradeIn)}
        description={text.description(name, tradeIn, partner.tagline)}
        path={path}
      />
      <StructuredData describe={describePartner(partner)} />
      <StructuredData describe={describeBreadcrumbs([...parents, { label: name, href: path }])} />
      <div className="mx-auto w-full max-w-page px-6 pt-6 pb-16 tablet:px-12">
        <PartnerView partner={partner} parents={parents} />
      </div>
      {similar.length > 0 && (
        <Band tone="panel" title={text.similar}>
          <SimilarPartners partner={partner} />
        </Band>
      )}
    </VisitorFavourites>
  );
}
