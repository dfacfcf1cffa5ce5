import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { listenForProblems, openPage } from '#tests/e2e/support.ts';

test('the first page welcomes by name and invites to create exceptional events [PUB-01]', async ({ page }) => {
  await openPage(page, '/home');
  await expect(page).toHaveTitle('Bienvenue sur Liesse | Liesse');
  await expect(page.getByText('Bienvenue sur Liesse')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créez des événements exceptionnels');
});

test('the root leads to the first page, keeping its query [PUB-07]', async ({ page, request }) => {
  const answer = await request.get('/?source=carte', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe('/home?source=carte');
  await page.goto('/');
  await expect(page).toHaveURL('/home');
});

test('the facts of the first page are those the platform gives', async ({ page, request }) => {
  const state = (await (await request.get('/status')).json()) as { database: string; tables: number };
  expect(state.database).toBe('ready');
  expect(state.tables).toBeGreaterThan(0);
  await openPage(page, '/home');
  const facts = page.getByRole('region', { name: 'Ce qui fonctionne aujourd’hui' });
  await expect(facts).toContainText('En service');
  await expect(facts.getByText('Tables servies').locator('xpath=following-sibling::dd[1]')).toHaveText(
    String(state.tables),
  );
});

test('the page hydrates without a complaint of the browser', async ({ page }) => {
  const problems = listenForProblems(page);
  await openPage(page, '/home');
  await page.getByRole('link', { name: 'Voir où en est la maison' }).click();
  await expect(page).toHaveURL('/home#aujourdhui');
  await expect(page.getByRole('heading', { name: 'Ce qui fonctionne aujourd’hui' })).toBeInViewport();
  expect(problems).toEqual([]);
});

test('every link of the page leads somewhere', async ({ page, request }) => {
  await page.goto('/home');
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of new Set(addresses)) {
    if (address.startsWith('#')) await expect(page.locator(address)).toHaveCount(1);
    else expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('the logo stands in header and footer, in three sizes over the devices [PUB-05]', async ({ page }) => {
  const heights: number[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/home');
    for (const part of ['banner', 'contentinfo'] as const) {
      const logos = page.getByRole(part).locator('[data-logo]:visible');
      await expect(logos).toHaveCount(1);
      heights.push((await logos.boundingBox())?.height ?? 0);
    }
  }
  const [small = 0, large = 0, medium = 0] = heights;
  expect(small).toBeGreaterThan(0);
  expect(medium).toBeGreaterThan(small);
  expect(large).toBeGreaterThan(medium);
});

test('nothing is wider than the screen, and what is pressed is at least 44 pixels high', async ({ page }) => {
  await openPage(page, '/home');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  for (const link of await page.locator('a:visible').all()) {
    const box = await link.boundingBox();
    if (box !== null && box.height > 1) expect(box.height).toBeGreaterThanOrEqual(44);
  }
});

test('the keyboard reaches the content first', async ({ page }) => {
  await openPage(page, '/home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the page is accessible', async ({ page }) => {
  await openPage(page, '/home');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map((violation) => violation.id)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads and navigates', async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Ce qui fonctionne aujourd’hui' })).toContainText('En service');
    await page.getByRole('link', { name: 'Voir où en est la maison' }).click();
    await expect(page.getByRole('heading', { name: 'Ce qui fonctionne aujourd’hui' })).toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: 'Liesse' }).click();
    await expect(page).toHaveURL('/home');
  });
});
