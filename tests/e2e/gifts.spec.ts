// The gifts of an event: noted in two fields, thanked in one tap, exported, and seen by the rest of the team.
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { addMember, newEvent } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { toastOf } from '#tests/e2e/support/sign-in.ts';

test('a gift is noted in two fields, thanked in one tap and exported; the team sees it at once', async ({
  areaPage: page,
  otherAreaPage: watcher,
  browser,
}) => {
  const problems = listenForProblems(page);
  const [alix, viewer, kept] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const event = await newEvent(alix);
  await addMember(event, viewer, 'viewer');
  await addMember(event, kept, 'viewer', { can_see_budget: false });
  await callAs(alix, 'POST', 'households', { event_id: event, name: 'Famille Roy' });
  await enterAs(page, alix);
  await openPage(page, '/client/website/gifts');
  await expect(page.getByRole('heading', { name: 'Aucun cadeau noté pour le moment' })).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.getByText('Indiquez qui offre ce cadeau.')).toBeVisible();

  await enterAs(watcher, viewer);
  await openPage(watcher, '/client/website/gifts');
  await expect(watcher.getByRole('heading', { name: 'Aucun cadeau noté pour le moment' })).toBeVisible();

  await page.getByLabel('De la part de').fill('famille roy');
  await page.getByLabel('Cadeau', { exact: true }).fill('Service à thé');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(toastOf(page)).toContainText('Cadeau de « famille roy » noté');
  await expect(page.getByRole('link', { name: 'Famille Roy' })).toBeVisible();
  await expect(page.getByLabel('De la part de')).toHaveValue('');
  await expect(watcher.getByText('Service à thé')).toBeVisible();
  await expect(watcher.getByRole('button', { name: 'Ajouter' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Modifier le cadeau : Service à thé' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifier le cadeau' });
  await dialog.getByLabel(/^Montant/).fill('150');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('1 cadeau reçu · 150,00 € en tout')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'À remercier (1)' }).click();
  await page.getByRole('button', { name: 'Merci envoyé : Famille Roy, Service à thé' }).click();
  await expect(page.getByRole('heading', { name: 'Tout le monde a été remercié' })).toBeVisible();
  await expect(watcher.getByText(/merci envoyé le/)).toBeVisible();
  await page.getByRole('button', { name: 'Afficher tous les cadeaux' }).click();
  await expect(page.getByText(/merci envoyé le/)).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('Cadeaux – Ambre et Lou.csv');

  await page.getByRole('button', { name: 'Supprimer le cadeau : Service à thé' }).click();
  await toastOf(page).filter({ hasText: 'supprimé' }).getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('link', { name: 'Famille Roy' })).toBeVisible();

  const excluded = await openElsewhere(browser);
  await enterAs(excluded, kept);
  await openPage(excluded, '/client/website/gifts');
  await expect(excluded.getByRole('heading', { name: 'Vous n’avez pas accès aux cadeaux' })).toBeVisible();
  expect(problems).toEqual([]);
});
