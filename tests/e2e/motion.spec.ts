import { expect, openPage, test } from '#tests/e2e/support/fixtures.ts';

for (const motion of ['no-preference', 'reduce'] as const) {
  test.describe(`for somebody whose device says ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test(`a panel and a toast ${motion === 'reduce' ? 'are there at once' : 'move in'}`, async ({ page }) => {
      await openPage(page, '/_ui');
      await page.evaluate(() => {
        document.addEventListener('animationstart', ({ animationName }) => {
          document.documentElement.dataset['started'] =
            `${document.documentElement.dataset['started'] ?? ''} ${animationName}`;
        });
      });
      await page.getByRole('button', { name: 'Montrer un message' }).click();
      await expect(page.locator('[data-toast]')).toBeVisible();
      const opener = page.getByRole('button', { name: 'Ouvrir un dialogue' });
      const colours = await opener.evaluate((button) => getComputedStyle(button).transitionProperty);
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      if (motion === 'reduce') {
        expect(await page.locator('html').getAttribute('data-started')).toBeNull();
        expect(colours).toBe('none');
      } else {
        await expect(page.locator('html')).toHaveAttribute('data-started', /rise.*(rise|fade)/);
        expect(colours).toContain('color');
      }
    });
  });
}
