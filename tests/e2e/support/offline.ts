// Waits for the copies that a browser caches for offline use, and wakes the worker that uses them.
import { expect, type Page } from '@playwright/test';
import { openPage } from '#tests/e2e/support/fixtures.ts';

/**
 * Opens each page until the device can open it without a network. A page is cached some time after it has settled: all but the last are
 * open in other tabs meanwhile.
 */
export async function readAll(page: Page, addresses: readonly string[]): Promise<void> {
  // The first page that is open has the session for the other tabs.
  await openPage(page, addresses.at(-1) ?? '');
  const inOtherTab = async (address: string) => {
    const tab = await page.context().newPage();
    await openPage(tab, address);
    await waitUntilCached(tab);
    await tab.close();
  };
  await Promise.all([waitUntilCached(page), ...addresses.slice(0, -1).map(inOtherTab)]);
}

/** Waits until the current page is cached with the files that it loaded. The pages of a section of an area share one copy. */
export const waitUntilCached = (page: Page): Promise<void> =>
  expect(async () => {
    const missing = await page.evaluate(async () => {
      const section = /^\/(?:client|partner)\/[^/]+/.exec(location.pathname);
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const files = section && loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
      const wanted = [section?.[0] ?? location.pathname, ...(files ?? [])];
      const found = await Promise.all(wanted.map((name) => caches.match(name, { ignoreSearch: true })));
      return wanted.filter((_, index) => found[index] === undefined);
    });
    expect(missing).toEqual([]);
  }).toPass();

/** Does what the browser does when the network is back: it calls the worker of the guest's pages, whether or not one is open. */
export async function wakeServiceWorker(page: Page, tag: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith('/guest/'));
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registered,
    tag,
    lastChance: false,
  });
  await devtools.detach();
}

/** Whether each request that this browser stores was refused. */
export const storedRequests = (page: Page): Promise<boolean[]> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('liesse', 1);
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const reading = database.transaction('outbox').objectStore('outbox').getAll();
    const rows = await new Promise<Array<{ isRefused?: boolean }>>((resolve) => {
      reading.addEventListener('success', () => resolve(reading.result));
    });
    database.close();
    return rows.map(({ isRefused }) => isRefused === true);
  });
