import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { addDays, inDays, shortDay, weddingDay } from '#tests/support/days.ts';

const toastTitled = (page: Page, title: string) => page.locator('[data-toast]').getByText(title, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).first();
const momentNames = (page: Page) =>
  page.getByRole('list', { name: 'Moments de l’événement' }).getByRole('listitem').locator('p:first-child');

test('changes of another member are reported meanwhile, and nothing typed is lost', async ({ areaPage: page }) => {
  const problems = listenForProblems(page);
  const person = await newPerson();
  const id = await newEvent(person, { starts_on: weddingDay(), place: 'Beaune' });
  await enterAs(page, person);
  await openPage(page, `/client/events/${id}`);
  const name = page.getByLabel('Nom de l’événement');
  await expect(name).toHaveValue('Ambre et Lou');
  await expectFits(page);

  // In another field: it comes in by itself, beside what is typed.
  await name.fill('Ambre & Lou');
  await callAs(person, 'PATCH', `events?id=eq.${id}`, { place: 'Dijon' });
  await expect(page.getByLabel('Lieu')).toHaveValue('Dijon');
  await expect(name).toHaveValue('Ambre & Lou');
  await save(page).click();
  await expect(toastTitled(page, 'Réglages enregistrés')).toBeVisible();

  // In the same field: the person decides.
  await name.fill('Ambre + Lou');
  await callAs(person, 'PATCH', `events?id=eq.${id}`, { name: 'Lou et Ambre' });
  const notice = page.getByRole('alert').filter({ hasText: 'Quelqu’un vient de modifier la même chose' });
  await expect(notice).toContainText('Lou et Ambre');
  await expect(name).toHaveValue('Ambre + Lou');
  await expectFits(page);
  await notice.getByRole('button', { name: 'Garder ma saisie' }).click();
  await expect(notice).toHaveCount(0);
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ambre + Lou' })).toBeVisible();

  // A deadline that has passed is said where it is typed, and it may be wanted.
  const deadline = page.getByRole('textbox', { name: /^Réponses attendues/ });
  await deadline.fill(shortDay(inDays(-3)));
  await expect(deadline).toHaveAccessibleDescription(/^Ce jour est déjà passé/);
  await expectAccessible(page);
  await deadline.fill(shortDay(inDays(20)));
  await expect(deadline).toHaveAccessibleDescription(/^Passé ce jour/);

  await page.getByRole('textbox', { name: 'Dernier jour' }).fill(shortDay(addDays(weddingDay(), -2)));
  await save(page).click();
  await expect(page.getByRole('textbox', { name: 'Dernier jour' })).toHaveAttribute('aria-invalid', 'true');
  // What was typed in one part is there after a look at another.
  await page.getByRole('tab', { name: 'Équipe' }).click();
  await page.getByRole('tab', { name: 'Détails' }).click();
  await expect(page.getByRole('textbox', { name: 'Dernier jour' })).toHaveValue(shortDay(addDays(weddingDay(), -2)));
  expect(problems).toEqual([]);
});

