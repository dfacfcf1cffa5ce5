// The areas behind the guard: their first pages, what their shell opens, the account.
import type { Page } from '@playwright/test';
import { headingShown, type Role, type Scene } from '../scene.ts';

const areas = ['client', 'partner', 'admin'] as const satisfies readonly Role[];

export const areaScenes: readonly Scene[] = [
  ...areas.flatMap((role): Scene[] => [
    { name: `${role}-dashboard`, role, address: `/${role}/dashboard`, act: headingShown },
    {
      name: `${role}-plus`,
      role,
      address: `/${role}/dashboard`,
      on: ['phone'],
      frame: 'screen',
      act: async (page) => {
        await page.getByRole('button', { name: 'Plus' }).click();
        await page.getByRole('dialog', { name: 'Plus' }).waitFor();
      },
    },
  ]),
  {
    name: 'account-menu',
    role: 'client',
    address: '/client/dashboard',
    frame: 'screen',
    act: async (page) => {
      await page.getByRole('button', { name: /^Mon compte/ }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'bell',
    role: 'client',
    address: '/client/dashboard',
    frame: 'screen',
    act: async (page) => {
      await page.getByRole('button', { name: /^Notifications, / }).click();
      await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'bell-empty',
    role: 'partner',
    address: '/partner/dashboard',
    frame: 'screen',
    act: async (page) => {
      await page.getByRole('button', { name: 'Notifications', exact: true }).click();
      await page.getByText('Rien de nouveau').waitFor();
    },
  },
  {
    name: 'offline',
    role: 'client',
    address: '/client/dashboard',
    frame: 'screen',
    complaint: /ERR_INTERNET_DISCONNECTED|WebSocket/,
    act: async (page) => {
      await headingShown(page);
      await page.context().setOffline(true);
      await page.getByText('Vous êtes hors ligne.').waitFor();
    },
  },
  { name: 'upcoming', role: 'partner', address: '/partner/requests', act: headingShown },
  { name: 'account', role: 'client', address: '/client/account', act: dataShown },
  {
    name: 'account-part',
    role: 'client',
    address: '/client/account',
    act: headingShown,
    frame: { each: 'section[id]' },
  },
  {
    name: 'account-deletion',
    role: 'client',
    address: '/client/account',
    frame: 'screen',
    act: async (page) => {
      await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
      await page.getByRole('region', { name: 'Ce qui disparaît' }).waitFor();
    },
  },
];

/** The places that are kept for what is on its way are all filled. */
async function dataShown(page: Page): Promise<void> {
  await headingShown(page);
  await page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: 'Chargement' })
    .first()
    .waitFor({ state: 'detached' });
}
