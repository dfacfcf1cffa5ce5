import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { addMember, newEvent } from '#tests/e2e/support/events.ts';
import { expectFirstWave } from '#tests/e2e/support/first-wave.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { inDays } from '#tests/support/days.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const guide = (page: Page) => page.locator('details').filter({ hasText: 'Vos premiers pas' });

test('a new event is led through its first steps, and what is done elsewhere is ticked at once [AREA-C1]', {
  tag: '@both',
}, async ({ areaPage: page }) => {
  const problems = listenForProblems(page);
  const person = await newPerson();
  const event = await newEvent(person, { name: 'Ambre et Lou', starts_on: inDays(200), budget_cents: 2_000_000 });
  await enterAs(page, person);
  await openPage(page, '/client/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Ambre et Lou' })).toBeVisible();
  await expect(page.getByText('200', { exact: true })).toBeVisible();
  await expect(guide(page)).toContainText('1 sur 8');
  await expect(part(page, 'À faire').getByText('Aucune tâche pour l’instant')).toBeVisible();
  await expect(part(page, 'Réponses').getByText('Personne n’est encore invité')).toBeVisible();
  await expectFits(page);

  const tasks = [{ template: 'x-1', title: 'Choisir la musique', category: 'musique', days_before: 198, notes: '' }];
  await callAs(person, 'POST', 'rpc/plan_tasks', { of_event: event, tasks });
  await expect(part(page, 'À faire').getByRole('checkbox', { name: /^Choisir la musique/ })).toBeVisible();
  await expect(guide(page)).toContainText('2 sur 8');
  await expect(part(page, 'Dernières nouvelles').getByText(/^Vous avez préparé le planning/)).toBeVisible();

  for (const [name, address] of [
    ['Voir le planning', '/client/todo'],
    ['Voir les invités', '/client/guests'],
    ['Voir le budget', '/client/budget'],
    ['Invitations et relances', '/client/invitations'],
    [/^Messages/, '/client/messages'],
    [/^Mes prestataires/, '/client/partners'],
    ['Réglages de l’événement', `/client/events/${event}`],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', address);
  }
  expect(problems).toEqual([]);
});

test('a task is ticked in place, unticked, and shown to the other members; money is hidden with the budget', async ({
  page,
  otherAreaPage: other,
}) => {
  const [owner, witness] = [await newPerson({ name: 'Alix Berger' }), await newPerson({ name: 'Inès Faure' })];
  const event = await newEvent(owner, { starts_on: inDays(90), budget_cents: 2_000_000 });
  await callAs(owner, 'PATCH', `events?id=eq.${event}`, { rsvp_closes_on: inDays(-3) });
  await callAs(owner, 'POST', 'tasks', [
    { event_id: event, title: 'Goûter les vins', due_on: inDays(-2) },
    { event_id: event, title: 'Choisir les fleurs', due_on: inDays(3) },
  ]);
  await addMember(event, witness, 'viewer', { can_see_budget: false });
  await enterAs(page, owner);
  await openPage(page, '/client/dashboard');
  await expect(part(page, 'Réponses').getByText(/^Réponses closes depuis le/)).toBeVisible();
  await expect(part(page, 'Réponses').getByRole('link', { name: 'Changer la date limite' })).toBeVisible();
  const wine = part(page, 'À faire').getByRole('checkbox', { name: /^Goûter les vins/ });
  await expect(part(page, 'À faire').getByText('1 tâche en retard')).toBeVisible();

  await enterAs(other, witness);
  await openPage(other, '/client/dashboard');
  await expect(other.getByText('Goûter les vins')).toBeVisible();
  await expect(part(other, 'Budget')).toHaveCount(0);
  await expect(other.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(other);

  await wine.check();
  await expect(part(other, 'Dernières nouvelles').getByText('Alix Berger a terminé « Goûter les vins »')).toBeVisible();
  // The ticked task stays in its place and can be unticked there.
  await expect(wine).toBeChecked();
  await expect(wine).toBeFocused();
  await expect(part(page, 'À faire').getByText('1 tâche terminée sur 2')).toBeVisible();
  await wine.uncheck();
  await expect(part(page, 'À faire').getByText('1 tâche en retard')).toBeVisible();

  await page.route('**/rpc/set_task_state', (route) => route.abort());
  await wine.click();
  await expect(page.getByText('La tâche n’a pas changé', { exact: true })).toBeVisible();
  await expect(wine).not.toBeChecked();
});

test('it takes one wave of three requests, and the next visit is painted before they are answered', async ({
  areaPage: page,
}) => {
  const person = await newPerson();
  await newEvent(person, { name: 'Ambre et Lou', starts_on: inDays(30) });
  await enterAs(page, person);
  await expectFirstWave(page, '/client/dashboard', ['events', 'notifications', 'rpc/client_dashboard']);
  await expect(page.getByRole('heading', { level: 2, name: 'Ambre et Lou' })).toBeVisible();

  await page.route('**/rest/v1/**', () => {});
  await openPage(page, '/client/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Ambre et Lou' })).toBeVisible();

  // The cached dashboard is removed with the session.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => localStorage.removeItem('liesse.session'));
  await openPage(page, '/client/dashboard');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('liesse.dashboard'))).toBeNull();
});
