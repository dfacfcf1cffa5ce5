import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { newInvitingWedding } from '#tests/e2e/support/invitations.ts';
import { enterAs, newPerson, notify } from '#tests/e2e/support/people.ts';
import { inDays } from '#tests/support/days.ts';

const bell = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('what is new rings the bell at once, is said, read, followed and thrown away', async ({ page, context }) => {
  const problems = listenForProblems(page);
  const person = await newPerson();
  await enterAs(page, person);
  await openPage(page, '/client/dashboard');
  await bell(page, 'Notifications').click();
  await expect(list(page).getByRole('heading', { name: 'Rien de nouveau' })).toBeVisible();

  expect(await notify(person, { title: 'Hélène a répondu', href: '/client/guests', key: 'a' })).toBe(true);
  await expect(page.locator('[data-announcer]')).toHaveText('Nouvelle notification : Hélène a répondu');
  await expect(list(page).getByRole('link', { name: 'Hélène a répondu' })).toBeVisible();
  expect(await notify(person, { title: 'Hélène a répondu', key: 'a' })).toBe(false);
  await notify(person, { title: 'Un devis est arrivé', body: 'De la Maison Aubépine', key: 'b' });
  await expect(list(page).getByText('De la Maison Aubépine')).toBeVisible();
  await expectAccessible(page);

  // Another tab follows.
  const other = await context.newPage();
  await openPage(other, '/client/dashboard');
  await expect(bell(other, /^Notifications, 2.non lues$/)).toBeVisible();
  await list(page).getByRole('button', { name: 'Marquer comme lu : Un devis est arrivé' }).click();
  await expect(bell(other, /^Notifications, 1.non lue$/)).toBeVisible();

  await list(page).getByRole('link', { name: 'Hélène a répondu' }).click();
  await expect(page).toHaveURL('/client/guests');
  await expect(list(page)).toHaveCount(0);
  await expect(bell(page, 'Notifications')).toBeVisible();
  await expect(bell(other, 'Notifications')).toBeVisible();

  // What a notification is about may be gone: the page says so and leads to the list, in every area.
  await newEvent(person, { starts_on: inDays(30) });
  const gone = crypto.randomUUID();
  for (const [address, link] of [
    [`/client/events/${gone}?part=team`, '/client/events'],
    [`/client/partners/requests/${gone}`, '/client/partners'],
  ] as const) {
    await openPage(other, address);
    await expect(other.getByText('404')).toHaveCount(0);
    await expect(other.getByRole('main').locator(`a[href="${link}"]`).last()).toBeVisible();
  }

  await bell(page, 'Notifications').click();
  await list(page).getByRole('button', { name: 'Supprimer : Un devis est arrivé' }).click();
  await expect(list(page).getByText('Un devis est arrivé')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bell(page, 'Notifications')).toBeFocused();

  await bell(page, 'Notifications').click();
  await list(page).getByRole('link', { name: 'Choisir mes notifications' }).click();
  await expect(page.getByRole('heading', { name: 'Ce que vous voulez savoir' })).toBeInViewport();
  expect(problems).toEqual([]);
});

test('whoever prepares several events is led to the one that it is about, and stays there', async ({
  areaPage: page,
  browser,
}) => {
  const problems = listenForProblems(page);
  const wedding = await newInvitingWedding();
  const { path, household } = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès', last_name: 'Lefèvre' }]);
  // Sooner than the wedding, and so the one that is shown.
  await newEvent(wedding.hosts, { name: 'Les dix ans de Lou', starts_on: inDays(20) });
  await enterAs(page, wedding.hosts);
  await openPage(page, '/client/guests');
  const shown = (name: string) => page.getByRole('button', { name: new RegExp(`^Événement affiché.: ${name}`) });
  await expect(shown('Les dix ans de Lou')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();

  const guest = await openElsewhere(browser);
  await openPage(guest, path);
  await guest.getByRole('button', { name: 'Je viens' }).click();
  await guest.getByRole('button', { name: 'Envoyer ma réponse' }).click();
  await bell(page, /^Notifications, 1.non lue$/).click();
  await list(page)
    .getByRole('link', { name: /Réponse d’Inès Lefèvre/ })
    .click();
  await expect(shown('Camille & Noé')).toBeVisible();
  await expect(page).toHaveURL('/client/guests');
  await expect(page.getByRole('list', { name: 'Liste des invités' })).toContainText('Inès Lefèvre');

  // A reply that changes is said too, and leads to the household.
  await guest.getByRole('button', { name: 'Modifier ma réponse' }).click();
  await guest.getByRole('button', { name: 'Je ne pourrai pas venir' }).click();
  await guest.getByRole('button', { name: 'Envoyer ma réponse' }).click();
  await bell(page, /^Notifications, 1.non lue$/).click();
  await list(page)
    .getByRole('link', { name: /Inès Lefèvre a modifié sa réponse/ })
    .click();
  await expect(page).toHaveURL(`/client/guests/${household}`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Inès Lefèvre' })).toBeVisible();
  await openPage(page, '/client/todo');
  await expect(shown('Camille & Noé')).toBeVisible();

  // Of an event that is somebody else's nothing is chosen.
  await openPage(page, '/client/guests?event=11111111-1111-4111-8111-111111111111');
  await expect(page).toHaveURL('/client/guests');
  await expect(shown('Camille & Noé')).toBeVisible();
  expect(problems).toEqual([]);
});

test('many are shown a page at a time, and read all at once; a refusal takes the change back', async ({
  areaPage: page,
}) => {
  const person = await newPerson();
  for (let count = 1; count <= 21; count += 1) await notify(person, { title: `Nouvelle ${count}` });
  await enterAs(page, person);
  await openPage(page, '/client/dashboard');
  await bell(page, /^Notifications, 21.non lues$/).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(20);
  await list(page).getByRole('button', { name: 'Voir les plus anciennes' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(21);

  await page.route('**/rest/v1/notifications?*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await list(page).getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await expect(page.getByText('Notification inchangée', { exact: true })).toBeVisible();
  await expect(list(page).getByRole('button', { name: 'Tout marquer comme lu' })).toBeVisible();
  await page.unroute('**/rest/v1/notifications?*');
  await list(page).getByRole('button', { name: 'Tout marquer comme lu' }).click();
  await expect(list(page).getByRole('button', { name: 'Tout marquer comme lu' })).toHaveCount(0);
  await openPage(page, '/client/dashboard');
  await expect(bell(page, 'Notifications')).toBeVisible();
});
