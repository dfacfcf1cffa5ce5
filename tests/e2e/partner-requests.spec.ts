import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expectFirstWave } from '#tests/e2e/support/first-wave.ts';
import { expect, goWithin, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { addTo, type Listing, newListing } from '#tests/e2e/support/listing.ts';
import { acceptQuote, sendQuote } from '#tests/e2e/support/partners.ts';
import { enterAs, newPerson, type Person, signedIn } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { dayInWords, inDays } from '#tests/support/days.ts';

const log = (page: Page) => page.getByRole('log');
const message = (page: Page) => page.getByRole('textbox', { name: 'Votre message' });
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer', exact: true });

async function newPartner(name: string): Promise<{ person: Person; listing: Listing }> {
  const person = await newPerson({ role: 'partner', name });
  return { person, listing: await newListing({ name, owner: person }) };
}

async function hosts(wanted: object = {}): Promise<{ owner: Person; event: string }> {
  const owner = await newPerson({ name: 'Éloïse Marchand' });
  const facts = { name: 'Éloïse & Anouk', starts_on: inDays(200), place: 'Dijon', expected_guests: 80, ...wanted };
  return { owner, event: await newEvent(owner, facts) };
}

async function askFor(owner: Person, event: string, { id }: Listing): Promise<string> {
  const words = { of_event: event, partners: [id], message: 'Bonjour, êtes-vous libres ?' };
  const [asked] = await callAs<{ request: string }[]>(owner, 'POST', 'rpc/ask_for_quotes', words);
  return asked?.request ?? '';
}

test('[AREA-P2] [NAV-09] a request arrives while the list is open, is seen, talked about and declined politely', async ({
  page,
  otherAreaPage: elsewhere,
}) => {
  const problems = listenForProblems(page);
  const [{ owner, event }, { person, listing }] = await Promise.all([hosts(), newPartner('Atelier des Dahlias')]);
  await enterAs(page, person);
  await openPage(page, '/partner/dashboard');
  await page.getByRole('navigation', { name: 'Espace prestataire' }).getByRole('link', { name: 'Événements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Événements' })).toBeVisible();
  await expect(page.getByText('Aucune demande pour le moment')).toBeVisible();
  await expectFits(page);

  await enterAs(elsewhere, owner);
  await openPage(elsewhere, `/client/partners?demander=${listing.id}&event=${event}`);
  const sheet = elsewhere.getByRole('dialog', { name: 'Demander un devis' });
  await message(elsewhere).fill('Bonjour, des dahlias pour notre fête ?');
  await sheet.getByRole('button', { name: 'Envoyer la demande' }).click();
  const line = page.getByRole('list', { name: 'Événements' }).getByRole('link', { name: /Éloïse & Anouk/ });
  await expect(line).toContainText('Nouvelle');
  await expect(line).toContainText('Libre');
  await expect(line).toContainText('Mariage, 80 invités');
  await expectAccessible(page);

  await elsewhere.getByRole('link', { name: /^Voir la demande/ }).click();
  const steps = elsewhere.getByRole('list', { name: 'Où en est votre demande' });
  await expect(steps.locator('[aria-current]')).toContainText('Demande envoyée');
  await line.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Éloïse & Anouk' })).toBeVisible();
  await expect(page.getByText(/^Dijon, à environ \d+\skm de chez vous$/)).toBeVisible();
  await expect(log(page)).toContainText('des dahlias pour notre fête');
  await expect(steps.locator('[aria-current]')).toContainText('Demande lue');
  await expect(log(elsewhere).getByText('Vu', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Écrire un devis' })).toHaveAttribute(
    'href',
    /^\/partner\/quotes\/new\?request=/,
  );
  await expectFits(page);

  await message(elsewhere).pressSequentially('Plutôt rouges');
  await expect(page.getByText('Éloïse Marchand écrit…')).toBeVisible();
  await send(elsewhere).click();
  await expect(log(page)).toContainText('Plutôt rouges');
  await expect(page.getByText('Éloïse Marchand écrit…')).toHaveCount(0);
  await message(page).pressSequentially('Avec joie');
  await expect(elsewhere.getByText('Atelier des Dahlias écrit…')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'palette.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(page.getByRole('list', { name: 'Fichiers à joindre' })).toContainText('Envoyé');
  await send(page).click();
  await expect(log(elsewhere).getByRole('link', { name: /palette\.pdf/ })).toBeVisible();
  await expect(log(page).getByText('Vu', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Réponses enregistrées' }).click();
  const replies = page.getByRole('dialog', { name: 'Réponses enregistrées' });
  await replies.getByRole('button', { name: 'Nouvelle réponse' }).click();
  const form = page.getByRole('dialog', { name: 'Nouvelle réponse' });
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByText('Donnez un titre à cette réponse.')).toBeVisible();
  await form.getByLabel('Titre').fill('Délais');
  await form.getByLabel('Texte').fill('Je réponds sous deux jours.');
  await expectFits(page);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(replies.getByRole('heading', { name: 'Délais' })).toBeVisible();
  await replies.getByRole('button', { name: 'Nouvelle réponse' }).click();
  await form.getByLabel('Titre').fill('Bienvenue');
  await form.getByLabel('Texte').fill('Merci de votre message.');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  const ordered = page.waitForResponse(/rpc\/order_listing/);
  await replies.getByRole('button', { name: 'Déplacer Bienvenue' }).press('ArrowUp');
  expect((await ordered).ok()).toBe(true);
  await expect(replies.getByRole('heading', { level: 3 })).toHaveText(['Bienvenue', 'Délais']);
  await expectAccessible(page);
  await replies.getByRole('button', { name: 'Insérer la réponse « Délais »' }).click();
  await expect(message(page)).toHaveValue('Je réponds sous deux jours.');
  await send(page).click();
  await expect(log(elsewhere)).toContainText('Je réponds sous deux jours.');

  await page.getByRole('button', { name: 'Non merci' }).click();
  const dialog = page.getByRole('dialog', { name: 'Décliner cette demande' });
  await expect(dialog.getByLabel('Message au client')).toHaveValue(/^Bonjour Éloïse,[\s\S]+déjà réservée/);
  await dialog.getByRole('radio', { name: 'Autre' }).check();
  await dialog.getByRole('button', { name: 'Décliner et envoyer' }).click();
  await expect(dialog.getByText('Écrivez votre motif en quelques mots.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Complet' }).check();
  await expect(dialog.getByLabel('Message au client')).toHaveValue(/carnet est malheureusement complet/);
  await dialog.getByLabel('Message au client').fill('Mon carnet est complet, belle fête à vous deux !');
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Décliner et envoyer' }).click();
  await expect(page.getByRole('list', { name: 'Où en est la demande' })).toContainText('Motif : Complet');
  await expect(steps).toContainText('Le prestataire ne peut pas répondre');
  await expect(steps).toContainText('Motif : Complet');
  await expect(log(elsewhere)).toContainText('belle fête à vous deux');
  expect(problems).toEqual([]);
});

test('[AREA-P2] requests are found, filtered and laid out as a board, and a booking follows its new date', async ({
  areaPage: page,
}) => {
  const problems = listenForProblems(page);
  const [first, second, { person, listing }] = await Promise.all([
    hosts({ name: 'Fête de Zoé', kind: 'anniversaire', starts_on: inDays(90) }),
    hosts({ name: 'Été en Bourgogne' }),
    newPartner('Atelier du Tableau'),
  ]);
  await askFor(first.owner, first.event, listing);
  const request = await askFor(second.owner, second.event, listing);
  const client = await signedIn(person);
  const quote = await sendQuote({ ...listing, client }, request);

  await enterAs(page, person);
  await expectFirstWave(page, '/partner/requests', ['notifications', 'rpc/partner_request_list']);
  const list = page.getByRole('list', { name: 'Événements' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('link', { name: /Été en Bourgogne/ })).toContainText('En option');
  await page.getByRole('searchbox', { name: 'Client, événement ou lieu' }).fill('ete bourg');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/mots=ete/);
  await page.getByRole('searchbox').fill('');
  await page.getByText('Filtrer et trier').click();
  await page.getByLabel('Type d’événement').selectOption('Anniversaire');
  await expect(list).toContainText('Fête de Zoé');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await page.getByLabel('Trier par').selectOption('Date de l’événement');
  await expect(list.getByRole('listitem').first()).toContainText('Fête de Zoé');
  await page.getByRole('button', { name: /^Devis envoyés/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Tableau', exact: true }).click();
  await expect(page.getByRole('list', { name: /^Nouvelles/ })).toContainText('Fête de Zoé');
  await expect(page.getByRole('list', { name: /^Devis envoyés/ })).toContainText(/2\s400,00\s€/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('list', { name: /^Nouvelles/ })).toBeVisible();

  await acceptQuote(second.owner, quote);
  await expect(page.getByRole('list', { name: /^Réservées/ })).toContainText('Été en Bourgogne');
  await page.getByRole('link', { name: /Été en Bourgogne/ }).click();
  const booking = page.getByRole('region', { name: 'C’est réservé' });
  await expect(booking.getByRole('list', { name: 'Échéancier convenu' }).getByRole('listitem')).toHaveCount(2);
  await expectFits(page);

  await addTo(listing, 'partner_availability', [{ day: inDays(207) }]);
  await callAs(second.owner, 'POST', 'rpc/move_event_date', {
    of_event: second.event,
    new_date: inDays(207),
    dry_run: false,
  });
  await expect(booking.getByText('Le client a changé de date')).toBeVisible();
  await booking.getByRole('button', { name: 'Accepter la nouvelle date' }).click();
  await expect(booking.getByText('Votre agenda n’est pas libre ce jour-là.', { exact: false })).toBeVisible();
  expect((await client.from('partner_availability').delete().eq('day', inDays(207))).error).toBeNull();
  await booking.getByRole('button', { name: 'Accepter la nouvelle date' }).click();
  await expect(booking.getByText('Le client a changé de date')).toHaveCount(0);
  await booking.getByRole('button', { name: 'Annuler la réservation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Annuler la réservation' });
  await dialog.getByLabel('Motif').fill('Un deuil dans la famille');
  await dialog.getByRole('button', { name: 'Annuler la réservation' }).click();
  await expect(page.getByRole('list', { name: 'Où en est la demande' })).toContainText('Un deuil dans la famille');
  expect(problems.filter((text) => !text.includes('409'))).toEqual([]);
});

test('[AREA-P2] a client changes the head-count and shares the day, another waits for the date, and the partner sees each', async ({
  page,
  otherAreaPage: client,
  browser,
}) => {
  const problems = listenForProblems(page);
  const [first, second, { person, listing }] = await Promise.all([
    hosts({ name: 'Noces d’Anouk', starts_on: inDays(40) }),
    hosts({ name: 'Noces de Zoé', starts_on: inDays(40) }),
    newPartner('Atelier des Attentes'),
  ]);
  const request = await askFor(first.owner, first.event, listing);
  const quote = await sendQuote({ ...listing, client: await signedIn(person) }, request);
  await enterAs(page, person);
  await openPage(page, `/partner/requests/${request}`);

  // The partner's open page follows the number; the quote that was sent says for how many it was written.
  await enterAs(client, first.owner);
  await openPage(client, `/client/partners/requests/${request}`);
  await client.getByText('Ce que vous avez transmis').click();
  await client.getByRole('button', { name: 'Modifier le nombre d’invités' }).click();
  const dialog = client.getByRole('dialog', { name: 'Nombre d’invités' });
  await dialog.getByRole('textbox', { name: 'Personnes attendues' }).fill('0');
  await dialog.getByRole('button', { name: 'Prévenir le prestataire' }).click();
  await expect(dialog.getByText('Indiquez un nombre de 1 à 100', { exact: false })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Personnes attendues' }).fill('120');
  await expectFits(client);
  await dialog.getByRole('button', { name: 'Prévenir le prestataire' }).click();
  await expect(client.getByText('120 personnes (80 auparavant)')).toBeVisible();
  await expect(client.getByText('le nombre d’invités est passé de 80 à 120 personnes', { exact: false })).toBeVisible();
  await expect(page.getByText(/^Passé de 80 à 120 le /)).toBeVisible();
  await expect(page.getByText('De 80 à 120 invités depuis l’envoi')).toBeVisible();

  // The booking shows how each instalment is paid, and the plan of the day once it is shared.
  await acceptQuote(first.owner, quote);
  const plan = page.getByRole('list', { name: 'Échéancier convenu' }).getByRole('listitem');
  await expect(plan.first()).toContainText('À payer le');
  await expect(page.getByText('Le client ne partage pas encore son déroulé', { exact: false })).toBeVisible();
  const budget = `instalments?event_id=eq.${first.event}&kind=eq.arrhes`;
  await callAs(first.owner, 'PATCH', budget, { paid_on: inDays(-1) });
  await goWithin(client, '/client/timeline');
  await client.getByRole('button', { name: 'Partager', exact: true }).click();
  // It shows the choice once the request is under way, which `check()` does not await.
  await client.getByRole('switch', { name: 'Montrer aux prestataires réservés' }).click();
  await expect(client.getByRole('switch', { name: 'Montrer aux prestataires réservés' })).toBeChecked();
  const shared = `events?id=eq.${first.event}&select=shares_day_plan`;
  await expect.poll(() => callAs(first.owner, 'GET', shared)).toEqual([{ shares_day_plan: true }]);
  await expectFits(client);
  await page.reload();
  await expect(plan.first()).toContainText('Indiqué payé par le client le');
  await expect(page.getByRole('region', { name: 'Le jour J' })).toContainText('Arrivée : Atelier des Attentes');
  await expectAccessible(page);

  // Another client meets the taken date on the public page and waits for it; the partner reads it in the request and in the calendar.
  const other = await openElsewhere(browser);
  await enterAs(other, second.owner);
  await openPage(other, `${listing.address}?date=${inDays(40)}`);
  await expect(other.getByText('Cette date est prise', { exact: false })).toBeVisible();
  await other.getByRole('link', { name: 'Demander un devis' }).click();
  await other.getByRole('button', { name: 'M’avertir si cette date se libère : Atelier des Attentes' }).click();
  await expect(other.getByText('Vous recevrez une alerte si cette date se libère.')).toBeVisible();
  await expectFits(other);
  await page.reload();
  await expect(page.getByText('1 autre client attend que cette date se libère')).toBeVisible();
  await goWithin(page, '/partner/calendar');
  await page.getByRole('button', { name: 'Mois suivant' }).click();
  const day = page.getByRole('button', { name: new RegExp(`^${dayInWords(inDays(40))},`) });
  await day.click();
  await expect(page.getByText('1 client attend que ce jour se libère', { exact: false })).toBeVisible();
  await expectFits(page);

  // The booking ends: the day is free in the open calendar, and whoever waited is notified once and can ask at once.
  await callAs(first.owner, 'POST', 'rpc/cancel_booking', { request });
  await expect(page.getByText('attend que ce jour se libère', { exact: false })).toBeHidden();
  await openPage(other, '/client/dashboard');
  await other.getByRole('button', { name: /^Notifications, 1.non lue$/ }).click();
  await other.getByRole('link', { name: 'De nouveau libre : Atelier des Attentes' }).click();
  await expect(other).toHaveURL(/demander=/);
  await expect(other.getByRole('button', { name: /M’avertir/ })).toBeHidden();
  expect(await callAs(second.owner, 'GET', 'notifications?select=title')).toHaveLength(1);
  await other.context().close();
  expect(problems).toEqual([]);
});

test('[AREA-P2] the conversations of a partner, the unread first, are searched and answered', { tag: '@both' }, async ({
  areaPage: page,
}) => {
  const [first, second, { person, listing }] = await Promise.all([
    hosts({ name: 'Brunch de mai' }),
    hosts({ name: 'Bal d’hiver' }),
    newPartner('Atelier des Lettres'),
  ]);
  const request = await askFor(first.owner, first.event, listing);
  await askFor(second.owner, second.event, listing);
  const { conversation_id: conversation } = await callAs<{ conversation_id: string }>(
    first.owner,
    'POST',
    'rpc/request_page',
    { request },
  );
  await enterAs(page, person);
  await openPage(page, '/partner/messages');
  const conversations = page.getByRole('list').filter({ hasText: 'Bal d’hiver' });
  await expect(conversations.getByRole('listitem').first()).toContainText('Bal d’hiver');
  await callAs(first.owner, 'POST', 'rpc/send_message', { conversation, body: 'Pensez aux pêchers en fleurs' });
  await expect(conversations.getByRole('listitem').first()).toContainText('1 non lu');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Rechercher dans vos messages' }).fill('PECHERS');
  const found = page.getByRole('list', { name: 'Messages trouvés' }).getByRole('link');
  await expect(found).toHaveCount(1);
  await expect(found.locator('mark')).toHaveText('pêchers');
  await found.click();
  await expect(log(page)).toContainText('Pensez aux pêchers en fleurs');
  await message(page).fill('Nous y pensons.');
  await send(page).click();
  await expect(log(page)).toContainText('Nous y pensons.');
  await expectAccessible(page);
  await openPage(page, '/partner/messages');
  await expect(page.getByText('Vous : Nous y pensons.')).toBeVisible();
  await expect(page.getByText('non lu', { exact: false }).filter({ hasText: /^\d/ })).toHaveCount(0);
});

test('a request to another partner, or of a client’s own event, is not accessible', async ({ areaPage: page }) => {
  const [{ owner, event }, { listing }, other] = await Promise.all([
    hosts(),
    newPartner('Atelier Premier'),
    newPartner('Atelier Second'),
  ]);
  const request = await askFor(owner, event, listing);
  await enterAs(page, other.person);
  for (const address of [`/partner/requests/${request}`, '/partner/requests/nimporte']) {
    await openPage(page, address);
    await expect(page.getByRole('heading', { name: 'Cette demande n’est pas accessible' })).toBeVisible();
  }
  await goWithin(page, `/partner/messages/${request}`);
  await expect(page.getByText('Cette conversation n’existe plus, ou vous n’y avez pas accès.')).toBeVisible();
});
