import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { chunkAddress } from '#tests/e2e/support/chunks.ts';
import { addMember, newEvent } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { letterTo } from '#tests/e2e/support/mailbox.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { emailField, passwordField, submitButton } from '#tests/e2e/support/sign-in.ts';

const toastTitled = (page: Page, title: string) => page.locator('[data-toast]').getByText(title, { exact: true });
const team = (page: Page) => page.getByRole('list', { name: 'Membres de l’équipe' });
const pending = (page: Page) => page.getByRole('list', { name: 'Invitations en attente de réponse' });

async function invite(page: Page, email: string, role: 'Peut modifier' | 'Peut consulter'): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
}

test('a team: invited by mail, joined after signing in, kept from the budget, given more, removed', async ({
  areaPage: page,
  browser,
}) => {
  const problems = listenForProblems(page);
  const owner = await newPerson({ name: 'Alix Berger' });
  const friend = await newPerson({ name: 'Noé Martin' });
  const id = await newEvent(owner, { budget_cents: 1_500_000 });
  await enterAs(page, owner);
  await openPage(page, `/client/events/${id}?part=team`);
  await expect(team(page)).toContainText('Alix Berger (vous)');
  await invite(page, 'nobody', 'Peut consulter');
  await expect(page.getByText('Indiquez une adresse e-mail complète.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Voit le budget' }).uncheck();
  await invite(page, friend.email, 'Peut consulter');
  await expect(toastTitled(page, 'Invitation envoyée')).toBeVisible();
  await expect(pending(page)).toContainText(friend.email);
  await expect(pending(page)).toContainText('Sans le budget');
  await expectFits(page);
  const first = await letterTo(friend.email, 'event-invitation');
  await page.getByRole('button', { name: `Renvoyer l’invitation à ${friend.email}` }).click();
  const second = await letterTo(friend.email, 'event-invitation');

  const other = await openElsewhere(browser);
  const otherProblems = listenForProblems(other);
  await openPage(other, first.link);
  await expect(other.getByRole('heading', { name: 'Cette invitation n’existe pas' })).toBeVisible();
  await expectFits(other);
  await openPage(other, second.link);
  await expect(other.getByRole('heading', { name: /^Organisons .*Ambre et Lou.* ensemble$/ })).toBeVisible();
  await expect(other.getByText('Alix vous propose')).toBeVisible();
  await expectFits(other);
  await other.getByRole('link', { name: 'Se connecter' }).click();
  await emailField(other).fill(friend.email);
  await passwordField(other).fill(friend.password);
  await submitButton(other).click();
  await other.getByRole('button', { name: 'Rejoindre l’équipe' }).dblclick();
  await expect(other).toHaveURL('/client/dashboard');
  await expect(other.getByRole('heading', { level: 2, name: 'Ambre et Lou' })).toBeVisible();

  // The owner's open page follows.
  await expect(team(page)).toContainText('Noé Martin');
  await expect(pending(page)).toHaveCount(0);

  await openPage(other, `/client/events/${id}`);
  await expect(other.getByText('Vous pouvez consulter cet événement')).toBeVisible();
  await expect(other.getByLabel('Nom de l’événement')).toBeDisabled();
  await expect(other.getByRole('heading', { name: 'Budget' })).toHaveCount(0);
  await expectFits(other);

  await page.getByRole('combobox', { name: 'Rôle de Noé Martin' }).selectOption('Peut modifier');
  await expect(toastTitled(page, 'Droits enregistrés')).toBeVisible();
  await expect(other.getByLabel('Nom de l’événement')).toBeEnabled();
  await expect(other.getByRole('heading', { name: 'Budget' })).toBeVisible();

  await page.getByRole('button', { name: 'Retirer Noé Martin de l’équipe' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(team(page)).not.toContainText('Noé Martin');
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Cet événement n’est pas dans votre liste' })).toBeVisible();
  await openPage(other, second.link);
  await expect(other.getByRole('heading', { name: 'Cette invitation a déjà été utilisée' })).toBeVisible();
  expect([...problems, ...otherProblems]).toEqual([]);
});

test('an owner shares all rights with a member, who may then do the same as the first', async ({
  areaPage: page,
  otherAreaPage: other,
}) => {
  const problems = listenForProblems(page);
  const owner = await newPerson({ name: 'Alix Berger' });
  const friend = await newPerson({ name: 'Noé Martin' });
  const id = await newEvent(owner);
  await addMember(id, friend, 'editor');
  await enterAs(page, owner);
  await openPage(page, `/client/events/${id}?part=team`);
  await expect(team(page)).toContainText('Noé Martin');
  await expect(page.getByRole('button', { name: 'Quitter l’équipe' })).toHaveCount(0);
  await page.getByLabel('À qui').selectOption('Noé Martin');
  await expect(page.getByRole('radio', { name: /^Propriétaires à égalité/ })).toBeChecked();
  await page.getByRole('button', { name: 'Proposer l’événement' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proposer l’événement' }).click();
  await expect(page.getByText(/^Vous avez proposé à Noé Martin d’être propriétaires à égalité/)).toBeVisible();

  await enterAs(other, friend);
  await openPage(other, `/client/events/${id}?part=team`);
  await expect(other.getByText(/^Alix Berger vous propose d’en être propriétaires à égalité/)).toBeVisible();
  await other.getByRole('button', { name: 'Accepter' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Accepter' }).click();
  await expect(toastTitled(other, 'Vous êtes propriétaires à égalité')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quitter l’équipe' })).toBeVisible();
  await expectAccessible(page);
  await expect(other.getByRole('combobox', { name: 'Rôle d’Alix Berger' })).toHaveValue('owner');
  await other.getByRole('combobox', { name: 'Rôle d’Alix Berger' }).selectOption('Peut modifier');
  await expect(toastTitled(other, 'Droits enregistrés')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Quitter l’équipe' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Rôle de Noé Martin' })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('an event is offered to somebody of the team, who accepts it and may offer it back', async ({
  areaPage: page,
  otherAreaPage: other,
}) => {
  const problems = listenForProblems(page);
  const owner = await newPerson({ name: 'Alix Berger' });
  const friend = await newPerson({ name: 'Noé Martin' });
  const id = await newEvent(owner);
  await addMember(id, friend, 'viewer');
  await enterAs(page, owner);
  await openPage(page, `/client/events/${id}?part=team`);
  await expect(page.getByText('Donnez d’abord à un membre de l’équipe le droit de modifier.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Rôle de Noé Martin' }).selectOption('Peut modifier');
  const give = page.getByRole('button', { name: 'Proposer l’événement' });
  await give.click();
  await expect(page.getByText('Choisissez une personne.')).toBeVisible();
  await expectFits(page);
  await page.getByLabel('À qui').selectOption('Noé Martin');
  await page.getByRole('radio', { name: /^À votre place/ }).check();
  await give.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proposer l’événement' }).click();
  await expect(toastTitled(page, 'Proposition envoyée à Noé Martin')).toBeVisible();
  await expect(page.getByText(/^Vous avez proposé l’événement à Noé Martin/)).toBeVisible();
  await expect(give).toHaveCount(0);
  await expect(team(page).getByRole('listitem').filter({ hasText: 'Alix Berger' })).toContainText('Propriétaire');

  await enterAs(other, friend);
  await openPage(other, '/client/dashboard');
  await other.getByRole('button', { name: /^Notifications, 1.non lue$/ }).click();
  await other.getByRole('link', { name: /on vous propose l’événement/ }).click();
  await expect(other).toHaveURL(`/client/events/${id}?part=team`);
  await expect(other.getByText(/^Alix Berger vous propose d’en devenir propriétaire/)).toBeVisible();
  await expectFits(other);
  await other.getByRole('button', { name: 'Décliner' }).click();
  await expect(toastTitled(other, 'Proposition déclinée')).toBeVisible();
  // The owner's open page follows, and a second offer is accepted.
  await page.getByLabel('À qui').selectOption('Noé Martin');
  await page.getByRole('radio', { name: /^À votre place/ }).check();
  await give.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proposer l’événement' }).click();
  await other.getByRole('button', { name: 'Accepter l’événement' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Accepter l’événement' }).click();
  await expect(toastTitled(other, 'L’événement est à vous')).toBeVisible();
  await expect(team(page).getByRole('listitem').filter({ hasText: 'Noé Martin' })).toContainText('Propriétaire');
  await expect(page.getByRole('button', { name: 'Quitter l’équipe' })).toBeVisible();
  await expect(other.getByRole('combobox', { name: 'Rôle d’Alix Berger' })).toHaveValue('editor');
  await expect(other.getByRole('button', { name: 'Proposer l’événement' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('an invitation is accepted once, also by whoever clicks again while the next page is on its way', async ({
  areaPage: page,
  browser,
}) => {
  const owner = await newPerson({ name: 'Alix Berger' });
  const friend = await newPerson({ name: 'Noé Martin' });
  const id = await newEvent(owner);
  await enterAs(page, owner);
  await openPage(page, `/client/events/${id}?part=team`);
  await invite(page, friend.email, 'Peut modifier');
  const { link } = await letterTo(friend.email, 'event-invitation');
  const other = await openElsewhere(browser);
  await enterAs(other, friend);
  await openPage(other, link);
  let calls = 0;
  other.on('request', (request) => {
    calls += Number(request.url().endsWith('/rpc/accept_event_invitation'));
  });
  const arrival = Promise.withResolvers<void>();
  await other.route(chunkAddress('client/dashboard-page'), async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await other.getByRole('button', { name: 'Rejoindre l’équipe' }).click();
  await expect(toastTitled(other, 'Vous faites partie de l’équipe')).toBeVisible();
  await other.getByRole('button', { name: 'Un instant…' }).click({ force: true });
  arrival.resolve();
  await expect(other).toHaveURL('/client/dashboard');
  expect(calls).toBe(1);
});

test('an invitation opened by another address waits for the owner, who accepts; it can be left and withdrawn', async ({
  areaPage: page,
  browser,
}) => {
  const owner = await newPerson({ name: 'Alix Berger' });
  const id = await newEvent(owner);
  await enterAs(page, owner);
  await openPage(page, `/client/events/${id}?part=team`);
  const email = `nouvelle-${Date.now()}@example.org`;
  await invite(page, email, 'Peut modifier');
  const sent = await letterTo(email, 'event-invitation');

  const other = await openElsewhere(browser);
  await openPage(other, sent.link);
  await expect(other.getByText('Alix vous propose')).toBeVisible();
  await other.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(other).toHaveURL(/\/register-client\?from=/);
  const asker = await newPerson({ name: 'Lou Petit' });
  await enterAs(other, asker);
  await openPage(other, sent.link);
  await expect(other.getByText('Cette invitation a été envoyée à une autre adresse que la vôtre.')).toBeVisible();
  await other.getByRole('button', { name: 'Demander à rejoindre l’équipe' }).click();
  await expect(other.getByText(/^Votre demande est envoyée. Vous recevrez/)).toBeVisible();
  await expectAccessible(other);
  await openPage(other, `/client/events/${id}`);
  await expect(other.getByRole('heading', { name: 'Cet événement n’est pas dans votre liste' })).toBeVisible();

  // The owner's open page follows.
  const requests = page.getByRole('list', { name: 'Demandes à rejoindre l’équipe' });
  await expect(requests).toContainText(asker.email);
  await expectFits(page);
  await page.getByRole('button', { name: 'Accepter Lou Petit dans l’équipe' }).click();
  await expect(toastTitled(page, 'Lou Petit fait partie de l’équipe')).toBeVisible();
  await expect(requests).toHaveCount(0);
  await expect(team(page)).toContainText('Lou Petit');

  await openPage(other, `/client/events/${id}?part=team`);
  await other.getByRole('button', { name: 'Quitter l’équipe' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Quitter l’équipe' }).click();
  await expect(other).toHaveURL('/client/events');
  await expect(other.getByRole('heading', { name: 'Par où commencer ?' })).toBeVisible();

  await invite(page, email, 'Peut modifier');
  const again = await letterTo(email, 'event-invitation');
  await page.getByRole('button', { name: `Annuler l’invitation de ${email}` }).click();
  await expect(toastTitled(page, 'Invitation annulée')).toBeVisible();
  await openPage(other, again.link);
  await expect(other.getByRole('heading', { name: 'Cette invitation n’existe pas' })).toBeVisible();
});
