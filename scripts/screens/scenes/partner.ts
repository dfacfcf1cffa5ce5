// Scenes of the partner's area.
import { headingShown, type Scene } from '../scene.ts';

const pages = ['calendar', 'recommendations', 'reviews'] as const;

export const partnerScenes: readonly Scene[] = [
  ...pages.map(
    (page): Scene => ({
      name: `partner-${page}`,
      role: 'partner',
      address: `/partner/${page}`,
      prepare: headingShown,
    }),
  ),
  {
    name: 'partner-calendar-busy',
    role: 'partner',
    address: '/partner/calendar',
    async prepare(page) {
      const sunday = page.getByRole('button', { name: 'Dimanche', exact: true });
      if ((await sunday.getAttribute('aria-pressed')) === 'false') await sunday.click();
      await page.getByRole('button', { name: 'Enregistrer les réglages' }).click();
      await page
        .getByRole('button', { name: /hebdomadaire/ })
        .first()
        .waitFor();
      for (let month = 0; month < 12; month += 1) {
        const booked = page.getByRole('button', { name: /, réservé/ }).first();
        if ((await booked.count()) > 0) return booked.click();
        await page.getByRole('button', { name: 'Mois suivant' }).click();
      }
    },
  },
];
