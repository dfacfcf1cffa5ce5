// What a browser keeps for where there is no network.
import { expect, type Page } from '@playwright/test';

/** It has a copy of the page that is shown. */
export const untilKept = (page: Page): Promise<void> =>
  expect(async () => {
    const isKept = await page.evaluate(async () => (await caches.match(location.pathname)) !== undefined);
    expect(isKept).toBe(true);
  }).toPass();
