// Addresses of the directory: parameters in a fixed order, without defaults. A form without script sends all its fields, and the page
// redirects to the tidy address.
import type { PartnerType } from '@liesse/domain';
import {
  DEFAULT_RADIUS,
  type Directory,
  directories,
  type Search,
  type SearchField,
  type SearchValues,
  searchFields,
} from '#web/features/partners/search.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

export const directoryAddress = (trade: PartnerType | null, directory: Directory = directories.public): string =>
  trade === null ? directory : `${directory}/${trade}`;

export const partnerUrl = (
  trade: string,
  slug: string,
  date: CivilDate | null = null,
  directory: Directory = directories.public,
): string => `${directory}/${trade}/${slug}${date === null ? '' : `?date=${date}`}`;

/** The client's partners with the request sheet for these. */
export const askAddress = (ids: readonly string[]): string => `/client/partners?demander=${ids.join(',')}`;

/** The search without one of its filters. Both ends of the budget are one filter. */
export const addressWithout = (search: Search, field: SearchField): string =>
  searchAddress(search, { [field]: null, ...(field === 'budget' && { budgetMin: null }) });

/** The same search with some fields changed; `null` removes a field. It starts at the first page. */
export function searchAddress(search: Search, changes: Partial<Record<SearchField, string | null>> = {}): string {
  const values: SearchValues = { ...search.values };
  delete values.page;
  for (const [field, value] of Object.entries(changes) as Array<[SearchField, string | null]>) {
    if (value === null) delete values[field];
    else values[field] = value;
  }
  return write(search, values);
}

/** The tidy address of a search; null when the current address is tidy. */
export function tidyAddress(query: URLSearchParams, path: string, search: Search): string | null {
  const given = [...query.keys()].filter((key) => searchFields.some((field) => field === key));
  const tidyFields = Object.keys(tidy(search.trade, search.values));
  const isTidy = given.length === tidyFields.length && path === directoryAddress(search.trade, search.directory);
  return isTidy ? null : write(search, search.values);
}

function write({ trade, directory }: Search, values: SearchValues): string {
  const query = new URLSearchParams(tidy(trade, values)).toString();
  return directoryAddress(trade, directory) + (query === '' ? '' : `?${query}`);
}

function tidy(trade: PartnerType | null, values: SearchValues): Record<string, string> {
  const isNeeded: Partial<Record<SearchField, boolean>> = {
    // The path holds a known trade. An unknown one stays in the address, so that the page can name it.
    trade: trade === null,
    radius: values.place !== undefined && values.radius !== String(DEFAULT_RADIUS),
    order: values.order !== 'relevance',
    page: values.page !== '1',
  };
  return Object.fromEntries(
    searchFields.flatMap((field) => {
      const value = values[field];
      return value === undefined || isNeeded[field] === false ? [] : [[field, value]];
    }),
  );
}
