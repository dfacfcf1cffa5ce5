// Two devices of one couple without a network: what is read and changed there, what is sent when the network is back, the conflict that
// follows, and what is left after signing out. Also the announcement of a new version.
import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { addMember, newEvent } from '#tests/e2e/support/events.ts';
import { expect, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { readAll, waitUntilCached } from '#tests/e2e/support/offline.ts';
import { enterAs, newPerson, type Person } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { weddingDay } from '#tests/support/days.ts';

test.use({ hasServiceWorkers: true });

async function hosts() {
  const [alix, lou] = await Promise.all([newPerson(), newPerson({ name: 'Lou Martin' })]);
  const event = await newEvent(alix, { starts_on: weddingDay(), moments: [{ kind: 'diner', name: 'Dîner' }] });
  await addMember(event, lou, 'editor', { can_see_budget: true });
  const add = (table: string, row: object): Promise<{ id: string }[]> =>
    callAs(alix, 'POST', table, { event_id: event, ...row });
  const [flowers] = await add('tasks', { title: 'Choisir les fleurs', position: 1 });
  const [cake] = await add('tasks', { title: 'Goûter le gâteau', position: 2 });
  await callAs(alix, 'POST', 'rpc/save_household', {
    of_event: event,
    household: { name: 'Famille Petit', people: [{ first_name: 'Ines', last_name: 'Petit' }], removed: [] },
  });
  await add('timeline_items', { title: 'Photos', starts_minute: 960 });
  const [line] = await add('budget_items', { label: 'Salle', estimated_cents: 300_000, position: 1 });
  await add('instalments', { item_id: line?.id, kind: 'acompte', amount_cents: 90_000, position: 1 });
  return { alix, lou, event, tasks: [flowers?.id ?? '', cake?.id ?? ''] as const };
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('link', { name: from }).click();
  const panel = page.getByRole('dialog', { name: 'Tâche' });
  await panel.getByLabel('Que faut-il faire ?').fill(to);
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel).toBeHidden();
}

const rowsOf = <T>(person: Person, path: string): Promise<T[]> => callAs<T[]>(person, 'GET', path);
const bar = (page: Page) => page.getByRole('status').filter({ hasText: /modifications? (en attente|à vérifier)/ });

