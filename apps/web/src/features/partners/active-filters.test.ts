import { describe, expect, it } from 'vitest';
import { activeFilters } from '#web/features/partners/active-filters.ts';
import type { Place } from '#web/features/partners/places.ts';
import { readSearch } from '#web/features/partners/search.ts';

const beaune: Place = {
  kind: 'commune',
  name: 'Beaune',
  label: 'Beaune (21200)',
  spot: { latitude: 47, longitude: 4.8 },
  area: null,
};
const bretagne: Place = { kind: 'region', name: 'Bretagne', label: 'Bretagne (région)', spot: null, area: 'R53' };
const filtersOf = (query: string, place = beaune) =>
  activeFilters(readSearch(new URLSearchParams(query), null, '2027-01-01'), query.includes('place') ? place : null);

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

  it('have one text for both ends of the budget', () => {
    const labels = ['budgetMin=1000&budget=3000', 'budgetMin=3000&budget=1000', 'budgetMin=1000'].map((query) =>
      filtersOf(query).map(({ field, label }) => `${field} ${label.replaceAll(/\s/g, ' ')}`),
    );
    expect(labels).toEqual([
      ['budget De 1 000 € à 3 000 €'],
      ['budget De 1 000 € à 3 000 €'],
      ['budget À partir de 1 000 €'],
    ]);
  });

  it('have no distance in a region', () => {
    expect(filtersOf('place=bretagne&radius=100', bretagne)).toEqual([{ field: 'place', label: 'Bretagne (région)' }]);
  });

  it('leave out the usual distance, a distance without a place and unreadable values', () => {
    expect(filtersOf('place=beaune&radius=50').map(({ field }) => field)).toEqual(['place']);
    expect(filtersOf('radius=100&budget=beaucoup')).toEqual([]);
  });
});
