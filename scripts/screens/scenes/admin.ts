// Scenes of the administrator's pages, about the demonstration.
import type { Page } from '@playwright/test';
import { headingShown, type Scene } from '../scene.ts';

const settingParts = ['identity', 'contact', 'legal', 'retention', 'rules', 'mail'] as const;
const contentParts = ['posts', 'pages', 'trades', 'announcements'] as const;

export const adminScenes: readonly Scene[] = [
  {
    name: 'admin-dashboard-figures',
    role: 'admin',
    address: '/admin/dashboard?periode=mois',
    prepare: async (page) => page.getByRole('heading', { name: 'Évolution' }).waitFor(),
  },
  { name: 'admin-clients', role: 'admin', address: '/admin/clients', prepare: headingShown },
  {
    name: 'admin-clients-none',
    role: 'admin',
    address: '/admin/clients?mots=introuvable',
    prepare: headingShown,
  },
  { name: 'admin-events', role: 'admin', address: '/admin/clients?vue=evenements', prepare: headingShown },
  {
    name: 'admin-client',
    role: 'admin',
    address: '/admin/clients?mots=camille',
    async prepare(page) {
      await page.getByRole('link', { name: /Camille Moreau/ }).click();
      await page.getByRole('heading', { name: 'Décisions' }).waitFor();
    },
  },
  { name: 'admin-reviews', role: 'admin', address: '/admin/reviews', prepare: headingShown },
  { name: 'admin-case', role: 'admin', address: '/admin/reviews', prepare: openFirst },
  { name: 'admin-messages', role: 'admin', address: '/admin/messages', prepare: headingShown },
  { name: 'admin-messages-handled', role: 'admin', address: '/admin/messages?etat=handled', prepare: headingShown },
  {
    name: 'admin-message',
    role: 'admin',
    address: '/admin/messages',
    frame: 'screen',
    async prepare(page) {
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  ...settingParts.map(
    (part): Scene => ({
      name: `admin-settings-${part}`,
      role: 'admin',
      address: `/admin/settings?part=${part}`,
      prepare: headingShown,
    }),
  ),
  ...contentParts.map(
    (part): Scene => ({
      name: `admin-content-${part}`,
      role: 'admin',
      address: `/admin/content?part=${part}`,
      prepare: headingShown,
    }),
  ),
  { name: 'admin-privacy', role: 'admin', address: '/admin/privacy', prepare: headingShown },
  { name: 'admin-admins', role: 'admin', address: '/admin/admins', prepare: headingShown },
  {
    name: 'admin-system',
    role: 'admin',
    address: '/admin/system',
    async prepare(page) {
      await page.getByRole('button', { name: 'Sauvegarder maintenant' }).click();
      await page.getByRole('list', { name: 'Dernières sauvegardes' }).waitFor();
      await page.getByText('Rien n’a échoué').waitFor();
    },
  },
];

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL(/\/admin\/reviews\/[\da-f-]{36}$/);
  await headingShown(page);
}
