// The areas without a network: what a partner and a couple read after a reload, what waits, what needs the network, and what a device
// without room says.
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { letterTo } from '#tests/e2e/support/mailbox.ts';
import { readAll, waitUntilCached } from '#tests/e2e/support/offline.ts';
import {
  acceptQuote,
  ask,
  newSignedInPartner,
  type Partner,
  requestTo,
  sendQuote,
} from '#tests/e2e/support/partners.ts';
import { enterAs, newPerson, type Person, signedIn } from '#tests/e2e/support/people.ts';
import { people, plannedWedding, tab } from '#tests/e2e/support/seating.ts';
import { callAs, home } from '#tests/e2e/support/service.ts';
import { dayInWords, inDays } from '#tests/support/days.ts';

test.use({ hasServiceWorkers: true });

const notice = (page: Page) => page.getByText('Vous êtes hors ligne.', { exact: false });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: /modifications? en attente/ });
const log = (page: Page) => page.getByRole('log');
const switcher = (page: Page, event: string) => page.getByRole('button', { name: new RegExp(event) });

/** Files that are stored for no page, and those of a page that are not stored. */
const misplacedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const lists = (await caches.keys()).map((cacheName) => caches.match('/files', { cacheName }));
    const listed = (await Promise.all(lists)).map(async (list): Promise<string[]> => list?.json() ?? []);
    const needed = new Set((await Promise.all(listed)).flat());
    const stored = new Set((await (await caches.open('files')).keys()).map(({ url }) => url));
    return [...needed.symmetricDifference(stored)];
  });

/** A couple whose request the partner answered; the quote is accepted for a booking. */
async function askPartner(partner: Partner, isBooked: boolean): Promise<{ hosts: Person; request: string }> {
  const hosts = await newPerson({ name: 'Éloïse Marchand' });
  const event = await newEvent(hosts, {
    name: 'Éloïse et Anouk',
    starts_on: inDays(40),
    expected_guests: 80,
    moments: [{ kind: 'diner', name: 'Dîner sous la tente', hour: '20:00' }],
  });
  await callAs(hosts, 'POST', 'rpc/ask_for_quotes', {
    of_event: event,
    partners: [partner.id],
    message: 'Bonjour, des dahlias pour notre fête ?',
  });
  await callAs(hosts, 'PATCH', `events?id=eq.${event}`, { shares_day_plan: true });
  const { id: request } = await requestTo(partner);
  const quote = await sendQuote(partner, request);
  if (isBooked) await acceptQuote(hosts, quote);
  return { hosts, request };
}

