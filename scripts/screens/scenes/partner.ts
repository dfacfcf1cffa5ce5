// Scenes of the partner's pages, about the requests of the demonstration.
import type { Page } from '@playwright/test';
import { headingShown, type Scene } from '../scene.ts';

export const partnerScenes: readonly Scene[] = [
  ...['calendar', 'recommendations', 'reviews'].map(
    (page): Scene => ({ name: `partner-${page}`, role: 'partner', address: `/partner/${page}`, prepare: headingShown }),
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
  { name: 'requests', role: 'partner', address: '/partner/requests', prepare: requestsShown },
  {
    name: 'requests-board',
    role: 'partner',
    address: '/partner/requests?vue=tableau',
    on: ['tablet', 'desktop'],
    prepare: headingShown,
  },
  {
    name: 'requests-none',
    role: 'partner',
    address: '/partner/requests?mots=introuvable',
    prepare: async (page) => page.getByText('Aucune demande ne correspond').waitFor(),
  },
  { name: 'request', role: 'partner', address: '/partner/requests', prepare: openFirst },
  {
    name: 'request-decline',
    role: 'partner',
    address: '/partner/requests?etat=a-repondre',
    frame: 'screen',
    prepare: async (page) => {
      await openFirst(page);
      await page.getByRole('button', { name: 'Non merci' }).click();
      await page.getByRole('dialog', { name: 'Décliner cette demande' }).waitFor();
    },
  },
  { name: 'request-booked', role: 'partner', address: '/partner/requests?etat=reservees', prepare: openFirst },
  { name: 'partner-messages', role: 'partner', address: '/partner/messages', prepare: headingShown },
  {
    name: 'partner-conversation',
    role: 'partner',
    address: '/partner/messages',
    prepare: async (page) => {
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await page.getByRole('log').waitFor();
    },
  },
  {
    name: 'partner-replies',
    role: 'partner',
    address: '/partner/requests?etat=a-repondre',
    frame: 'screen',
    prepare: async (page) => {
      await openFirst(page);
      await page.getByRole('button', { name: 'Réponses enregistrées' }).click();
      await page.getByText('Aucune réponse pour le moment.').waitFor();
    },
  },
];

async function requestsShown(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Événements' }).getByRole('link').first().waitFor();
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Événements' }).getByRole('link').first().click();
  await page.getByRole('log').waitFor();
}
