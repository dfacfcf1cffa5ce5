// The day itself, from the hosts who lay it out to those who work by it, with and without a network.
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { centre, middleOf, openPointer } from '#tests/e2e/support/drag.ts';
import { addMember, newEvent } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { waitUntilCached } from '#tests/e2e/support/offline.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { toastOf } from '#tests/e2e/support/sign-in.ts';
import { inDays, weddingDay } from '#tests/support/days.ts';

test.use({ hasServiceWorkers: true });

const moments = [
  { kind: 'mairie', name: 'Mairie', hour: '14:00', duration_minutes: 60, place: 'Hôtel de ville' },
  { kind: 'diner', name: 'Dîner', hour: '15:00', duration_minutes: 90, place: 'Grange' },
];

const day = { starts_on: weddingDay(), moments };

test('a proposed day is inserted in one click, follows the moments, and each step is edited by its title', async ({
  areaPage: page,
}) => {
  const problems = listenForProblems(page);
  const alix = await newPerson();
  await newEvent(alix, { starts_on: weddingDay(), moments: [{ kind: 'diner', name: 'Dîner', hour: '19:00' }] });
  await enterAs(page, alix);
  await openPage(page, '/client/timeline');
  await page.getByRole('button', { name: 'Proposer un déroulé' }).click();
  await expect(toastOf(page)).toContainText('12 étapes proposées');
  const list = page.getByRole('list', { name: 'Étapes : Jour J' });
  await expect(list.getByRole('listitem')).toHaveCount(13);
  await expect(list.getByRole('listitem').filter({ hasText: 'Discours des témoins' })).toContainText('20 h 15');
  await expect(page.getByRole('button', { name: 'Proposer un déroulé' })).toHaveCount(0);
  await expectFits(page);
  await list.getByRole('button', { name: 'Modifier l’étape : Discours des témoins' }).click();
  const panel = page.getByRole('dialog', { name: 'Modifier l’étape' });
  await panel.getByLabel('Intitulé').fill('Discours de Camille');
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(list.getByText('Discours de Camille')).toBeVisible();
  expect(problems).toEqual([]);
});

