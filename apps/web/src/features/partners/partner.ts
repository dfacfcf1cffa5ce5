// Reads one partner's page and formats it for the screen.
import { type PartnerType, priceUnits } from '@liesse/domain';
import { monthsOf, type TakenMonth } from '#web/features/partners/availability.ts';
import {
  cardOf,
  type PartnerCard,
  type Price,
  partnerFields,
  priceOf,
  type RatingText,
  ratingOf,
  similarRow,
  tradeIn,
} from '#web/features/partners/cards.ts';
import { factsFields, factsOf, type PartnerFact } from '#web/features/partners/facts.ts';
import { pagePhoto, photoFields } from '#web/features/partners/photos.ts';
import { type Directory, directories } from '#web/features/partners/search.ts';
import { array, type Infer, nullable, number, object, oneOf, record, string } from '#web/lib/api/answer-schema.ts';
import type { PublicData } from '#web/lib/api/public-data.ts';
import { type CivilDate, formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatDay, formatPlural } from '#web/lib/format/format.ts';
import { partnerPage as text } from '#web/locales/fr/public/partner-page.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import type { PhotoSource } from '#web/ui/photo.tsx';

export interface PartnerReview {
  id: string;
  author: string;
  rating: number;
  title: string;
  body: string;
  eventOn: string;
  writtenOn: string;
  checked: string;
  answer: string | null;
}

export interface PartnerPage {
  id: string;
  trade: PartnerType;
  slug: string;
  name: string;
  tagline: string;
  description: string;
  tradeIn: string;
  commune: string;
  postcode: string | null;
  spot: { latitude: number; longitude: number } | null;
  price: Price | null;
  rating: RatingText | null;
  /** For search engines; the screen shows `rating`. */
  ratingAverage: number | null;
  ratingCount: number;
  checkedOn: string | null;
  website: string | null;
  photos: PhotoSource[];
  /** In the order of the photos, for reports. */
  photoIds: string[];
  facts: PartnerFact[];
  services: Array<{ id: string; name: string; description: string; price: Price | null }>;
  questions: Array<{ question: string; answer: string }>;
  months: TakenMonth[];
  /** The date of the search, if it had one. */
  asked: { day: string; isFree: boolean } | null;
  /** From five stars to one. */
  ratingShares: Array<{ stars: number; share: number; label: string }>;
  reviews: PartnerReview[];
  similar: PartnerCard[];
}

const reviewRow = object({
  id: string,
  author_name: string,
  event_on: string,
  created_at: string,
  rating: number,
  title: string,
  body: string,
  checked: string,
  answer: nullable(string),
});

const partnerAnswer = nullable(
  object({
    ...partnerFields,
    ...factsFields,
    description: string,
    postcode: nullable(string),
    latitude: nullable(number),
    longitude: nullable(number),
    website: nullable(string),
    checked_at: nullable(string),
    services: array(
      object({ id: string, name: string, description: string, price_cents: nullable(number), unit: oneOf(priceUnits) }),
    ),
    photos: array(object({ ...photoFields, id: string })),
    questions: array(object({ question: string, answer: string })),
    taken_days: array(string),
    ratings: record(number),
    reviews: array(reviewRow),
    similar: array(similarRow),
  }),
);
type PartnerAnswer = NonNullable<Infer<typeof partnerAnswer>>;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

interface PartnerAddress {
  directory?: Directory;
  trade: PartnerType;
  slug: string;
  date: CivilDate | null;
  today: CivilDate;
}

/** Null for an unknown address, or a partner that is not listed. */
export async function readPartner(
  data: PublicData,
  address: PartnerAddress,
  signal: AbortSignal,
): Promise<PartnerPage | null> {
  const { directory = directories.public, trade, slug, date, today } = address;
  if (!SLUG.test(slug)) return null;
  const found = partnerAnswer(await data.call('partner_page', { trade, slug }, signal), 'partner_page');
  if (found === null) return null;
  return {
    id: found.id,
    trade,
    slug,
    name: found.name,
    tagline: found.tagline,
    description: found.description,
    tradeIn: tradeIn(trade, found.commune),
    commune: found.commune,
    postcode: found.postcode,
    spot:
      found.latitude === null || found.longitude === null
        ? null
        : { latitude: found.latitude, longitude: found.longitude },
    price: priceOf(found.price_from_cents, found.price_unit),
    rating: ratingOf(found.rating_average, found.rating_count),
    ratingAverage: found.rating_average,
    ratingCount: found.rating_count,
    checkedOn: found.checked_at === null ? null : formatDay(new Date(found.checked_at)),
    website: found.website,
    photos: found.photos.map(pagePhoto),
    photoIds: found.photos.map(({ id }) => id),
    facts: factsOf(found),
    services: found.services.map(({ id, name, description, price_cents, unit }) => ({
      id,
      name,
      description,
      price: priceOf(price_cents, unit),
    })),
    questions: found.questions,
    months: monthsOf(found.taken_days, today),
    asked: date === null ? null : { day: formatCivilDate(date), isFree: !found.taken_days.includes(date) },
    ratingShares: ratingSharesOf(found),
    reviews: found.reviews.map(({ author_name, event_on, created_at, ...review }) => ({
      ...review,
      author: author_name,
      eventOn: formatDay(new Date(`${event_on}T12:00:00Z`)),
      writtenOn: created_at.slice(0, 10),
    })),
    similar: found.similar.map((row) => cardOf(row, { directory })),
  };
}

function ratingSharesOf({ ratings, rating_count: count }: PartnerAnswer): PartnerPage['ratingShares'] {
  if (count === 0) return [];
  const { review } = partners.card;
  return [5, 4, 3, 2, 1].map((stars) => {
    const given = ratings[String(stars)] ?? 0;
    return {
      stars,
      share: given / count,
      label: text.reviews.spread(String(stars), formatPlural(given, review, review)),
    };
  });
}
