import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { addMember } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { guestIds, newWedding } from '#tests/e2e/support/weddings.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Liste des invités' });
const person = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true }).last();
const row = (page: Page, name: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .last();
const search = (page: Page) => page.getByRole('searchbox', { name: /^Rechercher/ });
const sheet = (page: Page) => page.getByRole('dialog');
const toastTitled = (page: Page, title: string) => page.locator('[data-toast]').getByText(title, { exact: true });
const takeBack = (page: Page) => page.locator('[data-toast]').getByRole('button', { name: 'Annuler' });
const announcer = (page: Page) => page.locator('[data-announcer]');

test('a couple adds a household, finds it without accents, notes a reply by phone and an allergy [AREA-C3]', {
  tag: '@both',
}, async ({ areaPage: page }) => {
  const problems = listenForProblems(page);
  const owner = await newPerson();
  await newWedding(owner, []);
  await enterAs(page, owner);
  await openPage(page, '/client/guests');
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  await expectFits(page);

  // Two households one after the other. The first is named after its people; one of them alone is invited to the dinner.
  await page.getByRole('link', { name: 'Ajouter un foyer' }).click();
  await expect(sheet(page).getByLabel('Prénom')).toBeFocused();
  await page.keyboard.type('Awa');
  await sheet(page).getByLabel('Nom', { exact: true }).fill('Diallo');
  await sheet(page).getByRole('button', { name: 'Dîner', pressed: true }).click();
  await sheet(page).getByRole('button', { name: 'Ajouter une personne' }).click();
  await sheet(page).getByLabel('Prénom').last().fill('Jean');
  await expect(sheet(page).getByText('Laissé vide : « Awa Diallo et Jean ».')).toBeVisible();
  await sheet(page).getByRole('group', { name: 'Personne 2' }).getByText('Moments, coordonnées').click();
  await sheet(page).getByLabel('Dîner').last().selectOption('Convié, sans réponse');
  await expect(sheet(page).getByRole('button', { name: 'Dîner (1 sur 2)', pressed: false })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Enregistrer et ajouter un autre' }).click();
  await expect(toastTitled(page, 'Foyer ajouté')).toBeVisible();
  await expect(sheet(page).getByLabel('Prénom')).toHaveCount(1);
  await expect(sheet(page).getByLabel('Prénom')).toHaveValue('');
  await expect(sheet(page).getByLabel('Prénom')).toBeFocused();

  await sheet(page).getByLabel('Prénom').fill('Éloïse');
  await sheet(page).getByLabel('Nom', { exact: true }).fill('Œuvrard');
  await sheet(page).getByRole('button', { name: 'Ajouter un accompagnant' }).click();
  await sheet(page).getByText('Coordonnées, régime et allergies').first().click();
  await sheet(page).getByLabel('Allergies et autres précisions').first().fill('Arachides');
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(sheet(page).getByRole('alert').filter({ hasText: 'Cochez l’accord de la personne' })).toBeVisible();
  await sheet(page).getByLabel('Cette personne accepte').check();
  await sheet(page).getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL('/client/guests');
  await expect(list(page).getByRole('link', { name: 'Accompagnant à nommer' })).toBeVisible();
  await expect(list(page).getByRole('link', { name: 'Awa Diallo et Jean' })).toBeVisible();
  await expect(row(page, 'Awa Diallo')).toContainText('Dîner : non convié');
  await expect(row(page, 'Jean')).toContainText('Dîner : en attente');

  // By the name of the household, which is that of its first person: all of it is found.
  await search(page).fill('eloise oeuv');
  await expect(list(page).getByRole('link', { name: 'Accompagnant à nommer' })).toBeVisible();
  await person(page, 'Éloïse Œuvrard').click();
  await sheet(page).getByLabel('Dîner').first().selectOption('Vient');
  await sheet(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toastTitled(page, 'Foyer enregistré')).toBeVisible();
  await expect(row(page, 'Éloïse Œuvrard')).toContainText('Dîner : vient');
  await search(page).fill('personne de ce nom');
  await expect(page.getByRole('heading', { name: 'Aucun invité ne correspond' })).toBeVisible();
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('the list starts above the fold, also with six moments, whose columns have icons with names', async ({
  areaPage: page,
}) => {
  const owner = await newPerson();
  const names = ['Cérémonie civile', 'Cérémonie', 'Vin d’honneur', 'Dîner', 'Soirée dansante', 'Brunch du lendemain'];
  await newWedding(owner, undefined, names);
  await enterAs(page, owner);
  await openPage(page, '/client/guests');
  await expect(person(page, 'Tom Béranger')).toBeInViewport();
  const counts = page.getByRole('region', { name: 'En chiffres' });
  await expect(counts.getByRole('list', { name: 'Présents par moment' })).toContainText('Brunch du lendemain');
  expect((await counts.boundingBox())?.height).toBeLessThan(130);
  const heads = page.getByRole('group', { name: 'Trier par' });
  for (const name of names) await expect(heads.getByRole('button', { name, exact: true })).toBeVisible();
  await counts.getByRole('button', { name: 'Voir le détail par moment' }).click();
  await counts.getByRole('button', { name: /^Dîner, En attente.: 3\. Afficher$/ }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
});

test('many are changed at once and taken back; deleted ones come back too', async ({ areaPage: page }) => {
  const owner = await newPerson();
  await newWedding(owner);
  await enterAs(page, owner);
  await openPage(page, '/client/guests');
  await page.getByRole('button', { name: 'Personnes' }).click();
  const box = (name: string) => list(page).getByRole('checkbox', { name: `Sélectionner ${name}` });
  await box('Éloïse Béranger').check();
  await box('Awa Diallo').click({ modifiers: ['Shift'] });
  await expect(page.getByText(/^3.personnes sélectionnées$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Modifier' }).click();
  await sheet(page).getByLabel('Que voulez-vous changer ?').selectOption('Enregistrer une réponse');
  await sheet(page).getByLabel('Moment').selectOption('Dîner');
  await sheet(page).getByLabel('Réponse').selectOption('Viennent');
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Appliquer' }).click();
  await expect(toastTitled(page, '3 personnes modifiées')).toBeVisible();
  await expect(row(page, 'Awa Diallo')).toContainText('Dîner : vient');
  await takeBack(page).click();
  await expect(toastTitled(page, 'Modification annulée')).toBeVisible();
  await expect(row(page, 'Awa Diallo')).toContainText('Dîner : en attente');

  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').or(sheet(page)).getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  await takeBack(page).click();
  await expect(person(page, 'Tom Béranger')).toBeVisible();
});

test('changes of another member appear in place and are announced; focus and selection stay', async ({ page }) => {
  const problems = listenForProblems(page);
  const [owner, other] = await Promise.all([newPerson(), newPerson({ name: 'Noé Petit' })]);
  const wedding = await newWedding(owner);
  await addMember(wedding.id, other, 'editor');
  const ids = await guestIds(owner, wedding);
  await enterAs(page, owner);
  await openPage(page, '/client/guests');
  await expect(row(page, 'Tom Béranger')).toContainText('Dîner : en attente');
  await search(page).fill('beranger');
  await list(page).getByRole('checkbox', { name: 'Sélectionner Tom Béranger' }).check();

  const answers = [ids['Tom'], ids['Éloïse']].map((guest) => ({
    guest,
    moment: wedding.moments['Dîner'],
    attending: true,
  }));
  await callAs(other, 'POST', 'rpc/record_replies', { of_event: wedding.id, answers });
  await expect(row(page, 'Tom Béranger')).toContainText('Dîner : vient');
  await expect(announcer(page)).toHaveText(/^2.réponses reçues/);
  await expect(list(page).getByRole('checkbox', { name: 'Sélectionner Tom Béranger' })).toBeFocused();
  await expect(list(page).getByRole('checkbox', { name: 'Sélectionner Tom Béranger' })).toBeChecked();

  await callAs(other, 'POST', 'rpc/delete_guests', { of_event: wedding.id, guests: [ids['Tom']] });
  await expect(list(page).getByRole('link', { name: 'Tom Béranger' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Actions sur la sélection' })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('two people edit one household: different fields are merged, a conflict is shown, nothing typed is lost', async ({
  areaPage: page,
}) => {
  const [owner, other] = await Promise.all([newPerson(), newPerson({ name: 'Noé Petit' })]);
  const wedding = await newWedding(owner);
  await addMember(wedding.id, other, 'editor');
  const ids = await guestIds(owner, wedding);
  await enterAs(page, owner);
  await openPage(page, '/client/guests');
  await person(page, 'Awa Diallo').click();
  await sheet(page).getByLabel('Adresse postale').fill('3 rue du Lac');
  await sheet(page).getByText('Coordonnées, régime et allergies').click();
  await sheet(page).getByLabel('Téléphone').fill('06 11 11 11 11');

  await callAs(other, 'PATCH', `guests?id=eq.${ids['Awa']}&select=id`, { diet: 'végane' });
  await expect(sheet(page).getByText('Ces changements sont repris ci-dessous')).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Végane', pressed: true })).toBeVisible();
  await expect(sheet(page).getByLabel('Téléphone')).toHaveValue('06 11 11 11 11');

  await callAs(other, 'PATCH', `guests?id=eq.${ids['Awa']}&select=id`, { phone: '0622222222' });
  const notice = sheet(page).getByRole('alert');
  await expect(notice).toContainText('06 22 22 22 22');
  await expectFits(page);
  await notice.getByRole('button', { name: 'Voir l’autre version' }).click();
  await expect(sheet(page).getByLabel('Téléphone')).toHaveValue('06 22 22 22 22');
  await expect(sheet(page).getByLabel('Adresse postale')).toHaveValue('3 rue du Lac');
  await notice.getByRole('button', { name: 'Revenir à la mienne' }).click();
  await expect(sheet(page).getByLabel('Téléphone')).toHaveValue('06 11 11 11 11');
  await notice.getByRole('button', { name: 'Garder la mienne' }).click();
  await sheet(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toastTitled(page, 'Foyer enregistré')).toBeVisible();
  await person(page, 'Awa Diallo').click();
  await expect(sheet(page).getByLabel('Téléphone')).toHaveValue('06 11 11 11 11');
  await expect(sheet(page).getByRole('button', { name: 'Végane', pressed: true })).toBeVisible();
});

test('who only reads sees the list and cannot change it', async ({ areaPage: page }) => {
  const [owner, reader] = await Promise.all([newPerson(), newPerson()]);
  await addMember((await newWedding(owner)).id, reader, 'viewer');
  await enterAs(page, reader);
  await openPage(page, '/client/guests');
  await expect(person(page, 'Awa Diallo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ajouter un foyer' })).toHaveCount(0);
  await expect(list(page).getByRole('checkbox')).toHaveCount(0);
  await person(page, 'Awa Diallo').click();
  await expect(sheet(page).getByLabel('Prénom')).toBeDisabled();
  await expect(sheet(page).getByRole('button', { name: 'Enregistrer' })).toHaveCount(0);
  await expectAccessible(page);
});
