import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { addMember, newEvent } from '#tests/e2e/support/events.ts';
import { expect, goWithin, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { addDays, dayInWords, inDays, shortDay, weddingDay } from '#tests/support/days.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const table = (page: Page) => page.getByRole('table', { name: 'Lignes du budget par catégorie' });
const row = (page: Page, label: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: label }) });
const toastTitled = (page: Page, title: string | RegExp) =>
  page.locator('[data-toast]').getByText(title, { exact: true });
const head = (page: Page) => page.getByRole('region', { name: 'Le budget en chiffres' });

test('a couple begins from a total, changes the split, writes a plan and pays its first part [AREA-C5]', {
  tag: '@both',
}, async ({ areaPage: page }) => {
  const problems = listenForProblems(page);
  const owner = await newPerson();
  const id = await newEvent(owner, { starts_on: weddingDay(), expected_guests: 100 });
  await enterAs(page, owner);
  await openPage(page, '/client/budget');
  await page.getByLabel('Budget total').fill('-5');
  await page.getByRole('button', { name: 'Créer ce budget' }).click();
  await expect(
    page.getByText('Indiquez 0,00 € au moins.').or(page.getByText(/ne peut pas être négatif/)),
  ).toBeVisible();
  await page.getByLabel('Budget total').fill('20000');
  await expect(page.getByLabel('Nombre d’invités prévu')).toHaveValue('100');
  const rings = page.getByLabel('Montant : Alliances');
  await expect(rings).toHaveValue(/^1.400,00.€$/);
  await rings.fill('1000');
  await expect(page.getByText(/^Il vous reste 400.€ à répartir/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Créer ce budget' }).click();
  await expect(toastTitled(page, /^Budget créé/)).toBeVisible();
  await expect(head(page)).toContainText(/19.600.€/);
  await expect(head(page)).toContainText(/sur un budget de 20.000.€/);
  await expectAccessible(page);

  await row(page, 'Traiteur et boissons').getByRole('link').click();
  await sheet(page).getByLabel('Montant engagé').fill('99999999');
  await sheet(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(sheet(page).getByText(/dépasse 10 millions d’euros/)).toBeVisible();
  await sheet(page).getByLabel('Montant engagé').fill('6300,10');
  await sheet(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toastTitled(page, 'Ligne enregistrée')).toBeVisible();
  await expect(page.getByText(/^Au-delà de ce que vous aviez prévu.: Lieu et repas \(300,10.€\)/)).toBeVisible();

  await row(page, 'Traiteur et boissons').getByRole('link').click();
  await sheet(page).getByRole('tab', { name: 'Échéances' }).click();
  await sheet(page)
    .getByRole('button', { name: /^Plan habituel/ })
    .click();
  await sheet(page).getByLabel('Nature').first().selectOption('Arrhes');
  await expect(sheet(page).getByText(/le prestataire vous en rend le double/)).toBeVisible();
  await sheet(page).getByLabel('Montant', { exact: true }).first().fill('1000');
  await sheet(page).getByRole('button', { name: 'Enregistrer le plan' }).click();
  await expect(sheet(page).getByText(/^Il manque 890,03.€ pour couvrir la ligne/)).toBeVisible();
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Ajuster la dernière échéance' }).click();
  await expect(sheet(page).getByText(/^Le total est juste/)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Enregistrer le plan' }).click();
  await expect(toastTitled(page, 'Plan de paiement enregistré')).toBeVisible();

  await sheet(page)
    .getByRole('button', { name: /^Marquer comme payé.: Acompte/ })
    .click();
  const paying = page.getByRole('dialog', { name: 'Acompte' });
  await paying.getByLabel('Payée le').fill('31/12/2199');
  await paying.getByRole('button', { name: 'Marquer comme payé' }).click();
  await expect(paying.getByText(/daté de l’avenir/)).toBeVisible();
  await paying.getByLabel('Payée le').fill(shortDay(inDays(-14)));
  await paying.getByLabel(/^Justificatif/).setInputFiles({
    name: 'reçu.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(paying.getByRole('link', { name: /Ouvrir le justificatif/ })).toBeVisible();
  await expectAccessible(page);
  await paying.getByRole('button', { name: 'Marquer comme payé' }).click();
  await expect(toastTitled(page, 'Paiement enregistré')).toBeVisible();
  await expect(sheet(page).getByText(`Payée le ${dayInWords(inDays(-14))}`)).toBeVisible();
  await sheet(page).getByRole('tab', { name: 'Documents' }).click();
  await expect(sheet(page).getByRole('link', { name: /reçu\.pdf/ })).toBeVisible();
  await sheet(page)
    .getByLabel('Ajouter un document')
    .setInputFiles({ name: 'contrat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await expect(sheet(page).getByRole('link', { name: /contrat\.pdf/ })).toBeVisible();
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(head(page)).toContainText(/1.000.€ payés/);

  const paid = await callAs<unknown[]>(
    owner,
    'GET',
    `instalments?event_id=eq.${id}&paid_on=not.is.null&select=paid_on,kind`,
  );
  expect(paid).toEqual([{ paid_on: inDays(-14), kind: 'arrhes' }]);
  expect(problems).toEqual([]);
});

test('another head count updates every line at once, and is saved only where no partner gave a price', async ({
  areaPage: page,
}) => {
  const owner = await newPerson();
  const id = await newEvent(owner, { starts_on: weddingDay(), expected_guests: 100, budget_cents: 1_000_000 });
  await callAs(owner, 'POST', 'budget_items', [
    { event_id: id, label: 'Traiteur', is_per_guest: true, unit_cents: 6000, committed_cents: null },
    { event_id: id, label: 'Domaine', is_per_guest: false, unit_cents: null, committed_cents: 300_000 },
  ]);
  await enterAs(page, owner);
  await openPage(page, '/client/budget?part=what-if');
  await page.getByLabel('Nombre d’invités', { exact: true }).fill('130');
  await expect(page.getByText(/^6.000,00.€ → 7.800,00.€/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Prix par invité : Traiteur' }).fill('50');
  await page.getByRole('textbox', { name: 'Prix : Domaine' }).fill('2500');
  await expect(page.getByText(/^6.000,00.€ → 6.500,00.€/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Appliquer' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('passe de 100 à 130');
  await expect(question).toContainText(/Restent tels quels.*Domaine/);
  await question.getByRole('button', { name: 'Appliquer' }).click();
  await expect(toastTitled(page, 'Hypothèses appliquées')).toBeVisible();
  await expect(head(page)).toContainText(/9.500.€/);
  await expect(head(page)).toContainText(/73,08.€/);
});

test('instalments above an estimated line after fewer guests are reported and corrected in place', async ({
  areaPage: page,
}) => {
  const problems = listenForProblems(page);
  const owner = await newPerson();
  const id = await newEvent(owner, { starts_on: weddingDay(), expected_guests: 100 });
  const [line] = await callAs<{ id: string }[]>(owner, 'POST', 'budget_items', [
    { event_id: id, label: 'Traiteur', is_per_guest: true, unit_cents: 6000 },
  ]);
  const plan = [
    { label: 'À la signature', kind: 'acompte', amount_cents: 300_000, due_on: inDays(15) },
    { label: 'Solde', kind: 'solde', amount_cents: 300_000, due_on: addDays(weddingDay(), -11) },
  ];
  await callAs(owner, 'POST', 'rpc/set_instalments', { item: line?.id, plan });
  await callAs(owner, 'PATCH', `events?id=eq.${id}`, { expected_guests: 80 });
  await enterAs(page, owner);
  await openPage(page, '/client/budget');
  await expect(row(page, 'Traiteur')).toContainText(/Échéances.: 1.200,00.€ de trop, à revoir/);
  await expectAccessible(page);

  await row(page, 'Traiteur').getByRole('link').click();
  await expect(sheet(page).getByRole('alert')).toContainText(/Les échéances dépassent cette ligne de 1.200,00.€/);
  await expectFits(page);
  await sheet(page).getByRole('button', { name: 'Ajuster le plan' }).click();
  await expect(sheet(page).getByLabel('Montant', { exact: true })).toHaveCount(2);
  await expect(sheet(page).getByLabel('Montant', { exact: true }).last()).toHaveValue(/^1.800,00.€$/);
  await expect(sheet(page).getByText(/^Le total est juste.: 4.800,00.€/)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Enregistrer le plan' }).click();
  await expect(toastTitled(page, 'Plan de paiement enregistré')).toBeVisible();
  await expect(sheet(page).getByRole('alert')).toHaveCount(0);

  // A paid amount cannot be lowered: unpaid instalments are removed, or the amount of the line is raised.
  await callAs(owner, 'PATCH', `instalments?item_id=eq.${line?.id}&label=eq.Solde`, { paid_on: inDays(-14) });
  await callAs(owner, 'PATCH', `events?id=eq.${id}`, { expected_guests: 20 });
  await goWithin(page, '/client/budget');
  await expect(row(page, 'Traiteur')).toContainText(/Déjà payé.: 600,00.€ de trop, à revoir/);
  await row(page, 'Traiteur').getByRole('link').click();
  await expect(sheet(page).getByRole('alert')).toContainText(/Vous avez payé 600,00.€ de plus que cette ligne/);
  await sheet(page).getByRole('button', { name: 'Retirer les échéances à venir' }).click();
  await expect(toastTitled(page, 'Échéances à venir retirées')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Relever le montant' }).click();
  await sheet(page).getByLabel('Prix estimé par invité').fill('90');
  await sheet(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toastTitled(page, 'Ligne enregistrée')).toBeVisible();
  await expect(row(page, 'Traiteur')).not.toContainText('de trop');
  expect(problems).toEqual([]);
});

test('what another member writes is seen, a deleted line comes back, and the budget leaves as files', async ({
  areaPage: page,
}) => {
  const owner = await newPerson();
  const id = await newEvent(owner, { starts_on: weddingDay(), expected_guests: 100 });
  const lines = await callAs<{ id: string }[]>(owner, 'POST', 'budget_items', [
    { event_id: id, label: 'Fleurs', estimated_cents: 80_000 },
    { event_id: id, label: '=Voiture', estimated_cents: 20_050 },
  ]);
  await enterAs(page, owner);
  await openPage(page, '/client/budget');
  await expect(row(page, 'Fleurs')).toContainText(/800,00.€/);
  await callAs(owner, 'PATCH', `budget_items?id=eq.${lines[0]?.id}`, { quoted_cents: 90_000 });
  await expect(row(page, 'Fleurs')).toContainText(/900,00.€/);

  await row(page, 'Fleurs').getByRole('link').click();
  await sheet(page).getByRole('button', { name: 'Supprimer la ligne' }).click();
  await expect(row(page, 'Fleurs')).toBeHidden();
  await page.locator('[data-toast]').getByRole('button', { name: 'Annuler' }).click();
  await expect(toastTitled(page, 'Ligne rétablie')).toBeVisible();
  await expect(row(page, 'Fleurs')).toContainText(/900,00.€/);

  for (const [entry, kind, start] of [
    ['Exporter en Excel', 'xlsx', 'PK'],
    ['Exporter en PDF', 'pdf', '%PDF'],
  ] as const) {
    await page.getByRole('button', { name: 'Autres actions' }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: entry }).click();
    const got = await file;
    expect(got.suggestedFilename()).toBe(`Budget Ambre et Lou.${kind}`);
    expect(readFileSync(await got.path(), 'latin1').startsWith(start)).toBe(true);
  }
});

test('a viewer sees no buttons that would fail; a member without access to the budget sees a friendly message', async ({
  areaPage: page,
  otherAreaPage: other,
}) => {
  const owner = await newPerson();
  const [reader, withoutBudget] = [await newPerson(), await newPerson()];
  const id = await newEvent(owner, { starts_on: weddingDay(), expected_guests: 100, budget_cents: 500_000 });
  await callAs(owner, 'POST', 'budget_items', { event_id: id, label: 'Fleurs', estimated_cents: 80_000 });
  await addMember(id, reader, 'viewer', { can_see_budget: true });
  await addMember(id, withoutBudget, 'viewer', { can_see_budget: false });
  await enterAs(page, reader);
  await openPage(page, '/client/budget');
  await expect(row(page, 'Fleurs')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ajouter une ligne' })).toBeHidden();
  await row(page, 'Fleurs').getByRole('link').click();
  await expect(sheet(page).getByLabel('Intitulé')).toBeDisabled();
  await expect(sheet(page).getByRole('button', { name: 'Enregistrer' })).toBeHidden();
  await expectAccessible(page);

  await enterAs(other, withoutBudget);
  await openPage(other, '/client/budget');
  await expect(other.getByRole('heading', { name: 'Vous n’avez pas accès au budget' })).toBeVisible();
  await expectFits(other);
});

test('a line is added and its first instalment marked as paid with the keyboard alone', async ({ areaPage: page }) => {
  const owner = await newPerson();
  await newEvent(owner, { starts_on: weddingDay(), budget_cents: 500_000 });
  await enterAs(page, owner);
  await openPage(page, '/client/budget');
  await page.getByRole('button', { name: 'Créer ce budget' }).press('Enter');
  await page.getByRole('link', { name: 'Ajouter une ligne' }).press('Enter');
  await sheet(page).getByLabel('Intitulé').focus();
  await page.keyboard.type('Calèche');
  await sheet(page).getByLabel('Montant estimé').focus();
  await page.keyboard.type('900');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(toastTitled(page, 'Ligne ajoutée')).toBeVisible();

  await row(page, 'Calèche').getByRole('link').press('Enter');
  await sheet(page).getByRole('tab', { name: 'La ligne' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sheet(page).getByRole('tab', { name: 'Échéances' })).toBeFocused();
  await sheet(page).getByRole('button', { name: 'En 2 parts égales' }).press('Enter');
  await sheet(page).getByRole('button', { name: 'Enregistrer le plan' }).press('Enter');
  await expect(toastTitled(page, 'Plan de paiement enregistré')).toBeVisible();
  await sheet(page)
    .getByRole('button', { name: /^Marquer comme payé.: Acompte/ })
    .press('Enter');
  const paying = page.getByRole('dialog', { name: 'Acompte' });
  await expectFits(page);
  await paying.getByRole('button', { name: 'Marquer comme payé' }).press('Enter');
  await expect(toastTitled(page, 'Paiement enregistré')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(head(page)).toContainText(/450.€ payés/);
});
