// The kitchen's sheet, from the hosts who share it to those who cook by it.
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { expect, goWithin, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { newInvitingWedding } from '#tests/e2e/support/invitations.ts';
import { enterAs } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { toastOf } from '#tests/e2e/support/sign-in.ts';

test('hosts share the sheet by a secret link, the kitchen sees each change, and the link is closed', async ({
  page,
  browser,
}) => {
  const problems = listenForProblems(page);
  const wedding = await newInvitingWedding();
  const invited = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès', last_name: 'Lefèvre' }]);
  await enterAs(page, wedding.hosts);
  await openPage(page, '/client/guests/kitchen');
  await expect(page.getByRole('heading', { name: 'Aucun lien pour le moment' })).toBeVisible();
  await page.getByRole('button', { name: 'Créer un lien' }).click();
  await expect(page.getByText('Indiquez pour qui est ce lien.')).toBeVisible();
  await page.getByLabel('Pour qui ?').fill('Traiteur');
  await page.getByRole('button', { name: 'Créer un lien' }).click();
  const address = await page.getByLabel('Lien secret').inputValue();
  await expect(page.getByRole('listitem').filter({ hasText: 'Traiteur' })).toContainText('jamais ouvert');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'C’est fait' }).click();
  await expect(page.getByLabel('Lien secret')).toHaveCount(0);

  const kitchen = await openElsewhere(browser);
  await kitchen.clock.install();
  await openPage(kitchen, new URL(address).pathname);
  await expect(kitchen.getByRole('heading', { level: 1, name: 'Camille & Noé' })).toBeVisible();
  await expect(kitchen.getByText(/^0.couvert$/).first()).toBeVisible();
  await expectFits(kitchen);

  const guest = await openElsewhere(browser);
  await openPage(guest, invited.path);
  await guest.getByRole('button', { name: 'Je viens' }).click();
  await guest.getByRole('radio', { name: 'Risotto' }).check();
  await guest.getByRole('button', { name: /^Préciser un régime/ }).click();
  await guest.getByRole('button', { name: 'Végétarien' }).click();
  await guest.getByLabel('Allergies').fill('noix');
  await guest.getByRole('checkbox').check();
  await guest.getByRole('button', { name: 'Envoyer ma réponse' }).click();
  await expect(guest.getByRole('heading', { name: 'Merci, c’est noté' })).toBeVisible();

  await kitchen.clock.runFor(61_000);
  const people = kitchen.getByRole('table', { name: /Dîner$/ });
  await expect(people.getByRole('row', { name: /Inès L\./ })).toContainText('noix');
  await expect(kitchen.getByText('Plat : Risotto')).toBeVisible();
  await expectAccessible(kitchen);
  // The tables of the plan follow.
  await seatAtTable(wedding, 'Inès');
  await kitchen.clock.runFor(61_000);
  const table = kitchen.getByRole('table', { name: 'Par table : Dîner' }).getByRole('row', { name: /^Table 7/ });
  await expect(table).toContainText('1 adulte');
  await expect(table).toContainText('1 × Risotto');
  await expect(table).toContainText('1 × végétarien, Inès L. (place 3) : noix');
  await expectFits(kitchen);
  // Guests see their table from the day that the hosts chose.
  await goWithin(page, '/client/seating');
  await page.getByRole('button', { name: 'Actions sur ce plan' }).click();
  await page.getByRole('menuitem', { name: 'Salle et réglages' }).click();
  const today = new Date().toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });
  const settings = page.getByRole('dialog', { name: 'Salle et réglages' });
  await settings.getByLabel(/^Montrer sa table à chaque personne/).fill(today);
  await settings.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(settings).toHaveCount(0);
  await expect(async () => {
    await openPage(guest, '/guest/event');
    await expect(guest.getByText('Votre table : 7')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await goWithin(page, '/client/guests/kitchen');
  await kitchen.emulateMedia({ media: 'print' });
  await expect(kitchen.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  await kitchen.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Retirer le lien : Traiteur' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(toastOf(page)).toContainText('Lien retiré');
  await expect(page.getByRole('listitem').filter({ hasText: 'Traiteur' })).toContainText('Retiré');
  await kitchen.clock.runFor(61_000);
  await expect(kitchen.getByRole('heading', { name: 'Cette fiche n’est plus partagée' })).toBeVisible();
  await expect(kitchen.getByText('noix')).toHaveCount(0);
  await expectFits(kitchen);
  expect(problems).toEqual([]);
});

async function seatAtTable({ id, hosts }: Awaited<ReturnType<typeof newInvitingWedding>>, firstName: string) {
  const [dinner] = await callAs<{ id: string }[]>(hosts, 'GET', `moments?event_id=eq.${id}&name=eq.Dîner&select=id`);
  const [guest] = await callAs<{ id: string }[]>(
    hosts,
    'GET',
    `guests?event_id=eq.${id}&first_name=eq.${firstName}&select=id`,
  );
  const [plan, table] = [crypto.randomUUID(), crypto.randomUUID()];
  await callAs(hosts, 'POST', 'seating_plans', { id: plan, event_id: id, moment_id: dinner?.id, name: 'Dîner' });
  await callAs(hosts, 'POST', 'rpc/save_seating_tables', {
    of_plan: plan,
    tables: [{ id: table, name: '7', shape: 'round', seats: 8, x: 400, y: 400 }],
  });
  await callAs(hosts, 'POST', 'rpc/seat_guests', {
    of_plan: plan,
    moves: [{ guest: guest?.id, table, seat: 3 }],
    expected: [],
  });
}

test('an address that is no sheet says so', async ({ areaPage: page }) => {
  await openPage(page, `/kitchen/${'x'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: 'Cette fiche n’existe pas' })).toBeVisible();
  await expectFits(page);
});
