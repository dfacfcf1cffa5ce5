import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { addDays, dayInWords, periodInWords, shortDay, weddingDay } from '#tests/support/days.ts';

const toastTitled = (page: Page, title: string) => page.locator('[data-toast]').getByText(title, { exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Continuer' });
const momentsOf = (page: Page) =>
  page.getByRole('list', { name: 'Moments de l’événement' }).getByRole('listitem').locator('p:first-child');

/** As by hand: the page has changed between the two halves. */
async function doubleClickSlowly(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.getByText('Le déroulé que nous vous proposons')).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test('somebody without an event makes a wedding in three steps, through a reload, and once [AREA-C1]', async ({
  areaPage: page,
}) => {
  const problems = listenForProblems(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/rpc/create_event') && calls.push(request.method()));
  await enterAs(page, await newPerson({ name: 'Alix Berger' }));
  await openPage(page, '/client/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Alix' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: 'Créer mon événement' }).click();

  await next(page).click();
  await expect(page.getByText('Donnez un nom à votre événement.')).toBeVisible();
  await expectFits(page);
  await page.getByLabel('Nom de l’événement').fill('Ambre et Lou');
  await next(page).click();
  await next(page).click();
  await expect(page.getByText('Indiquez une date, ou cochez')).toBeVisible();
  await page.getByRole('textbox', { name: 'Date' }).fill(dayInWords(weddingDay()).replace('samedi ', ''));
  await page.getByRole('textbox', { name: /^Lieu/ }).fill('Château de Bagnols');
  await page.getByRole('textbox', { name: /^Nombre d’invités/ }).fill('120');
  await expectFits(page);

  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Lieu/ })).toHaveValue('Château de Bagnols');
  await expect(page.getByRole('textbox', { name: 'Date' })).toHaveValue(shortDay(weddingDay()));
  await doubleClickSlowly(page, next(page));
  await expect(momentsOf(page)).toHaveCount(6);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Retirer Cérémonie civile' }).click();
  await page.getByRole('button', { name: 'Modifier Dîner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifier le moment' });
  await dialog.getByLabel('Heure').fill('1930');
  await dialog.getByLabel('Nombre de places').fill('80');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByText('19 h 30 · 80 places')).toBeVisible();
  await page.reload();
  await expect(momentsOf(page)).toHaveCount(5);
  await expectAccessible(page);
  // The browser's « Back » leads one step back, and nothing typed is lost.
  await page.goBack();
  await expect(page.getByRole('textbox', { name: /^Lieu/ })).toHaveValue('Château de Bagnols');
  await page.goBack();
  await expect(page.getByLabel('Nom de l’événement')).toHaveValue('Ambre et Lou');
  await expect(page).toHaveURL('/client/events/new');
  await next(page).click();
  await page.getByRole('button', { name: 'Retour', exact: true }).click();
  await expect(page.getByLabel('Nom de l’événement')).toBeVisible();
  await next(page).click();
  await next(page).click();
  await expect(momentsOf(page)).toHaveCount(5);

  await page.getByRole('button', { name: 'Créer l’événement' }).dblclick();
  await expect(page).toHaveURL('/client/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Ambre et Lou' })).toBeVisible();
  await expect(page.getByText(periodInWords(weddingDay(), addDays(weddingDay(), 1)))).toBeVisible();
  await expect(page.getByRole('button', { name: /^Événement affiché : Ambre et Lou/ })).toBeVisible();
  expect(calls).toEqual(['POST']);
  await expectAccessible(page);

  // « Back » leads to none of the steps of an event that exists now, and the draft is spent.
  await page.goBack();
  await expect(page).toHaveURL('/client/dashboard');
  await openPage(page, '/client/events/new');
  await expect(page.getByLabel('Nom de l’événement')).toHaveValue('');
  expect(problems).toEqual([]);
});

test('an event whose day is not fixed yet has moments without a day', async ({ areaPage: page }) => {
  const person = await newPerson();
  await enterAs(page, person);
  await openPage(page, '/client/events/new');
  await page.getByRole('radio', { name: /^Anniversaire/ }).check();
  await page.getByLabel('Nom de l’événement').fill('Les 40 ans de Sacha');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Pas encore fixée' }).check();
  await next(page).click();
  await expect(momentsOf(page)).toHaveText(['Apéritif', 'Dîner', 'Soirée']);
  await page.getByRole('button', { name: 'Créer l’événement' }).click();
  await expect(page.getByText('Date à fixer')).toBeVisible();
  const [event] = await callAs<Array<{ starts_on: null; moments: unknown[] }>>(
    person,
    'GET',
    'events?select=starts_on,moments(day)',
  );
  expect(event).toEqual({ starts_on: null, moments: [{ day: null }, { day: null }, { day: null }] });
});

test('events are archived, restored, copied, deleted and undeleted', async ({ areaPage: page }) => {
  const problems = listenForProblems(page);
  const person = await newPerson();
  await newEvent(person, { name: 'Mariage passé', starts_on: '2025-06-14' });
  await newEvent(person, { starts_on: weddingDay(), place: 'Beaune' });
  await enterAs(page, person);
  await openPage(page, '/client/events');
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const button = async (event: string, action: string) => {
    await page.getByRole('button', { name: `Actions pour ${event}`, exact: true }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await expect(section('À venir').getByRole('button', { name: 'Ambre et Lou', exact: true })).toBeVisible();
  await expect(section('Passés').getByRole('button', { name: 'Mariage passé', exact: true })).toBeVisible();
  await expectAccessible(page);

  await button('Mariage passé', 'Archiver');
  await expect(section('Archivés').getByText('Mariage passé')).toBeVisible();
  await page.getByRole('button', { name: /^Événement affiché/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Mariage passé' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await button('Mariage passé', 'Désarchiver');
  await expect(section('Passés').getByText('Mariage passé')).toBeVisible();

  await button('Ambre et Lou', 'Dupliquer');
  const dialog = page.getByRole('dialog', { name: 'Dupliquer l’événement' });
  await expect(dialog.getByLabel('Nom du nouvel événement')).toHaveValue('Ambre et Lou (copie)');
  await dialog.getByLabel('Nom du nouvel événement').fill('Ambre et Lou, dix ans');
  await dialog.getByRole('textbox', { name: 'Nouvelle date' }).fill(shortDay(addDays(weddingDay(), 3654)));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Dupliquer' }).dblclick();
  await expect(section('À venir').getByText('samedi', { exact: false })).not.toHaveCount(0);
  await expect(section('À venir').getByRole('listitem')).toHaveCount(2);

  await button('Ambre et Lou, dix ans', 'Supprimer');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('30 jours');
  await expectFits(page);
  await question.getByRole('button', { name: 'Supprimer dans 30 jours' }).click();
  await expect(section('En cours de suppression').getByText(/^Suppression le/)).toBeVisible();
  await section('En cours de suppression').getByRole('button', { name: 'Annuler la suppression' }).click();
  await expect(toastTitled(page, '« Ambre et Lou, dix ans » est conservé')).toBeVisible();
  await expect(section('En cours de suppression')).toHaveCount(0);
  await expect(section('À venir').getByRole('listitem')).toHaveCount(2);
  expect(problems).toEqual([]);
});
