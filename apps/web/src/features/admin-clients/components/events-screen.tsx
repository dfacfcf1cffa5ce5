// Every event by its title and date. Its pages can be suspended; nothing of its content is shown.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { clientAddress } from '#web/features/admin-clients/addresses.ts';
import type { EventRow } from '#web/features/admin-clients/client.ts';
import { EventDecisionButton } from '#web/features/admin-clients/components/event-decision.tsx';
import { readEventFilters, writeEventFilters } from '#web/features/admin-clients/filters.ts';
import { eventListQuery } from '#web/features/admin-clients/queries.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { adminClients } from '#web/locales/fr/admin/clients.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { useAddressFilters } from '#web/ui/lists/use-address-filters.ts';

const { events: text } = adminClients;

/** `linksOwners` for those who may open the accounts of clients. */
export function EventsScreen({ linksOwners }: { linksOwners: boolean }) {
  const [filters, change] = useAddressFilters({ read: readEventFilters, write: writeEventFilters });
  const list = useInfiniteQuery(eventListQuery(useDeferredValue(filters)));
  return (
    <>
      <div className="mb-6 flex flex-col gap-4 tablet:flex-row tablet:items-center tablet:gap-8">
        <div className="min-w-0 flex-1 tablet:max-w-form">
          <SearchField label={text.search} value={filters.words} onChange={(words) => change({ words })} />
        </div>
        <Checkbox checked={filters.onlySuspended} onChange={({ target }) => change({ onlySuspended: target.checked })}>
          {text.onlySuspended}
        </Checkbox>
      </div>
      <QueryList
        list={{ data: list.data?.pages.flatMap(({ rows }) => rows), isError: list.isError, refetch: list.refetch }}
        failure={text.loadFailed}
        empty={<EmptyState title={text.empty.title} text={text.empty.text} />}
      >
        {(rows) => (
          <>
            <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-y">
              {rows.map((row) => (
                <EventLine key={row.id} row={row} linksOwners={linksOwners} />
              ))}
            </ul>
            <MoreButton list={list}>{text.more}</MoreButton>
          </>
        )}
      </QueryList>
    </>
  );
}

function EventLine({ row, linksOwners }: { row: EventRow; linksOwners: boolean }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 tablet:flex-nowrap">
      <span className="min-w-0">
        <span className="block wrap-anywhere font-display text-heading">{row.name}</span>
        <span className="block text-quiet text-small">
          {row.starts_on === null ? text.noDate : formatCivilDate(row.starts_on)}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2 tablet:shrink-0 tablet:flex-nowrap">
        {linksOwners && (
          <Link
            to={clientAddress(row.owner_id)}
            aria-label={text.ownerOf(row.name)}
            className="inline-flex min-h-11 items-center text-accent text-small underline-offset-4 hover:underline"
          >
            {text.owner}
          </Link>
        )}
        <EventDecisionButton event={row} person={null} />
      </span>
    </li>
  );
}
