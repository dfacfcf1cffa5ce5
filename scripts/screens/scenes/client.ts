// Scenes of the client's pages, about the wedding of the demonstration.
import type { Page } from '@playwright/test';
import { headingShown, type Scene } from '../scene.ts';

const pages = {
  events: '/client/events',
  'event-new': '/client/events/new',
  guests: '/client/guests',
  'guests-import': '/client/guests/import',
  'guests-history': '/client/guests/history',
  'guests-kitchen': '/client/guests/kitchen',
  invitations: '/client/invitations',
  website: '/client/website',
  'website-menus': '/client/website/menus',
  'website-languages': '/client/website/languages',
  'website-album': '/client/website/album',
  'website-words': '/client/website/words',
  'website-gifts': '/client/website/gifts',
  'website-songs': '/client/website/words?part=songs',
  planning: '/client/todo',
  'planning-board': '/client/todo?vue=tableau',
  'planning-calendar': '/client/todo?vue=calendrier',
  'planning-year': '/client/todo?vue=annee',
  budget: '/client/budget',
  'budget-dues': '/client/budget?part=dues',
  'budget-what-if': '/client/budget?part=what-if',
  'budget-chart': '/client/budget?part=chart',
  seating: '/client/seating',
  timeline: '/client/timeline',
  documents: '/client/documents',
  'event-partners': '/client/partners',
  messages: '/client/messages',
} as const;

/** Virtual lists render only what is on screen. */
const screenOnly: ReadonlySet<string> = new Set(['guests', 'planning']);

export const clientScenes: readonly Scene[] = [
  ...Object.entries(pages).map(
    ([name, address]): Scene => ({
      name,
      role: 'client',
      address,
      prepare: headingShown,
      frame: screenOnly.has(name) ? 'screen' : 'page',
    }),
  ),
  { name: 'event-settings', role: 'client', address: ({ event }) => event, prepare: headingShown },
  {
    name: 'event-team',
    role: 'client',
    address: ({ event }) => `${event}?part=team`,
    prepare: (page) => page.getByRole('list', { name: 'Membres de l’équipe' }).waitFor(),
  },
  {
    name: 'seating-rules',
    role: 'client',
    address: '/client/seating',
    frame: 'screen',
    prepare: async (page) => {
      await page.getByRole('tab', { name: /^Règles/ }).click();
      await page.getByRole('list', { name: 'Règles' }).waitFor();
    },
  },
  {
    name: 'seating-floor',
    role: 'client',
    address: '/client/seating',
    frame: 'screen',
    prepare: async (page) => {
      // On a phone the floor plan is a view of its own.
      const tab = page.getByRole('tab', { name: 'Plan', exact: true });
      await page.getByRole('tab').first().waitFor();
      if (await tab.isVisible()) await tab.click();
      await page.getByRole('group', { name: 'Plan de la salle' }).getByRole('button').first().press('Space');
    },
  },
  {
    name: 'household',
    role: 'client',
    address: '/client/guests',
    frame: 'screen',
    prepare: async (page) => {
      await page.getByRole('main').locator('a[href^="/client/guests/"][href*="-"]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'website-menus-dish',
    role: 'client',
    address: '/client/website/menus',
    frame: 'screen',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Ajouter un plat/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'website-choices',
    role: 'client',
    address: '/client/website/menus',
    frame: 'screen',
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Qui a choisi quoi/ })
        .first()
        .click();
      await page.getByRole('list', { name: 'Choix de chaque personne' }).waitFor();
    },
  },
  {
    name: 'website-choices-missing',
    role: 'client',
    address: '/client/website/menus',
    frame: 'screen',
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /pas encore choisi$/ })
        .first()
        .click();
      await page.getByRole('list', { name: 'Choix de chaque personne' }).waitFor();
    },
  },
  {
    name: 'website-menus-preview',
    role: 'client',
    address: '/client/website/menus',
    frame: 'screen',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Voir comme vos invités' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'event-partners-compare',
    role: 'client',
    address: '/client/partners',
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Comparer/ })
        .first()
        .click();
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'event-new-place',
    role: 'client',
    address: '/client/events/new',
    prepare: (page) => openWizardStep(page, 2),
  },
  {
    name: 'event-new-moments',
    role: 'client',
    address: '/client/events/new',
    prepare: (page) => openWizardStep(page, 3),
  },
  {
    name: 'invitations-send',
    role: 'client',
    address: '/client/invitations',
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Envoyer' }).click();
      await page.getByText(/foyers? recevr|Personne n’est à contacter/).waitFor();
    },
  },
  {
    name: 'invitations-botanique',
    role: 'client',
    address: '/client/invitations',
    prepare: (page) => page.getByRole('radio', { name: 'Botanique' }).check(),
  },
  {
    name: 'quote-accept',
    role: 'client',
    address: '/client/partners',
    frame: 'screen',
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Lire le devis/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Accepter ce devis' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'quote-request',
    role: 'client',
    address: '/client/messages',
    prepare: async (page) => {
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await page.getByRole('log').waitFor();
    },
  },
];

async function openWizardStep(page: Page, step: 2 | 3): Promise<void> {
  await page.getByLabel('Nom de l’événement').fill('Les cinquante ans de mariage de Marie-Antoinette et Jean-Baptiste');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByLabel('Pas encore fixée').check();
  if (step === 2) return;
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('list', { name: 'Moments de l’événement' }).waitFor();
}
