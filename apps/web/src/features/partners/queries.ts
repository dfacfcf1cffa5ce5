// Searches the directory for one page of partners.
import { countedPartners, pagesOf } from '@liesse/domain';
import { type ActiveFilter, activeFilters } from '#web/features/partners/active-filters.ts';
import { cardOf, foundRow, type PartnerCard } from '#web/features/partners/cards.ts';
import { findPlace, type Place } from '#web/features/partners/places.ts';
import type { Search } from '#web/features/partners/search.ts';
import { array } from '#web/lib/api/answer-schema.ts';
import type { PublicData } from '#web/lib/api/public-data.ts';
import { formatCount, formatPlural } from '#web/lib/format/format.ts';
import { ofTown } from '#web/lib/format/prepositions.ts';
import { partners as text } from '#web/locales/fr/public/partners.ts';

export interface SearchPage {
  search: Search;
  place: Place | null;
  /** Communes of the same name. */
  otherPlaces: Place[];
  /** The filters of the search, each of which can be removed. */
  filters: ActiveFilter[];
  cards: PartnerCard[];
  /** « 128 prestataires autour de Beaune » */
  heading: string;
  /** The spelling that the search used instead of the typed words. */
  readAs: string | null;
  /** The number of partners that can be shown, when there are more. */
  cutAt: string | null;
  total: number;
  lastPage: number;
  /** Whether the requested page is beyond the last one. */
  isBeyond: boolean;
}

const PAGE_SIZE = 24;

const foundRows = array(foundRow);

export async function searchPartners(data: PublicData, requested: Search, signal: AbortSignal): Promise<SearchPage> {
  const { place, others } =
    requested.place === null ? { place: null, others: [] } : await findPlace(data, requested.place, signal);
  const search =
    requested.place !== null && place === null
      ? { ...requested, unread: [...requested.unread, 'place' as const] }
      : requested;
  const fetchPage = async (page: number, page_size: number) =>
    foundRows(
      await data.call('search_partners', { ...parametersOf(search, place), page, page_size }, signal),
      'search_partners',
    );
  const rows = await fetchPage(search.page, PAGE_SIZE);
  // An empty later page says nothing about the total, so the first row of the list is read too.
  const [first] = rows.length === 0 && search.page > 1 ? await fetchPage(1, 1) : rows;
  const total = first?.total ?? 0;
  return {
    search,
    place,
    otherPlaces: others,
    filters: activeFilters(search, place),
    cards: rows.map((row) => cardOf(row, search)),
    heading: headingOf(total, search, place),
    readAs: first?.read_as ?? null,
    cutAt: total > countedPartners ? formatCount(countedPartners) : null,
    total,
    lastPage: pagesOf(total, PAGE_SIZE),
    isBeyond: rows.length === 0 && total > 0,
  };
}

/** Whether distances can be measured from the place. */
export const isPoint = (place: Place | null): boolean => place !== null && place.spot !== null;

function parametersOf(search: Search, place: Place | null): Record<string, unknown> {
  return {
    words: search.words,
    trade: search.trade,
    near_latitude: place?.spot?.latitude ?? null,
    near_longitude: place?.spot?.longitude ?? null,
    within_km: isPoint(place) ? search.radiusKm : null,
    area: place?.area ?? null,
    on_day: search.date,
    min_budget_cents: search.minBudgetCents,
    budget_cents: search.budgetCents,
    guests: search.guests,
    min_rating: search.rating,
    // Without a point there is no distance to order by.
    ordering: search.order === 'distance' && !isPoint(place) ? 'relevance' : search.order,
  };
}

function headingOf(total: number, { radiusKm }: Search, place: Place | null): string {
  const { results } = text;
  const count =
    total > countedPartners
      ? results.more(formatCount(countedPartners))
      : formatPlural(total, results.one, results.many);
  if (place === null) return count;
  if (place.kind === 'region') return `${count} ${results.inRegion(place.name)}`;
  if (place.kind === 'department') return `${count} ${results.inDepartment(place.label)}`;
  return `${count} ${radiusKm === null ? results.around(ofTown(place.name)) : results.within(ofTown(place.name), String(radiusKm))}`;
}
