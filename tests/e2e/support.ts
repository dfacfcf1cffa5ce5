// What every browser story needs: a page that is ready for clicks, and an ear for what the browser complains about.
import { expect, type Page } from '@playwright/test';

/** Opens an address and waits until clicks are heard. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

/** Everything the browser warns about from now on, save the one line it writes about a page that is rightly a 404. */
export function listenForProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isExpected =
      message.text().includes('the server responded with a status of 404') && isPage(message.location().url);
    if (['warning', 'error'].includes(message.type()) && !isExpected) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;

  function isPage(url: string): boolean {
    return url === page.url();
  }
}
