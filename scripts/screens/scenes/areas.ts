// Scenes of the signed-in areas: dashboards, the shell and the account.
import type { Page } from '@playwright/test';
import { headingShown, type Role, type Scene } from '../scene.ts';

const areas = ['client', 'partner', 'admin'] as const satisfies readonly Role[];

export const areaScenes: readonly Scene[] = [
  ...areas.flatMap((role): Scene[] => [
    { name: `${role}-dashboard`, role, address: `/${role}/dashboard`, prepare: headingShown },
    {
      name: `${role}-plus`,
      role,
      address: `/${role}/dashboard`,
      on: ['phone'],
      frame: 'screen',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Plus' }).click();
        await page.getByRole('dialog', { name: 'Plus' }).waitFor();
      },
    },
  ]),
  { name: 'partner-invoices', role: 'partner', address: '/partner/invoices', prepare: headingShown },
  {
    name: 'account-menu',
    role: 'client',
    address: '/client/dashboard',
    frame: 'screen',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Mon compte/ }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'bell',
    role: 'client',
    address: '/client/dashboard',
    frame: 'screen',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Notifications, / }).click();
      await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'bell-empty',
    role: 'partner',
    address: '/partner/dashboard',
    frame: 'screen',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Notifications', exact: true }).click();
      await page.getByText('Rien de nouveau').waitFor();
    },
  },
  ...['connexions', 'limites', 'sessions', 'cles'].map(
    (view): Scene => ({
      name: `security-${view}`,
      role: 'admin',
      address: `/admin/security?vue=${view}`,
      prepare: headingShown,
    }),
  ),
  {
    name: 'security-reseaux',
    role: 'admin',
    address: '/admin/security?vue=reseaux',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Bloquer un réseau' }).click();
      const dialog = page.getByRole('dialog', { name: 'Bloquer un réseau' });
      const digits = Date.now() % 60_000;
      await dialog.getByRole('textbox', { name: 'Adresse IP' }).fill(`2001:db8:12:${digits.toString(16)}::1`);
      await dialog
        .getByRole('textbox', { name: 'Motif' })
        .fill('Des milliers d’essais de mots de passe depuis hier soir');
      await dialog.getByRole('button', { name: 'Bloquer', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  },
  { name: 'audit', role: 'admin', address: '/admin/audit', prepare: headingShown },
  { name: 'audit-none', role: 'admin', address: '/admin/audit?du=2019-01-01&au=2019-01-02', prepare: headingShown },
  {
    name: 'partner-listing',
    role: 'partner',
    address: '/partner/listing',
    prepare: async (page) => page.getByRole('region', { name: 'État de votre fiche' }).waitFor(),
  },
  { name: 'partner-account', role: 'partner', address: '/partner/account', prepare: dataShown },
  { name: 'account', role: 'client', address: '/client/account', prepare: dataShown },
  {
    name: 'account-part',
    role: 'client',
    address: '/client/account',
    prepare: headingShown,
    frame: { each: 'section[id]' },
  },
  {
    name: 'account-deletion',
    role: 'client',
    address: '/client/account',
    frame: 'screen',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
      await page.getByRole('region', { name: 'Ce qui disparaît' }).waitFor();
    },
  },
];

/** Waits until every loading state has disappeared. */
async function dataShown(page: Page): Promise<void> {
  await headingShown(page);
  await page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: 'Chargement' })
    .first()
    .waitFor({ state: 'detached' });
}
