// The calls to the database that a page makes at once. They are held back together: a call that waits for the answer to another one
// is not among them.
import type { Page } from '@playwright/test';
import { expect, openPage } from '#tests/e2e/support/fixtures.ts';

export async function expectFirstWave(page: Page, address: string, calls: readonly string[]): Promise<void> {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname.replace('/rest/v1/', ''));
    await held;
    await route.continue();
  });
  await openPage(page, address);
  await expect(() => expect(asked.toSorted()).toEqual(calls)).toPass({ timeout: 15_000 });
  release();
  await page.unrouteAll({ behavior: 'wait' });
}
