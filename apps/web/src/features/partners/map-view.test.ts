import { describe, expect, it } from 'vitest';
import { cardOf, type PartnerRow } from '#web/features/partners/cards.ts';
import { mapView } from '#web/features/partners/map-view.ts';

const row: PartnerRow = {
  id: 'a',
  type: 'venue',
  slug: 'a',
  name: 'Le Domaine',
  tagline: '',
  commune: 'Beaune',
  price_from_cents: null,
  price_unit: 'event',
  rating_average: null,
  rating_count: 0,
  cover: null,
  distance_km: null,
};
const at = (id: string, latitude: number | null, longitude: number | null) =>
  cardOf({ ...row, id, name: `Domaine ${id}`, latitude, longitude });
const beaune = { name: 'Beaune', latitude: 47.024, longitude: 4.839 };

describe('the map of a list', () => {
  it('shows the whole country for an empty list', () => {
    expect(mapView([], null)).toMatchObject({ frame: { x: 0, y: 0, width: 78 }, markers: [], here: null, outside: 0 });
  });

  it('zooms in on nearby partners without leaving the country', () => {
    const { frame } = mapView([at('a', 48.39, -4.48), at('b', 48.1, -4.2)], null);
    expect(frame.width).toBe(26);
    expect(frame.x).toBeGreaterThanOrEqual(0);
  });

  it('merges markers that a finger could not tell apart', () => {
    const { markers } = mapView([at('a', 47.02, 4.84), at('b', 47.02, 4.84), at('c', 43.3, 5.37)], beaune);
    expect(markers.map(({ count, target }) => [count, target])).toEqual([
      [2, 'fiche-a'],
      [1, 'fiche-c'],
    ]);
    expect(markers[0]?.label).toBe('2\u00a0: Domaine a, Domaine b');
  });

  it('counts the partners outside the map', () => {
    expect(mapView([at('a', -20.88, 55.45), at('b', null, null), at('c', 47, 4)], null).outside).toBe(2);
  });
});