test('the timeline starts with the moments, is edited by keyboard, and leaves time for travel [AREA-C5]', async ({
  areaPage: page,
}) => {
  const problems = listenForProblems(page);
  const alix = await newPerson();
  const event = await newEvent(alix, day);
  await enterAs(page, alix);
  await openPage(page, '/client/timeline');
  await expect(page.getByRole('heading', { name: 'Le déroulé est encore vide' })).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre les moments' }).click();
  const list = page.getByRole('list', { name: 'Étapes : Jour J' });
  const dinner = list.getByRole('listitem').filter({ has: page.getByText('Dîner', { exact: true }) });
  await expect(dinner).toContainText('15 h – 16 h 30');
  await expect(
    page.getByText('Entre « Hôtel de ville » et « Grange », aucun temps de trajet n’est prévu.'),
  ).toBeVisible();
  await expectFits(page);

  await page.getByRole('button', { name: 'Ajouter 20 min de trajet' }).click();
  await expect(toastOf(page)).toContainText('Trajet ajouté');
  await expect(dinner).toContainText('15 h 20 – 16 h 50');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(dinner).toContainText('15 h – 16 h 30');

  const handle = page.getByRole('button', { name: 'Déplacer Dîner' });
  await handle.press('ArrowDown');
  await handle.press('ArrowDown');
  await expect(dinner).toContainText('15 h 10 – 16 h 40');
  await expect(handle).toBeFocused();
  const stored = () => callAs(alix, 'GET', `timeline_items?event_id=eq.${event}&title=eq.Dîner&select=starts_minute`);
  await expect.poll(stored).toEqual([{ starts_minute: 15 * 60 + 10 }]);
  await page.reload();
  await expect(dinner).toContainText('15 h 10 – 16 h 40');

  await page.getByRole('button', { name: 'Ajouter une étape', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Nouvelle étape' });
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel.getByText('Donnez un intitulé à cette étape.')).toBeVisible();
  await panel.getByLabel('Intitulé').fill('Discours');
  await panel.getByLabel('Heure').fill('15 h 30');
  await panel.getByLabel('Lieu').fill('grange');
  await expectFits(page);
  await panel.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(panel).toBeHidden();
  await expect(dinner).toContainText('Même lieu que « Discours » pendant 30 min.');
  await page.getByRole('button', { name: 'Actions : Discours' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await expect(list.getByText('Discours', { exact: true })).toHaveCount(0);
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(list.getByText('Discours', { exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test('an entry is dragged to another hour, by touch on a phone, and given up on the way', { tag: '@both' }, async ({
  areaPage: page,
  isMobile,
}) => {
  const problems = listenForProblems(page);
  const alix = await newPerson();
  const names = [
    'Coiffure',
    'Maquillage',
    'Photos',
    'Mairie',
    'Cérémonie',
    'Cocktail',
    'Dîner',
    'Discours',
    'Bal',
    'Feu',
  ];
  const hourly = names.map((name, index) => ({
    kind: 'autre',
    name,
    hour: `${String(10 + index).padStart(2, '0')}:00`,
    duration_minutes: 30,
  }));
  await newEvent(alix, { starts_on: weddingDay(), moments: hourly });
  await enterAs(page, alix);
  await openPage(page, '/client/timeline');
  await page.getByRole('button', { name: 'Reprendre les moments' }).click();
  const entries = page.getByRole('list', { name: 'Étapes : Jour J' }).getByRole('listitem');
  const entry = (name: string) => entries.filter({ has: page.getByText(name, { exact: true }) });
  const handle = (name: string) => page.getByRole('button', { name: `Déplacer ${name}`, exact: true });
  await expect(entries).toHaveCount(names.length);
  const pointer = await openPointer(page, isMobile);

  await centre(entry('Maquillage'));
  const [from, below] = [await middleOf(handle('Coiffure')), await middleOf(entry('Photos'))];
  await pointer.press(from);
  await pointer.move({ x: from.x, y: below.y + 16 });
  await page.keyboard.press('Escape');
  await pointer.release();
  await expect(entries.first()).toContainText('Coiffure');

  // Dropped below the photos, which end at half past twelve.
  await pointer.press(from);
  await pointer.move({ x: from.x, y: below.y + 16 });
  await pointer.release();
  await expect(entry('Coiffure')).toContainText('12 h 30 – 13 h');
  await expect(entries.nth(2)).toContainText('Coiffure');

  // Held at the edge of the window, the page scrolls until the pointer is released.
  const { height } = page.viewportSize() ?? { height: 0 };
  await handle('Maquillage').scrollIntoViewIfNeeded();
  const start = await middleOf(handle('Maquillage'));
  await pointer.press(start);
  await pointer.move({ x: start.x, y: height - 70 });
  await expect.poll(async () => entries.last().textContent()).toContain('Maquillage');
  await pointer.release();
  await expect(entry('Maquillage')).toContainText('19 h 30 – 20 h');
  await page.reload();
  await expect(entries.last()).toContainText('Maquillage');
  expect(problems).toEqual([]);
});

test('partners read the timeline by a link, also without a network, until it is revoked', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const alix = await newPerson();
  const event = await newEvent(alix, day);
  await callAs(alix, 'POST', 'rpc/plan_timeline', { of_event: event });
  await callAs(alix, 'POST', 'timeline_items', { event_id: event, title: 'Surprise', is_shared: false });
  await enterAs(page, alix);
  await openPage(page, '/client/timeline');
  await page.getByRole('button', { name: 'Partager' }).click();
  const panel = page.getByRole('dialog', { name: 'Partager le déroulé' });
  await panel.getByLabel('Pour qui ?').fill('Photographe');
  await panel.getByRole('button', { name: 'Créer un lien' }).click();
  const address = await panel.getByLabel('Lien secret').inputValue();
  await expectAccessible(page);

  const partner = await openElsewhere(browser, { hasServiceWorkers: true });
  await partner.clock.install();
  await openPage(partner, new URL(address).pathname);
  await expect(partner.getByText('14 h – 15 h')).toBeAttached();
  await expect(partner.getByText('Surprise')).toHaveCount(0);
  await expectAccessible(partner);
  await partner.emulateMedia({ media: 'print' });
  await expect(partner.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  await partner.emulateMedia({ media: 'screen' });
  await callAs(alix, 'PATCH', `timeline_items?event_id=eq.${event}&title=eq.Mairie`, { starts_minute: 850 });
  await partner.clock.runFor(61_000);
  await expect(partner.getByText('14 h 10 – 15 h 10')).toBeAttached();

  // Without a network, the page comes from the cached copy.
  await waitUntilCached(partner);
  await partner.context().setOffline(true);
  await partner.reload();
  await expect(partner.getByText(/^Copie enregistrée sur cet appareil/)).toBeVisible();
  await expect(partner.getByText('14 h 10 – 15 h 10')).toBeAttached();
  await expect(partner.getByText(/^Sans connexion/)).toBeVisible();
  await partner.context().setOffline(false);

  await panel.getByRole('button', { name: 'Retirer le lien : Photographe' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(panel.getByRole('listitem')).toContainText('Retiré');
  await openPage(partner, new URL(address).pathname);
  await expect(partner.getByRole('heading', { name: 'Cette fiche n’est plus partagée' })).toBeVisible();
  await expect(partner.getByText('Mairie')).toHaveCount(0);
  expect(await partner.evaluate(() => localStorage.getItem('liesse.timeline-sheets'))).toBeNull();
});

test('who only reads sees the day, prints it, and keeps its last copy', async ({ page }) => {
  const [alix, reader] = await Promise.all([newPerson(), newPerson({ name: 'Lou Martin' })]);
  const event = await newEvent(alix, day);
  await callAs(alix, 'POST', 'rpc/plan_timeline', { of_event: event });
  await addMember(event, reader, 'viewer');
  await enterAs(page, reader);
  await openPage(page, '/client/timeline');
  await expect(page.getByRole('list', { name: 'Étapes : Jour J' }).getByRole('listitem')).toHaveCount(2);
  for (const name of [/^Déplacer/, /^Actions/, /^Ajouter/, 'Partager']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expectFits(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Jour J · Ambre et Lou' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await waitUntilCached(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Sans connexion.: voici le déroulé tel qu’il était/)).toBeVisible();
  await expect(page.getByText('Mairie', { exact: true })).toBeVisible();
});

test('on the day, what is next leads the page, a delay moves the rest in one tap, and the others learn of it', async ({
  areaPage: page,
  browser,
}) => {
  const [alix, lou] = await Promise.all([newPerson(), newPerson({ name: 'Lou Martin' })]);
  const event = await newEvent(alix, { starts_on: inDays(0) });
  await addMember(event, lou, 'viewer');
  const [caterer] = await callAs<{ id: string }[]>(alix, 'POST', 'event_partners', {
    event_id: event,
    trade: 'caterer',
    name: 'Maison Aubépine',
    contact: 'Inès, 06 12 34 56 78',
    state: 'booked',
  });
  // In the night, so that it is to come whatever the hour of this test.
  await callAs(alix, 'POST', 'timeline_items', {
    event_id: event,
    title: 'Soupe à l’oignon',
    starts_minute: 1500,
    event_partner_id: caterer?.id,
  });
  const follower = await openElsewhere(browser, { hasServiceWorkers: true });
  await enterAs(follower, lou);
  await openPage(follower, '/client/timeline');
  await enterAs(page, alix);
  await openPage(page, '/client/timeline');
  const live = page.getByRole('region', { name: 'En direct' });
  await expect(live).toContainText('Soupe à l’oignon');
  await expect(live.getByRole('link', { name: 'Appeler Maison Aubépine' })).toHaveAttribute('href', 'tel:0612345678');
  await expectAccessible(page);
  await live.getByRole('button', { name: /^\+.15.min$/ }).click();
  await expect(live).toContainText(/1.h.15/);

  const there = follower.getByRole('region', { name: 'En direct' });
  await expect(there).toContainText(/1.h.15/);
  await expect(there.getByRole('button')).toHaveCount(0);
  await expect(follower.getByRole('button', { name: /^Notifications, 1.non lue$/ })).toBeVisible();
  await waitUntilCached(follower);
  await follower.context().setOffline(true);
  await follower.reload();
  await expect(there).toContainText('Soupe à l’oignon');
});
