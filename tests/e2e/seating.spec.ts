// Seating: a couple draws a room, places its guests, and follows those who decline.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { centre, middleOf, openPointer } from '#tests/e2e/support/drag.ts';
import { addMember } from '#tests/e2e/support/events.ts';
import { expect, goWithin, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import {
  announcer,
  answer,
  comingWedding,
  floorTable,
  people,
  plannedWedding,
  tab,
  waiting,
} from '#tests/e2e/support/seating.ts';
import { callAs } from '#tests/e2e/support/service.ts';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
test('a couple sets fourteen tables, places people by keyboard, follows a guest who declines, adds a rule, repairs the plan and prints it', async ({
  areaPage: page,
}) => {
  const problems = listenForProblems(page);
  const owner = await newPerson();
  const { wedding, ids } = await comingWedding(owner);
  await enterAs(page, owner);
  await openPage(page, '/client/seating');
  await page.getByLabel('Moment').selectOption('Dîner');
  await page.getByRole('textbox', { name: 'Nombre de tables' }).fill('14');
  await expectFits(page);
  await page.getByRole('button', { name: 'Créer 14 tables de 10' }).click();
  await expect(page.getByText('0 personne à table · 3 à placer · 140 places')).toBeVisible();
  await expect(floorTable(page, 'Table 14')).toBeVisible();
  await expectAccessible(page);

  // A household whole, then somebody alone: arrows choose the table, Enter places.
  await waiting(page).getByRole('button', { name: 'Déplacer Famille Béranger' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(announcer(page)).toHaveText('Table 1, 10 places libres');
  await page.keyboard.press('ArrowDown');
  await expect(announcer(page)).toContainText('Table 2, 10 places libres');
  await page.keyboard.press('Enter');
  await expect(announcer(page)).toContainText('Famille Béranger : Table 2');
  await expect(page.getByText('2 personnes à table · 1 à placer · 140 places')).toBeVisible();
  await expect(waiting(page).getByRole('button', { name: 'Déplacer Awa Diallo' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tout le monde a une place.')).toBeVisible();

  // Undone and done again.
  await page.getByRole('button', { name: 'Annuler la dernière modification' }).click();
  await expect(tab(page, 'À placer (1)')).toBeVisible();
  await page.getByRole('button', { name: 'Rétablir la modification' }).click();
  await expect(tab(page, 'À placer (0)')).toBeVisible();
  await tab(page, 'Tables').click();
  await expect(people(page, 'Table 14').getByText('Awa Diallo')).toBeVisible();
  await expect(people(page, 'Table 2').getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);

  // The open page follows a reply.
  await answer(owner, wedding, [ids['Éloïse'] ?? ''], false);
  await expect(people(page, 'Table 2').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('2 personnes à table · 0 à placer · 140 places')).toBeVisible();

  // A rule is added, the plan is repaired by it with one move, and printed.
  await tab(page, 'Règles (0)').click();
  await page.getByRole('button', { name: 'Ajouter une règle' }).click();
  const rule = page.getByRole('dialog', { name: 'Ajouter une règle' });
  for (const name of ['Awa Diallo', 'Tom Béranger']) {
    await rule.getByRole('combobox', { name: 'Personnes' }).fill(name);
    await page.getByRole('option', { name }).click();
    await expect(rule.getByRole('button', { name: `Retirer ${name}` })).toBeVisible();
  }
  await rule.getByRole('button', { name: 'Ajouter la règle' }).click();
  const strength = page.getByRole('list', { name: 'Règles' }).getByRole('combobox');
  await strength.selectOption('Obligatoire');
  await expect(strength).toHaveValue('required');
  await page.getByRole('button', { name: 'Proposer un plan' }).click();
  const proposal = page.getByRole('dialog', { name: 'Plan automatique' });
  await proposal.getByRole('radio', { name: /^Réparer le plan/ }).check();
  await proposal.getByRole('button', { name: 'Lancer la recherche' }).click();
  await proposal.getByRole('button', { name: 'Appliquer 1 changement' }).click();
  await expect(proposal).toHaveCount(0);
  await tab(page, 'Tables').click();
  const together = page.getByRole('listitem').filter({ hasText: 'Awa Diallo' }).filter({ hasText: 'Tom Béranger' });
  await expect(together).toHaveCount(1);
  await page.getByRole('button', { name: 'Imprimer' }).click();
  const paper = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Télécharger le PDF' }).click();
  expect((await paper).suggestedFilename()).toBe('Dîner - Plan de la salle.pdf');
  expect(problems).toEqual([]);
});

test('people are dragged to a seat and to a table; a full table and somebody else’s move are said in place', async ({
  areaPage: page,
}) => {
  const owner = await newPerson();
  const { ids, plan, tables } = await plannedWedding(owner);
  await enterAs(page, owner);
  await openPage(page, '/client/seating');
  await tab(page, 'Tables').click();
  const pointer = await openPointer(page, false);
  const handle = people(page, 'Table 2').getByRole('button', { name: 'Déplacer Awa Diallo' });
  await pointer.press(await middleOf(handle));
  await pointer.move(await middleOf(floorTable(page, 'Table 1')));
  await pointer.release();
  await expect(page.getByRole('alert')).toHaveText('Table 1 est complète : Awa Diallo n’y a pas de place.');

  // On the seat of Tom she changes places with him. From here on the page cannot refetch the plan: the answer to a
  // refetch after its own move may come late, and hold the move of the other member too.
  await page.route('**/rpc/seating_page', (route) => route.abort());
  await pointer.press(await middleOf(handle));
  await pointer.move(await middleOf(page.locator(`[data-table="${tables[0]}"] [data-seat="2"]`)));
  await pointer.release();
  await expect(people(page, 'Table 1').getByText('Awa Diallo')).toBeVisible();
  await expect(people(page, 'Table 2').getByText('Tom Béranger')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The page shows the move before the database has it.
  await expect
    .poll(() => callAs(owner, 'GET', `seat_assignments?guest_id=eq.${ids['Tom']}&select=table_id,seat`))
    .toEqual([{ table_id: tables[1], seat: 1 }]);

  // Another member moves Tom, which this page does not hear of.
  await callAs(owner, 'POST', 'rpc/seat_guests', {
    of_plan: plan,
    moves: [{ guest: ids['Tom'], table: null }],
    expected: [{ guest: ids['Tom'], table: tables[1], seat: 1 }],
  });
  await people(page, 'Table 2').getByRole('button', { name: 'Actions : Tom Béranger' }).click();
  await page.getByRole('menuitem', { name: 'Fixer cette place' }).click();
  await expect(page.getByRole('alert')).toHaveText('Quelqu’un vient de retirer Tom Béranger de sa table.');
});

test('of two members who move a guest at the same instant, one is shown where the guest sits now; a guest deleted while dragged is said', async ({
  page,
  browser,
}) => {
  const [owner, member] = [await newPerson(), await newPerson()];
  const { wedding, ids, plan } = await plannedWedding(owner);
  await addMember(wedding.id, member, 'editor');
  const table = { id: crypto.randomUUID(), name: 'Les Lilas', shape: 'round', seats: 4, x: 700, y: 900 };
  await callAs(owner, 'POST', 'rpc/save_seating_tables', { of_plan: plan, tables: [table] });
  const other = await openElsewhere(browser);
  const writes: Array<() => void> = [];
  for (const [one, person] of [
    [page, owner],
    [other, member],
  ] as const) {
    await enterAs(one, person);
    await openPage(one, '/client/seating');
    await tab(one, 'Tables').click();
    // Both writes are on their way before one of them arrives.
    await one.route('**/rpc/change_seating_plan', async (route) => {
      await new Promise<void>((resolve) => {
        writes.push(resolve);
        if (writes.length === 2) for (const send of writes) send();
      });
      await route.continue();
    });
  }
  const moveTom = async (one: Page, target: string) => {
    await one.getByRole('button', { name: 'Actions : Tom Béranger' }).click();
    await one.getByRole('menuitem', { name: 'Déplacer', exact: true }).click();
    await one.getByRole('dialog').getByRole('button', { name: target }).click();
  };
  await moveTom(page, 'Table 2 · 1 place libre');
  await moveTom(other, 'Les Lilas · 4 places libres');
  const alerts = (one: Page) => one.getByRole('alert').count();
  await expect.poll(async () => (await alerts(page)) + (await alerts(other))).toBe(1);
  const isFirst = (await alerts(page)) === 0;
  await expect((isFirst ? other : page).getByRole('alert')).toHaveText(
    `Quelqu’un vient de placer Tom Béranger à la table ${isFirst ? '2' : '« Les Lilas »'}.`,
  );
  for (const one of [page, other])
    await expect(people(one, isFirst ? 'Table 2' : 'Les Lilas').getByText('Tom Béranger')).toBeVisible();

  const pointer = await openPointer(page, false);
  const handle = page.getByRole('button', { name: 'Déplacer Awa Diallo' });
  await centre(handle);
  await pointer.press(await middleOf(handle));
  await pointer.move(await middleOf(floorTable(page, 'Table 1')));
  await callAs(owner, 'POST', 'rpc/delete_guests', { of_event: wedding.id, guests: [ids['Awa']] });
  await expect(handle).toHaveCount(0);
  await pointer.release();
  await expect(page.getByRole('alert')).toHaveText(
    'Déplacement impossible : Awa Diallo n’est plus à placer pour ce moment.',
  );
});

test('rules are added in words, made stronger, removed and brought back', async ({ areaPage: page }) => {
  const owner = await newPerson();
  await plannedWedding(owner);
  await enterAs(page, owner);
  await openPage(page, '/client/seating');
  await tab(page, 'Règles (0)').click();
  await page.getByRole('button', { name: 'Ajouter une règle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une règle' });
  await dialog.getByLabel('Règle', { exact: true }).selectOption('À des tables différentes');
  await dialog.getByRole('button', { name: 'Ajouter la règle' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choisissez au moins deux personnes.');
  for (const name of ['Awa Diallo', 'Tom Béranger']) {
    await dialog.getByRole('combobox', { name: 'Personnes' }).fill(name);
    await page.getByRole('option', { name }).click();
    await expect(dialog.getByRole('button', { name: `Retirer ${name}` })).toBeVisible();
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ajouter la règle' }).click();
  const rules = page.getByRole('list', { name: 'Règles' });
  const sentence = /^À des tables différentes\s: (Awa Diallo et Tom Béranger|Tom Béranger et Awa Diallo)\.$/;
  await expect(rules.getByText(sentence)).toBeVisible();
  await rules.getByRole('combobox').selectOption('Obligatoire');
  await expect(rules.getByRole('combobox')).toHaveValue('required');
  await page.reload();
  await tab(page, 'Règles (1)').click();
  await expect(rules.getByRole('combobox')).toHaveValue('required');
  await expectAccessible(page);
  await rules.getByRole('button', { name: /^Supprimer la règle/ }).click();
  await expect(tab(page, 'Règles (0)')).toBeVisible();
  await page.locator('[data-toast]').getByRole('button', { name: 'Annuler' }).click();
  await expect(tab(page, 'Règles (1)')).toBeVisible();
});

test('a plan is proposed by the rules, shown before it is taken, repaired after a late reply, and a contradiction is named', async ({
  areaPage: page,
}) => {
  const problems = listenForProblems(page);
  const owner = await newPerson();
  const { wedding, ids, plan, tables } = await plannedWedding(owner);
  const rule = { event_id: wedding.id, plan_id: plan, kind: 'apart', strength: 'required' };
  await callAs(owner, 'POST', 'rpc/seat_guests', {
    of_plan: plan,
    moves: [{ guest: ids['Awa'], table: null }],
    expected: [{ guest: ids['Awa'], table: tables[1], seat: 1 }],
  });
  await callAs(owner, 'POST', 'seating_rules', { ...rule, guest_ids: [ids['Awa'], ids['Tom']] });
  await enterAs(page, owner);
  await openPage(page, '/client/seating');
  await page.getByRole('button', { name: 'Proposer un plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan automatique' });
  await expect(dialog.getByRole('radio', { name: /^Proposer un plan/ })).toBeChecked();
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Lancer la recherche' }).click();
  const changes = dialog.getByRole('list', { name: 'Ce qui change' });
  await expect(changes.getByRole('listitem')).toHaveText(['Awa Diallo\u00a0: à placer → Table 2']);
  await expectFits(page);
  // Nothing is taken before the couple agrees.
  expect(await callAs(owner, 'GET', `seat_assignments?plan_id=eq.${plan}`)).toHaveLength(2);
  await dialog.getByRole('button', { name: 'Appliquer 1 changement' }).click();
  await expect(dialog).toHaveCount(0);
  await tab(page, 'Tables').click();
  await expect(people(page, 'Table 2').getByText('Awa Diallo')).toBeVisible();

  // Two people of one household may not sit apart: both sides of the contradiction are named.
  await callAs(owner, 'POST', 'seating_rules', { ...rule, guest_ids: [ids['Éloïse'], ids['Tom']] });
  await expect(tab(page, 'Règles (2)')).toBeVisible();
  await page.getByRole('button', { name: 'Proposer un plan' }).click();
  await dialog.getByRole('radio', { name: /^Réparer le plan/ }).check();
  await dialog.getByRole('button', { name: 'Lancer la recherche' }).click();
  const conflict = dialog.getByRole('alert');
  await expect(conflict).toContainText('Ces demandes se contredisent');
  await expect(conflict).toContainText('Le foyer Famille Béranger reste à une même table.');
  await expect(conflict).toContainText('À des tables différentes');
  await expectFits(page);
  expect(problems).toEqual([]);
});

test('tables are moved, turned, copied and removed by keyboard, and the removed ones come back with their people', async ({
  areaPage: page,
}) => {
  const owner = await newPerson();
  await plannedWedding(owner);
  await enterAs(page, owner);
  await openPage(page, '/client/seating');
  await floorTable(page, 'Table 1').focus();
  await page.keyboard.press('ArrowRight');
  await expect(announcer(page)).toContainText('Table 1 : à 4,25 m du mur de gauche et 4 m du fond');
  await page.keyboard.press('r');
  await expect(announcer(page)).toContainText('Tourné');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Copier', exact: true }).click();
  await expect(floorTable(page, 'Table 3')).toHaveAttribute('aria-pressed', 'true');
  await floorTable(page, 'Table 1').focus();
  await page.keyboard.press('Delete');
  await expect(floorTable(page, 'Table 1')).toHaveCount(0);
  await expect(tab(page, 'À placer (2)')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler la dernière modification' }).click();
  await expect(tab(page, 'À placer (0)')).toBeVisible();
  await expect(floorTable(page, 'Table 1')).toHaveAccessibleName(/2 sur 2\splaces/);
  for (let step = 0; step < 20; step++) await floorTable(page, 'Table 1').press('ArrowLeft');
  await expect(page.getByText('Hors de la salle : Table 1.')).toBeVisible();
});

test('a picture of the room among the documents is drawn below the tables, and printed', async ({ areaPage: page }) => {
  const owner = await newPerson();
  await plannedWedding(owner);
  await enterAs(page, owner);
  await openPage(page, '/client/documents');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  const added = page.getByRole('dialog', { name: 'Ajouter des documents' });
  const picture = { name: 'Grande salle.png', mimeType: 'image/png', buffer: onePixel };
  await added.locator('input[type=file]').setInputFiles(picture);
  await expect(added.getByRole('listitem')).toContainText('Envoyé');
  await goWithin(page, '/client/seating');
  await page.getByRole('button', { name: 'Actions sur ce plan' }).click();
  await page.getByRole('menuitem', { name: 'Salle et réglages' }).click();
  const settings = page.getByRole('dialog', { name: 'Salle et réglages' });
  await settings.getByLabel('Image de fond').selectOption('Grande salle.png');
  await expectFits(page);
  await settings.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.locator('image[data-background]')).toHaveAttribute('href', /event-documents/);
  await page.getByRole('button', { name: 'Imprimer' }).click();
  const plan = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Télécharger le PDF' }).click();
  expect((await readFile(await (await plan).path())).toString('latin1')).toMatch(/\/Subtype \/Image/);
});

test('a copy of a plan is emptied and filled anew, is chosen for the kitchen, and the first plan stays as it was', async ({
  areaPage: page,
}) => {
  const owner = await newPerson();
  const { plan } = await plannedWedding(owner);
  await enterAs(page, owner);
  await openPage(page, '/client/seating');
  const actOnPlan = async (name: string) => {
    await page.getByRole('button', { name: 'Actions sur ce plan' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await actOnPlan('Copier ce plan');
  await expect(page.getByLabel('Plan', { exact: true }).locator('option:checked')).toHaveText('Dîner (copie)');
  for (const name of ['Table 1', 'Table 2']) {
    await floorTable(page, name).press('Delete');
    await expect(floorTable(page, name)).toHaveCount(0);
  }
  await expect(page.getByText('La salle est vide : posez vos premières tables.')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Ajouter plusieurs tables' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ajouter 12 tables de 10' }).click();
  await expect(page.getByText('0 personne à table · 3 à placer · 120 places')).toBeVisible();
  await actOnPlan('Retenir ce plan');
  await expect
    .poll(() => callAs(owner, 'GET', `seating_plans?id=eq.${plan}&select=is_chosen`))
    .toEqual([{ is_chosen: false }]);
  await page.getByLabel('Plan', { exact: true }).selectOption('Dîner');
  await expect(page.getByText('3 personnes à table · 0 à placer · 4 places')).toBeVisible();
});

test('the plan is printed, and exported for a spreadsheet', async ({ areaPage: page }) => {
  const owner = await newPerson();
  await plannedWedding(owner);
  await enterAs(page, owner);
  await openPage(page, '/client/seating');
  await page.getByRole('button', { name: 'Imprimer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Imprimer ou exporter' });
  await dialog.getByLabel('Format').selectOption('A2');
  await expectFits(page);
  const plan = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Télécharger le PDF' }).click();
  expect((await plan).suggestedFilename()).toBe('Dîner - Plan de la salle.pdf');
  await dialog.getByLabel('Document').selectOption('Marque-places');
  const cards = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Télécharger le PDF' }).click();
  expect((await cards).suggestedFilename()).toBe('Dîner - Marque-places.pdf');
  const sheet = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exporter en CSV' }).click();
  expect((await sheet).suggestedFilename()).toBe('Dîner - Liste par table.csv');
});

test('a viewer sees the plan and cannot change it', async ({ areaPage: page }) => {
  const [owner, reader] = [await newPerson(), await newPerson()];
  const { wedding } = await plannedWedding(owner);
  await addMember(wedding.id, reader, 'viewer');
  await enterAs(page, reader);
  await openPage(page, '/client/seating');
  await expect(page.getByText('Vous consultez ce plan')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Table 1 : 2 sur 2 places' })).toBeVisible();
  await tab(page, 'Tables').click();
  await expect(people(page, 'Table 2').getByText('Awa Diallo')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Déplacer|^Modifier|^Annuler la dernière|^Actions/ })).toHaveCount(0);
  await expectAccessible(page);
});
