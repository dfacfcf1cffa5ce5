// The pages of a worker that no story uses. They keep their process and the HTTP cache, and nothing that a story left in the browser.
import type { BrowserContext, Page } from '@playwright/test';
import { ReusablePage } from '#tests/e2e/support/reusable-page.ts';
import { home } from '#tests/e2e/support/service.ts';

/** A page of the site without the application. Most other files are in a sandbox, where a page has no storage. */
export const emptyPage = (site = home()): string => `${site}/service-worker.js`;

export class PagePool {
  readonly #free: ReusablePage[] = [];
  #used: ReusablePage[] = [];

  /** The context must have the options of the project. */
  async take(newContext: () => Promise<BrowserContext>): Promise<Page> {
    const reusable = this.#free.pop() ?? (await ReusablePage.open(await newContext()));
    this.#used.push(reusable);
    return reusable.page;
  }

  isIn(context: BrowserContext): boolean {
    return this.#free.some(({ page }) => page.context() === context);
  }

  /** After a story: empties its pages for the next ones. One that was changed for good is left, to be closed with its context. */
  async takeBack(): Promise<void> {
    const used = this.#used;
    this.#used = [];
    for (const reusable of used.toReversed()) {
      if (await isEmptied(reusable)) this.#free.push(reusable);
    }
  }
}

async function isEmptied(reusable: ReusablePage): Promise<boolean> {
  try {
    await reusable.reset();
    await empty(reusable.page);
    return true;
  } catch {
    return false;
  }
}

async function empty(page: Page): Promise<void> {
  await page.goto(emptyPage());
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.addEventListener('success', resolve);
        deleting.addEventListener('error', reject);
        deleting.addEventListener('blocked', reject);
      });
    }
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.context().clearCookies();
}
