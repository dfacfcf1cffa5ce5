import { describe, expect, it } from 'vitest';
import { activeFilters } from '#web/features/partners/active-filters.ts';
import { readSearch } from '#web/features/partners/search.ts';

const beaune = { name: 'Beaune', label: 'Beaune (21200)', latitude: 47, longitude: 4.8 };
const filtersOf = (query: string) =>
  activeFilters(readSearch(new URLSearchParams(query), null, '2027-01-01'), query.includes('place') ? beaune : null);

describe('the filters of a search', () => {
  it('are named one by one, in the order of the form', () => {
    const filters = filtersOf('q=fleurs&place=beaune&radius=100&date=2027-06-12&budget=3000&guests=120&rating=4.5');
    expect(filters.map(({ label }) => label.replaceAll(/\s/g, ' '))).toEqual([
      '« fleurs »',
      'Beaune',
      '100 km',
      '12/06/2027',
      'Jusqu’à 3 000 €',
      '120 invités',
      '4,5 sur 5 au moins',
    ]);
  });

  it('leave out the usual distance, a distance without a place and unreadable values', () => {
    expect(filtersOf('place=beaune&radius=50').map(({ field }) => field)).toEqual(['place']);
    expect(filtersOf('radius=100&budget=beaucoup')).toEqual([]);
  });
});