test('moments are added, changed, sorted by keyboard and by dragging, and deleted', async ({ areaPage: page }) => {
  const problems = listenForProblems(page);
  const person = await newPerson();
  const moments = ['Mairie', 'Dîner', 'Brunch'].map((name) => ({ kind: 'autre', name }));
  const id = await newEvent(person, { starts_on: weddingDay(), moments });
  await enterAs(page, person);
  await openPage(page, `/client/events/${id}?part=moments`);
  await expect(momentNames(page)).toHaveText(['Mairie', 'Dîner', 'Brunch']);
  await expectAccessible(page);

  const handle = (name: string) => page.getByRole('button', { name: `Déplacer ${name}`, exact: true });
  await handle('Mairie').focus();
  await page.keyboard.press('ArrowDown');
  await expect(momentNames(page)).toHaveText(['Dîner', 'Mairie', 'Brunch']);
  await expect(handle('Mairie')).toBeFocused();
  await expect(page.locator('[data-announcer]')).toHaveText('Mairie : place 2 sur 3');

  const from = await handle('Brunch').boundingBox();
  const to = await handle('Dîner').boundingBox();
  if (from === null || to === null) throw new Error('no visible handle');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 6 });
  await page.mouse.move(to.x + 20, to.y - 4, { steps: 3 });
  await page.mouse.up();
  await expect(momentNames(page)).toHaveText(['Brunch', 'Dîner', 'Mairie']);
  await expect
    .poll(async () => {
      const rows = await callAs<Array<{ name: string }>>(person, 'GET', `moments?event_id=eq.${id}&order=position`);
      return rows.map(({ name }) => name);
    })
    .toEqual(['Brunch', 'Dîner', 'Mairie']);

  await page.getByRole('button', { name: 'Ajouter un moment' }).click();
  const added = page.getByRole('dialog', { name: 'Nouveau moment' });
  await added.getByRole('button', { name: 'Valider' }).click();
  await expect(added.getByText('Donnez un nom à ce moment.')).toBeVisible();
  await added.getByLabel('Nom', { exact: true }).fill('Feu d’artifice');
  await added.getByLabel('Heure').fill('23h');
  await added.getByRole('button', { name: 'Valider' }).dblclick();
  await expect(momentNames(page)).toHaveText(['Brunch', 'Dîner', 'Mairie', 'Feu d’artifice']);

  await page.getByRole('button', { name: 'Modifier Dîner' }).click();
  const edited = page.getByRole('dialog', { name: 'Modifier le moment' });
  await edited.getByLabel('Nombre de places').fill('80');
  await callAs(person, 'PATCH', `moments?event_id=eq.${id}&name=eq.Dîner`, { capacity: 60 });
  await edited.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(edited.getByRole('alert')).toContainText('Nombre de places : 60');
  await expectAccessible(page);
  await edited.getByRole('button', { name: 'Reprendre ce qui est enregistré' }).click();
  await expect(edited.getByLabel('Nombre de places')).toHaveValue('60');
  await edited.getByLabel('Lieu').fill('Orangerie');
  await edited.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Orangerie · 60 places')).toBeVisible();

  await page.getByRole('button', { name: 'Retirer Mairie' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer le moment' }).click();
  await expect(momentNames(page)).toHaveText(['Brunch', 'Dîner', 'Feu d’artifice']);
  expect(problems).toEqual([]);
});

test('a photo is made smaller, shown, replaced and removed', async ({ areaPage: page }) => {
  const problems = listenForProblems(page);
  const person = await newPerson();
  const id = await newEvent(person);
  await enterAs(page, person);
  await openPage(page, `/client/events/${id}?part=cover`);
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel(/la photo|une photo/).setInputFiles({ name, mimeType, buffer });
  await choose('notes.txt', 'text/plain', Buffer.from('bonjour'));
  await expect(page.getByRole('alert')).toContainText('Ce format n’est pas accepté');
  await choose('abimee.png', 'image/png', Buffer.from('not a picture'));
  await expect(page.getByRole('alert')).toContainText('n’a pas pu être lue');

  await choose('nous.png', 'image/png', await photo('#6d1f3b'));
  await expect(toastTitled(page, 'Photo enregistrée')).toBeVisible();
  const picture = page.locator('main img').last();
  const first = (await picture.getAttribute('src')) ?? '';
  const stored = await page.request.get(first);
  expect(await sharp(await stored.body()).metadata()).toMatchObject({ width: 2000, height: 1000, format: 'webp' });
  await expectAccessible(page);
  await choose('plus-tard.png', 'image/png', await photo('#1f4d42'));
  await expect(picture).not.toHaveAttribute('src', first);
  await expect.poll(async () => (await page.request.get(first)).ok()).toBe(false);
  await page.getByRole('button', { name: 'Retirer' }).click();
  await expect(toastTitled(page, 'Photo retirée')).toBeVisible();
  await expect(picture).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('an address of an event that is not theirs says so kindly', async ({ areaPage: page, someone }) => {
  const stranger = await newPerson();
  const id = await newEvent(stranger);
  await enterAs(page, await someone('client'));
  await openPage(page, `/client/events/${id}`);
  await expect(page.getByRole('heading', { name: 'Cet événement n’est pas dans votre liste' })).toBeVisible();
  await expectAccessible(page);
});

const photo = (background: string) =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();
