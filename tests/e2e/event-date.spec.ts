import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expect, goWithin, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { inviteFamily, newInvitingWedding } from '#tests/e2e/support/invitations.ts';
import { acceptQuote, ask, newPartner, sendQuote } from '#tests/e2e/support/partners.ts';
import { enterAs } from '#tests/e2e/support/people.ts';
import { call, callAs } from '#tests/e2e/support/service.ts';
import { addDays, capitalised, dayInWords, shortDay, weddingDay } from '#tests/support/days.ts';

const toastTitled = (page: Page, title: RegExp) => page.locator('[data-toast]').getByText(title);

test('the date changes by its dialog alone: guests, partners and calendars agree, and replies are confirmed', async ({
  areaPage: page,
  browser,
}) => {
  const problems = listenForProblems(page);
  const wedding = await newInvitingWedding();
  const { id, hosts, dinner } = wedding;
  const { path, household } = await inviteFamily(wedding);
  await wedding.change(`guests?household_id=eq.${household}&is_plus_one=is.false&age_group=eq.adult&select=id`, {
    email: `helene-${household.slice(0, 8)}@example.org`,
  });
  await call(`/rest/v1/households?id=eq.${household}`, { invitation_state: 'opened' }, 'PATCH');
  const [helene] = await wedding.read<Array<{ id: string }>>(
    `guests?household_id=eq.${household}&first_name=eq.Hélène&select=id`,
  );
  await callAs(hosts, 'POST', 'rpc/record_replies', {
    of_event: id,
    answers: [{ guest: helene?.id, moment: dinner, attending: true }],
  });
  // One partner is available a week later, the other is not.
  const partners = await Promise.all([newPartner('Atelier des Pivoines'), newPartner('Maison Galoubet')]);
  for (const partner of partners) {
    const [asked] = await callAs<Array<{ request: string }>>(hosts, 'POST', 'rpc/ask_for_quotes', {
      of_event: id,
      partners: [partner.id],
      message: 'Bonjour',
    });
    const quote = await sendQuote(partner, asked?.request ?? '');
    await acceptQuote(hosts, quote);
  }
  await call('/rest/v1/partner_availability', { partner_id: partners[1].id, day: addDays(weddingDay(), 7) });

  await enterAs(page, hosts);
  await openPage(page, `/client/events/${id}`);
  await expect(page.getByText(capitalised(dayInWords(weddingDay())), { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Date', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Changer la date…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nouvelle date').fill(shortDay(addDays(weddingDay(), 7)));
  await expect(dialog.getByText(/^1.foyer a déjà reçu son invitation$/)).toBeVisible();
  await expect(dialog.getByText(/^Réponses déjà données.: 1.oui, 0.non\.$/)).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: /^Atelier des Pivoineslibre/ })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: /^Maison Galoubetpris/ })).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /^Prévenir les prestataires/ })).toBeChecked();
  await dialog.getByRole('checkbox', { name: /^Prévenir les invités/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Déplacer au/ }).click();
  await expect(toastTitled(page, /^L’événement est fixé au/)).toBeVisible();
  await expect(toastTitled(page, /^1.e-mail part dans une minute/)).toBeVisible();
  await expect(page.getByText(capitalised(dayInWords(addDays(weddingDay(), 7))), { exact: true })).toBeVisible();
  const held = await ask<{ request: { starts_on: string } }[]>(partners[0].client, 'conversation_list', {});
  expect(held).toMatchObject([{ starts_on: addDays(weddingDay(), 7), last_side: 'client' }]);

  await goWithin(page, '/client/partners');
  await expect(page.getByRole('listitem').filter({ hasText: 'Maison Galoubet' })).toContainText('À revoir');

  // The guest confirms by one tap what was answered for the former date.
  await goWithin(page, '/client/guests');
  const row = page.getByText('À confirmer', { exact: true });
  await expect(row).toHaveCount(1);
  const guest = await openElsewhere(browser);
  await openPage(guest, path);
  await expect(
    guest.getByText(`Vous aviez répondu pour le ${dayInWords(weddingDay())}.`, { exact: false }),
  ).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Confirmer ma réponse' }).click();
  await expect(guest.getByText('La date a changé')).toHaveCount(0);
  await expect(row).toHaveCount(0);

  // By telephone, after the date has changed once more.
  await callAs(hosts, 'POST', 'rpc/move_event_date', {
    of_event: id,
    new_date: addDays(weddingDay(), 14),
    dry_run: false,
  });
  await expect(row).toHaveCount(1);
  await page.getByRole('link', { name: 'Famille Bérard' }).click();
  await page.getByRole('button', { name: 'Noter comme confirmé' }).click();
  await expect(toastTitled(page, /^Réponses confirmées/)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(problems).toEqual([]);
});
