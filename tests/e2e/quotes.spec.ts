import type { Download, Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, goWithin, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { newListing } from '#tests/e2e/support/listing.ts';
import { enterAs, newPerson, type Person } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { inDays } from '#tests/support/days.ts';

const saved = (page: Page) => page.getByText('Brouillon enregistré');
const lineOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

interface Asked {
  owner: Person;
  partner: Person;
  event: string;
  request: string;
  partnerId: string;
}

/** A host asked a florist for a day on which the latter is free. */
async function asked(name: string): Promise<Asked> {
  const [owner, partner] = await Promise.all([
    newPerson({ name: 'Alix Berger' }),
    newPerson({ role: 'partner', name }),
  ]);
  const wanted = { starts_on: inDays(270), place: 'Beaune', expected_guests: 80 };
  const [listing, event] = await Promise.all([newListing({ name, owner: partner }), newEvent(owner, wanted)]);
  const words = { of_event: event, partners: [listing.id], message: 'Bonjour' };
  const [first] = await callAs<{ request: string }[]>(owner, 'POST', 'rpc/ask_for_quotes', words);
  return { owner, partner, event, request: first?.request ?? '', partnerId: listing.id };
}

interface Line {
  label: string;
  quantity?: string;
  unit?: string;
  price: string;
  vat?: string;
}

async function addLine(page: Page, { label, quantity, unit, price, vat }: Line): Promise<Locator> {
  await page.getByRole('button', { name: /^Ajouter (une|la première) ligne$/ }).click();
  const unnamed = page.getByRole('group', { name: /^Ligne \d+$/ });
  await unnamed.getByRole('textbox', { name: 'Prestation' }).fill(label);
  const line = lineOf(page, label);
  if (quantity !== undefined) await line.getByRole('textbox', { name: 'Quantité' }).fill(quantity);
  if (unit !== undefined) await line.getByRole('combobox', { name: 'Unité' }).selectOption(unit);
  if (vat !== undefined) await line.getByRole('combobox', { name: 'TVA' }).selectOption(vat);
  await line.getByRole('textbox', { name: 'Prix HT' }).fill(price);
  return line;
}

async function savePaper(page: Page, button: string): Promise<string> {
  const [file]: [Download, void] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const bytes = await (await file.createReadStream()).toArray();
  expect(Buffer.concat(bytes).subarray(0, 5).toString()).toBe('%PDF-');
  return file.suggestedFilename();
}

test('[AREA-P2] a partner quotes with two rates and an option, the client ticks it and accepts, and all else follows', async ({
  areaPage: page,
  otherAreaPage: client,
}) => {
  const problems = listenForProblems(page);
  const { owner, partner, event, request, partnerId } = await asked('Atelier des Dahlias');
  await enterAs(page, partner);
  await openPage(page, `/partner/quotes/new?request=${request}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Brouillon de devis' })).toBeVisible();
  await expect(page).toHaveURL(/\/partner\/quotes\/[\da-f-]{36}$/);
  const address = page.url();
  await page.getByRole('textbox', { name: 'Objet du devis' }).fill('Fleurs de la journée');
  const tables = await addLine(page, { label: 'Centres de table', price: '10', vat: '10' });
  await tables.getByRole('button', { name: /^Détails/ }).click();
  await tables.getByRole('checkbox', { name: /^Par personne/ }).check();
  await expect(tables.getByRole('textbox', { name: 'Quantité' })).toHaveValue('80');
  await addLine(page, { label: 'Arche fleurie', unit: 'forfait', price: '500', vat: '20' });
  const option = await addLine(page, { label: 'Lanternes', quantity: '10', unit: 'pièce', price: '12', vat: '20' });
  await option.getByRole('button', { name: /^Détails/ }).click();
  await option.getByRole('checkbox', { name: /^Option/ }).check();
  // 800 € at 10 % and 500 € at 20 %; the option adds 120 € at 20 %.
  await expect(page.getByText(/1\s480,00\s€/).first()).toBeVisible();
  await expect(page.getByText(/1\s624,00\s€ avec toutes les options/)).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await expectAccessible(page);

  const handle = page.getByRole('button', { name: 'Déplacer Lanternes' });
  await handle.focus();
  await handle.press('ArrowUp');
  await expect(page.getByRole('list', { name: 'Lignes du devis' }).getByRole('group').nth(1)).toHaveAccessibleName(
    'Lanternes',
  );
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(lineOf(page, 'Lanternes')).toBeVisible();
  await page.getByRole('button', { name: 'Prévisualiser' }).click();
  const preview = page.getByRole('dialog', { name: 'Ce que verra votre client' });
  await expect(preview.getByRole('row', { name: /^Total TTC/ })).toContainText(/1\s480,00\s€/);
  await expect(preview.getByText('Options', { exact: true })).toBeVisible();
  await expectFits(page);
  await page.keyboard.press('Escape');

  await enterAs(client, owner);
  await openPage(client, `/client/partners/requests/${request}`);
  await expect(client.getByText('Pas encore de devis.')).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer le devis' }).click();
  const summary = page.getByRole('dialog', { name: 'Envoyer ce devis' });
  await expect(summary).toContainText(/1\s480,00\s€/);
  await expect(summary).toContainText('1 option au choix');
  await expectFits(page);
  await summary.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Envoyé, en attente de réponse')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Créer une nouvelle version' })).toBeVisible();
  await expectFits(page);

  await expect(client.getByRole('row', { name: /^Total TTC/ })).toContainText(/1\s480,00\s€/);
  await client.getByRole('checkbox', { name: /^Lanternes/ }).check();
  await expect(client.getByRole('row', { name: /^Total TTC/ })).toContainText(/1\s624,00\s€/);
  await expectFits(client);
  await client.getByRole('button', { name: 'Accepter ce devis' }).click();
  const question = client.getByRole('dialog', { name: 'Accepter et réserver' });
  await expect(question).toContainText('Avec en option\u00a0: Lanternes.');
  await question.getByRole('button', { name: 'Accepter et réserver' }).click();
  await expect(question.getByRole('alert')).toContainText('Cochez «\u00a0Bon pour accord\u00a0»');
  await question.getByRole('checkbox', { name: /^Bon pour accord/ }).check();
  await question.getByRole('button', { name: 'Accepter et réserver' }).click();
  await expect(client.getByRole('heading', { name: 'C’est réservé' })).toBeFocused();
  await expect(client.getByText('Option retenue')).toBeVisible();

  const rows = <Row>(path: string) => callAs<Row[]>(owner, 'GET', path);
  expect(await rows(`budget_items?event_id=eq.${event}&select=committed_cents`)).toEqual([
    { committed_cents: 162_400 },
  ]);
  expect(await rows(`instalments?event_id=eq.${event}&select=kind,amount_cents&order=position`)).toEqual([
    { kind: 'arrhes', amount_cents: 48_720 },
    { kind: 'solde', amount_cents: 113_680 },
  ]);
  expect(await rows(`timeline_items?event_id=eq.${event}&select=title`)).toEqual([
    { title: 'Arrivée\u00a0: Atelier des Dahlias' },
  ]);
  expect(await rows(`partner_availability?partner_id=eq.${partnerId}&select=day`)).toEqual([{ day: inDays(270) }]);

  await expect(page.getByText('Accepté', { exact: true })).toBeVisible();
  await expect(page.getByText('il engage les deux parties et ne peut plus être modifié')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Créer une nouvelle version' })).toHaveCount(0);
  for (const side of [page, client]) {
    expect(await savePaper(side, 'Télécharger le devis en PDF')).toMatch(
      /^Devis \d{4}-0001 - Atelier des Dahlias\.pdf$/,
    );
    expect(await savePaper(side, 'Télécharger le certificat')).toMatch(/^Certificat d’acceptation du devis .*\.pdf$/);
  }
  // A draft that another page shows is not written over the accepted quote.
  const refused = await callAs<unknown>(partner, 'POST', 'rpc/save_quote', {
    request,
    quote: { id: address.split('/').at(-1), valid_until: inDays(10), lines: [] },
  }).catch((error: unknown) => String(error));
  expect(refused).toContain('Créez une nouvelle version');
  expect(problems).toEqual([]);
});

test('bad lines, instalments that do not add up and too large a total are refused in place, and nothing typed is lost', async ({
  areaPage: page,
}) => {
  const { partner, request } = await asked('Atelier des Reprises');
  await enterAs(page, partner);
  await openPage(page, `/partner/quotes/new?request=${request}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Brouillon de devis' })).toBeVisible();
  const line = await addLine(page, { label: 'Arche', price: '1000' });
  await expect(saved(page)).toBeVisible();
  await line.getByRole('textbox', { name: 'Quantité' }).fill('0');
  await page.getByRole('button', { name: 'Envoyer le devis' }).click();
  await expect(line.getByRole('alert')).toContainText('De 0,01 à 100\u202f000');
  await expect(page.getByText('pas encore enregistré\u00a0: une ligne est à compléter.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(lineOf(page, 'Arche').getByRole('textbox', { name: 'Quantité' })).toHaveValue('0');
  await lineOf(page, 'Arche').getByRole('textbox', { name: 'Quantité' }).fill('1');
  await expect(saved(page)).toBeVisible();

  const first = page.getByRole('group', { name: 'Échéance 1' });
  await first.getByRole('textbox', { name: 'Part en %' }).fill('20');
  await expect(page.getByText('Il manque 10\u00a0% pour atteindre 100\u00a0%.')).toBeVisible();
  await expect(
    page.getByText('pas encore enregistré\u00a0: la somme des échéances n’est pas égale au total.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ajuster la dernière échéance' }).click();
  await expect(page.getByRole('group', { name: 'Échéance 2' }).getByRole('textbox', { name: 'Part en %' })).toHaveValue(
    '80',
  );
  await page.getByRole('radio', { name: 'en euros' }).check();
  await expect(first.getByRole('textbox', { name: 'Montant TTC' })).toHaveValue(/240,00/);
  await lineOf(page, 'Arche').getByRole('textbox', { name: 'Prix HT' }).fill('1100');
  await expect(page.getByText(/Il manque 120,00\s€ pour atteindre le total\./)).toBeVisible();
  await page.getByRole('button', { name: 'Ajuster la dernière échéance' }).click();
  await expect(saved(page)).toBeVisible();

  await lineOf(page, 'Arche').getByRole('textbox', { name: 'Quantité' }).fill('100000');
  await expect(page.getByRole('alert').filter({ hasText: 'dix millions d’euros' })).toBeVisible();
  const readAgain = page.waitForResponse(/rpc\/quote_page/);
  await lineOf(page, 'Arche').getByRole('textbox', { name: 'Quantité' }).fill('1');
  await expect(page.getByRole('alert').filter({ hasText: 'dix millions d’euros' })).toHaveCount(0);

  // The menu opens before the draft is saved, and stays open while it is saved and read again.
  await page.getByRole('button', { name: 'Actions pour Arche' }).click();
  await readAgain;
  await expect(saved(page)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Ajouter au catalogue' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Ajoutée à votre catalogue');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions pour Arche' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await expect(lineOf(page, 'Arche')).toHaveCount(0);
  await page.locator('[data-toast]').getByRole('button', { name: 'Annuler' }).click();
  await expect(lineOf(page, 'Arche')).toHaveCount(1);
  await page.getByRole('button', { name: 'Insérer dans le devis' }).click();
  await page.getByRole('menuitem', { name: 'Depuis le catalogue' }).click();
  const catalogue = page.getByRole('dialog', { name: 'Votre catalogue' });
  await catalogue.getByRole('button', { name: 'Ajouter Arche' }).click();
  await expectAccessible(page);
  await catalogue.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(lineOf(page, 'Arche')).toHaveCount(2);

  // Quotes, templates and the catalogue have a page of their own.
  await goWithin(page, '/partner/quotes?mots=alix');
  await expect(page.getByRole('list', { name: 'Devis' }).getByRole('link')).toContainText(['Sans objet']);
  await page.getByRole('button', { name: /^Envoyés/ }).click();
  await expect(page.getByText('Aucun devis ne correspond')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Catalogue' }).click();
  await page.getByRole('button', { name: 'Modifier Arche' }).click();
  const service = page.getByRole('dialog', { name: 'Modifier la prestation' });
  await service.getByRole('textbox', { name: 'Prestation' }).fill('Arche de roses');
  await service.getByRole('textbox', { name: 'Prix HT' }).fill('');
  await service.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(service.getByRole('alert')).toContainText('Un prix');
  await service.getByRole('textbox', { name: 'Prix HT' }).fill('1250');
  await expectAccessible(page);
  await service.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('list', { name: 'Prestations du catalogue' })).toContainText(
    /Arche de roses.*1\s250,00\s€/,
  );
  await page.getByRole('tab', { name: 'Modèles' }).click();
  await page.getByRole('link', { name: 'Nouveau modèle' }).click();
  await page.getByRole('textbox', { name: 'Nom du modèle' }).fill('Mariage au jardin');
  await page.getByRole('button', { name: 'Enregistrer le modèle' }).click();
  await expect(page.getByRole('alert')).toContainText('ajoutez au moins une ligne');
  await addLine(page, { label: 'Pergola', price: '300' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enregistrer le modèle' }).click();
  const templates = page.getByRole('list', { name: 'Modèles' });
  await expect(templates).toContainText('1 ligne\u00a0: Pergola');
  await templates.getByRole('button', { name: 'Modifier Mariage au jardin' }).click();
  await page.getByRole('textbox', { name: 'Nom du modèle' }).fill('Mariage au verger');
  await page.getByRole('button', { name: 'Enregistrer le modèle' }).click();
  await templates.getByRole('button', { name: 'Supprimer Mariage au verger' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucun modèle pour l’instant')).toBeVisible();
});

test('@both a second version replaces the first, and both sides read what changed', async ({
  areaPage: page,
  otherAreaPage: client,
}) => {
  const { owner, partner, request } = await asked('Atelier des Versions');
  const lines = [{ label: 'Arche', quantity: 1, unit_cents: 50_000, vat_rate: 20 }];
  const quote = { valid_until: inDays(30), lines };
  const { id } = await callAs<{ id: string }>(partner, 'POST', 'rpc/save_quote', { request, quote });
  await callAs(partner, 'POST', 'rpc/send_quote', { quote: id });
  await enterAs(page, partner);
  await openPage(page, `/partner/quotes/${id}`);
  await expect(page.getByText('Ce devis est envoyé et ne peut plus être modifié.')).toBeVisible();
  await page.getByRole('link', { name: 'Créer une nouvelle version' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brouillon de devis' })).toBeVisible();
  await lineOf(page, 'Arche').getByRole('textbox', { name: 'Prix HT' }).fill('450');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer le devis' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Envoyé, en attente de réponse')).toBeVisible();
  await expect(page.getByText('Version 2 remplace la version 1\u00a0:')).toBeVisible();
  await expect(page.getByText(/Arche\s: 450,00\s€ HT au lieu de 500,00\s€/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await enterAs(client, owner);
  await openPage(client, `/client/partners/requests/${request}`);
  await expect(client.getByText('Version 2 remplace la version 1\u00a0:')).toBeVisible();
  await page.getByRole('button', { name: 'Retirer ce devis' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Retirer ce devis' })
    .click();
  await expect(page.getByText('Retiré ou remplacé', { exact: true })).toBeVisible();
});
