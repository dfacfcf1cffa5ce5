import { expect, it } from 'vitest';
import { mapAddress, routeAddress } from '#web/features/guest-area/invitation/place-links.ts';

const place = 'Domaine des Tilleuls, 3 rue Haute & Cie';

it('a place is searched on the map', () => {
  expect(mapAddress(place)).toBe(
    'https://www.openstreetmap.org/search?query=Domaine+des+Tilleuls%2C+3+rue+Haute+%26+Cie',
  );
});

it('the way there opens in the map application of the device', () => {
  expect(routeAddress('Beaune', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)')).toBe(
    'https://maps.apple.com/?daddr=Beaune',
  );
  expect(routeAddress('Beaune', 'Mozilla/5.0 (Linux; Android 16)')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Beaune',
  );
});
