// /partners and /partners/{categoryId}: the search of the directory, its results and the map.
import { findTrade, type PartnerType } from '@liesse/domain';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Band } from '#web/app/public/band.tsx';
import { UnknownTrade } from '#web/app/public/partners/unknown-trade.tsx';
import { withReturnPath } from '#web/features/auth/landing.ts';
import { readSettings } from '#web/features/content/settings.tsx';
import { askAddress, directoryAddress, searchAddress, tidyAddress } from '#web/features/partners/addresses.ts';
import { DirectorySearch } from '#web/features/partners/components/directory-search.tsx';
import { TradeList } from '#web/features/partners/components/trade-list.tsx';
import { VisitorFavourites } from '#web/features/partners/components/visitor-favourites.tsx';
import { type SearchPage, searchPartners } from '#web/features/partners/queries.ts';
import { isNarrowed, readSearch } from '#web/features/partners/search.ts';
import { useVisitor } from '#web/features/partners/visitor.ts';
import { publicData } from '#web/lib/api/public-data.ts';
import { useTrades } from '#web/lib/boot/trades.ts';
import { dayInFrance } from '#web/lib/format/format.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { describeBreadcrumbs, StructuredData } from '#web/lib/seo/structured-data.tsx';
import { partners as text } from '#web/locales/fr/public/partners.ts';
import { trades as tradeTexts } from '#web/locales/fr/trades.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';

interface DirectoryData {
  today: string;
  trade: PartnerType | null;
  found: SearchPage;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { pathname, search: query, searchParams } = new URL(request.url);
  const { categoryId } = params;
  const trade = categoryId === undefined ? null : findTrade(categoryId);
  if (categoryId !== undefined && trade === null) return data(null, 404);
  // The French name of a trade and capitals redirect to its one address.
  if (trade !== null && trade.id !== categoryId) throw redirect(directoryAddress(trade.id) + query, 301);
  const today = dayInFrance(new Date());
  const search = readSearch(searchParams, trade?.id ?? null, today);
  const tidied = tidyAddress(searchParams, pathname, search);
  if (tidied !== null) throw redirect(tidied);
  const { trades } = await readSettings(publicData(context));
  if (trades.items?.some(({ id, is_hidden }) => id === search.trade && is_hidden)) return data(null, 404);
  const found = await searchPartners(publicData(context), search, request.signal);
  return data({ today, trade: search.trade, found } satisfies DirectoryData, found.isBeyond ? 404 : 200);
}

export function Component() {
  const directory = useLoaderData<DirectoryData | null>();
  return directory === null ? <UnknownTrade /> : <Directory {...directory} />;
}

function Directory({ today, trade, found }: DirectoryData) {
  const { search } = found;
  const shown = useTrades().find(({ id }) => id === trade);
  const label = shown?.label ?? text.title;
  const words = trade === null ? text : tradeTexts[trade];
  const title = search.page > 1 ? text.pageTitle(label, String(search.page)) : label;
  const address = searchAddress(search, search.page > 1 ? { page: String(search.page) } : {});
  const parents = [{ label: text.title, href: '/partners' }];
  const isFirstPage = search.page === 1;
  const visitor = useVisitor();
  const askLink = (ids: readonly string[]): string =>
    visitor === 'stranger' ? withReturnPath('/register-client', askAddress(ids)) : askAddress(ids);
  return (
    <VisitorFavourites>
      {/* Search engines index the lists, but no search with filters. */}
      <Metadata
        title={title}
        description={words.description}
        {...(!isNarrowed(search) && !found.isBeyond && search.unread.length === 0 && { path: address })}
      />
      {trade !== null && (
        <StructuredData describe={describeBreadcrumbs([...parents, { label, href: directoryAddress(trade) }])} />
      )}
      <div className="mx-auto w-full max-w-page px-6 pt-6 pb-16 tablet:px-12 tablet:pt-8">
        {trade !== null && <Breadcrumbs parents={parents} current={label} />}
        <h1 className="max-w-[24em] break-words text-title tablet:text-figure">{label}</h1>
        {isFirstPage && !isNarrowed(search) && (
          <p className="mt-3 max-w-[46rem] text-quiet">{shown?.lead ?? words.lead}</p>
        )}
        <DirectorySearch found={found} trade={trade} today={today} askAddress={askLink} />
      </div>
      {trade !== null && isFirstPage && !isNarrowed(search) && (
        <Band tone="panel" title={text.adviceTitle}>
          <ul className="grid gap-x-12 gap-y-6 tablet:grid-cols-3">
            {tradeTexts[trade].advice.map((question) => (
              <li key={question} className="border-ornament border-t pt-4">
                {question}
              </li>
            ))}
          </ul>
        </Band>
      )}
      <div className="mx-auto w-full max-w-page px-6 py-12 tablet:px-12">
        <h2 className="text-heading">{text.trades}</h2>
        <TradeList label={text.trades} current={trade} />
      </div>
    </VisitorFavourites>
  );
}
