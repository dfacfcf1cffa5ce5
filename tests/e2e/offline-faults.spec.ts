// What goes wrong around changes that wait: the session ends, a new version comes, the clock of the device is wrong, push is refused.
import type { BrowserContext, Page, Request } from '@playwright/test';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { waitUntilCached } from '#tests/e2e/support/offline.ts';
import { enterAs, newPerson, notify, type Person, signedIn } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { emailField, passwordField, submitButton } from '#tests/e2e/support/sign-in.ts';
import { weddingDay } from '#tests/support/days.ts';
import { PASSWORD } from '#tests/support/password.ts';

test.use({ hasServiceWorkers: true });

const bar = (page: Page) => page.getByRole('status').filter({ hasText: /modifications? en attente/ });
const flowers = (page: Page) => page.getByRole('checkbox', { name: 'Fait : Choisir les fleurs' });
const ended = (page: Page) => page.getByRole('dialog', { name: 'Votre session a pris fin' });

async function newHost(): Promise<{ host: Person; task: string }> {
  const host = await newPerson();
  const event = await newEvent(host, { starts_on: weddingDay() });
  const [task] = await callAs<{ id: string }[]>(host, 'POST', 'tasks', {
    event_id: event,
    title: 'Choisir les fleurs',
    position: 1,
  });
  return { host, task: task?.id ?? '' };
}

/** Reads the task from another device. */
async function readerOf(person: Person, task: string) {
  const client = await signedIn(person);
  return async () => {
    const { data } = await client.from('tasks').select('title, state, version').eq('id', task).single().throwOnError();
    return data;
  };
}

const endEverySession = async (person: Person) => (await signedIn(person)).auth.signOut({ scope: 'global' });

/** One change that waits on the device, which has no network. */
async function changeOffline(page: Page, context: BrowserContext): Promise<void> {
  await openPage(page, '/client/todo');
  await expect(flowers(page)).toBeEnabled();
  await waitUntilCached(page);
  await context.setOffline(true);
  await flowers(page).check();
  await expect(bar(page)).toContainText('1 modification en attente d’envoi');
}

async function signInAs(page: Page, { email }: Person): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await submitButton(page).click();
}

/** A change is made without a network, the session is revoked meanwhile, and the network is back. */
async function returnToEndedSession(page: Page, context: BrowserContext) {
  const { host, task } = await newHost();
  await enterAs(page, host);
  await changeOffline(page, context);
  await endEverySession(host);
  const read = await readerOf(host, task);
  await context.setOffline(false);
  await expect(ended(page)).toBeVisible();
  return { host, read };
}

