import { describe, expect, it } from 'vitest';
import { checkListing, conversionOf } from '#web/features/partner-dashboard/completeness.ts';
import type { DashboardListing } from '#web/features/partner-dashboard/dashboard.ts';

const empty: DashboardListing = {
  id: '1',
  state: 'draft',
  refusal_reason: null,
  name: 'Atelier',
  type: 'florist',
  slug: 'atelier',
  response_minutes: null,
  rating_average: null,
  rating_count: 0,
  description_length: 0,
  has_price: false,
  has_capacity: false,
  has_place: false,
  travels_km: 0,
  photos: 0,
  services: 0,
};
const missing = (listing: DashboardListing) =>
  checkListing(listing).flatMap(({ part, isDone }) => (isDone ? [] : [part]));

describe('the completeness of a listing', () => {
  it('names every part of an empty one', () => {
    expect(missing(empty)).toEqual([
      'place',
      'description',
      'services',
      'price',
      'photos',
      'area',
      'reviews',
      'response',
    ]);
  });

  it('is whole with text, prices, photos, reviews and quick answers', () => {
    const full = {
      ...empty,
      response_minutes: 720,
      rating_count: 3,
      description_length: 400,
      has_price: true,
      has_place: true,
      travels_km: 50,
      photos: 5,
      services: 3,
    };
    expect(missing(full)).toEqual([]);
    expect(missing({ ...full, response_minutes: 721 })).toEqual(['response']);
  });

  it('does not ask a venue how far it travels', () => {
    expect(missing({ ...empty, type: 'venue' })).not.toContain('area');
  });
});

describe('the conversion', () => {
  it('is the share of requests that became a booking', () => {
    expect(
      conversionOf([
        { requests: 3, bookings: 1 },
        { requests: 1, bookings: 1 },
      ]),
    ).toBe(0.5);
    expect(conversionOf([{ requests: 0, bookings: 0 }])).toBeNull();
  });
});