test('a partner reads the dashboard, the requests, the day and the calendar without a network, and a message waits and is sent once', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const partner = await newSignedInPartner('Atelier des Dahlias');
  const { request } = await askPartner(partner, true);
  await enterAs(page, partner.person);
  const address = `/partner/requests/${request}`;
  await readAll(page, ['/partner/calendar', '/partner/requests', '/partner/messages', address]);
  await page.evaluate(async () => (await caches.open('files')).put('/assets/former.js', new Response('')));
  await readAll(page, ['/partner/dashboard']);
  await expect.poll(() => misplacedFiles(page), 'each file is stored once, for the pages that need it').toEqual([]);
  await context.setOffline(true);

  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Atelier des Dahlias' })).toBeVisible();
  await expect(page.getByText('Éloïse et Anouk').first()).toBeVisible();
  await expectFits(page);
  await page.goto('/partner/calendar');
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.getByRole('button', { name: 'Mois suivant' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${dayInWords(inDays(40))},.*Éloïse`) })).toBeVisible();
  await page.goto('/partner/requests');
  await page
    .getByRole('link', { name: /Éloïse et Anouk/ })
    .first()
    .click();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Le jour J' })).toContainText('Dîner sous la tente');
  await expect(log(page)).toContainText('des dahlias pour notre fête');

  await page.getByRole('textbox', { name: 'Votre message' }).fill('Nous arrivons à 9 h.');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(log(page)).toContainText('Pas encore envoyé, faute de connexion.');
  await page.reload();
  await expect(log(page)).toContainText('Nous arrivons à 9 h.');
  await expect(bar(page)).toContainText('1 modification en attente d’envoi');
  await page.goto(`/partner/messages/${request}`);
  await expect(log(page)).toContainText('Nous arrivons à 9 h.');

  await context.setOffline(false);
  const arrivals = async () => {
    const { messages } = await ask<{ messages: { body: string }[] }>(partner.client, 'request_page', { request });
    return messages.filter(({ body }) => body === 'Nous arrivons à 9 h.').length;
  };
  await expect.poll(arrivals).toBe(1);
  await expect(log(page)).not.toContainText(/Pas encore envoyé|Envoi/);
  await expect(log(page).getByText('Nous arrivons à 9 h.')).toHaveCount(1);
  await expect(bar(page)).toHaveCount(0);
  expect(await arrivals()).toBe(1);
});

test('a couple reads its partners, a request and its messages without a network, under the name of the event', async ({
  page,
  context,
}) => {
  const partner = await newSignedInPartner('Atelier des Pivoines');
  const { hosts, request } = await askPartner(partner, false);
  await enterAs(page, hosts);
  await readAll(page, ['/client/partners', '/client/messages', `/client/partners/requests/${request}`]);
  await context.setOffline(true);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(switcher(page, 'Éloïse et Anouk')).toBeVisible();
  await expect(log(page)).toContainText('des dahlias pour notre fête');
  await expect(page.getByText('Fleurs de la journée').first()).toBeVisible();
  await page.goto('/client/messages');
  await page.getByRole('link', { name: /Atelier des Pivoines/ }).click();
  await expect(page).toHaveURL(`/client/partners/requests/${request}`);
  await expect(log(page)).toContainText('des dahlias pour notre fête');
  await page.goto('/client/partners');
  await expect(page.getByText('Atelier des Pivoines').first()).toBeVisible();
  await page.goto('/client/budget');
  await expect(page.getByRole('alert')).toContainText('Cette page n’a pas encore été ouverte sur cet appareil');
  await expect(page.getByText('Loading authentication state...')).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();
});

test('a seating plan is read without a network, and what is typed into it waits for the network', async ({
  page,
  context,
}) => {
  const owner = await newPerson();
  const { tables } = await plannedWedding(owner);
  await enterAs(page, owner);
  await readAll(page, ['/client/seating']);
  await context.setOffline(true);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(switcher(page, 'Alix & Sacha')).toBeVisible();
  await expect(page.getByText('Hors connexion, le plan de table se lit', { exact: false })).toBeVisible();
  await tab(page, 'Tables').click();
  await expect(people(page, 'Table 1')).toContainText('Éloïse Béranger');
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Elle n’a pas pu être chargée. Vérifiez votre connexion');

  await page.getByRole('button', { name: 'Modifier : Table 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifier la table' });
  await dialog.getByRole('textbox', { name: 'Nom' }).fill('Les cousins');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Hors connexion');
  await expect(dialog.getByRole('textbox', { name: 'Nom' })).toHaveValue('Les cousins');
  await expectFits(page);
  await context.setOffline(false);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => callAs(owner, 'GET', `seating_tables?id=eq.${tables[0]}&select=name`))
    .toEqual([{ name: 'Les cousins' }]);
});

async function withTasks(): Promise<{ owner: Person; event: string }> {
  const owner = await newPerson();
  const event = await newEvent(owner, { starts_on: inDays(90) });
  for (const title of ['Choisir les fleurs', 'Goûter le gâteau', 'Réserver la salle'])
    await callAs(owner, 'POST', 'tasks', { event_id: event, title, position: 1 });
  return { owner, event };
}

const doneTasks = (owner: Person, event: string) =>
  callAs<{ title: string }[]>(owner, 'GET', `tasks?event_id=eq.${event}&state=eq.done&select=title&order=title`);
const task = (page: Page, title: string) => page.getByRole('checkbox', { name: `Fait : ${title}` });

/** Returns the link of the mail. */
async function inviteToOtherTeam({ email }: Person): Promise<string> {
  const host = await newPerson();
  const event = await newEvent(host);
  await callAs(host, 'POST', 'rpc/invite_member', { of_event: event, email, role: 'editor' });
  return (await letterTo(email, 'event-invitation')).link;
}

test('/sign-out and an invitation ask before they erase changes that wait: one answer keeps them, the other erases them', async ({
  page,
  context,
}) => {
  const { owner, event } = await withTasks();
  await enterAs(page, owner);
  await readAll(page, ['/client/todo']);
  await context.setOffline(true);
  await task(page, 'Choisir les fleurs').check();
  await task(page, 'Goûter le gâteau').check();
  await expect(bar(page)).toContainText('2 modifications en attente d’envoi');
  await leaveWithoutSending(page, context, 2);

  await openPage(page, '/sign-out');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  const question = page.getByRole('alertdialog', { name: '2 modifications ne sont pas encore envoyées' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Ne pas se déconnecter' }).click();
  await expect(question).toBeHidden();
  await openPage(page, await inviteToOtherTeam(owner));
  await page.getByRole('button', { name: 'Utiliser un autre compte' }).click();
  await question.getByRole('button', { name: 'Ne pas se déconnecter' }).click();
  await expect(question).toBeHidden();
  await openPage(page, '/client/todo');
  await expect.poll(() => doneTasks(owner, event)).toHaveLength(2);
  await expect(bar(page)).toHaveCount(0);

  await waitUntilCached(page);
  await context.setOffline(true);
  await task(page, 'Réserver la salle').check();
  await expect(bar(page)).toContainText('1 modification en attente d’envoi');
  await leaveWithoutSending(page, context, 1);
  await openPage(page, '/sign-out');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.getByRole('button', { name: 'Se déconnecter et effacer' }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
    'liesse-changes',
  );
  // Signing out ended the session of the test too.
  const again = await signedIn(owner);
  const { data } = await again.from('tasks').select('title').eq('event_id', event).neq('state', 'done');
  expect(data).toEqual([{ title: 'Réserver la salle' }]);
});

/** No page of the area is open when the network is back. A change is shown before it is written to the device. */
async function leaveWithoutSending(page: Page, context: BrowserContext, changes: number): Promise<void> {
  await expect.poll(() => page.evaluate(countStoredChanges)).toBe(changes);
  await page.goto('about:blank');
  await context.setOffline(false);
}

async function countStoredChanges(): Promise<number> {
  const opening = indexedDB.open('liesse-changes');
  const database = await new Promise<IDBDatabase>((resolve) => {
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const counting = database.transaction('changes').objectStore('changes').count();
  await new Promise((resolve) => counting.addEventListener('success', resolve));
  database.close();
  return counting.result;
}

test('a device without room says it once, and everything works with the network', async ({ page, context }) => {
  const { owner, event } = await withTasks();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: home(), quotaSize: 1 });
  await enterAs(page, owner);
  await openPage(page, '/client/todo');
  const full = page.getByText('Votre appareil n’a plus de place : ces pages', { exact: false });
  await expect(full).toBeVisible();
  await expectFits(page);
  await task(page, 'Choisir les fleurs').check();
  await expect.poll(() => doneTasks(owner, event)).toEqual([{ title: 'Choisir les fleurs' }]);
  await page.getByRole('button', { name: 'J’ai compris' }).click();
  await expect(full).toHaveCount(0);

  // A change is then in memory alone, which is said, and is sent all the same.
  await context.setOffline(true);
  await task(page, 'Goûter le gâteau').check();
  await expect(page.getByRole('alert')).toContainText('vos modifications seront perdues si vous fermez cette page');
  await context.setOffline(false);
  await expect.poll(() => doneTasks(owner, event)).toHaveLength(2);
  await expect(bar(page)).toHaveCount(0);
  await expect(full).toHaveCount(0);
});
