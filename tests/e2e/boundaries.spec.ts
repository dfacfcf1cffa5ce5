import type { Page } from '@playwright/test';
import { chunkAddress } from '#tests/e2e/support/chunks.ts';
import { expect, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs } from '#tests/e2e/support/people.ts';

const PAGE = chunkAddress('client/todo/todo-page');

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Espace client' }).getByRole('link', { name, exact: true }).click();

test.beforeEach(async ({ page, someone }) => {
  await enterAs(page, await someone('client'));
});

test('a page whose code is slow says so, inside the shell [PUB-14]', async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(PAGE, async (route) => {
    await arrived;
    await route.continue();
  });
  await openPage(page, '/client/dashboard');
  await goTo(page, 'Planning');
  await expect(page.getByRole('main').getByText('Chargement en cours...')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Espace client' })).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Planning' })).toBeVisible();
  await expect(page.getByText('Chargement en cours...')).toHaveCount(0);
});

test('a page whose code is gone, as after a new version, is asked for once more', async ({ page }) => {
  let asked = 0;
  await page.route(PAGE, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  await openPage(page, '/client/dashboard');
  await goTo(page, 'Planning');
  await expect(page.getByRole('heading', { level: 1, name: 'Planning' })).toBeVisible();
  await expect(page).toHaveURL('/client/todo');
  expect(asked).toBe(2);
});

test('a page that cannot be had at all says so in its place, and can be tried again', async ({ page }) => {
  let isGone = true;
  let asked = 0;
  await page.route(PAGE, (route) => {
    asked += 1;
    return isGone ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  await openPage(page, '/client/dashboard');
  await goTo(page, 'Planning');
  await expect(page.getByRole('alert')).toContainText('Cette page n’a pas pu être chargée.');
  await expect(page.getByRole('navigation', { name: 'Espace client' })).toBeVisible();
  await expect(page.getByText('Loading authentication state...')).toHaveCount(0);
  // A few tries, and a touch that fetches ahead; not a loop.
  expect(asked).toBeLessThanOrEqual(6);
  await goTo(page, 'Accueil');
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Alix' })).toBeVisible();
  await goTo(page, 'Planning');
  await expect(page.getByRole('alert')).toBeVisible();
  isGone = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planning' })).toBeVisible();
});

test('a lost network is said, and its return', async ({ page, context }) => {
  await openPage(page, '/client/dashboard');
  // Without its code, an area that loses the network can only say that it could not be loaded.
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Alix' })).toBeVisible();
  const notice = page.getByText('Vous êtes hors ligne.');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});
