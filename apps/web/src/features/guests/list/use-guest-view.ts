// The state of the guest list (search, filters, order) and the rows that result from it.
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { GuestBook } from '#web/features/guests/guest-cache.ts';
import { countFilters, findGuests, type GuestFilters, noFilters } from '#web/features/guests/list/filters.ts';
import { byName, type Grouping, makeRows, type Row, type Sort } from '#web/features/guests/list/rows.ts';

export interface GuestView {
  search: string;
  filters: GuestFilters;
  grouping: Grouping;
  sort: Sort;
}

export interface GuestViewState extends GuestView {
  /** Stable between renders. */
  change: (change: Partial<GuestView>) => void;
  clear: () => void;
  /** True when the search or a filter hides guests. */
  isNarrowed: boolean;
  rows: readonly Row[];
  /** The number of people in the rows. */
  found: number;
}

const everyone: GuestView = { search: '', filters: noFilters, grouping: 'households', sort: byName };

export function useGuestView(book: GuestBook): GuestViewState {
  const [view, setView] = useState(everyone);
  // The search field shows a key press at once; the rows are rendered with lower priority.
  const shown = useDeferredValue(view);
  const people = useMemo(() => findGuests(book, shown.search, shown.filters), [book, shown.search, shown.filters]);
  const rows = useMemo(
    () => makeRows(people, shown.grouping, shown.sort, book.moments),
    [people, shown.grouping, shown.sort, book.moments],
  );
  const found = useMemo(() => people.reduce((sum, home) => sum + home.people.length, 0), [people]);
  const change = useCallback((changed: Partial<GuestView>) => setView((before) => ({ ...before, ...changed })), []);
  return {
    ...view,
    change,
    clear: () => setView((before) => ({ ...before, search: '', filters: noFilters })),
    isNarrowed: view.search.trim() !== '' || countFilters(view.filters) > 0,
    rows,
    found,
  };
}
