// The preparation of a wedding from start to end: plan, budget, another date, a booking, payments, another head count, the day.
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, goWithin, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { waitUntilCached } from '#tests/e2e/support/offline.ts';
import { newPartner, requestTo, sendQuote } from '#tests/e2e/support/partners.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { inDays } from '#tests/support/days.ts';

test.use({ hasServiceWorkers: true });

const toastTitled = (page: Page, title: string | RegExp) => page.locator('[data-toast]').getByText(title);
const dialog = (page: Page) => page.getByRole('dialog');
const typed = (day: string): string => day.split('-').toReversed().join('/');

test('a wedding is planned, moved, booked, paid, counted anew, and its day is read without a network [AREA-C1] [AREA-C2] [AREA-C4] [AREA-C5]', async ({
  page,
}) => {
  const problems = listenForProblems(page);
  const [owner, partner] = await Promise.all([newPerson(), newPartner('Atelier des Glycines')]);
  const moments = [{ kind: 'diner', name: 'Dîner', hour: '19:00', place: 'Grange' }];
  const event = await newEvent(owner, { starts_on: inDays(600), place: 'Beaune', expected_guests: 100, moments });
  await enterAs(page, owner);

  await openPage(page, '/client/todo');
  await page.getByRole('button', { name: /^Ajouter 105/ }).click();
  await expect(toastTitled(page, /^105.tâches ajoutées/)).toBeVisible();

  await goWithin(page, '/client/budget');
  await page.getByLabel('Budget total').fill('20000');
  await page.getByRole('button', { name: 'Créer ce budget' }).click();
  await expect(toastTitled(page, /^Budget créé/)).toBeVisible();

  await goWithin(page, '/client/todo');
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Déplacer la date de l’événement' }).click();
  await dialog(page)
    .getByLabel('Nouvelle date')
    .fill(typed(inDays(660)));
  await expect(dialog(page).getByRole('heading', { name: /^105.tâches à venir changent de jour$/ })).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Déplacer au/ })
    .click();
  await expect(toastTitled(page, /^L’événement est fixé au/)).toBeVisible();
  const first = await callAs<object[]>(
    owner,
    'GET',
    `tasks?event_id=eq.${event}&order=due_on,position&limit=1&select=due_on`,
  );
  expect(first).toEqual([{ due_on: inDays(120) }]);

  await openPage(page, partner.address);
  await page.getByRole('link', { name: 'Demander un devis' }).click();
  await dialog(page).getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(toastTitled(page, 'Demande envoyée')).toBeVisible();
  await sendQuote(partner, (await requestTo(partner)).id);
  await page.getByRole('link', { name: /^Lire le devis/ }).click();
  await page.getByRole('button', { name: 'Accepter ce devis' }).click();
  await dialog(page)
    .getByRole('checkbox', { name: /^Bon pour accord/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Accepter et réserver' }).click();
  await expect(page.getByRole('heading', { name: 'C’est réservé' })).toBeVisible();

  await openPage(page, '/client/budget');
  await page.getByRole('tab', { name: 'Échéances' }).click();
  await page.getByRole('button', { name: /^Marquer comme payé.: À la réservation/ }).click();
  await dialog(page).getByRole('button', { name: 'Marquer comme payé' }).click();
  await expect(toastTitled(page, 'Paiement enregistré')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Le budget en chiffres' })).toContainText(/720.€ payés/);
  await page.getByRole('tab', { name: /^Et si/ }).click();
  await page.getByLabel('Nombre d’invités', { exact: true }).fill('120');
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Appliquer' }).click();
  await expect(toastTitled(page, 'Hypothèses appliquées')).toBeVisible();
  const [counted] = await callAs<object[]>(owner, 'GET', `events?id=eq.${event}&select=expected_guests,starts_on`);
  expect(counted).toEqual({ expected_guests: 120, starts_on: inDays(660) });

  await goWithin(page, '/client/dashboard');
  await expect(page.getByText('660', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await openPage(page, '/client/timeline');
  await page.getByRole('button', { name: 'Reprendre les moments' }).click();
  await page.getByRole('button', { name: /^Donner une heure/ }).click();
  await dialog(page).getByLabel('Heure').fill('9 h 30');
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
  const day = page.getByRole('list', { name: 'Étapes : Jour J' });
  await expect(day.getByRole('listitem').filter({ hasText: partner.name })).toContainText('9 h 30');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Jour J · Ambre et Lou' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  expect(problems).toEqual([]);

  await waitUntilCached(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Sans connexion/)).toBeVisible();
  await expect(day.getByRole('listitem').filter({ hasText: partner.name })).toContainText('9 h 30');
});
