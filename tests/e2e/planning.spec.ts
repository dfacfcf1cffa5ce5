import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { centre, middleOf, openPointer } from '#tests/e2e/support/drag.ts';
import { addMember, newEvent } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson, type Person } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { inDays } from '#tests/support/days.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Liste des tâches' });
const row = (page: Page, title: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
const sheet = (page: Page) => page.getByRole('dialog');
const toastTitled = (page: Page, title: string | RegExp) => page.locator('[data-toast]').getByText(title);
const takeBack = (page: Page) => page.locator('[data-toast]').getByRole('button', { name: 'Annuler' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher une tâche' });
const view = (page: Page, name: string) => page.getByRole('tab', { name });

const typed = (day: string): string => day.split('-').toReversed().join('/');

let last = 0;
const newTask = (owner: Person, event_id: string, title: string, more: object = {}): Promise<unknown> =>
  callAs(owner, 'POST', 'tasks', { event_id, title, position: ++last, ...more });

test('a new event gets its plan, its date moves and the tasks follow [AREA-C2]', async ({ areaPage: page }) => {
  const problems = listenForProblems(page);
  const owner = await newPerson();
  const event = await newEvent(owner, { starts_on: inDays(600), moments: [{ kind: 'diner', name: 'Dîner' }] });
  await enterAs(page, owner);
  await openPage(page, '/client/todo');
  await expect(page.getByRole('heading', { name: 'Un rétroplanning, prêt à l’emploi' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Écrire une première liste d’invités' }).uncheck();
  await expect(page.getByText(/^105 sur 106/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Ajouter 105/ }).click();
  await expect(toastTitled(page, /^105.tâches ajoutées/)).toBeVisible();
  const budget = row(page, 'Fixer ensemble le budget total');
  await expect(budget).toBeVisible();
  await expectFits(page);

  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Compléter le rétroplanning' }).click();
  await expect(sheet(page).getByRole('checkbox', { name: 'Écrire une première liste d’invités' })).toBeChecked();
  await sheet(page).getByRole('button', { name: 'Fermer' }).click();

  // Sixty days later: the first task, due 540 days before, goes from day 60 to day 120.
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Déplacer la date de l’événement' }).click();
  await sheet(page)
    .getByLabel('Nouvelle date')
    .fill(typed(inDays(660)));
  await expect(sheet(page).getByRole('heading', { name: /^105.tâches à venir changent de jour$/ })).toBeVisible();
  await expect(sheet(page).getByText(`${typed(inDays(60))} → ${typed(inDays(120))}`)).toBeVisible();
  await expectAccessible(page);
  await sheet(page)
    .getByRole('button', { name: /^Déplacer au/ })
    .click();
  await expect(toastTitled(page, /^L’événement est fixé au/)).toBeVisible();
  expect(await read(owner, event, 'Fixer ensemble le budget total')).toMatchObject([{ due_on: inDays(120) }]);
  expect(problems).toEqual([]);
});

test('a task is added, opened, ticked, found without accents, put in order; many are shifted and taken back', async ({
  areaPage: page,
}) => {
  const problems = listenForProblems(page);
  const owner = await newPerson();
  const event = await newEvent(owner, { starts_on: inDays(300) });
  await newTask(owner, event, 'Réserver le château', { due_on: inDays(-3), category: 'lieu' });
  await newTask(owner, event, 'Goûter les menus');
  await newTask(owner, event, 'Choisir les fleurs');
  await enterAs(page, owner);
  await openPage(page, '/client/todo');
  const late = page.getByRole('button', { name: /^1.tâche en retard$/ });
  await expect(late).toBeVisible();

  await page.getByRole('textbox', { name: 'Ajouter une tâche' }).fill('Relancer le traiteur');
  await page.getByLabel('Pour le').fill(typed(inDays(40)));
  await page.getByRole('textbox', { name: 'Ajouter une tâche' }).press('Enter');
  await expect(row(page, 'Relancer le traiteur')).toBeVisible();

  await row(page, 'Relancer le traiteur').getByRole('link').click();
  await sheet(page).getByLabel('Responsable').selectOption('Alix Berger');
  await sheet(page).getByLabel('Échéance').selectOption('Avant l’événement');
  await sheet(page).getByLabel('Combien').fill('');
  await sheet(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(sheet(page).getByText('Indiquez un nombre entier')).toBeVisible();
  await sheet(page).getByLabel('Combien').fill('8');
  await sheet(page).getByLabel('Unité').selectOption('mois');
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toastTitled(page, 'Tâche enregistrée')).toBeVisible();
  expect(await read(owner, event, 'Relancer le traiteur')).toMatchObject([
    { days_before: 240, due_on: inDays(60), assignee_id: owner.id },
  ]);

  await search(page).fill('chateau reserver');
  await expect(list(page).getByRole('link')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Fait : Réserver le château' }).click();
  await expect(page.getByRole('checkbox', { name: 'Fait : Réserver le château' })).toBeChecked();
  await expect(late).toBeHidden();
  await search(page).fill('');
  await expect(page.getByRole('heading', { name: 'Terminées' })).toBeVisible();

  // By keyboard: the focus stays on the handle, and the database stores the order.
  const handle = page.getByRole('button', { name: 'Déplacer Choisir les fleurs' });
  await handle.press('ArrowUp');
  await expect(handle).toBeFocused();
  await expect(async () => {
    const rows = await callAs<{ title: string }[]>(
      owner,
      'GET',
      `tasks?event_id=eq.${event}&due_on=is.null&order=position&select=title`,
    );
    expect(rows.map(({ title }) => title)).toEqual(['Choisir les fleurs', 'Goûter les menus']);
  }).toPass();

  await page.getByRole('button', { name: 'Sélectionner', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Sélectionner Relancer le traiteur' }).check();
  await page
    .getByRole('region', { name: 'Actions sur la sélection' })
    .getByRole('button', { name: 'Modifier' })
    .click();
  await sheet(page).getByLabel('Que voulez-vous changer').selectOption('Les dates, en les décalant');
  await expectFits(page);
  await sheet(page).getByRole('button', { name: 'Appliquer' }).click();
  await expect(toastTitled(page, /^1.tâche modifiée$/)).toBeVisible();
  expect(await read(owner, event, 'Relancer le traiteur')).toMatchObject([{ days_before: 233 }]);
  await takeBack(page).click();
  await expect(toastTitled(page, 'Modification annulée')).toBeVisible();
  expect(await read(owner, event, 'Relancer le traiteur')).toMatchObject([{ days_before: 240 }]);
  expect(problems).toEqual([]);
});

test('board, calendar and year show the same tasks; one moves to another column', { tag: '@both' }, async ({
  areaPage: page,
  isMobile,
}) => {
  const problems = listenForProblems(page);
  const owner = await newPerson();
  const event = await newEvent(owner, { starts_on: inDays(200) });
  await newTask(owner, event, 'Choisir les fleurs', { due_on: inDays(0), category: 'decoration' });
  await newTask(owner, event, 'Goûter les menus', { due_on: inDays(30), category: 'traiteur' });
  await enterAs(page, owner);
  await openPage(page, '/client/todo?vue=tableau');
  if (isMobile) {
    await page.getByRole('button', { name: 'Déplacer « Choisir les fleurs » vers une autre colonne' }).click();
    await page.getByRole('menuitem', { name: 'Déplacer vers « En cours »' }).click();
  } else await page.getByRole('button', { name: 'Déplacer Choisir les fleurs' }).press('ArrowRight');
  await expect(async () =>
    expect(await read(owner, event, 'Choisir les fleurs')).toMatchObject([{ state: 'doing' }]),
  ).toPass();
  await expectAccessible(page);

  await view(page, 'Calendrier').click();
  await expect(page).toHaveURL('/client/todo?vue=calendrier');
  await expect(page.getByRole('gridcell', { name: /, 1.tâche/ }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /, 1.tâche/ })
    .first()
    .press('PageDown');
  await page.getByRole('button', { name: 'Aujourd’hui' }).click();
  await expect(page.getByRole('checkbox', { name: 'Fait : Choisir les fleurs' })).toBeVisible();
  await expectAccessible(page);

  await view(page, 'Année').click();
  const dot = page.getByRole('link', { name: /^Choisir les fleurs · / });
  await dot.focus();
  // The ratio of a whole element that lies between two pixels may be a ten-millionth less than 1.
  await expect(page.getByText(/^Choisir les fleurs · /)).toBeInViewport({ ratio: 0.999 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Voir le tableau' }).click();
  await expect(page.getByRole('row', { name: /^Traiteur 1 1 0/ })).toBeVisible();
  await expectFits(page);
  expect(problems).toEqual([]);
});

test('tasks are put in order by the pointer, by touch on a phone, and further than the screen shows', {
  tag: '@both',
}, async ({ areaPage: page, isMobile }) => {
  const problems = listenForProblems(page);
  const owner = await newPerson();
  const event = await newEvent(owner, { starts_on: inDays(300) });
  const titles = Array.from({ length: 24 }, (_, index) => `Idée ${String.fromCharCode(65 + index)}`);
  for (const title of titles) await newTask(owner, event, title);
  await enterAs(page, owner);
  await openPage(page, '/client/todo');
  const handle = (title: string) => page.getByRole('button', { name: `Déplacer ${title}`, exact: true });
  const stored = async () =>
    (await callAs<{ title: string }[]>(owner, 'GET', `tasks?event_id=eq.${event}&order=position&select=title`)).map(
      ({ title }) => title.slice(-1),
    );
  await expectAccessible(page);
  const pointer = await openPointer(page, isMobile);

  await centre(row(page, 'Idée B'));
  const [first, third] = [await middleOf(handle('Idée A')), await middleOf(row(page, 'Idée C'))];
  await pointer.press(first);
  await pointer.move({ x: first.x, y: third.y + 12 });
  await pointer.release();
  await expect(list(page).getByRole('link').nth(2)).toHaveText('Idée A');
  await expect.poll(async () => (await stored()).slice(0, 4)).toEqual(['B', 'C', 'A', 'D']);

  // Cancelled while dragging: nothing moves.
  await pointer.press(await middleOf(handle('Idée B')));
  await pointer.move({ x: first.x, y: third.y + 12 });
  await page.keyboard.press('Escape');
  await pointer.release();
  await expect(list(page).getByRole('link').first()).toHaveText('Idée B');

  // Held at the edge of the window, the page scrolls until the pointer is released.
  const { height } = page.viewportSize() ?? { height: 0 };
  await pointer.press(await middleOf(handle('Idée B')));
  await pointer.move({ x: first.x, y: height - 70 });
  const end = row(page, 'Idée X');
  await expect.poll(async () => ((await end.boundingBox())?.y ?? height) < height - 100).toBe(true);
  const below = await middleOf(end);
  await pointer.move({ x: first.x, y: below.y + 16 });
  await pointer.release();
  await expect.poll(async () => (await stored()).slice(-2)).toEqual(['X', 'B']);
  expect(problems).toEqual([]);
});

test('a task is dragged to another column of the board', async ({ areaPage: page, isMobile }) => {
  const owner = await newPerson();
  const event = await newEvent(owner, { starts_on: inDays(200) });
  await newTask(owner, event, 'Choisir les fleurs');
  await newTask(owner, event, 'Goûter les menus', { state: 'doing' });
  await enterAs(page, owner);
  await openPage(page, '/client/todo?vue=tableau');
  const pointer = await openPointer(page, isMobile);
  await pointer.press(await middleOf(page.getByRole('button', { name: 'Déplacer Choisir les fleurs' })));
  await pointer.move(await middleOf(page.getByRole('link', { name: 'Goûter les menus' })));
  await pointer.release();
  await expect(page.getByRole('region', { name: /^En cours/ }).getByRole('listitem')).toHaveCount(2);
  await expect
    .poll(() => read(owner, event, 'Choisir les fleurs'))
    .toMatchObject([{ title: 'Choisir les fleurs', state: 'doing' }]);
  // To an empty column, wherever in it.
  await pointer.press(await middleOf(page.getByRole('button', { name: 'Déplacer Goûter les menus' })));
  await pointer.move(await middleOf(page.getByRole('heading', { name: /^Fait/ })));
  await pointer.release();
  await expect.poll(() => read(owner, event, 'Goûter les menus')).toMatchObject([{ state: 'done' }]);
});

test('what another member writes appears; a reader ticks their own task alone; a calendar reads the secret address', async ({
  page,
}) => {
  const [owner, reader] = await Promise.all([newPerson(), newPerson({ name: 'Noé Petit' })]);
  const event = await newEvent(owner, { starts_on: inDays(200) });
  await addMember(event, reader, 'viewer');
  await newTask(owner, event, 'Choisir les fleurs', { assignee_id: reader.id, due_on: inDays(10) });
  await newTask(owner, event, 'Goûter les menus', { due_on: inDays(10) });
  await enterAs(page, reader);
  const socket = page.waitForEvent('websocket');
  await openPage(page, '/client/todo');
  await expect(page.getByRole('checkbox', { name: 'Fait : Goûter les menus' })).toBeDisabled();
  await newTask(owner, event, 'Écrire les vœux', { due_on: inDays(12) });
  await expect(row(page, 'Écrire les vœux')).toBeVisible();

  // The owner moves the task while its tick is being sent: the row that realtime reports does not undo the tick.
  const sent = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/set_task_state', async (route) => {
    await sent.promise;
    await route.fallback();
  });
  const flowers = page.getByRole('checkbox', { name: 'Fait : Choisir les fleurs' });
  await flowers.click();
  await expect(flowers).toBeChecked();
  const reported = (await socket).waitForEvent('framereceived', ({ payload }) => payload.includes(`"${inDays(1)}"`));
  await callAs(owner, 'PATCH', `tasks?event_id=eq.${event}&assignee_id=eq.${reader.id}`, { due_on: inDays(1) });
  await reported;
  expect(await page.waitForRequest(/\/rest\/v1\/tasks/, { timeout: 700 }).catch(() => null)).toBeNull();
  sent.resolve();
  await expect(row(page, 'Choisir les fleurs')).toContainText('Demain');
  await expect(flowers).toBeChecked();
  await expect(async () =>
    expect(await read(owner, event, 'Choisir les fleurs')).toMatchObject([{ state: 'done' }]),
  ).toPass();

  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Suivre dans mon agenda' }).click();
  await sheet(page).getByRole('button', { name: 'Créer mon adresse' }).click();
  const address = await sheet(page).getByLabel('Adresse à copier').inputValue();
  await expectFits(page);
  const answer = await page.request.get(address);
  expect(await answer.text()).toContain('Goûter les menus');
});

/** As the database has it. */
const read = (owner: Person, event: string, title: string): Promise<Record<string, unknown>[]> =>
  callAs(owner, 'GET', `tasks?event_id=eq.${event}&title=eq.${encodeURIComponent(title)}`);
