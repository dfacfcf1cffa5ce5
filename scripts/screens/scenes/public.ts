// Scenes of the public site, of unknown addresses and of the component showcase.
import { type Scene, statusError } from '../scene.ts';

const pages = {
  about: '/about',
  reviews: '/reviews',
  blog: '/blog',
  contact: '/contact',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  accessibility: '/accessibility',
  ...Object.fromEntries(
    ['planning', 'vendors', 'tools', 'inspiration', 'day-of'].map((name) => [`service-${name}`, `/services/${name}`]),
  ),
};

export const publicScenes: readonly Scene[] = [
  ...Object.entries(pages).map(([name, address]): Scene => ({ name, role: null, address })),
  {
    name: 'blog-post',
    role: null,
    address: '/blog',
    prepare: async (page) => {
      await page.getByRole('main').getByRole('link').first().click();
      await page.waitForURL('/blog/*');
    },
  },
  {
    name: 'contact-errors',
    role: null,
    address: '/contact',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Envoyer' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'partner-page', role: null, address: ({ partner }) => partner },
  {
    name: 'partner-photos',
    role: null,
    address: ({ partner }) => partner,
    frame: 'screen',
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Agrandir la photo/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'directory-favourites',
    role: null,
    address: '/partners?guests=80&rating=4',
    prepare: async (page) => {
      const keep = page.getByRole('button', { name: /^Garder .* en favori$/ });
      await keep.nth(0).click();
      await keep.nth(1).click();
      await page.getByText('Mes favoris (2)').waitFor();
    },
  },
  { name: 'home', role: null, address: '/home' },
  { name: 'directory-area', role: null, address: '/partners?place=Bourgogne&budgetMin=500&budget=3000' },
  { name: 'home-signed-in', role: 'client', address: '/home' },
  { name: '404', role: null, address: '/404', expectedError: statusError(404) },
  { name: '404-signed-in', role: 'client', address: '/404', expectedError: statusError(404), on: ['phone', 'tablet'] },
  { name: 'partners', role: null, address: '/partners' },
  { name: 'partners-near', role: null, address: '/partners/venue?place=Lyon&radius=100&order=distance' },
  { name: 'partners-unread', role: null, address: '/partners?budget=beaucoup&place=Xqzwvkopolis' },
  { name: 'partners-ranking', role: null, address: '/partners/classement' },
  { name: 'partners-unknown', role: null, address: '/partners/astronaute', expectedError: statusError(404) },
  { name: 'guest', role: null, address: '/guest' },
  {
    name: 'guest-errors',
    role: null,
    address: '/guest',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Ouvrir mon invitation' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'ui', role: null, address: '/_ui', frame: { each: 'main > section[aria-labelledby]' } },
];
