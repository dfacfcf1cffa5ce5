// /client/partners/search/{categoryId}/{slug}: the page of one partner inside the client area.
import { findTrade } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOutletContext, useParams, useSearchParams } from 'react-router';
import { PartnerView, SimilarPartners } from '#web/app/public/partners/partner-view.tsx';
import type { Person } from '#web/features/auth/session.ts';
import { PARTNERS_PATH } from '#web/features/event-partners/addresses.ts';
import { eventSearchAddress } from '#web/features/event-partners/wanted-trades.ts';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { useAccountFavourites } from '#web/features/partners/account-favourites.ts';
import { listedPartnerQuery } from '#web/features/partners/directory-queries.ts';
import { FavouritesProvider } from '#web/features/partners/favourites.ts';
import { recordView } from '#web/features/partners/record-view.ts';
import { directories, readSearch } from '#web/features/partners/search.ts';
import { useTradeLabel } from '#web/lib/boot/trades.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { partnerPage as text } from '#web/locales/fr/public/partner-page.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Section } from '#web/ui/layout/section.tsx';

export function Component() {
  const person = useOutletContext<Person>();
  const event = useCurrentEvent();
  const today = useToday();
  const { categoryId = '', slug = '' } = useParams();
  const [query] = useSearchParams();
  const trade = findTrade(categoryId)?.id ?? 'general';
  const { date } = readSearch(query, trade, today);
  const address = { directory: directories.client, trade, slug, date, today };
  const { data: partner, isError, refetch } = useQuery(listedPartnerQuery(address));
  const favourites = useAccountFavourites(person.id);
  const partnerId = partner?.id;
  useEffect(() => {
    if (partnerId !== undefined) recordView(partnerId);
  }, [partnerId]);
  const labelOf = useTradeLabel();
  const searchHref = eventSearchAddress(trade, event, today);
  if (partner === undefined) {
    return isError ? (
      <ErrorState message={eventPartners.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={8} />
    );
  }
  if (partner === null) {
    const { missing } = partners;
    return (
      <>
        <Metadata title={missing.title} description={missing.text} />
        <h1 className="text-title">{missing.title}</h1>
        <EmptyState title={eventPartners.directory.title} text={missing.text}>
          <ButtonLink href={searchHref}>{eventPartners.search}</ButtonLink>
        </EmptyState>
      </>
    );
  }
  const parents = [
    { label: eventPartners.title, href: PARTNERS_PATH },
    { label: labelOf(trade), href: searchHref },
  ];
  return (
    <FavouritesProvider value={favourites}>
      <Metadata title={text.title(partner.name, partner.tradeIn)} description={partner.tagline} />
      <PartnerView partner={partner} parents={parents} />
      {partner.similar.length > 0 && (
        <Section title={text.similar}>
          <SimilarPartners partner={partner} />
        </Section>
      )}
    </FavouritesProvider>
  );
}