test('five things are changed without a network, sent once, and a conflict shows both versions; signing out leaves nothing', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(15_000);
  const { alix, lou, event, tasks } = await hosts();
  await enterAs(page, alix);
  await readAll(page, ['/client/guests', '/client/timeline', '/client/budget', '/client/todo']);
  const other = await openElsewhere(browser, { hasServiceWorkers: true });
  await enterAs(other, lou);
  await readAll(other, ['/client/todo']);

  await context.setOffline(true);
  await other.context().setOffline(true);
  await page.reload();
  await page.getByRole('checkbox', { name: 'Fait : Choisir les fleurs' }).check();
  await rename(page, 'Goûter le gâteau', 'Commander le gâteau');
  await expect(page.locator('[data-row]').filter({ hasText: 'Commander le gâteau' })).toContainText(
    'En attente d’envoi',
  );
  await expect(bar(page)).toContainText('2 modifications en attente d’envoi');

  await page.goto('/client/guests');
  await page.getByRole('link', { name: 'Ines Petit' }).click();
  const household = page.getByRole('dialog', { name: 'Famille Petit' });
  await household.getByLabel('Prénom').fill('Inès');
  await household.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('link', { name: 'Inès Petit' })).toBeVisible();

  await page.goto('/client/timeline');
  await page.getByRole('button', { name: 'Modifier l’étape : Photos' }).click();
  const entry = page.getByRole('dialog', { name: 'Modifier l’étape' });
  await entry.getByLabel(/^Heure/).fill('16:30');
  await entry.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Photos' })).toContainText('En attente d’envoi');

  await page.goto('/client/budget?part=dues');
  await page.getByRole('button', { name: /^Marquer comme payé/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Marquer comme payé', exact: true }).click();
  await expect(bar(page)).toContainText('5 modifications en attente d’envoi');
  await page.reload();
  await expect(bar(page)).toContainText('5 modifications en attente d’envoi');

  await rename(other, 'Goûter le gâteau', 'Oublier le gâteau');
  await other.context().setOffline(false);
  await expect
    .poll(() => rowsOf(lou, `tasks?id=eq.${tasks[1]}&select=title`))
    .toEqual([{ title: 'Oublier le gâteau' }]);
  await expect(bar(other)).toHaveCount(0);

  await context.setOffline(false);
  await expect(bar(page)).toHaveText(/^1.modification à vérifier/);
  await page.getByRole('button', { name: 'Voir', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifications à envoyer' });
  await expect(dialog).toContainText('La vôtre Commander le gâteau');
  await expect(dialog).toContainText('L’autre Oublier le gâteau');
  await expectAccessible(page);
  const [before] = await rowsOf<{ version: number }>(alix, `tasks?id=eq.${tasks[0]}&select=state,version`);
  expect(before).toEqual({ state: 'done', version: 2 });
  expect(await rowsOf(alix, `guests?event_id=eq.${event}&select=first_name`)).toEqual([{ first_name: 'Inès' }]);
  expect(
    await rowsOf(alix, `timeline_items?event_id=eq.${event}&title=eq.Photos&select=starts_minute,version`),
  ).toEqual([{ starts_minute: 990, version: 2 }]);
  expect(await rowsOf(alix, `instalments?event_id=eq.${event}&paid_on=not.is.null&select=version`)).toEqual([
    { version: 2 },
  ]);
  await dialog.getByRole('button', { name: /^Garder la mienne/ }).click();
  await expect(dialog).toContainText('Tout est envoyé.');
  expect(await rowsOf(alix, `tasks?id=eq.${tasks[1]}&select=title`)).toEqual([{ title: 'Commander le gâteau' }]);
  await page.keyboard.press('Escape');

  // A change that waits is erased by signing out only after a question.
  await openPage(page, '/client/todo');
  const cake = page.getByRole('checkbox', { name: 'Fait : Commander le gâteau' });
  await expect(cake).toBeEnabled();
  await waitUntilCached(page);
  await context.setOffline(true);
  await cake.check();
  await expect(bar(page)).toContainText('1 modification en attente d’envoi');
  // Signing out does not wait for a worker that is storing a page on a slow network.
  await page.evaluate(() => void navigator.locks.request('liesse.page-copies', () => new Promise(() => undefined)));
  await page.getByRole('button', { name: /^Mon compte/ }).click();
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await page.getByRole('button', { name: 'Se déconnecter et effacer' }).click();
  await expect(page).not.toHaveURL(/client/);
  await expect.poll(() => page.evaluate(storedOnDevice)).toEqual({ databases: [], pages: [], session: null });
});

test('a new version is announced while the page is open, and what is typed outlives the reload', async ({
  page,
  someone,
}) => {
  await page.clock.install();
  await enterAs(page, await someone('client'));
  await openPage(page, '/client/account');
  await page.getByLabel('Nom', { exact: true }).fill('Alix Berger-Morel');
  // The build that the server has meanwhile.
  const isAsked = (request: Request) => request.resourceType() === 'fetch';
  await page.route('**/client/account', async (route) => {
    if (!isAsked(route.request())) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\bstart-[\w-]+\.js/g, 'start-newer.js');
    await route.fulfill({ response, body });
  });
  const news = page.getByText('Une nouvelle version est disponible.');
  await expect(async () => {
    await page.clock.fastForward('10:01');
    await expect(news).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(news).toBeHidden();
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Alix Berger-Morel');
});

/** What is left of an account. */
async function storedOnDevice() {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  return {
    databases: names.filter((name) => name === 'copies' || name === 'liesse-changes'),
    pages: (await caches.keys()).filter((name) => name.startsWith('/client/')),
    session: localStorage.getItem('liesse.session'),
  };
}
