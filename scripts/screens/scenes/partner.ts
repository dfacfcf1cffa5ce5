// Scenes of the partner's pages, about the requests of the demonstration.
import type { Locator, Page } from '@playwright/test';
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
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'quote-editor', role: 'partner', address: '/partner/requests?etat=a-repondre', prepare: writeQuote },
  {
    name: 'quote-send',
    role: 'partner',
    address: '/partner/requests?etat=a-repondre',
    frame: 'screen',
    prepare: async (page) => {
      await writeQuote(page);
      await page.getByRole('button', { name: 'Envoyer le devis' }).click();
      await page.getByRole('dialog', { name: 'Envoyer ce devis' }).waitFor();
    },
  },
  {
    name: 'quote-sent',
    role: 'partner',
    address: '/partner/requests?etat=devis',
    prepare: async (page) => {
      await openFirst(page);
      await page.getByRole('link', { name: /^Devis n°/ }).click();
      await page.getByRole('link', { name: 'Créer une nouvelle version' }).waitFor();
    },
  },
  {
    name: 'partner-invoices-booking',
    role: 'partner',
    address: '/partner/requests?etat=reservees',
    prepare: async (page) => {
      await openFirst(page);
      await page.getByRole('link', { name: 'Factures', exact: true }).last().click();
      await page.waitForURL(/\/partner\/invoices\//);
      await headingShown(page);
    },
  },
  ...['', '?onglet=modeles', '?onglet=catalogue', '?mots=introuvable', '/templates/new'].map(
    (rest, index): Scene => ({
      name: `quotes-${['list', 'templates', 'catalogue', 'none', 'template'][index]}`,
      role: 'partner',
      address: `/partner/quotes${rest}`,
      prepare: headingShown,
    }),
  ),
  { name: 'listing-new', role: 'partner', address: '/partner/listing/new', prepare: headingShown },
];

/** A quote with several lines, an option, discounts and a long label; the devices share one draft. */
async function writeQuote(page: Page): Promise<void> {
  await openFirst(page);
  await page
    .getByRole('link', { name: /^(Écrire|Reprendre|Continuer)/ })
    .first()
    .click();
  await page.waitForURL(/\/partner\/quotes\/[\da-f-]{36}$/);
  await page.getByRole('textbox', { name: 'Objet du devis' }).waitFor();
  const lines = page.getByRole('list', { name: 'Lignes du devis' });
  if ((await lines.count()) === 0) {
    await page
      .getByRole('textbox', { name: 'Objet du devis' })
      .fill('Animation et coordination d’un anniversaire en famille');
    for (const [index, [label, quantity, price]] of quoteLines.entries()) {
      await page.getByRole('button', { name: /^Ajouter (une|la première) ligne$/ }).click();
      const row = lines.getByRole('group').nth(index);
      await row.getByRole('textbox', { name: 'Prestation' }).fill(label);
      await row.getByRole('textbox', { name: 'Quantité' }).fill(quantity);
      await row.getByRole('textbox', { name: 'Prix HT' }).fill(price);
    }
    await detail(page, 1, async (row) => row.getByRole('textbox', { name: /^Remise/ }).fill('10'));
    await detail(page, 2, async (row) => row.getByRole('checkbox', { name: /^Option/ }).check());
    await page
      .getByRole('textbox', { name: /^Remise/ })
      .last()
      .fill('5');
  }
  await page.getByText('Brouillon enregistré').waitFor();
}

const quoteLines = [
  [
    'Coordination de la journée, deux personnes présentes de l’installation au départ des derniers invités',
    '1',
    '1250',
  ],
  ['Atelier de chansons pour trois générations', '34', '12,50'],
  ['Lanternes et guirlandes', '20', '14'],
] as const;

async function detail(page: Page, index: number, fill: (row: Locator) => Promise<void>): Promise<void> {
  const row = page.getByRole('list', { name: 'Lignes du devis' }).getByRole('group').nth(index);
  await row.getByRole('button', { name: /^Détails/ }).click();
  await fill(row);
}

async function requestsShown(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Événements' }).getByRole('link').first().waitFor();
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Événements' }).getByRole('link').first().click();
  await page.getByRole('log').waitFor();
}
