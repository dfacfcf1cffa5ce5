// What somebody who is invited does where the network fails or is slow.
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expect, openPage, test, touchPage } from '#tests/e2e/support/fixtures.ts';
import { answersOf, newInvitingWedding } from '#tests/e2e/support/invitations.ts';
import { storedRequests, waitUntilCached, wakeServiceWorker } from '#tests/e2e/support/offline.ts';

test.use({ hasServiceWorkers: true });

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer ma réponse' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Merci, c’est noté' });

test('an invitation that was read opens again without a network, and can be answered there', async ({
  page,
  context,
}) => {
  const wedding = await newInvitingWedding();
  const { path } = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès' }]);
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: 'Votre réponse' })).toBeVisible();
  await waitUntilCached(page);
  // The server rendered the invitation; what is cached is the shell.
  const cached = () => page.evaluate(async () => (await caches.match(location.pathname))?.text());
  // Until the application runs, it is the copy that the server rendered.
  await expect.poll(cached).not.toContain('Camille');
  expect(await cached()).toContain('<html');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Camille & Noé' })).toBeVisible();
  await expect(page.getByText(/^Copie enregistrée sur cet appareil/)).toBeVisible();
  await page.getByRole('button', { name: 'Je viens' }).click();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Votre réponse est enregistrée sur cet appareil' })).toBeVisible();
  await context.setOffline(false);
  await expect(thanks(page)).toBeVisible();
  expect(await answersOf(wedding)).toEqual(['Inès: Cérémonie oui', 'Inès: Dîner oui']);
});

test('of two invitations on one device, the programme without a network is that of the one opened last', async ({
  page,
  context,
}) => {
  const [parents, friends] = [
    await newInvitingWedding({ moreMoments: ['Brunch'] }),
    await newInvitingWedding({ moreMoments: ['Feu d’artifice'] }),
  ];
  const first = await parents.invite('Inès Lefèvre', [{ first_name: 'Inès' }]);
  const second = await friends.invite('Inès Lefèvre', [{ first_name: 'Inès' }]);
  const open = async (path: string): Promise<void> => {
    await page.goto(path);
    await page.waitForURL((url) => !url.searchParams.has('token'));
    await waitUntilCached(page);
  };
  await open(first.path);
  const firstHome = page.url();
  await open('/guest/event');
  await open(second.path);

  await context.setOffline(true);
  // The programme of the second was never read: the first one's must not take its place.
  const other = await context.newPage();
  await expect(other.goto('/guest/event')).rejects.toThrow('net::ERR_FAILED');
  await other.close();
  await page.goto(firstHome);
  await page.goto('/guest/event');
  await expect(page.getByText('Brunch')).toBeVisible();
});

test('a reply sent without a network waits, and leaves once when it is back', async ({ page, context }) => {
  const wedding = await newInvitingWedding();
  const { path } = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès' }]);
  await openPage(page, path);
  await page.getByRole('button', { name: 'Je viens' }).click();
  await context.setOffline(true);
  await expect(page.getByText(/^Vous êtes hors ligne/)).toBeVisible();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Votre réponse est enregistrée sur cet appareil' })).toBeFocused();
  await expect(page.getByText('Votre réponse partira dès le retour du réseau', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await answersOf(wedding)).toEqual([]);

  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/guest_reply')) asked.push(request.postDataJSON().key);
  });
  await context.setOffline(false);
  await expect(thanks(page)).toBeVisible();
  expect(new Set(asked).size).toBe(1);
  expect(await answersOf(wedding)).toEqual(['Inès: Cérémonie oui', 'Inès: Dîner oui']);
  expect(await page.evaluate(() => localStorage.getItem('liesse.replies'))).toBeNull();
});

