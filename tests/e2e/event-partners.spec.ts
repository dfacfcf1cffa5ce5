import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { addMember, newEvent } from '#tests/e2e/support/events.ts';
import { doubleClick, expect, goWithin, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { ask, newPartner, type Partner, requestTo, sendQuote } from '#tests/e2e/support/partners.ts';
import { enterAs, newPerson, type Person, signedIn } from '#tests/e2e/support/people.ts';
import { call, callAs } from '#tests/e2e/support/service.ts';
import { inDays } from '#tests/support/days.ts';

const TOTAL = /2\s400,00\s€/;
const toast = (page: Page) => page.locator('[data-toast]');
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
const log = (page: Page) => page.getByRole('log');

async function hosts(): Promise<{ owner: Person; event: string }> {
  const owner = await newPerson({ name: 'Alix Berger' });
  const wanted = { starts_on: inDays(270), place: 'Beaune', expected_guests: 100, budget_cents: 2_000_000 };
  return { owner, event: await newEvent(owner, wanted) };
}

/** Requests a quote through the API, and sends it as the partner. */
async function quoted(owner: Person, event: string, partner: Partner): Promise<string> {
  const words = { of_event: event, partners: [partner.id], message: 'Bonjour' };
  const [asked] = await callAs<{ request: string }[]>(owner, 'POST', 'rpc/ask_for_quotes', words);
  const request = asked?.request ?? '';
  await sendQuote(partner, request);
  return request;
}

test('[AREA-C4] a partner gets a request from their page, sends a quote and a message and is booked, which updates the other pages', async ({
  areaPage: page,
}) => {
  const problems = listenForProblems(page);
  const [{ owner, event }, partner] = await Promise.all([hosts(), newPartner('Atelier des Pivoines')]);
  await enterAs(page, owner);
  await openPage(page, partner.address);
  await page.getByRole('link', { name: 'Demander un devis' }).click();
  const sheet = page.getByRole('dialog', { name: 'Demander un devis' });
  await expect(sheet.getByRole('checkbox', { name: partner.name })).toBeChecked();
  await expect(sheet.getByText('100 personnes', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: 'Votre message' })).toHaveValue(/Nous préparons un mariage/);
  await sheet.getByRole('textbox', { name: 'Votre message' }).fill('');
  await sheet.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(sheet.getByRole('alert').filter({ hasText: 'Décrivez votre projet en quelques mots.' })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('textbox', { name: 'Votre message' }).fill('Bonjour, êtes-vous libres ce jour-là ?');
  await sheet.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(toast(page)).toContainText('Demande envoyée');
  await expect(row(page, partner.name)).toContainText('Devis demandé');
  await expectFits(page);

  const { id: request, conversation } = await requestTo(partner);
  const quote = await sendQuote(partner, request);
  await expect(row(page, partner.name)).toContainText('Devis reçu');
  await expect(row(page, partner.name)).toContainText(TOTAL);
  await row(page, partner.name)
    .getByRole('link', { name: /^Lire le devis/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: partner.name })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total TTC/ })).toContainText(TOTAL);
  await expect(log(page)).toContainText('êtes-vous libres');

  await page.locator('input[type=file]').setInputFiles({
    name: 'inspirations.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(page.getByRole('list', { name: 'Fichiers à joindre' })).toContainText('Envoyé');
  await page.getByRole('textbox', { name: 'Votre message' }).fill('Voici nos inspirations.');
  await page.keyboard.press('Control+Enter');
  await expect(log(page).getByRole('link', { name: /inspirations\.pdf/ })).toBeVisible();
  await ask(partner.client, 'send_message', { conversation, body: 'Elles nous plaisent !' });
  await expect(log(page)).toContainText('Elles nous plaisent !');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Accepter ce devis' }).click();
  const question = page.getByRole('dialog', { name: 'Accepter et réserver' });
  await expect(question.getByText('2 échéances sont ajoutées')).toBeVisible();
  await expect(question.getByRole('alert')).toHaveCount(0);
  await expectFits(page);
  await question.getByRole('checkbox', { name: /^Bon pour accord/ }).check();
  await doubleClick(question.getByRole('button', { name: 'Accepter et réserver' }));
  await expect(page.getByRole('heading', { name: 'C’est réservé' })).toBeFocused();
  await expectAccessible(page);

  const client = await signedIn(owner);
  const again = await ask<Record<string, unknown>>(client, 'accept_quote', {
    quote,
    chosen: [],
    words: 'Bon pour accord',
  });
  expect(again).toMatchObject({ repeated: true, days: [inDays(270)] });
  const of = (table: string, columns: string) => client.from(table).select(columns).eq('event_id', event);
  expect((await of('budget_items', 'committed_cents')).data).toEqual([{ committed_cents: 240_000 }]);
  expect((await of('instalments', 'amount_cents').order('position')).data).toEqual([
    { amount_cents: 72_000 },
    { amount_cents: 168_000 },
  ]);
  expect((await of('timeline_items', 'title')).data).toEqual([{ title: `Arrivée\u00a0: ${partner.name}` }]);
  expect(problems).toEqual([]);
});

