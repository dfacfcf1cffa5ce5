// Waits for the copies that a browser caches for offline use.
import { expect, type Page } from '@playwright/test';

/** Waits until the current page is cached. */
export const waitUntilCached = (page: Page): Promise<void> =>
  expect(async () => {
    const isCached = await page.evaluate(async () => (await caches.match(location.pathname)) !== undefined);
    expect(isCached).toBe(true);
  }).toPass();
