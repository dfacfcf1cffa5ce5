// A partner as a card of the directory. Numbers are formatted here, in the loader, since the browser's Intl may differ from the
// server's by a space, which would break hydration.
import {
  type DirectoryOrder,
  type PartnerType,
  type PriceUnit,
  partnerTypes,
  priceUnits,
  type RankingCriterion,
  rankingCriteria,
  trades,
} from '@liesse/domain';
import { partnerUrl } from '#web/features/partners/addresses.ts';
import type { Spot } from '#web/features/partners/france.ts';
import { cardPhoto, photoRow } from '#web/features/partners/photos.ts';
import type { Directory } from '#web/features/partners/search.ts';
import { array, boolean, type Infer, nullable, number, object, oneOf, string } from '#web/lib/api/answer-schema.ts';
import type { ListedPartner } from '#web/lib/api/favourite-partners.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { formatCount, formatMinutes, formatPlural, formatPrice, formatRating } from '#web/lib/format/format.ts';
import { atTown } from '#web/lib/format/prepositions.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import type { PhotoSource } from '#web/ui/photo.tsx';

const { card: text } = partners;

export interface PartnerCard {
  id: string;
  trade: PartnerType;
  href: string;
  slug: string;
  commune: string;
  name: string;
  tagline: string;
  /** « Fleuriste à Beaune » */
  tradeIn: string;
  /** « à 12 km, se déplace jusque-là » */
  distance: string | null;
  price: Price | null;
  rating: RatingText | null;
  cover: PhotoSource | null;
  /** Null when the search has no date. */
  isFree: boolean | null;
  why: string[];
  spot: Spot | null;
}

export interface Price {
  amount: string;
  unit: string;
}

export interface RatingText {
  value: string;
  count: string;
  label: string;
}

/** The fields of a partner in every answer of the directory. */
export const partnerFields = {
  id: string,
  type: oneOf(partnerTypes),
  slug: string,
  name: string,
  tagline: string,
  commune: string,
  price_from_cents: nullable(number),
  price_unit: oneOf(priceUnits),
  rating_average: nullable(number),
  rating_count: number,
};

export const similarRow = object({ ...partnerFields, cover: nullable(photoRow), distance_km: nullable(number) });

const rankFields = {
  latitude: nullable(number),
  longitude: nullable(number),
  response_minutes: nullable(number),
  is_available: nullable(boolean),
  comes_to_place: nullable(boolean),
  why: array(oneOf(rankingCriteria.map(({ code }) => code))),
};

/** A row of `search_partners`. */
export const foundRow = object({
  ...partnerFields,
  cover: nullable(photoRow),
  distance_km: nullable(number),
  ...rankFields,
  read_as: nullable(string),
  total: number,
});

export type PartnerRow = Infer<typeof similarRow> & Partial<Infer<typeof foundRow>>;

interface SearchContext {
  directory?: Directory;
  date?: CivilDate | null;
  order?: DirectoryOrder;
}

export function cardOf(
  row: PartnerRow,
  { directory, date = null, order = 'relevance' }: SearchContext = {},
): PartnerCard {
  const { latitude, longitude } = row;
  return {
    id: row.id,
    trade: row.type,
    href: partnerUrl(row.type, row.slug, date, directory),
    slug: row.slug,
    commune: row.commune,
    name: row.name,
    tagline: row.tagline,
    tradeIn: tradeIn(row.type, row.commune),
    distance: distanceOf(row),
    price: priceOf(row.price_from_cents, row.price_unit),
    rating: ratingOf(row.rating_average, row.rating_count),
    cover: row.cover && cardPhoto(row.cover),
    isFree: row.is_available ?? null,
    why: reasonsOf(row, order),
    spot: latitude == null || longitude == null ? null : { latitude, longitude },
  };
}

/** The card as one line of a list. */
export const partnerOf = ({ id, name, trade, slug, commune }: PartnerCard): ListedPartner => ({
  id,
  name,
  type: trade,
  slug,
  commune,
});

export function tradeIn(type: PartnerType, commune: string): string {
  const trade = trades.find(({ id }) => id === type)?.name ?? '';
  return commune === '' ? trade : text.tradeIn(trade, atTown(commune));
}

export const priceOf = (cents: number | null, unit: PriceUnit): Price | null =>
  cents === null ? null : { amount: formatPrice(cents), unit: text.units[unit] };

export function ratingOf(average: number | null, count: number): RatingText | null {
  if (average === null) return null;
  const [value, reviews] = [formatRating(average), formatPlural(count, text.review, text.review)];
  return { value, count: reviews, label: text.rated(value, reviews) };
}

function distanceOf({ distance_km: km, comes_to_place: comes, why = [] }: PartnerRow): string | null {
  if (km === null) return comes === true && !why.includes('distance') ? text.comesToArea : null;
  const far = km < 1 ? text.nearby : text.distance(formatCount(Math.round(km)));
  return comes === true && km >= 1 ? `${far}, ${text.comes}` : far;
}

/** A chosen order is its own explanation. */
function reasonsOf(row: PartnerRow, order: DirectoryOrder): string[] {
  const taken = row.is_available === false ? [text.takenReason] : [];
  if (order !== 'relevance') return [text.byOrder[order], ...taken];
  const reasons = (row.why ?? []).map((criterion) => reasonOf(criterion, row));
  return reasons.length + taken.length === 0 ? [text.noReason] : [...reasons, ...taken];
}

function reasonOf(criterion: RankingCriterion, row: PartnerRow): string {
  switch (criterion) {
    case 'relevance':
    case 'availability':
      return text.reasons[criterion];
    case 'distance':
      if (row.distance_km === null) return text.reasons.based;
      return text.reasons.distance(`${formatCount(Math.max(1, Math.round(row.distance_km)))}\u00a0km`);
    case 'reviews':
      return text.reasons.reviews(
        formatRating(row.rating_average ?? 0),
        formatPlural(row.rating_count, text.review, text.review),
      );
    case 'response':
      return text.reasons.response(formatMinutes(row.response_minutes ?? 0));
  }
}
