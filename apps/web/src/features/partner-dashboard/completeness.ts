// What a listing still lacks, and what each part changes in the order of the directory: see private.ranking_weights.
import type { DashboardListing } from '#web/features/partner-dashboard/dashboard.ts';
import type { partnerDashboard as words } from '#web/locales/fr/partner/partner-dashboard.ts';

export type ListingPart = keyof typeof words.completeness.parts;

export interface CheckedPart {
  part: ListingPart;
  isDone: boolean;
}

const FULL_DESCRIPTION = 400;
const FULL_SERVICES = 3;
const FULL_PHOTOS = 5;
/** Three reviews make the rating a reason that the directory names. */
const TRUSTED_REVIEWS = 3;
/** A first answer within half a day is worth half of the points. */
const QUICK_MINUTES = 720;

export function checkListing(listing: DashboardListing): CheckedPart[] {
  const done: Record<ListingPart, boolean> = {
    place: listing.has_place,
    description: listing.description_length >= FULL_DESCRIPTION,
    services: listing.services >= FULL_SERVICES,
    price: listing.has_price,
    photos: listing.photos >= FULL_PHOTOS,
    area: listing.travels_km > 0 || listing.type === 'venue',
    reviews: listing.rating_count >= TRUSTED_REVIEWS,
    response: listing.response_minutes !== null && listing.response_minutes <= QUICK_MINUTES,
  };
  return (Object.keys(done) as ListingPart[]).map((part) => ({ part, isDone: done[part] }));
}

/** The share of requests that became a booking; null without requests. */
export function conversionOf(months: ReadonlyArray<{ requests: number; bookings: number }>): number | null {
  const requests = months.reduce((sum, month) => sum + month.requests, 0);
  const bookings = months.reduce((sum, month) => sum + month.bookings, 0);
  return requests === 0 ? null : bookings / requests;
}
