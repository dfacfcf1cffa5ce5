// The results of a search: the count, the orders, the list, the map and the pages.
import { directoryOrders } from '@liesse/domain';
import { Link, useLocation } from 'react-router';
import { searchAddress } from '#web/features/partners/addresses.ts';
import { NoResults } from '#web/features/partners/components/no-results.tsx';
import { PartnerCardItem } from '#web/features/partners/components/partner-card.tsx';
import { ResultsMap } from '#web/features/partners/components/results-map.tsx';
import { isPoint, type SearchPage } from '#web/features/partners/queries.ts';
import { widerRadius } from '#web/features/partners/search.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Pager } from '#web/ui/lists/pager.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

const { results: text } = partners;
/** With fewer results, a link searches farther away. */
const FEW = 6;

export function Results({ found }: { found: SearchPage }) {
  const { search, cards, lastPage } = found;
  if (cards.length === 0) return <NoResults found={found} />;
  return (
    <section aria-labelledby="resultats">
      <ResultsHeading found={found} />
      <div className="mt-4 grid gap-x-12 gap-y-14 desktop:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <ul className="grid gap-x-8 gap-y-12 tablet:grid-cols-2">
            {cards.map((card) => (
              <li key={card.id} className="[contain-intrinsic-height:auto_34rem] [content-visibility:auto]">
                <PartnerCardItem
                  card={card}
                  heading="h3"
                  sizes="(min-width: 1312px) 24rem, (min-width: 768px) 45vw, 90vw"
                  hasReasons
                />
              </li>
            ))}
          </ul>
          <div className="mt-12">
            {found.cutAt !== null && search.page === lastPage && (
              <p className="mb-6 text-quiet">{text.farthest(found.cutAt)}</p>
            )}
            <Pager
              page={search.page}
              last={lastPage}
              hrefOf={(page) => searchAddress(search, { page: String(page) })}
              text={partners.pager}
            />
          </div>
        </div>
        <ResultsMap found={found} />
      </div>
    </section>
  );
}

function ResultsHeading({ found: { search, place, heading, total, readAs, otherPlaces } }: { found: SearchPage }) {
  const { pathname, search: query } = useLocation();
  const hasDistance = isPoint(place);
  const wider = !hasDistance || total >= FEW ? null : widerRadius(search);
  const orders = directoryOrders.filter((order) => order !== 'distance' || hasDistance);
  return (
    <>
      <h2 id="resultats" className="text-heading tabular-nums">
        {heading}
      </h2>
      {wider !== null && (
        <p className="mt-2 mb-1">
          <ButtonLink href={searchAddress(search, { radius: String(wider) })} look="secondary" size="small">
            {text.widen(String(wider))}
          </ButtonLink>
        </p>
      )}
      {place !== null && !hasDistance && search.order === 'relevance' && (
        <p className="mt-1 text-quiet text-small">{text.areaOrder}</p>
      )}
      {readAs !== null && <p className="mt-1 text-quiet">{text.readAs(readAs)}</p>}
      {otherPlaces.length > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-small">
          <span className="text-quiet">{text.otherPlaces}</span>
          {otherPlaces.map(({ label }) => (
            <TextLink key={label} href={searchAddress(search, { place: label })} standalone>
              {label}
            </TextLink>
          ))}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-8 text-small">
        <nav aria-label={text.order} className="flex flex-wrap items-center gap-x-4">
          <span aria-hidden className="text-quiet">
            {text.order}
          </span>
          {orders.map((order) => (
            <Link
              key={order}
              to={searchAddress(search, { order })}
              preventScrollReset
              aria-current={order === search.order ? 'true' : undefined}
              className="inline-flex min-h-11 items-center underline-offset-8 hover:text-accent aria-[current]:font-medium aria-[current]:underline aria-[current]:decoration-ornament aria-[current]:decoration-2"
            >
              {text.orders[order]}
            </Link>
          ))}
        </nav>
        <TextLink href="/partners/classement" standalone>
          {text.how}
        </TextLink>
        <Link
          to={`${pathname}${query}#carte`}
          className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 desktop:hidden"
        >
          {text.toMap}
        </Link>
      </div>
    </>
  );
}
