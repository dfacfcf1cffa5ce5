// /client/partners/search/{categoryId}: the directory inside the client area. Its links carry the event's date and place.
import { findTrade } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useOutletContext, useParams, useSearchParams } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { askAddress, PARTNERS_PATH } from '#web/features/event-partners/addresses.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { useAccountFavourites } from '#web/features/partners/account-favourites.ts';
import { tidyAddress } from '#web/features/partners/addresses.ts';
import { DirectorySearch } from '#web/features/partners/components/directory-search.tsx';
import { directoryQuery } from '#web/features/partners/directory-queries.ts';
import { FavouritesProvider } from '#web/features/partners/favourites.ts';
import { directories, readSearch } from '#web/features/partners/search.ts';
import { useTradeLabel } from '#web/lib/boot/trades.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';

const { directory: text } = eventPartners;
const parents = [{ label: eventPartners.title, href: PARTNERS_PATH }];

export function Component() {
  const person = useOutletContext<Person>();
  const today = useToday();
  const { categoryId } = useParams();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const trade = categoryId === undefined ? null : findTrade(categoryId);
  const search = readSearch(query, trade?.id ?? null, today, directories.client);
  const { data: found, isError, isPlaceholderData, refetch } = useQuery(directoryQuery(search));
  const labelOf = useTradeLabel();
  const favourites = useAccountFavourites(person.id);
  // An unknown trade and the fields of the form lead to the tidy address.
  const tidied = tidyAddress(query, pathname, search);
  if (tidied !== null) return <Navigate to={tidied} replace />;
  const title = trade === null ? text.title : labelOf(trade.id);
  return (
    <FavouritesProvider value={favourites}>
      <Metadata title={title} description={partners.description} />
      <Breadcrumbs parents={parents} current={title} />
      <h1 className="mt-2 text-title">{title}</h1>
      {isError && <ErrorState message={eventPartners.loadFailed} onRetry={() => void refetch()} />}
      {found === undefined ? (
        !isError && <SkeletonLines count={8} />
      ) : (
        <div aria-busy={isPlaceholderData}>
          <DirectorySearch found={found} trade={found.search.trade} today={today} askAddress={askAddress} />
        </div>
      )}
    </FavouritesProvider>
  );
}
