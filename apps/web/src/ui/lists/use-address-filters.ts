// The filters of a list, which the address holds: a reload, a shared link and the browser's Back button lead to the same rows.
import { useSearchParams } from 'react-router';

interface AddressFiltersOptions<Filters> {
  read: (search: URLSearchParams) => Filters;
  write: (filters: Filters) => URLSearchParams;
  /** What a change means for the other filters; they stay as they are without it. */
  merge?: (filters: Filters, changed: Partial<Filters>) => Filters;
  /** Whether each change is a step of the browser's history. */
  isStep?: boolean;
}

export function useAddressFilters<Filters extends object>({
  read,
  write,
  merge = (filters, changed) => ({ ...filters, ...changed }),
  isStep = false,
}: AddressFiltersOptions<Filters>): [Filters, (changed: Partial<Filters>) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (changed: Partial<Filters>): void => {
    // The address is ahead of the page: the words that were typed last may not be rendered yet.
    const current = read(new URLSearchParams(window.location.search));
    setSearch(write(merge(current, changed)), { replace: !isStep, preventScrollReset: true });
  };
  return [read(search), change];
}
