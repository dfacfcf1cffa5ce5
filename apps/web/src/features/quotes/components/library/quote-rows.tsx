// The quotes of a partner by state, with search, page by page.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { quoteAddress } from '#web/features/quotes/addresses.ts';
import {
  countOf,
  type QuoteRow,
  quoteGroups,
  quoteListQuery,
  readQuoteFilters,
  writeQuoteFilters,
} from '#web/features/quotes/quote-list.ts';
import { formatShortDate } from '#web/lib/format/civil-date.ts';
import { formatCount, formatMoney } from '#web/lib/format/format.ts';
import { quoteLibrary } from '#web/locales/fr/partner/quote-library.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { useAddressFilters } from '#web/ui/lists/use-address-filters.ts';

const { quotes: text } = quoteLibrary;

const tones: Record<QuoteRow['state'], BadgeTone> = {
  draft: 'neutral',
  sent: 'metal',
  accepted: 'success',
  declined: 'neutral',
  expired: 'danger',
  withdrawn: 'neutral',
};

export function QuoteRows() {
  const [filters, change] = useAddressFilters({ read: readQuoteFilters, write: writeQuoteFilters });
  // The search field shows a key at once; the rows may follow later.
  const shown = useDeferredValue(filters);
  const list = useInfiniteQuery(quoteListQuery(shown));
  const counts = list.data?.pages[0]?.counts ?? {};
  return (
    <>
      <div className="mb-6 flex flex-col gap-4">
        <div className="tablet:max-w-form">
          <SearchField
            label={text.search}
            value={filters.words}
            onChange={(words) => change({ words })}
            {...(filters.words !== '' && { status: text.found(countOf(filters.group, counts)) })}
          />
        </div>
        <div role="group" aria-label={text.groupLabel} className="flex flex-wrap gap-2">
          {quoteGroups.map((group) => (
            <button
              key={group}
              type="button"
              aria-pressed={group === filters.group}
              onClick={() => change({ group })}
              className="min-h-11 rounded-round border border-hairline px-4 text-quiet text-small transition-colors hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
            >
              {text.groups[group]} <span className="tabular-nums">{formatCount(countOf(group, counts))}</span>
            </button>
          ))}
        </div>
      </div>
      <QueryList
        list={{ data: list.data?.pages.flatMap(({ rows }) => rows), isError: list.isError, refetch: list.refetch }}
        failure={text.loadFailed}
        empty={<Empty isNarrowed={shown.words !== '' || shown.group !== 'all'} />}
      >
        {(rows) => (
          <>
            <ul aria-label={text.list} className="border-hairline border-b">
              {rows.map((row) => (
                <li key={row.id} className="border-hairline border-t">
                  <QuoteLine row={row} />
                </li>
              ))}
            </ul>
            <MoreButton list={list}>{text.more}</MoreButton>
          </>
        )}
      </QueryList>
    </>
  );
}

function QuoteLine({ row }: { row: QuoteRow }) {
  return (
    <Link
      to={quoteAddress(row.id)}
      className="group grid gap-x-8 gap-y-2 py-4 focus-visible:outline-offset-0 tablet:grid-cols-[minmax(0,3fr)_minmax(0,2.5fr)_minmax(0,1.5fr)]"
    >
      <span className="min-w-0">
        <span className="block wrap-anywhere underline-offset-4 group-hover:text-accent group-hover:underline">
          {row.title === '' ? text.untitled : row.title}
        </span>
        <span className="block text-quiet text-small">
          {row.number === null ? text.version(row.version) : text.numbered(row.number, row.version)}
        </span>
      </span>
      <span className="min-w-0 text-small">
        <span className="block wrap-anywhere">{row.client_name === '' ? text.anonymous : row.client_name}</span>
        <span className="block wrap-anywhere text-quiet">
          {row.starts_on === null ? row.event_name : text.eventOn(row.event_name, formatShortDate(row.starts_on))}
        </span>
      </span>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1 text-small tablet:flex-col tablet:items-end tablet:text-right">
        <span className="font-display text-heading tabular-nums">{formatMoney(row.total_ttc_cents)}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 tablet:justify-end">
          {row.state === 'sent' && (
            <span className="text-quiet">{text.validUntil(formatShortDate(row.valid_until))}</span>
          )}
          <Badge tone={tones[row.state]}>{text.states[row.state]}</Badge>
        </span>
      </span>
    </Link>
  );
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <EmptyState title={text.none} text={text.noneText} />;
  return (
    <EmptyState title={text.empty} text={text.emptyText}>
      <ButtonLink href="/partner/requests">{text.emptyAction}</ButtonLink>
    </EmptyState>
  );
}