test('a reply whose answer was lost leaves at the next visit, with the same key', async ({ page }) => {
  const wedding = await newInvitingWedding();
  const { path } = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès' }]);
  await openPage(page, path);
  const keys: string[] = [];
  await page.route('**/rpc/guest_reply', async (route) => {
    keys.push(route.request().postDataJSON().key);
    // The server takes it, and nobody hears so.
    if (keys.length === 1) await route.fetch();
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Je viens' }).click();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Votre réponse est enregistrée sur cet appareil' })).toBeVisible();
  const answered = page.waitForResponse('**/rpc/guest_reply');
  await openPage(page, '/guest');
  expect(await (await answered).json()).toMatchObject({ repeated: true });
  await expect(thanks(page)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('what is entered before the script has arrived is in the reply, also when it is sent at once', async ({
  page,
}) => {
  const wedding = await newInvitingWedding();
  const { path } = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès', last_name: 'Lefèvre' }]);
  const script = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.addInitScript(sendOnceHydrated);
  await page.goto(path);
  const word = page.getByRole('textbox', { name: /Un mot pour vos hôtes/ });
  await page.getByRole('region', { name: 'Cérémonie' }).getByText('Oui').click();
  await page.getByRole('region', { name: 'Dîner' }).getByText('Non').click();
  await word.fill('À très vite');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  script.resolve();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ce que vous avez répondu' })).toContainText('À très vite');
  expect(await answersOf(wedding)).toEqual(['Inès: Cérémonie oui', 'Inès: Dîner non']);
});

test('an invitation that nobody touches loads 45 kB of script at most, and its form waits for a lost network', async ({
  page,
  context,
}) => {
  const wedding = await newInvitingWedding();
  const { path } = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès', last_name: 'Lefèvre' }]);
  await page.goto(path);
  await page.waitForURL((url) => !url.searchParams.has('token'));
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  expect(scripts).not.toEqual([]);
  expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  await context.setOffline(true);
  await expect(page.getByText(/^Vous êtes hors ligne/)).toBeVisible();
  await page.getByRole('region', { name: 'Dîner' }).getByText('Oui').click();
  await send(page).click();
  await expect(page.getByText('Votre réponse partira dès le retour du réseau', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(thanks(page)).toBeVisible();
  expect(await answersOf(wedding)).toEqual(['Inès: Dîner oui']);
  await touchPage(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});

test('a reply given without a network is sent by the service worker after its page was closed', async ({
  page,
  context,
}) => {
  const wedding = await newInvitingWedding();
  const { path } = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès' }]);
  await openPage(page, path);
  await waitUntilCached(page);
  await page.getByRole('button', { name: 'Je viens' }).click();
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Votre réponse est enregistrée sur cet appareil' })).toBeVisible();
  const other = await context.newPage();
  await page.close();
  await context.setOffline(false);
  // Any other page of the site: the browser wakes the worker without one.
  await other.goto('/home');
  await wakeServiceWorker(other, 'outbox');
  await expect.poll(() => answersOf(wedding)).toEqual(['Inès: Cérémonie oui', 'Inès: Dîner oui']);

  const repeated = other.waitForResponse('**/rpc/guest_reply');
  await openPage(other, '/guest');
  expect(await (await repeated).json()).toMatchObject({ repeated: true });
  await expect(thanks(other)).toBeVisible();
});

test('an invitation that nobody touched opens the next day without a network, and a reply that is refused later comes back with its reason', async ({
  page,
  context,
}) => {
  const wedding = await newInvitingWedding({ capacity: 1 });
  const { path } = await wedding.invite('Famille Bérard', [{ first_name: 'Hélène' }, { first_name: 'Marc' }]);
  await page.goto(path);
  await page.waitForURL((url) => !url.searchParams.has('token'));
  await waitUntilCached(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  const address = page.url();

  const nextPage = async (last: Page): Promise<Page> => {
    const next = await context.newPage();
    await last.close();
    await next.goto(address);
    return next;
  };
  const answerOf = (shown: Page, who: string, given: string) =>
    shown
      .getByRole('region', { name: /^Dîner/ })
      .getByRole('group', { name: who })
      .getByLabel(given, { exact: true });
  await context.setOffline(true);
  const offline = await nextPage(page);
  await expect(offline.getByRole('heading', { level: 1, name: 'Camille & Noé' })).toBeVisible();
  await expect(offline.getByText(/^Copie enregistrée sur cet appareil/)).toBeVisible();
  // Diets and messages are not stored on the device.
  await expect(offline.getByRole('textbox')).toHaveCount(0);
  for (const who of ['Hélène', 'Marc']) await answerOf(offline, who, 'Oui').check({ force: true });
  await send(offline).click();
  await expect(offline.getByText('Votre réponse partira dès le retour du réseau', { exact: true })).toBeVisible();
  // The network is back for a moment, and lost before the answer.
  await offline.route(address, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  const lost = offline.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await context.setOffline(false);
  await lost;
  await context.setOffline(true);
  expect(await storedRequests(offline)).toEqual([false]);
  const again = await nextPage(offline);
  await expect(again.getByText('Votre réponse partira dès le retour du réseau', { exact: true })).toBeVisible();
  await expect(answerOf(again, 'Marc', 'Oui')).toBeChecked();

  const elsewhere = await context.newPage();
  await again.close();
  await context.setOffline(false);
  await elsewhere.goto('/home');
  await wakeServiceWorker(elsewhere, 'outbox');
  await expect.poll(() => storedRequests(elsewhere)).toEqual([true]);
  expect(await answersOf(wedding)).toEqual([]);

  const online = await nextPage(elsewhere);
  await expect(online.getByText('vient d’afficher complet')).toBeVisible();
  await expect.poll(() => storedRequests(online)).toEqual([]);
  await expect(answerOf(online, 'Marc', 'Oui')).toBeChecked();
  await answerOf(online, 'Marc', 'Non').check({ force: true });
  // The application, loaded by this first use, adds the dishes above the button.
  await expect(online.getByRole('radiogroup', { name: 'Plat – Dîner' })).toBeVisible();
  await send(online).click();
  await expect(thanks(online)).toBeVisible();
  expect(await answersOf(wedding)).toEqual(['Hélène: Dîner oui', 'Marc: Dîner non']);
  // It is thanked for before its copy is removed.
  await expect.poll(() => storedRequests(online)).toEqual([]);
});

/** Runs in the page: sends the form between hydration and its effects, by what React offers to its developer tools. */
function sendOnceHydrated(): void {
  const onCommitFiberRoot = () => {
    hook.onCommitFiberRoot = () => undefined;
    queueMicrotask(() => document.querySelector<HTMLElement>('form [type="submit"]')?.click());
  };
  const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}
