import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { listenForProblems, openPage } from '#tests/e2e/support.ts';

for (const address of ['/404', '/nulle-part', '/nulle/part?x=1']) {
  test(`${address} is the page for unknown addresses, with its status and its way home [PUB-15]`, async ({ page }) => {
    const problems = listenForProblems(page);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
    const wayHome = page.getByRole('link', { name: 'Return to Home' });
    await expect(wayHome).toHaveAttribute('href', '/');
    await wayHome.click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créez des événements exceptionnels');
    await expect(page).toHaveTitle('Bienvenue sur Liesse | Liesse');
    expect(problems).toEqual([]);
  });
}

test('an address that cannot be decoded is answered as unknown, and the way home works', async ({ page }) => {
  const problems = listenForProblems(page);
  expect((await page.goto('/%E0%A4%A'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/home');
  expect(problems).toEqual([]);
});

test('an unknown address is not offered to search engines', async ({ request }) => {
  const html = await (await request.get('/nulle-part')).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
});

test('what the address holds is never run as script', async ({ page }) => {
  await openPage(page, '/%3Cscript%3Edocument.title=1%3C/script%3E?x=</script><script>document.title=1</script>');
  await expect(page).toHaveTitle('Page introuvable | Liesse');
});

test('the page is accessible', async ({ page }) => {
  await openPage(page, '/nulle-part');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map((violation) => violation.id)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the way home works', async ({ page }) => {
    await page.goto('/nulle-part');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/home');
  });
});