test('a quote that can no longer be accepted is refused in its place, with what to do, and books nothing', async ({
  areaPage: page,
}) => {
  const [{ owner, event }, partner] = await Promise.all([hosts(), newPartner('Les Fleurs prises')]);
  const request = await quoted(owner, event, partner);
  const blocked = { partner_id: partner.id, day: inDays(270) };
  const { error } = await partner.client.from('partner_availability').insert(blocked);
  expect(error).toBeNull();
  await enterAs(page, owner);
  await openPage(page, `/client/partners/requests/${request}?accept=1`);
  const question = page.getByRole('dialog', { name: 'Accepter et réserver' });
  // Before anything is clicked.
  await expect(question.getByRole('alert')).toContainText('Ce prestataire n’est plus libre');
  await expectAccessible(page);
  await question.getByRole('checkbox', { name: /^Bon pour accord/ }).check();
  await question.getByRole('button', { name: 'Accepter et réserver' }).click();
  await expect(question.getByRole('alert')).toContainText('Ce prestataire n’est plus libre');
  await expect(question.getByRole('link', { name: 'Chercher quelqu’un d’autre' })).toBeVisible();
  // The night that ends a quote does not come within a test: its refusal is the database's own, as its own tests show it.
  const refusal = { code: 'PT409', details: 'expired', hint: '2010-01-31', message: 'Ce devis n’est plus valable.' };
  await page.route('**/rest/v1/rpc/accept_quote', (route) => route.fulfill({ status: 409, json: refusal }));
  await question.getByRole('button', { name: 'Accepter et réserver' }).click();
  await expect(question.getByRole('alert')).toContainText('Ce devis était valable jusqu’au 31/01/2010.');
  await question.getByRole('button', { name: 'Écrire au prestataire' }).click();
  await expect(page.getByRole('textbox', { name: 'Votre message' })).toBeFocused();
  const items = await callAs<unknown[]>(owner, 'GET', `budget_items?event_id=eq.${event}&select=id`);
  expect(items).toEqual([]);

  await page.getByRole('button', { name: 'Décliner' }).click();
  const no = page.getByRole('dialog', { name: 'Décliner ce devis' });
  await no.getByRole('textbox', { name: 'Motif' }).fill('La date ne convient plus.');
  await no.getByRole('button', { name: 'Décliner' }).click();
  await expect(toast(page)).toContainText('Devis décliné');
  await expect(page.getByText('Motif : La date ne convient plus.')).toBeVisible();
  await goWithin(page, '/client/partners');
  await expect(page.getByRole('link', { name: 'Demander de nouveau : Les Fleurs prises' })).toBeVisible();
  await expectAccessible(page);
});

