// The search of the directory: the form, the favourites and the results. The public page and the client area share it.
import type { PartnerType } from '@liesse/domain';
import { searchAddress } from '#web/features/partners/addresses.ts';
import { FavouriteList } from '#web/features/partners/components/favourite-list.tsx';
import { FilterChips } from '#web/features/partners/components/filter-chips.tsx';
import { Results } from '#web/features/partners/components/results.tsx';
import { SearchForm } from '#web/features/partners/components/search-form.tsx';
import { UnreadNotice } from '#web/features/partners/components/unread-notice.tsx';
import type { SearchPage } from '#web/features/partners/queries.ts';

interface DirectorySearchProps {
  found: SearchPage;
  trade: PartnerType | null;
  /** The first day that can be searched for. */
  today: string;
  /** The address that asks these partners for quotes. */
  askAddress: (ids: readonly string[]) => string;
}

export function DirectorySearch({ found, trade, today, askAddress }: DirectorySearchProps) {
  const { search, heading } = found;
  return (
    <>
      {/* The key resets the fields to the values of the address after any navigation. */}
      <div className="mt-6 mb-7">
        <SearchForm key={searchAddress(search)} search={search} heading={heading} trade={trade} today={today} />
      </div>
      <div className="mb-7 empty:hidden">
        <UnreadNotice search={search} />
      </div>
      <FilterChips found={found} />
      <FavouriteList directory={search.directory} askAddress={askAddress} />
      <Results found={found} />
    </>
  );
}
