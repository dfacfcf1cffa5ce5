// What every story begins with: a test whose browser comes from a network of its own, a page that is ready for clicks, and
// an ear for what the browser complains about.
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { newPerson, type Person, type Role } from '#tests/e2e/support/people.ts';
import { someNetwork } from '#tests/e2e/support/service.ts';

export { expect } from '@playwright/test';

/** `someone(role)`: an account shared by the tests of a worker that leave no trace on it. */
export const test = base.extend<object, { someone: (role: Role) => Promise<Person> }>({
  // Playwright reads the fixtures that are wanted from a pattern, and asks for one even where none is.
  extraHTTPHeaders: async ({ playwright: _none }, use) => use(someNetwork()),
  someone: [
    async ({ playwright: _none }, use) => {
      const people = new Map<Role, Promise<Person>>();
      await use((role) => {
        const known = people.get(role) ?? newPerson({ role });
        people.set(role, known);
        return known;
      });
    },
    { scope: 'worker' },
  ],
});

/** Opens an address and waits until clicks are heard. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

/** A page of another browser, that knows nothing of the story's own. */
export async function openElsewhere(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...options, extraHTTPHeaders: someNetwork() });
  return context.newPage();
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
