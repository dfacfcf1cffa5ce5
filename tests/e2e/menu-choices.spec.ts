// Who chose what: read and recorded by the hosts, while guests go on choosing.
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { addMember } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { newInvitingWedding } from '#tests/e2e/support/invitations.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { toastOf } from '#tests/e2e/support/sign-in.ts';

test('a host notes a dish by telephone, the guest reads it; each sees what the other chose', async ({
  areaPage: page,
  browser,
}) => {
  const problems = listenForProblems(page);
  const wedding = await newInvitingWedding();
  const { path } = await wedding.invite('Famille Bérard', [
    { first_name: 'Hélène', last_name: 'Bérard' },
    { first_name: 'Jules', last_name: 'Bérard', age_group: 'baby' },
  ]);
  await wedding.invite('Foyer Étienne', [{ first_name: 'Zoé', last_name: 'Étienne' }]);
  await enterAs(page, wedding.hosts);
  await openPage(page, `/client/website/menus/${wedding.dinner}`);
  await expect(page.getByRole('heading', { name: 'Personne n’a encore répondu oui' })).toBeVisible();
  await expectFits(page);

  const guests = await wedding.read<Array<{ id: string }>>(`guests?event_id=eq.${wedding.id}&select=id`);
  const yes = { event_id: wedding.id, moment_id: wedding.dinner, attending: true };
  const replies = guests.map(({ id }) => ({ ...yes, guest_id: id }));
  await callAs(wedding.hosts, 'POST', 'guest_replies', replies);
  const list = page.getByRole('list', { name: 'Choix de chaque personne' });
  await expect(list.getByRole('listitem')).toHaveCount(3);

  await page
    .getByRole('navigation', { name: 'Ce que voient les invités' })
    .getByRole('link', { name: 'Menus' })
    .click();
  const dinner = page.getByRole('region', { name: 'Dîner', exact: true });
  await expect(dinner.getByRole('link', { name: 'Qui a choisi quoi : Dîner' })).toBeVisible();
  await dinner.getByRole('link', { name: '3 personnes n’ont pas encore choisi' }).click();
  await expect(page).toHaveURL(`/client/website/menus/${wedding.dinner}?show=missing-main`);
  const choice = (name: string) => list.getByRole('combobox', { name: `Plat : ${name}` });
  await expect(choice('Hélène Bérard').getByRole('option')).toHaveText(['À choisir', 'Bar de ligne', 'Risotto']);
  await expect(choice('Jules Bérard').getByRole('option')).toHaveText(['À choisir', 'Coquillettes']);
  await expectAccessible(page);

  // A person whose choice was saved stays in the list until the next search.
  await choice('Hélène Bérard').selectOption('Risotto');
  await expect(page.locator('[data-announcer]')).toContainText('Risotto noté pour Hélène Bérard');
  await expect(page.getByText('3 personnes viennent · 2 n’ont pas encore choisi')).toBeVisible();
  await expect(choice('Hélène Bérard')).toBeVisible();
  const show = page.getByRole('combobox', { name: 'Afficher' });
  await show.selectOption('Tout le monde');
  await show.selectOption('N’ont pas choisi');
  await expect(choice('Hélène Bérard')).toHaveCount(0);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await show.selectOption('Plat\u00a0: Risotto');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await show.selectOption('Tout le monde');
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('etienne');
  await expect(list.getByRole('listitem')).toHaveText([/Zoé Étienne/]);
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('personne de ce nom');
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);

  const guest = await openElsewhere(browser);
  await openPage(guest, path);
  const summary = guest.getByRole('region', { name: 'Ce que vous avez répondu' });
  await expect(summary.getByRole('listitem').filter({ hasText: 'Hélène' })).toContainText('Au menu : Risotto');
  await guest.getByRole('button', { name: 'Modifier ma réponse' }).click();
  await guest.getByRole('region', { name: 'Hélène Bérard' }).getByRole('radio', { name: 'Bar de ligne' }).check();
  await guest.getByRole('button', { name: 'Envoyer ma réponse' }).click();
  await expect(choice('Hélène Bérard').locator('option:checked')).toHaveText('Bar de ligne');

  // Taken away again, over what the guest chose and the host has read.
  await choice('Hélène Bérard').selectOption('À choisir');
  await expect(page.locator('[data-announcer]')).toContainText('Choix retiré pour Hélène Bérard');
  await expect.poll(() => wedding.read(`menu_choices?moment_id=eq.${wedding.dinner}`)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a choice that changed meanwhile is shown, one that is refused is undone, and viewers only read', async ({
  page,
  areaPage: other,
}) => {
  const wedding = await newInvitingWedding();
  await wedding.invite('Famille Bérard', [{ first_name: 'Hélène', last_name: 'Bérard' }]);
  const [person] = await wedding.read<Array<{ id: string }>>(`guests?event_id=eq.${wedding.id}&select=id`);
  const of = { event_id: wedding.id, moment_id: wedding.dinner, guest_id: person?.id };
  await callAs(wedding.hosts, 'POST', 'guest_replies', { ...of, attending: true });
  const dishes = await wedding.read<Array<{ id: string; name: string }>>(`menus?event_id=eq.${wedding.id}`);
  const dishId = (name: string) => dishes.find((one) => one.name === name)?.id;
  await enterAs(page, wedding.hosts);
  const choice = page.getByRole('combobox', { name: 'Plat : Hélène Bérard' });
  const chosen = choice.locator('option:checked');

  // A page that receives no realtime events: it is not open yet, nor is its socket.
  await page.routeWebSocket(/realtime/, () => {});
  await openPage(page, `/client/website/menus/${wedding.dinner}`);
  await expect(chosen).toHaveText('À choisir');
  await callAs(wedding.hosts, 'POST', 'menu_choices', { ...of, course: 'main', menu_id: dishId('Risotto') });
  await choice.selectOption('Bar de ligne');
  await expect(toastOf(page)).toContainText('Le choix a changé entre-temps');
  await expect(toastOf(page)).toContainText('Hélène Bérard : Risotto.');
  await expect(chosen).toHaveText('Risotto');
  await choice.selectOption('Bar de ligne');
  await expect(page.locator('[data-announcer]')).toContainText('Bar de ligne noté pour Hélène Bérard');

  await callAs(wedding.hosts, 'DELETE', `menus?id=eq.${dishId('Risotto')}`);
  await choice.selectOption('Risotto');
  await expect(toastOf(page)).toContainText('Ce plat n’est plus proposé');
  await expect(chosen).toHaveText('Bar de ligne');

  const reader = await newPerson();
  await addMember(wedding.id, reader, 'viewer');
  await enterAs(other, reader);
  await openPage(other, `/client/website/menus/${wedding.dinner}`);
  await expect(other.getByText('Vous pouvez consulter les choix')).toBeVisible();
  await expect(other.getByRole('listitem').filter({ hasText: 'Hélène' })).toContainText('Bar de ligne');
  await expect(other.getByRole('combobox', { name: /^Plat/ })).toHaveCount(0);
  await expectAccessible(other);
});

test('a list longer than the screen is printed whole, in words', async ({ areaPage: page }) => {
  const wedding = await newInvitingWedding();
  const names = Array.from({ length: 60 }, (_, index) => ({ first_name: `Invité ${index + 1}` }));
  await wedding.invite('Le village', names);
  const people = await wedding.read<Array<{ id: string }>>(`guests?event_id=eq.${wedding.id}&select=id`);
  const of = { event_id: wedding.id, moment_id: wedding.dinner, attending: true };
  const replies = people.map(({ id }) => ({ ...of, guest_id: id }));
  await callAs(wedding.hosts, 'POST', 'guest_replies', replies);
  await enterAs(page, wedding.hosts);
  await openPage(page, `/client/website/menus/${wedding.dinner}`);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^Invité/ });
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(rows).toHaveCount(60);
  await expect(rows.last()).toContainText('À choisir');
  await expect(rows.getByRole('combobox')).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(rows.first().getByRole('combobox')).toHaveCount(1);
});
