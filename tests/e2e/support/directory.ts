// Fills the directory for one test.
import { addTo, newListing } from '#tests/e2e/support/listing.ts';

/** Four in Beaune and one far away, all with one word. */
export async function fill(word: string) {
  const [venue] = await Promise.all([
    newListing({ type: 'venue', name: `Domaine ${word}`, price_from_cents: 250_000, capacity_max: 150 }),
    newListing({ type: 'florist', name: `Fleurs ${word}`, price_from_cents: 45_000 }),
    newListing({ type: 'florist', name: `Tiges ${word}`, price_from_cents: null, tagline: 'Des fleurs de saison.' }),
    newListing({ type: 'caterer', name: `Table ${word}`, price_from_cents: 4_500, price_unit: 'guest' }),
    newListing({ type: 'dj', name: `Sono ${word}`, commune: 'Marseille', postcode: '13001' }),
  ]);
  await addTo(venue, 'partner_availability', [{ day: nextJune() }]);
  return venue;
}

/** A day that is always within the next twelve months, or a little after. */
export const nextJune = (): string => `${new Date().getFullYear() + 1}-06-12`;
