// The queue of listings to check, and the list of all of them with its search, filters, export and decisions on several.

import { partnerTypes } from '@liesse/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ExportButton } from '#web/features/admin-partners/components/export-button.tsx';
import { PartnerTable } from '#web/features/admin-partners/components/partner-table.tsx';
import {
  changeFilters,
  type ListingGroup,
  listingGroups,
  type PartnerFilters,
  readFilters,
  stateOf,
  writeFilters,
} from '#web/features/admin-partners/filters.ts';
import type { PartnerList } from '#web/features/admin-partners/moderation.ts';
import { partnersQuery } from '#web/features/admin-partners/queries.ts';
import { useTradeOptions } from '#web/lib/boot/trades.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { adminPartners as text } from '#web/locales/fr/admin/partners.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { useAddressFilters } from '#web/ui/lists/use-address-filters.ts';

interface PartnersScreenProps {
  /** Holders of manage_venues alone see venues. */
  hasTrades: boolean;
}

export function PartnersScreen({ hasTrades }: PartnersScreenProps) {
  const tradeOptions = useTradeOptions();
  const [filters, change] = useAddressFilters({ read: readFilters, write: writeFilters, merge: changeFilters });
  // The search field shows a key at once; the rows may follow later.
  const shown = useDeferredValue(filters);
  const list = useInfiniteQuery(partnersQuery(shown));
  const rows = list.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      <Groups
        group={filters.group}
        counts={list.data?.pages[0]?.counts ?? null}
        onChoose={(group) => change({ group })}
      />
      <div className="my-6 flex flex-wrap items-end gap-4">
        <div className="min-w-64 flex-1 tablet:max-w-form">
          <SearchField label={text.search} value={filters.words} onChange={(words) => change({ words })} />
        </div>
        {hasTrades && (
          <SelectField
            label={text.trade}
            value={filters.trade ?? ''}
            onChange={({ target }) => change({ trade: partnerTypes.find((type) => type === target.value) ?? null })}
            options={[{ value: '', label: text.everyTrade }, ...tradeOptions]}
          />
        )}
        {filters.group !== 'queue' && <ExportButton filters={filters} />}
      </div>
      <QueryList
        list={{ data: rows, isError: list.isError, refetch: list.refetch }}
        failure={text.loadFailed}
        empty={<Empty filters={shown} onShowAll={() => change({ group: 'all', words: '', trade: null })} />}
      >
        {(found) => <PartnerTable key={JSON.stringify(shown)} rows={found} isQueue={shown.group === 'queue'} />}
      </QueryList>
      <MoreButton list={list}>{text.more}</MoreButton>
    </>
  );
}

interface GroupsProps {
  group: ListingGroup;
  counts: PartnerList['counts'];
  onChoose: (group: ListingGroup) => void;
}

function Groups({ group, counts, onChoose }: GroupsProps) {
  return (
    <div
      role="group"
      aria-label={text.views}
      className="-mx-5 flex gap-x-4 overflow-x-auto border-hairline border-b px-4 [scrollbar-width:none] tablet:-mx-1 tablet:px-0"
    >
      {listingGroups.map((value) => {
        const state = stateOf(value);
        const count = counts == null || state === null ? null : (counts[state] ?? 0);
        return (
          <button
            key={value}
            type="button"
            aria-pressed={value === group}
            onClick={() => onChoose(value)}
            className="min-h-12 shrink-0 border-transparent border-b-2 px-1 text-quiet text-small transition-colors hover:text-ink focus-visible:outline-offset-[-2px] aria-pressed:border-accent aria-pressed:text-ink"
          >
            {text.groups[value]}
            {count !== null && <span className="tabular-nums"> {formatCount(count)}</span>}
          </button>
        );
      })}
    </div>
  );
}

function Empty({ filters, onShowAll }: { filters: PartnerFilters; onShowAll: () => void }) {
  const words = filters.group === 'queue' ? text.emptyQueue : text.none;
  return (
    <EmptyState title={words.title} text={words.text}>
      <Button look="secondary" onClick={onShowAll}>
        {words.action}
      </Button>
    </EmptyState>
  );
}
