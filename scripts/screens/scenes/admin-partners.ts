// Scenes of the administrator's pages about partners, and of the command palette.
import type { Page } from '@playwright/test';
import { headingShown, type Scene } from '../scene.ts';

export const adminPartnerScenes: readonly Scene[] = [
  { name: 'admin-partners', role: 'admin', address: '/admin/partners', prepare: rowsShown },
  { name: 'admin-partners-all', role: 'admin', address: '/admin/partners?etat=toutes', prepare: rowsShown },
  {
    name: 'admin-partners-none',
    role: 'admin',
    address: '/admin/partners?etat=toutes&mots=introuvable',
    prepare: async (page) => page.getByText('Aucune fiche ne correspond').waitFor(),
  },
  { name: 'admin-partner', role: 'admin', address: '/admin/partners', prepare: openFirst },
  {
    name: 'admin-partner-refuse',
    role: 'admin',
    address: '/admin/partners?etat=en-attente',
    frame: 'screen',
    prepare: async (page) => {
      await openFirst(page);
      await page.getByRole('button', { name: 'Refuser', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Refuser' }).click();
      await page.getByText('Indiquez le motif du refus.').waitFor();
    },
  },
  {
    name: 'palette',
    role: 'admin',
    address: '/admin/dashboard',
    frame: 'screen',
    prepare: async (page) => {
      await headingShown(page);
      await page.getByRole('button', { name: 'Rechercher' }).click();
      await page.getByRole('combobox').fill('ma');
      await page.getByRole('group', { name: 'Prestataires' }).waitFor();
    },
  },
];

async function rowsShown(page: Page): Promise<void> {
  await page.getByRole('rowheader').first().waitFor();
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('region', { name: 'Décision' }).waitFor();
}
