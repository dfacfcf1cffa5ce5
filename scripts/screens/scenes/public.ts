// What everybody sees: the site, the unknown address, the library of the interface.
import { answered, type Scene } from '../scene.ts';

export const publicScenes: readonly Scene[] = [
  { name: 'home', role: null, address: '/home' },
  { name: 'home-signed-in', role: 'client', address: '/home' },
  { name: '404', role: null, address: '/404', complaint: answered(404) },
  { name: '404-signed-in', role: 'client', address: '/404', complaint: answered(404), on: ['phone', 'tablet'] },
  { name: 'partners', role: null, address: '/partners' },
  { name: 'partners-near', role: null, address: '/partners/venue?place=Lyon&radius=100&order=distance' },
  { name: 'partners-unread', role: null, address: '/partners?budget=beaucoup&place=Xqzwvkopolis' },
  { name: 'partners-ranking', role: null, address: '/partners/classement' },
  { name: 'partners-unknown', role: null, address: '/partners/astronaute', complaint: answered(404) },
  { name: 'guest', role: null, address: '/guest' },
  {
    name: 'guest-errors',
    role: null,
    address: '/guest',
    act: async (page) => {
      await page.getByRole('button', { name: 'Ouvrir mon invitation' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'ui', role: null, address: '/_ui', frame: { each: 'main > section[aria-labelledby]' } },
];
