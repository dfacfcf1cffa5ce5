import { describe, expect, it } from 'vitest';
import { addressWithout, searchAddress, tidyAddress } from '#web/features/partners/addresses.ts';
import { isNarrowed, readSearch } from '#web/features/partners/search.ts';

const today = '2026-11-15';
const read = (query: string, trade: Parameters<typeof readSearch>[1] = null) =>
  readSearch(new URLSearchParams(query), trade, today);

describe('an address of the directory', () => {
  it('is read in the formats that people type', () => {
    expect(
      read('q=ch%C3%A2teau&place=Beaune&radius=25&date=12/06/2027&budget=3+000,50+%E2%82%AC&guests=120&rating=4.5'),
    ).toMatchObject({
      words: 'château',
      place: 'Beaune',
      radiusKm: 25,
      date: '2027-06-12',
      budgetCents: 300_050,
      guests: 120,
      rating: 4.5,
      order: 'relevance',
      page: 1,
      unread: [],
    });
  });

  it('ignores and reports unreadable values, and keeps them as typed', () => {
    const search = read(
      'budgetMin=peu&budget=beaucoup&guests=-3&rating=9&date=1999-01-01&radius=7&order=bribe&page=zero&trade=astronaut',
    );
    expect(search).toMatchObject({ budgetCents: null, guests: null, rating: null, date: null, radiusKm: 50, page: 1 });
    expect(search.unread.toSorted()).toEqual([
      'budget',
      'budgetMin',
      'date',
      'guests',
      'order',
      'page',
      'radius',
      'rating',
      'trade',
    ]);
    expect(search.values.budget).toBe('beaucoup');
  });

  it('accepts any content', () => {
    expect(read('q=a%00b%0Ac').words).toBe('a b c');
    expect(read(`q=${'x'.repeat(9_000)}`).words).toHaveLength(120);
    expect(read('q=+++').words).toBeNull();
    expect(read('guests=99999999999999999999').unread).toEqual(['guests']);
  });

  it('has no radius when it says so', () => {
    expect(read('place=Lyon&radius=all').radiusKm).toBeNull();
  });

  it('is redirected to a tidy address once', () => {
    const whole = 'q=&trade=venue&place=Lyon&radius=50&date=&budget=&guests=&rating=&order=relevance&page=1';
    const tidied = tidyAddress(new URLSearchParams(whole), '/partners', read(whole));
    expect(tidied).toBe('/partners/venue?place=Lyon');
    expect(tidyAddress(new URLSearchParams('place=Lyon'), '/partners/venue', read('place=Lyon', 'venue'))).toBeNull();
  });

  it.each([
    'q=a&q=b',
    'budget=x',
    'budgetMin=1000&budget=500',
    'trade=astronaut',
    'radius=25',
    'order=price',
    'page=3',
    'utm=1',
    'place=A&radius=all',
  ])('is never redirected twice: %s', (query) => {
    const search = read(query);
    const tidied = tidyAddress(new URLSearchParams(query), '/partners', search);
    if (tidied === null) return;
    const again = new URL(tidied, 'http://own.invalid').searchParams;
    expect(tidyAddress(again, '/partners', readSearch(again, null, today))).toBeNull();
  });

  it('starts at the first page after a change', () => {
    const search = read('place=Lyon&page=4', 'venue');
    expect(searchAddress(search, { order: 'price' })).toBe('/partners/venue?place=Lyon&order=price');
    expect(searchAddress(search, { page: '5' })).toBe('/partners/venue?place=Lyon&page=5');
    expect(searchAddress(search, { place: null })).toBe('/partners/venue');
  });

  it('loses both ends of the budget at once', () => {
    expect(addressWithout(read('q=a&budgetMin=1000&budget=3000'), 'budget')).toBe('/partners?q=a');
  });

  it('is narrowed by filters and orders, not by its trade or page', () => {
    expect([read('page=2', 'venue'), read('place=Lyon'), read('order=price')].map(isNarrowed)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