test('a session revoked while changes wait is said in place, and signing in again as the same person sends them once', async ({
  page,
  context,
}) => {
  const { host, read } = await returnToEndedSession(page, context);
  expect(await read()).toMatchObject({ state: 'todo', version: 1 });
  await signInAs(page, host);
  await expect(ended(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(read).toMatchObject({ state: 'done', version: 2 });
});

test('somebody else who signs in after a revoked session neither sees nor sends the changes that wait', async ({
  page,
  context,
}) => {
  const { host, read } = await returnToEndedSession(page, context);
  const { host: other } = await newHost();
  await signInAs(page, other);
  await expect(ended(page)).toHaveCount(0);
  await expect(flowers(page)).not.toBeChecked();
  await expect(bar(page)).toHaveCount(0);
  // Their own change is sent from the same device; the first person's stays.
  await flowers(page).check();
  await expect(flowers(page)).toBeChecked();
  expect(await read()).toMatchObject({ state: 'todo', version: 1 });
  await openPage(page, '/sign-out');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/home');
  await openPage(page, `/login?from=${encodeURIComponent('/client/todo')}`);
  await signInAs(page, host);
  await expect(page).toHaveURL('/client/todo');
  await expect.poll(read).toMatchObject({ state: 'done', version: 2 });
});

test('a change whose answer is lost in the reload to a new version is sent again and applied once', async ({
  page,
  context,
}) => {
  const { host, task } = await newHost();
  await enterAs(page, host);
  await changeOffline(page, context);
  const read = await readerOf(host, task);
  const applied = Promise.withResolvers<void>();
  let isFirst = true;
  // The route stays: taking it away would let the request that waits go on to the server.
  await page.route('**/rest/v1/rpc/apply_changes', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    applied.resolve();
  });
  await context.setOffline(false);
  await applied.promise;
  const sentAgain = page.waitForResponse('**/rest/v1/rpc/apply_changes');
  await page.reload();
  await sentAgain;
  await expect(bar(page)).toHaveCount(0);
  expect(await read()).toMatchObject({ state: 'done', version: 2 });
});

test('the reload to a new version waits for a write that is on its way', async ({ page }) => {
  const { host, task } = await newHost();
  await page.clock.install();
  await enterAs(page, host);
  await openPage(page, '/client/todo');
  const isAsked = (request: Request) => request.resourceType() === 'fetch';
  await page.route('**/client/todo', async (route) => {
    if (!isAsked(route.request())) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\bstart-[\w-]+\.js/g, 'start-newer.js');
    await route.fulfill({ response, body });
  });
  const reload = page.getByRole('button', { name: 'Recharger' });
  await expect(async () => {
    await page.clock.fastForward('10:01');
    await expect(reload).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const read = await readerOf(host, task);
  const written = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const isWrite = (request: Request) =>
    /\/rest\/v1\//.test(request.url()) && ['POST', 'PATCH'].includes(request.method());
  await page.route('**/rest/v1/**', async (route) => {
    if (!isWrite(route.request())) return route.continue();
    held.resolve();
    await written.promise;
    await route.continue();
  });
  await flowers(page).check();
  await held.promise;
  await reload.click();
  await expect(reload).toHaveAttribute('aria-busy', 'true');
  expect(await read()).toMatchObject({ state: 'todo' });
  const reloaded = page.waitForEvent('load');
  written.resolve();
  await reloaded;
  expect(await read()).toMatchObject({ state: 'done', version: 2 });
});

for (const days of [-1, 1]) {
  test(`a clock that is ${days} day off changes neither the session, nor the order of changes, nor « il y a »`, async ({
    page,
    context,
  }) => {
    const { host, task } = await newHost();
    await page.addInitScript((offset) => {
      const Real = Date;
      const shift = offset * 86_400_000;
      globalThis.Date = new Proxy(Real, {
        construct: (target, given: unknown[]) =>
          Reflect.construct(target, given.length === 0 ? [Real.now() + shift] : given) as Date,
        get: (target, name) => (name === 'now' ? () => Real.now() + shift : (Reflect.get(target, name) as unknown)),
      });
    }, days);
    const read = await readerOf(host, task);
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
    });
    await openPage(page, `/login?from=${encodeURIComponent('/client/todo')}`);
    await signInAs(page, host);
    await expect(page).toHaveURL('/client/todo');
    await changeOffline(page, context);
    // The later title is what remains.
    for (const [from, to] of [
      ['Choisir les fleurs', 'Choisir les roses'],
      ['Choisir les roses', 'Choisir les pivoines'],
    ] as const) {
      await page.getByRole('link', { name: from }).click();
      const panel = page.getByRole('dialog', { name: 'Tâche' });
      await panel.getByLabel('Que faut-il faire ?').fill(to);
      await panel.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(panel).toBeHidden();
    }
    await context.setOffline(false);
    await expect.poll(read).toMatchObject({ title: 'Choisir les pivoines', state: 'done' });
    await expect(bar(page)).toHaveCount(0);

    await notify(host, { title: 'Hélène a répondu', href: '/client/guests' });
    await openPage(page, '/client/dashboard');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Hélène a répondu' })).toContainText(
      /maintenant|il y a \d+.minutes?/,
    );
    expect(renewals).toEqual([]);
  });
}

test('push messages that the browser refuses are said in place, with where to allow them', async ({
  page,
  someone,
}) => {
  await page.addInitScript(() => {
    const state = { permission: 'default' as NotificationPermission };
    Object.assign(window, { pushState: state });
    Object.defineProperty(Notification, 'permission', { get: () => state.permission });
    Notification.requestPermission = async () => {
      state.permission = 'denied';
      return 'denied';
    };
  });
  await enterAs(page, await someone('client'));
  await openPage(page, '/client/account');
  const block = page.getByRole('region', { name: 'Sur cet appareil' });
  const turnOn = block.getByRole('button', { name: 'Activer sur cet appareil' });
  await turnOn.click();
  await expect(block.getByRole('alert')).toContainText('Autorisez-les dans ses réglages');
  await expect(turnOn).toHaveCount(0);
  // Allowed in the settings of the browser: the page offers it again.
  await page.evaluate(() => {
    Object.assign((window as unknown as { pushState: object }).pushState, { permission: 'default' });
    dispatchEvent(new Event('visibilitychange'));
  });
  await expect(turnOn).toBeVisible();
  await expect(block.getByRole('alert')).toHaveCount(0);
});
