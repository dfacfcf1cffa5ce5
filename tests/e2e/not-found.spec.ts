import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs } from '#tests/e2e/support/people.ts';

for (const address of ['/404', '/nulle-part', '/nulle/part?x=1']) {
  test(`${address} is the 404 page, with its status and its link home [PUB-15]`, async ({ page }) => {
    const problems = listenForProblems(page);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
    const homeLink = page.getByRole('link', { name: 'Return to Home' });
    await expect(homeLink).toHaveAttribute('href', '/');
    await homeLink.click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créez des événements exceptionnels');
    await expect(page).toHaveTitle('Bienvenue sur Liesse | Liesse');
    expect(problems).toEqual([]);
  });
}

test('an address that cannot be decoded is answered as unknown, and the link home works', async ({ page }) => {
  const problems = listenForProblems(page);
  expect((await page.goto('/%E0%A4%A'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/home');
  expect(problems).toEqual([]);
});

test(
  'on a phone or a tablet it is part of the mobile interface [PUB-18]',
  { tag: ['@both', '@tablet'] },
  async ({ areaPage: page, someone }, { project }) => {
    const isSmall = project.name !== 'desktop';
    const flagged = page.locator('[data-mobile-interface]');
    const bar = page.getByRole('navigation', { name: 'Navigation du site' });
    await openPage(page, '/nulle-part');
    await expect(flagged).toHaveCount(isSmall ? 1 : 0);
    await expect(bar).toBeVisible({ visible: isSmall });
    if (isSmall) {
      await expect(bar.getByRole('link')).toHaveText(['Accueil', 'Inscription', 'Connexion']);
      await expect(page.getByRole('contentinfo')).toBeHidden();
    }
    await expectAccessible(page);

    // Somebody who is signed in keeps the bar of their area, whether the address is inside it or not.
    await enterAs(page, await someone('partner'));
    for (const address of ['/nulle-part', '/partner/nulle-part']) {
      expect((await page.goto(address))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
      await expect(flagged).toHaveCount(isSmall ? 1 : 0);
      const own = page.getByRole('navigation', { name: 'Espace prestataire' });
      await expect(own).toBeVisible({ visible: isSmall || address.startsWith('/partner') });
    }
  },
);

test('an unknown address is not offered to search engines', async ({ request }) => {
  const html = await (await request.get('/nulle-part')).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
});

test('what the address holds is never run as script', async ({ page }) => {
  await openPage(page, '/%3Cscript%3Edocument.title=1%3C/script%3E?x=</script><script>document.title=1</script>');
  await expect(page).toHaveTitle('Page introuvable | Liesse');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link home works', async ({ page }) => {
    await page.goto('/nulle-part');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/home');
  });
});
