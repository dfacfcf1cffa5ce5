import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import {
  makeListingNew,
  moveBookingToPast,
  passReviewDelay,
  separatePartnerFromHosts,
} from '#tests/e2e/support/clock.ts';
import { addMember, newEvent } from '#tests/e2e/support/events.ts';
import { doubleClick, expect, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { acceptQuote, newPartner, sendQuote } from '#tests/e2e/support/partners.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { inDays } from '#tests/support/days.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

/** Books a partner, and moves the booking to the past. */
async function bookedOnce(name: string) {
  const [owner, partner] = await Promise.all([newPerson({ name: 'Alix Berger' }), newPartner(name)]);
  const event = await newEvent(owner, { starts_on: inDays(60), place: 'Beaune', expected_guests: 100 });
  const words = { of_event: event, partners: [partner.id], message: 'Bonjour' };
  const [asked] = await callAs<{ request: string }[]>(owner, 'POST', 'rpc/ask_for_quotes', words);
  const request = asked?.request ?? '';
  const quote = await sendQuote(partner, request);
  await acceptQuote(owner, quote);
  await separatePartnerFromHosts(request);
  await moveBookingToPast(request);
  return { owner, partner, event, request };
}

test('a booked partner is reviewed after the event: stars by keyboard, errors at their field, published at once', async ({
  areaPage: page,
}) => {
  const problems = listenForProblems(page);
  const { owner, partner } = await bookedOnce('Atelier des Adieux');
  await enterAs(page, owner);
  await openPage(page, '/client/partners');
  await expect(row(page, partner.name)).toContainText('L’événement est passé.');
  await row(page, partner.name)
    .getByRole('link', { name: /^Donner mon avis/ })
    .click();
  const form = page.getByRole('dialog', { name: `Votre avis sur ${partner.name}` });
  await expect(form).toContainText('publié aussitôt sur sa fiche, signé « Alix Berger »');
  await expectFits(page);

  await form.getByRole('button', { name: 'Publier mon avis' }).click();
  const stars = form.getByRole('radiogroup', { name: 'Votre note' });
  await expect(stars).toHaveAccessibleDescription('Donnez de une à cinq étoiles.');
  await expect(form.getByLabel('Votre avis', { exact: true })).toHaveAccessibleDescription('Écrivez quelques mots.');
  await expect(stars.getByRole('radio').first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await expect(form.getByRole('radio', { name: '1 étoile, Décevant' })).toBeChecked();
  for (let star = 2; star <= 4; star++) await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: '4 étoiles, Très bien' })).toBeChecked();
  await form.getByLabel(/^Titre/).fill('x'.repeat(121));
  await form.getByLabel('Votre avis', { exact: true }).fill('Des fleurs partout, et une équipe attentive.');
  await form.getByRole('button', { name: 'Publier mon avis' }).click();
  await expect(form.getByLabel(/^Titre/)).toHaveAccessibleDescription('120 caractères au plus.');
  await form.getByLabel(/^Titre/).fill('Un soin rare');

  // Not lost by closing the sheet by mistake.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Donner mon avis' }).click();
  await expect(form.getByText('Brouillon retrouvé')).toBeVisible();
  await expect(form.getByRole('radio', { name: '4 étoiles, Très bien' })).toBeChecked();
  await expect(form.getByLabel(/^Titre/)).toHaveValue('Un soin rare');
  await doubleClick(form.getByRole('button', { name: 'Publier mon avis' }));
  await expect(toast(page)).toContainText('Votre avis est publié');
  await expect(page.getByRole('heading', { level: 2, name: 'Votre avis' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3, name: 'Un soin rare' })).toBeVisible();
  await expect(page.getByText(/^\(1.avis\)$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Le voir sur sa fiche' }).click();
  const published = page.getByRole('listitem').filter({ hasText: 'Un soin rare' });
  await expect(published).toContainText('Des fleurs partout');
  await expect(published).toContainText('réservation faite sur Liesse');
  await openPage(page, '/client/partners');
  await expect(row(page, partner.name)).toContainText('Merci pour votre avis');
  await expect(page.getByRole('link', { name: /^Donner mon avis/ })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a week after the event its hosts are asked for their review, and the question leads to the form', async ({
  areaPage: page,
}) => {
  const { owner, partner, request } = await bookedOnce('Atelier des Lendemains');
  await passReviewDelay(request);
  await enterAs(page, owner);
  await openPage(page, '/client/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: `Votre avis sur ${partner.name}` }).click();
  await expect(page.getByRole('dialog', { name: `Votre avis sur ${partner.name}` })).toBeVisible();
});

test('a second review is refused in words, and who only reads is not asked for one', async ({
  areaPage: page,
  otherAreaPage: other,
}) => {
  const { owner, partner, event, request } = await bookedOnce('Atelier des Échos');
  await enterAs(page, owner);
  await openPage(page, `/client/partners/requests/${request}?avis=1`);
  const form = page.getByRole('dialog', { name: `Votre avis sur ${partner.name}` });
  await form.getByRole('radio', { name: /^5 étoiles/ }).check();
  await form.getByLabel('Votre avis', { exact: true }).fill('Merveilleux.');
  const reader = await newPerson({ name: 'Camille Roy' });
  await addMember(event, reader, 'viewer');
  await enterAs(other, reader);
  await openPage(other, `/client/partners/requests/${request}`);
  await expect(other.getByRole('heading', { level: 1, name: partner.name })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Donner mon avis' })).toHaveCount(0);

  // The other host was quicker.
  await page.route('**/rest/v1/rpc/request_page*', (route) => route.abort());
  await callAs(owner, 'POST', 'rpc/write_review', { request, rating: 3, title: '', body: 'Bien.' });
  await form.getByRole('button', { name: 'Publier mon avis' }).click();
  await expect(form.getByRole('alert')).toContainText('Vous avez déjà donné votre avis');
  await expect(form.getByLabel('Votre avis', { exact: true })).toHaveValue('Merveilleux.');
  await expect(other.getByRole('heading', { level: 2, name: 'Votre avis' })).toBeVisible();
  await other.close();
});

test('a review that has to be checked first says so to its author, and is not on the listing yet', async ({
  areaPage: page,
}) => {
  const { owner, partner, request } = await bookedOnce('Atelier des Débuts');
  await makeListingNew(partner.id);
  await enterAs(page, owner);
  await openPage(page, `/client/partners/requests/${request}?avis=1`);
  const form = page.getByRole('dialog', { name: `Votre avis sur ${partner.name}` });
  await expect(form).toContainText('Certains avis sont d’abord contrôlés par notre équipe.');
  await form.getByRole('radio', { name: /^5 étoiles/ }).check();
  await form.getByLabel('Votre avis', { exact: true }).fill('Merveilleux.');
  await form.getByRole('button', { name: 'Publier mon avis' }).click();
  await expect(toast(page)).toContainText('Votre avis sera contrôlé avant d’être publié.');
  await expect(page.getByText('Notre équipe relit certains avis')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Le voir sur sa fiche' })).toHaveCount(0);
  await expectFits(page);
  await openPage(page, partner.address);
  await expect(page.getByText('Merveilleux.')).toHaveCount(0);
});

test('a visitor reports a review; it is removed with a reason, its author appeals, and another administrator restores it [PER-01]', async ({
  areaPage: page,
  otherAreaPage: moderator,
  browser,
}) => {
  const { owner, partner, request } = await bookedOnce('Atelier des Recours');
  await callAs(owner, 'POST', 'rpc/write_review', { request, rating: 1, title: 'Déçue', body: 'Rien n’était prêt.' });
  const [first, second] = await Promise.all([
    newPerson({ role: 'admin', name: 'Ada Nivelle', permissions: ['manage_partners'] }),
    newPerson({ role: 'admin', name: 'Luc Arnoux', permissions: ['manage_partners'] }),
  ]);

  await openPage(page, partner.address);
  await page.getByRole('link', { name: 'Signaler l’avis de Alix Berger' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Signaler un avis' })).toBeVisible();
  await expect(page.getByText('Rien n’était prêt.')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(page.getByText('Choisissez un motif.')).toBeVisible();
  await page.getByRole('radio', { name: 'Faux avis' }).check();
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(page.getByRole('heading', { name: 'Merci, nous avons bien reçu votre signalement' })).toBeVisible();

  await enterAs(moderator, first);
  await openPage(moderator, '/admin/reviews');
  await moderator.getByRole('link', { name: `Avis, ${partner.name}` }).click();
  await expect(moderator.getByRole('heading', { name: 'Votre décision' })).toBeVisible();
  await expectAccessible(moderator);
  await moderator.getByRole('radio', { name: 'Retirer' }).check();
  await moderator.getByRole('button', { name: 'Enregistrer la décision' }).click();
  await expect(moderator.getByText('Indiquez le motif de votre décision.')).toBeVisible();
  await moderator.getByRole('textbox', { name: /^Motif/ }).fill('La réservation est contestée.');
  await moderator.getByRole('button', { name: 'Enregistrer la décision' }).click();
  await expect(moderator.getByRole('heading', { name: 'Retiré' })).toBeVisible();
  const decision = moderator.url().split('/').at(-1) ?? '';
  await openPage(page, partner.address);
  await expect(page.getByText('Rien n’était prêt.')).toHaveCount(0);

  await enterAs(page, owner);
  await openPage(page, `/decisions/${decision}`);
  await expect(page.getByText('La réservation est contestée.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /^Pourquoi cette décision/ }).fill('Le contrat est signé, je l’ai joint.');
  await page.getByRole('button', { name: 'Envoyer ma contestation' }).click();
  await expect(page.getByText(/en cours d’examen\.$/)).toBeVisible();

  // The one who decided first does not judge the appeal.
  await openPage(moderator, `/admin/reviews/${decision}`);
  await expect(moderator.getByText(/une autre personne de l’équipe doit examiner/)).toBeVisible();
  await moderator.close();
  const judge = await openElsewhere(browser);
  await enterAs(judge, second);
  await openPage(judge, `/admin/reviews/${decision}`);
  await judge.getByRole('radio', { name: 'Revenir sur la décision' }).check();
  await judge.getByRole('textbox', { name: /^Motif/ }).fill('Le contrat prouve la réservation.');
  await judge.getByRole('button', { name: 'Enregistrer la décision' }).click();
  await expect(judge.getByText('Décision changée')).toBeVisible();
  await judge.close();
  await openPage(page, partner.address);
  await expect(page.getByText('Rien n’était prêt.')).toBeVisible();
});
