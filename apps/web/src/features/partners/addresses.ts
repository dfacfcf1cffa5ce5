// Addresses of the directory: short, in one order, without what says nothing. A form sends all its fields; its address is made
// the tidy one.
import type { PartnerType } from '@liesse/domain';
import {
  DEFAULT_RADIUS,
  type Search,
  type SearchField,
  type SearchValues,
  searchFields,
} from '#web/features/partners/search.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

export const directoryAddress = (trade: PartnerType | null): string =>
  trade === null ? '/partners' : `/partners/${trade}`;

export const partnerAddress = (trade: string, slug: string, date: CivilDate | null = null): string =>
  `/partners/${trade}/${slug}${date === null ? '' : `?date=${date}`}`;

/** The same search with something changed; `null` takes a field away. Another order or another filter starts at the first page. */
export function searchAddress(search: Search, changes: Partial<Record<SearchField, string | null>> = {}): string {
  const values: SearchValues = { ...search.values };
  delete values.page;
  for (const [field, value] of Object.entries(changes) as Array<[SearchField, string | null]>) {
    if (value === null) delete values[field];
    else values[field] = value;
  }
  return write(search.trade, values);
}

/** Where a search should stand, when it does not stand there; null when it does. */
export function tidyAddress(query: URLSearchParams, path: string, search: Search): string | null {
  const given = [...query.keys()].filter((key) => searchFields.some((field) => field === key));
  const kept = Object.keys(tidy(search.trade, search.values));
  const isTidy = given.length === kept.length && path === directoryAddress(search.trade);
  return isTidy ? null : write(search.trade, search.values);
}

function write(trade: PartnerType | null, values: SearchValues): string {
  const query = new URLSearchParams(tidy(trade, values)).toString();
  return directoryAddress(trade) + (query === '' ? '' : `?${query}`);
}

function tidy(trade: PartnerType | null, values: SearchValues): Record<string, string> {
  const says: Partial<Record<SearchField, boolean>> = {
    // It stands in the path. One that does not exist stays, to be said.
    trade: trade === null,
    radius: values.place !== undefined && values.radius !== String(DEFAULT_RADIUS),
    order: values.order !== 'relevance',
    page: values.page !== '1',
  };
  return Object.fromEntries(
    searchFields.flatMap((field) => {
      const value = values[field];
      return value === undefined || says[field] === false ? [] : [[field, value]];
    }),
  );
}
