import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { moveBookingToPast, separatePartnerFromHosts } from '#tests/e2e/support/clock.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expectFirstWave } from '#tests/e2e/support/first-wave.ts';
import { expect, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { acceptQuote, ask, newSignedInPartner, type Partner, sendQuote } from '#tests/e2e/support/partners.ts';
import { enterAs, newPerson, type Person } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { someWord } from '#tests/e2e/support/some-word.ts';
import { inDays } from '#tests/support/days.ts';

async function askFor(owner: Person, event: string, partner: Partner): Promise<string> {
  const words = { of_event: event, partners: [partner.id], message: 'Bonjour' };
  const [asked] = await callAs<{ request: string }[]>(owner, 'POST', 'rpc/ask_for_quotes', words);
  return asked?.request ?? '';
}

test('a partner’s first page shows a request at once, counts visits, and says what the listing lacks [AREA-P1] @both', async ({
  areaPage: page,
  browser,
}) => {
  const problems = listenForProblems(page);
  const [owner, partner] = await Promise.all([
    newPerson({ name: 'Alix Berger' }),
    newSignedInPartner('Atelier du Matin'),
  ]);
  const visitor = await openElsewhere(browser);
  await openPage(visitor, partner.address);
  await expect(visitor.getByRole('heading', { level: 1, name: partner.name })).toBeVisible();

  await enterAs(page, partner.person);
  await expectFirstWave(page, '/partner/dashboard', ['notifications', 'rpc/partner_dashboard']);
  const figure = (label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(figure('Demandes sans réponse')).toContainText('0');
  await expect(figure('Temps de réponse')).toContainText('Mesuré dès votre première réponse');
  await expect(page.getByText('Rien en attente')).toBeVisible();
  await expect(page.getByText('La distance compte pour 30 % quand la recherche précise un lieu.')).toBeVisible();

  const event = await newEvent(owner, { starts_on: inDays(60), place: 'Beaune', expected_guests: 100 });
  const request = await askFor(owner, event, partner);
  const waiting = page.getByRole('list', { name: 'Demandes sans réponse' });
  await expect(waiting.getByRole('link', { name: /^Ambre et Lou/ })).toHaveAttribute(
    'href',
    `/partner/requests/${request}`,
  );
  await expect(figure('Demandes sans réponse')).toContainText('1');
  await page.reload();
  await expect(figure('Visites ce mois-ci')).toContainText('1');
  await page.getByRole('button', { name: 'Voir le tableau' }).first().click();
  await expect(page.getByRole('table', { name: 'Visites de votre fiche' })).toBeVisible();
  await expectAccessible(page);

  await acceptQuote(owner, await sendQuote(partner, request));
  await expect(page.getByRole('list', { name: 'Prochaines prestations' })).toContainText('Ambre et Lou');
  await expect(waiting).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a partner answers a review once and reports another [AREA-P1]', async ({ areaPage: page }) => {
  const problems = listenForProblems(page);
  const [owner, partner] = await Promise.all([
    newPerson({ name: 'Alix Berger' }),
    newSignedInPartner('Atelier du Soir'),
  ]);
  const event = await newEvent(owner, { starts_on: inDays(60), place: 'Beaune', expected_guests: 100 });
  const request = await askFor(owner, event, partner);
  await acceptQuote(owner, await sendQuote(partner, request));
  await separatePartnerFromHosts(request);
  await moveBookingToPast(request);
  await enterAs(page, partner.person);
  await openPage(page, '/partner/reviews');
  await expect(page.getByRole('heading', { name: 'Aucun avis pour l’instant' })).toBeVisible();
  const review = { request, rating: 2, title: 'Mitigé', body: 'Les fleurs étaient belles, mais tardives.' };
  await callAs(owner, 'POST', 'rpc/write_review', review);
  await page.reload();

  const item = page.getByRole('list', { name: 'Avis reçus' }).getByRole('listitem').filter({ hasText: 'Mitigé' });
  await item.getByRole('button', { name: 'Répondre' }).click();
  const answer = page.getByRole('dialog', { name: 'Répondre à cet avis' });
  await answer.getByRole('button', { name: 'Publier ma réponse' }).click();
  await expect(answer.getByLabel('Votre réponse')).toHaveAccessibleDescription(/Écrivez votre réponse\./);
  await answer.getByLabel('Votre réponse').fill('Merci. Un accident nous a retardés, et nous en sommes désolés.');
  await expectAccessible(page);
  await answer.getByRole('button', { name: 'Publier ma réponse' }).click();
  await expect(item).toContainText('Un accident nous a retardés');
  await expect(item.getByRole('button', { name: 'Répondre' })).toHaveCount(0);

  await item.getByRole('link', { name: 'Signaler l’avis de Alix Berger' }).click();
  await page.getByRole('radio', { name: 'Autre motif' }).check();
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(page.getByLabel('Précisions')).toHaveAccessibleDescription(/Dites-nous en quelques mots/);
  await page.getByLabel('Précisions').fill('Cette personne était l’invitée d’une autre noce.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(page.getByRole('heading', { name: 'Merci, nous avons bien reçu votre signalement' })).toBeFocused();
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(item).toContainText('en cours d’examen');
  await expectAccessible(page);
  await openPage(page, partner.address);
  await expect(page.getByText('Un accident nous a retardés')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a partner recommends a colleague; the client sees who recommends, and asking is seen on both sides [AREA-P3]', async ({
  areaPage: page,
  otherAreaPage: client,
  browser,
}) => {
  const problems = listenForProblems(page);
  const [owner, partner, colleague] = await Promise.all([
    newPerson({ name: 'Alix Berger' }),
    newSignedInPartner('Atelier du Midi'),
    newSignedInPartner(`Maison ${someWord()}`),
  ]);
  const event = await newEvent(owner, { starts_on: inDays(60), place: 'Beaune', expected_guests: 100 });
  const request = await askFor(owner, event, partner);
  await ask(partner.client, 'recommend_partner', {
    request,
    partner: colleague.id,
    note: 'Je réponds de son sérieux.',
  });

  await enterAs(page, partner.person);
  await openPage(page, '/partner/recommendations');
  const given = page.getByRole('list', { name: 'Recommandations données' });
  await expect(given).toContainText('À Alix Berger, pour « Ambre et Lou »');
  await expect(given).toContainText('En attente du client');
  await expectAccessible(page);

  await enterAs(client, owner);
  await openPage(client, `/client/partners/requests/${request}`);
  const panel = client.getByRole('region', { name: `Recommandé par ${partner.name}` });
  await expect(panel).toContainText('Je réponds de son sérieux.');
  await expectFits(client);
  await panel.getByRole('link', { name: 'Voir sa fiche' }).click();
  await expect(client.getByRole('heading', { level: 1, name: colleague.name })).toBeVisible();
  await askFor(owner, event, colleague);

  await page.reload();
  await expect(given).toContainText('Le client a demandé un devis');
  const other = await openElsewhere(browser);
  await enterAs(other, colleague.person);
  await openPage(other, '/partner/recommendations');
  await other.getByRole('tab', { name: 'Reçues (1)' }).click();
  const received = other.getByRole('list', { name: 'Recommandations reçues' });
  await expect(received).toContainText(partner.name);
  await expect(received).not.toContainText('Alix');
  expect(problems).toEqual([]);
});
