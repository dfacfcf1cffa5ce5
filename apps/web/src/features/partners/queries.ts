// What the directory's lists show: a page of partners, or why there is none.
import { countedPartners, pagesOf } from '@liesse/domain';
import { cardOf, type PartnerCard, type PartnerRow } from '#web/features/partners/cards.ts';
import { findPlace, type Place } from '#web/features/partners/places.ts';
import type { Search } from '#web/features/partners/search.ts';
import type { PublicData } from '#web/lib/api/public-data.ts';
import { formatCount, formatPlural } from '#web/lib/format/format.ts';
import { ofTown } from '#web/lib/format/prepositions.ts';
import { partners as text } from '#web/locales/fr/partners.ts';

export interface SearchPage {
  search: Search;
  place: Place | null;
  /** Communes of the same name. */
  otherPlaces: Place[];
  cards: PartnerCard[];
  /** « 128 prestataires autour de Beaune » */
  heading: string;
  /** What the words were taken for, when that is not what was typed. */
  readAs: string | null;
  /** How many are shown, when there are more of them. */
  cutAt: string | null;
  lastPage: number;
  /** The page asked for lies beyond the last one. */
  isBeyond: boolean;
}

const PAGE_SIZE = 24;

type FoundRow = PartnerRow & { read_as: string | null; total: number };

export async function searchPartners(data: PublicData, asked: Search, signal: AbortSignal): Promise<SearchPage> {
  const { place, others } =
    asked.place === null ? { place: null, others: [] } : await findPlace(data, asked.place, signal);
  const search =
    asked.place !== null && place === null ? { ...asked, unread: [...asked.unread, 'place' as const] } : asked;
  const ask = (page: number, size: number) =>
    data.call<FoundRow[]>('search_partners', { ...parametersOf(search, place), page, page_size: size }, signal);
  const rows = await ask(search.page, PAGE_SIZE);
  // Nobody on a later page: is the list shorter, or empty?
  const [first] = rows.length === 0 && search.page > 1 ? await ask(1, 1) : rows;
  const total = first?.total ?? 0;
  return {
    search,
    place,
    otherPlaces: others,
    cards: rows.map((row) => cardOf(row, search)),
    heading: headingOf(total, search, place),
    readAs: first?.read_as ?? null,
    cutAt: total > countedPartners ? formatCount(countedPartners) : null,
    lastPage: pagesOf(total, PAGE_SIZE),
    isBeyond: rows.length === 0 && total > 0,
  };
}

function parametersOf(search: Search, place: Place | null): Record<string, unknown> {
  return {
    words: search.words,
    trade: search.trade,
    near_latitude: place?.latitude ?? null,
    near_longitude: place?.longitude ?? null,
    within_km: place === null ? null : search.radiusKm,
    on_day: search.date,
    budget_cents: search.budgetCents,
    guests: search.guests,
    min_rating: search.rating,
    // Without a place there is no distance to order by.
    ordering: search.order === 'distance' && place === null ? 'relevance' : search.order,
  };
}

function headingOf(total: number, { radiusKm }: Search, place: Place | null): string {
  const { results } = text;
  const count =
    total > countedPartners
      ? results.more(formatCount(countedPartners))
      : formatPlural(total, results.one, results.many);
  if (place === null) return count;
  return `${count} ${radiusKm === null ? results.around(ofTown(place.name)) : results.within(ofTown(place.name), String(radiusKm))}`;
}
