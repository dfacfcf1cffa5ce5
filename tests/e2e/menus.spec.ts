// The menus, from the hosts who write them to the guests who choose, and back.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { addMember, newEvent } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { newInvitingWedding } from '#tests/e2e/support/invitations.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { toastOf } from '#tests/e2e/support/sign-in.ts';

const moment = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dish = (place: Page | Locator, name: string) => place.getByRole('listitem').filter({ hasText: name });

async function choose(page: Page, name: string, action: 'Modifier' | 'Supprimer') {
  await page.getByRole('button', { name: `Actions : ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function addDish(page: Page, to: string, { name, age }: { name: string; age?: string }) {
  await page.getByRole('button', { name: `Ajouter un plat : ${to}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau plat' });
  await dialog.getByLabel('Nom').fill(name);
  if (age !== undefined) await dialog.getByRole('radio', { name: age }).check();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
}

test('hosts write the dinner’s dishes, guests choose, each choice is seen, and a dish that goes is asked for again [AREA-G3]', async ({
  areaPage: page,
  browser,
}) => {
  const problems = listenForProblems(page);
  const wedding = await newInvitingWedding();
  await callAs(wedding.hosts, 'DELETE', `menus?event_id=eq.${wedding.id}`);
  const { path } = await wedding.invite('Famille Bérard', [
    { first_name: 'Hélène', last_name: 'Bérard' },
    { first_name: 'Jules', last_name: 'Bérard', age_group: 'child' },
  ]);
  await enterAs(page, wedding.hosts);
  await openPage(page, '/client/website');
  await page
    .getByRole('navigation', { name: 'Ce que voient les invités' })
    .getByRole('link', { name: 'Menus' })
    .click();
  await expect(page).toHaveURL('/client/website/menus');
  const dinner = moment(page, 'Dîner');
  await expect(dinner).toContainText('personne n’a encore répondu oui');
  // The meal comes before the ceremony.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Dîner', 'Cérémonie']);
  await expectFits(page);

  await page.getByRole('button', { name: 'Ajouter un plat : Dîner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau plat' });
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('Donnez un nom à ce plat.')).toBeVisible();
  await expect(dialog.getByLabel('Nom')).toBeFocused();
  await dialog.getByLabel('Nom').fill('Bar de ligne');
  await dialog.getByLabel('Description').fill('a'.repeat(501));
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('500 caractères au plus.')).toBeVisible();
  await dialog.getByLabel('Description').fill('Beurre blanc, fenouil.');
  await dialog.getByRole('radio', { name: 'Adultes' }).check();
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(toastOf(page)).toContainText('Plat ajouté');
  await addDish(page, 'Dîner', { name: 'Risotto', age: 'Adultes' });
  await addDish(page, 'Dîner', { name: 'Coquillettes', age: 'Enfants et bébés' });
  await expect(dinner.getByRole('listitem')).toHaveCount(3);
  await expect(dish(dinner, 'Bar de ligne')).toContainText('Beurre blanc, fenouil.');

  const guest = await openElsewhere(browser);
  const person = (name: string) => guest.getByRole('region', { name });
  await openPage(guest, path);
  await guest.getByRole('button', { name: 'Tout le monde vient' }).click();
  await person('Hélène Bérard').getByRole('radio', { name: 'Risotto' }).check();
  await expect(person('Jules Bérard').getByRole('radio', { name: 'Risotto' })).toHaveCount(0);
  await guest.getByRole('button', { name: 'Envoyer ma réponse' }).click();
  await expect(guest.getByRole('heading', { name: 'Merci, c’est noté' })).toBeVisible();
  await expect(dish(dinner, 'Risotto')).toContainText('Choisi par 1 personne');
  await expect(dinner).toContainText('2 personnes viennent');
  await expect(dinner).toContainText('1 personne n’a pas encore choisi');

  await page.getByRole('button', { name: 'Déplacer Risotto' }).press('ArrowUp');
  const list = dinner.getByRole('list', { name: 'Plat – Dîner' });
  await expect(list.getByRole('listitem').first()).toContainText('Risotto');
  await expect
    .poll(() => wedding.read(`menus?moment_id=eq.${wedding.dinner}&order=position&select=name`))
    .toEqual([{ name: 'Risotto' }, { name: 'Bar de ligne' }, { name: 'Coquillettes' }]);

  await choose(page, 'Risotto', 'Supprimer');
  const question = page.getByRole('alertdialog', { name: 'Supprimer « Risotto » ?' });
  await expect(question).toContainText('1 personne l’a choisi.');
  await expectFits(page);
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(toastOf(page)).toContainText('« Risotto » supprimé');
  await expect(dinner).toContainText('2 personnes n’ont pas encore choisi');
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(dish(dinner, 'Risotto')).toContainText('Choisi par 1 personne');

  await choose(page, 'Risotto', 'Supprimer');
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(dish(dinner, 'Risotto')).toHaveCount(0);
  // The focus moves to the next dish.
  await expect(page.getByRole('button', { name: 'Actions : Bar de ligne' })).toBeFocused();
  await openPage(guest, '/guest');
  const summary = guest.getByRole('region', { name: 'Ce que vous avez répondu' });
  await expect(summary.getByRole('listitem').filter({ hasText: 'Hélène' })).toContainText('Menu à choisir');
  await guest.getByRole('button', { name: 'Modifier ma réponse' }).click();
  await person('Hélène Bérard').getByRole('radio', { name: 'Bar de ligne' }).check();
  await person('Jules Bérard').getByRole('radio', { name: 'Coquillettes' }).check();
  await guest.getByRole('button', { name: 'Envoyer ma réponse' }).click();
  await expect(summary).toContainText('Au menu : Bar de ligne');
  await expect(dish(dinner, 'Bar de ligne')).toContainText('Choisi par 1 personne');
  await expect(dinner).toContainText('Tout le monde a choisi');

  const dessert = { event_id: wedding.id, moment_id: wedding.dinner, course: 'dessert', name: 'Fraisier' };
  await callAs(wedding.hosts, 'POST', 'menus', dessert);
  await expect(dish(dinner, 'Fraisier')).toBeVisible();
  await openPage(guest, '/guest');
  await expect(summary).toContainText('Au menu : Bar de ligne ; reste à choisir : dessert');

  await page.getByRole('button', { name: 'Voir comme vos invités' }).click();
  const preview = page.getByRole('dialog', { name: 'Ce que voient vos invités' });
  await expect(preview.getByRole('heading', { name: 'Plat des enfants' })).toBeVisible();
  await expect(preview).toContainText('Beurre blanc, fenouil.');
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('menus are named at once, taken over, written by two, and read by those who may not write', async ({
  areaPage: page,
  otherAreaPage: other,
}) => {
  const problems = listenForProblems(page);
  const hosts = await newPerson();
  const event = await newEvent(hosts, {
    moments: [
      { kind: 'diner', name: 'Dîner' },
      { kind: 'brunch', name: 'Brunch' },
    ],
  });
  const [dinner, brunch] = [moment(page, 'Dîner'), moment(page, 'Brunch')];
  await enterAs(page, hosts);
  await openPage(page, '/client/website/menus');
  await page.getByRole('button', { name: 'Autres façons d’ajouter : Dîner' }).click();
  await page.getByRole('menuitem', { name: 'Ajouter entrée, plat, dessert' }).click();
  const set = page.getByRole('dialog', { name: 'Entrée, plat, dessert' });
  await set.getByRole('button', { name: 'Ajouter' }).click();
  await expect(set.getByText('Indiquez au moins un plat.')).toBeVisible();
  await set.getByLabel('Entrée').fill('Gaspacho');
  await set.getByLabel('Dessert').fill('Fraisier');
  await expectFits(page);
  await set.getByRole('button', { name: 'Ajouter' }).click();
  await expect(toastOf(page)).toContainText('2 plats ajoutés');
  await expect(dinner.getByRole('heading', { level: 3 })).toHaveText(['Entrée', 'Dessert']);

  await page.getByRole('button', { name: 'Autres façons d’ajouter : Brunch' }).click();
  await page.getByRole('menuitem', { name: 'Reprendre d’un autre moment' }).click();
  const copy = page.getByRole('dialog', { name: 'Reprendre les plats' });
  await expect(copy.getByLabel('De quel moment ?')).toContainText('Dîner (2 plats)');
  await copy.getByRole('button', { name: 'Reprendre' }).click();
  await expect(brunch.getByRole('listitem')).toHaveCount(2);
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(brunch.getByRole('listitem')).toHaveCount(0);

  const edit = page.getByRole('dialog', { name: 'Modifier le plat' });
  await choose(page, 'Fraisier', 'Modifier');
  await edit.getByLabel('Nom').fill('Fraisier de saison');
  await callAs(hosts, 'PATCH', `menus?event_id=eq.${event}&course=eq.dessert`, {
    name: 'Framboisier',
    description: 'Vanille.',
  });
  await edit.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(edit.getByRole('alert')).toContainText('Nom : Framboisier');
  await expect(edit.getByLabel('Nom')).toHaveValue('Fraisier de saison');
  await expectFits(page);
  await edit.getByRole('button', { name: 'Garder ma saisie' }).click();
  await edit.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(edit).toBeHidden();
  await expect(dish(dinner, 'Fraisier de saison')).toContainText('Vanille.');

  await choose(page, 'Gaspacho', 'Modifier');
  await edit.getByLabel('Nom').fill('Gaspacho vert');
  await callAs(hosts, 'DELETE', `menus?event_id=eq.${event}&name=eq.Gaspacho`);
  await expect(edit.getByText('Ce plat vient d’être supprimé')).toBeVisible();
  await expectFits(page);
  await edit.getByRole('button', { name: 'L’ajouter de nouveau' }).click();
  await expect(dish(dinner, 'Gaspacho vert')).toBeVisible();

  const reader = await newPerson();
  await addMember(event, reader, 'viewer');
  await enterAs(other, reader);
  await openPage(other, '/client/website/menus');
  await expect(other.getByText('Vous pouvez consulter les menus')).toBeVisible();
  await expect(dish(other, 'Gaspacho vert')).toContainText('Pas encore choisi');
  await expect(other.getByRole('button', { name: /^(Ajouter un plat|Actions|Déplacer)/ })).toHaveCount(0);
  await expectAccessible(other);
  expect(problems).toEqual([]);
});

test('a large family chooses from three courses one person at a time, by touch and by the keyboard', async ({
  page,
}) => {
  const problems = listenForProblems(page);
  const wedding = await newInvitingWedding();
  const base = { event_id: wedding.id, moment_id: wedding.dinner };
  const dishes = { starter: ['Velouté', 'Gravlax', 'Tartare'], dessert: ['Fraisier', 'Citron meringué', 'Sorbets'] };
  for (const [course, names] of Object.entries(dishes)) {
    await callAs(
      wedding.hosts,
      'POST',
      'menus',
      names.map((name, position) => ({ ...base, course, name, position })),
    );
  }
  const { path } = await wedding.invite(
    'Famille Roche',
    ['Anne', 'Louis', 'Maud', 'Paul', 'Rose'].map((first_name) => ({ first_name, last_name: 'Roche' })),
  );
  await openPage(page, path);
  await page.getByRole('button', { name: 'Tout le monde vient' }).click();
  const person = (name: string) => page.getByRole('region', { name });
  const menu = (name: string) => person(name).locator('summary');
  await expect(page.getByRole('radio', { name: 'Velouté' })).toHaveCount(0);
  await expect(menu('Anne Roche')).toContainText('Menu : à choisir');
  await menu('Anne Roche').click();
  for (const wanted of ['Velouté', 'Risotto', 'Fraisier'])
    await person('Anne Roche').getByRole('radio', { name: wanted }).check();
  await expect(menu('Anne Roche')).toContainText('Menu : Velouté, Risotto et Fraisier');
  await expectAccessible(page);

  await menu('Louis Roche').scrollIntoViewIfNeeded();
  const before = await menu('Louis Roche').boundingBox();
  await menu('Louis Roche').click();
  await expect(person('Anne Roche').getByRole('radio', { name: 'Velouté' })).toHaveCount(0);
  await expect(person('Louis Roche').getByRole('radio', { name: 'Velouté' })).toBeVisible();
  // What closed above it did not pull it away.
  await expect
    .poll(async () => Math.abs(((await menu('Louis Roche').boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(2);
  await menu('Maud Roche').focus();
  await page.keyboard.press('Enter');
  await person('Maud Roche').getByRole('radio', { name: 'Gravlax' }).check();
  await expect(menu('Maud Roche')).toContainText('Menu : Gravlax ; reste à choisir : plat et dessert');

  await page.getByRole('button', { name: 'Envoyer ma réponse' }).click();
  await expect(page.getByRole('heading', { name: 'Merci, c’est noté' })).toBeVisible();
  const summary = page.getByRole('region', { name: 'Ce que vous avez répondu' });
  await expect(summary).toContainText('Au menu : Velouté, Risotto et Fraisier');
  expect(problems).toEqual([]);
});
