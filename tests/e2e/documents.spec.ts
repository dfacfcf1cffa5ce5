// Documents of an event: added, refused, found, looked at, put in order, deleted; and hidden with the budget.
import { truncateSync, writeFileSync } from 'node:fs';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { addMember, newEvent } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { toastOf } from '#tests/e2e/support/sign-in.ts';

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>',
);
/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('documents are added to a folder, found, looked at, renamed and deleted', async ({ areaPage: page }, testInfo) => {
  const problems = listenForProblems(page);
  const alix = await newPerson();
  await newEvent(alix);
  await enterAs(page, alix);
  await openPage(page, '/client/documents');
  await expect(page.getByRole('heading', { name: 'Aucun document pour le moment' })).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter des documents' });
  await dialog.getByLabel('Dossier').fill('contrats');
  // By their paths: the content of a large file would take seconds on its way to the browser.
  const files = { 'Contrat du lieu.pdf': pdf, 'Bouquet.png': png, 'virus.exe': pdf, 'trop.pdf': pdf };
  const paths = Object.entries(files).map(([name, content]) => {
    writeFileSync(testInfo.outputPath(name), content);
    return testInfo.outputPath(name);
  });
  truncateSync(testInfo.outputPath('trop.pdf'), 26_214_401);
  await dialog.locator('input[type=file]').setInputFiles(paths);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Contrat du lieu.pdf' })).toContainText('Envoyé');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Bouquet.png' })).toContainText('Envoyé');
  await expect(dialog.getByRole('alert')).toHaveCount(2);
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Terminer' }).click();

  const list = page.getByRole('list', { name: 'Documents' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Contrats 2' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('bouquet');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Vignettes' }).click();
  await page.getByRole('button', { name: 'Ouvrir Bouquet.png' }).click();
  const preview = page.getByRole('dialog', { name: 'Bouquet.png' });
  await expect(preview.getByRole('img', { name: 'Bouquet.png' })).toBeVisible();
  const address = await preview.getByRole('link', { name: 'Ouvrir dans un nouvel onglet' }).getAttribute('href');
  expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('image/png');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('');

  await page.getByRole('button', { name: 'Actions : Bouquet.png' }).click();
  await page.getByRole('menuitem', { name: 'Renommer et ranger' }).click();
  const editor = page.getByRole('dialog', { name: 'Renommer et ranger' });
  await editor.getByLabel('Nom').fill('Pivoines');
  await editor.getByLabel('Dossier').fill('Fleurs');
  await editor.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('button', { name: 'Fleurs 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions : Pivoines' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(toastOf(page)).toContainText('Document supprimé');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect((await page.request.get(address ?? '')).ok()).toBe(false);
  expect(problems).toEqual([]);
});

test('what belongs to the budget is absent for who does not see it, and a reader changes nothing', async ({
  areaPage: page,
}) => {
  const [alix, reader] = await Promise.all([newPerson(), newPerson({ name: 'Lou Martin' })]);
  const event = await newEvent(alix);
  const [line] = await callAs<{ id: string }[]>(alix, 'POST', 'budget_items', {
    event_id: event,
    label: 'Location du lieu',
    estimated_cents: 100_000,
  });
  await addMember(event, reader, 'viewer', { can_see_budget: false });
  await enterAs(page, alix);
  await openPage(page, '/client/documents');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter des documents' });
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'Facture.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'Plan.pdf', mimeType: 'application/pdf', buffer: pdf },
  ]);
  await expect(dialog.getByText('Envoyé', { exact: true })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Terminer' }).click();
  await page.getByRole('button', { name: 'Actions : Facture.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Renommer et ranger' }).click();
  const editor = page.getByRole('dialog', { name: 'Renommer et ranger' });
  await editor.getByLabel('Ligne du budget').selectOption(line?.id ?? '');
  await editor.getByRole('button', { name: 'Enregistrer' }).click();
  const list = page.getByRole('list', { name: 'Documents' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Facture.pdf' })).toContainText('Location du lieu');

  await page.evaluate((stored) => localStorage.setItem('liesse.session', stored), JSON.stringify(reader.session));
  await openPage(page, '/client/documents');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('Plan.pdf');
  for (const name of ['Ajouter', /^Actions/]) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expectFits(page);
});