test('a team begins with the trades of its kind, takes in favourites and others, is compared and taken back', {
  tag: '@both',
}, async ({ areaPage: page }) => {
  const [{ owner, event }, partner, other] = await Promise.all([
    hosts(),
    newPartner('Roses de Beaune'),
    newPartner('Iris de Beaune'),
  ]);
  await call('/rest/v1/favourites', [
    { user_id: owner.id, partner_id: partner.id },
    { user_id: owner.id, partner_id: other.id },
  ]);
  await enterAs(page, owner);
  await openPage(page, '/client/partners');
  await expect(page.getByRole('checkbox', { name: 'Traiteurs et pâtissiers' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Transport' }).uncheck();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ajouter 7 métiers' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Photo et vidéo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chercher : Fleuristes' })).toHaveAttribute(
    'href',
    `/client/partners/search/florist?place=Beaune&date=${inDays(270)}&guests=100`,
  );
  await page.getByRole('button', { name: 'Tout ajouter' }).click();
  await expect(row(page, partner.name)).toContainText('À l’étude');

  await page.getByRole('button', { name: 'Autres actions : DJ et musique' }).click();
  await page.getByRole('menuitem', { name: 'Noter quelqu’un d’autre' }).click();
  const form = page.getByRole('dialog', { name: 'Noter un prestataire' });
  await form.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(form.getByText('Indiquez un nom.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Nom', exact: true }).fill('Orchestre des Lilas');
  await form.getByRole('combobox', { name: 'Où en êtes-vous' }).selectOption('Réservé');
  await form.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(row(page, 'Orchestre des Lilas')).toContainText('Réservé');
  await page.getByRole('button', { name: 'Autres actions : Orchestre des Lilas' }).click();
  await page.getByRole('menuitem', { name: 'Retirer de la liste' }).click();
  await expect(row(page, 'Orchestre des Lilas')).toBeHidden();
  await toast(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(row(page, 'Orchestre des Lilas')).toContainText('Réservé');
  await expectAccessible(page);

  await quoted(owner, event, partner);
  await page.getByRole('link', { name: 'Comparer : Fleuristes' }).click();
  const table = page.getByRole('table', { name: 'Comparaison des prestataires' });
  await expect(table.getByRole('row', { name: /^Devis TTC/ })).toContainText(TOTAL);
  await expect(table.getByRole('row', { name: /^Compris dans le devis/ })).toContainText('Arche fleurie');
  await expect(table.getByRole('link', { name: `Demander un devis à ${other.name}` })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Distance du lieu/ })).toContainText('à moins de 1 km');
  await expect(table.getByRole('row', { name: /^Le \d/ })).toContainText('Disponible');
  await expectAccessible(page);
});

test('a message waits for the network and is sent once; a member without access to prices sees a friendly message', async ({
  page,
  otherAreaPage: theirs,
  context,
}) => {
  const [{ owner, event }, partner] = await Promise.all([hosts(), newPartner('Les Lys du réseau')]);
  const request = await quoted(owner, event, partner);
  const { conversation } = await requestTo(partner);
  await ask(partner.client, 'send_message', { conversation, body: 'Une question ?' });
  await enterAs(page, owner);
  await openPage(page, '/client/messages');
  await expect(page.getByRole('link', { name: new RegExp(partner.name) })).toContainText('1 non lu');
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(partner.name) }).click();
  await expect(log(page)).toContainText('Une question ?');
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Votre message' }).fill('Oui, volontiers.');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(log(page)).toContainText('Pas encore envoyé');
  await context.setOffline(false);
  await expect(log(page)).not.toContainText(/Pas encore envoyé|Envoi en cours/);
  await expect(log(page).getByText('Oui, volontiers.')).toHaveCount(1);
  const { data } = await partner.client.from('messages').select('body').eq('side', 'client');
  expect(data).toEqual([{ body: 'Oui, volontiers.' }]);

  const friend = await newPerson({ name: 'Noé Martin' });
  await addMember(event, friend, 'viewer', { can_see_budget: false });
  await enterAs(theirs, friend);
  await openPage(theirs, '/client/partners');
  await expect(row(theirs, partner.name)).toContainText('Un devis est arrivé.');
  await expect(theirs.getByText('Les devis, les prix et les messages sont réservés')).toBeVisible();
  await goWithin(theirs, `/client/partners/requests/${request}`);
  await expect(theirs.getByRole('heading', { name: 'Cette demande n’est pas accessible' })).toBeVisible();
  await goWithin(theirs, '/client/messages');
  await expect(theirs.getByRole('heading', { name: 'Vous n’avez pas accès à ces conversations' })).toBeVisible();
  await theirs.close();
});
