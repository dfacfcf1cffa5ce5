// What somebody who is invited does, by the link alone.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { doubleClick, expect, listenForProblems, openPage, test, touchPage } from '#tests/e2e/support/fixtures.ts';
import { answersOf, inviteFamily, newInvitingWedding } from '#tests/e2e/support/invitations.ts';
import { toastOf } from '#tests/e2e/support/sign-in.ts';
import { addDays, capitalised, dayInWords, inDays, weddingDay } from '#tests/support/days.ts';

test.use({ hasServiceWorkers: true });

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer ma réponse' });
const person = (page: Page, name: string) => page.getByRole('region', { name });
const moment = (page: Page, who: string, name: RegExp) =>
  page.getByRole('region', { name }).getByRole('group', { name: who });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Merci, c’est noté' });
const plusOne = 'La personne qui vous accompagne';

test('a family with a plus-one and an allergy answers from its link, and sees what it said [AREA-G1] [PUB-16] [ERR-04]', async ({
  page,
}) => {
  const problems = listenForProblems(page);
  const wedding = await newInvitingWedding();
  const { path } = await inviteFamily(wedding);
  // An answer without content leaves the spinner on the screen, which says what is happening until the invitation arrives.
  await page.route(/\/guest\/[0-9a-f-]{36}$/, (route) => route.fulfill({ status: 204 }), { times: 1 });
  await page.goto(path);
  await expect(page.getByRole('status')).toHaveText('Nous cherchons votre invitation…');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ouvrir l’invitation' }).click();
  await touchPage(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.getByRole('heading', { level: 1, name: 'Camille & Noé' })).toBeVisible();
  await expect(page).toHaveURL(/\/guest\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Invitation pour la famille Bérard')).toBeVisible();
  await expect(page.getByText(`Réponse souhaitée avant le ${dayInWords(addDays(weddingDay(), -28))}`)).toBeVisible();
  await expectFits(page);

  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Indiquez au moins une réponse' })).toBeVisible();
  await page.getByRole('button', { name: 'Tout le monde vient' }).click();
  await moment(page, 'Jules Bérard', /^Cérémonie/)
    .getByText('Non')
    .click();
  await person(page, 'Hélène Bérard').getByRole('radio', { name: 'Bar de ligne' }).check();
  await expect(person(page, 'Hélène Bérard').getByRole('radio', { name: 'Coquillettes' })).toHaveCount(0);
  await person(page, 'Jules Bérard').getByRole('radio', { name: 'Coquillettes' }).check();
  await person(page, 'Hélène Bérard')
    .getByRole('button', { name: /^Préciser un régime/ })
    .click();
  await person(page, 'Hélène Bérard').getByRole('button', { name: 'Végétarien' }).click();
  await person(page, 'Hélène Bérard').getByLabel('Allergies').fill('arachides');
  await page.getByLabel('La chanson qui vous fera danser').fill('La Mer');
  await page.getByRole('textbox', { name: /Un mot pour vos hôtes/ }).fill('Quelle joie !');
  await send(page).click();
  await expect(person(page, 'Hélène Bérard').getByRole('alert')).toContainText('Cochez votre accord');
  await expect(person(page, plusOne).getByRole('alert')).toHaveText('Indiquez au moins un prénom.');
  await expectAccessible(page);
  await person(page, 'Hélène Bérard')
    .getByRole('checkbox', { name: /trente jours après l’événement/ })
    .check();
  await person(page, plusOne).getByLabel('Prénom').fill('Sacha');

  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/rpc/guest_reply') && asked.push(request.method()));
  await doubleClick(send(page));
  await expect(thanks(page)).toBeFocused();
  await expect(toastOf(page)).toContainText('Mise à jour réussie');
  await expect(toastOf(page)).toContainText('Vos informations ont été mises à jour');
  expect(asked).toEqual(['POST']);
  const summary = page.getByRole('region', { name: 'Ce que vous avez répondu' });
  await expect(summary).toContainText('Sacha');
  await expect(summary).toContainText('Allergies : arachides');
  await expect(summary).toContainText('Au menu : Bar de ligne');
  await expectAccessible(page);
  expect(await answersOf(wedding)).toEqual([
    'Hélène: Cérémonie oui',
    'Hélène: Dîner oui',
    'Jules: Cérémonie non',
    'Jules: Dîner oui',
    'Sacha: Cérémonie oui',
    'Sacha: Dîner oui',
  ]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file).toContain(`DTSTART;TZID=Europe/Paris:${weddingDay().replaceAll('-', '')}T193000\r\n`);
  expect(file).toContain('LOCATION:Domaine des Tilleuls\r\n');
  expect(problems).toEqual([]);
});

test('a reply is changed until the closing date, from a page that is opened again', async ({ page }) => {
  const wedding = await newInvitingWedding();
  const { path } = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès', last_name: 'Lefèvre' }]);
  await openPage(page, path);
  await page.getByRole('button', { name: 'Je viens' }).click();
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  // Without the link: the browser keeps it.
  await openPage(page, '/guest');
  await expect(thanks(page)).toBeVisible();
  await expect(
    page.getByText(`Vous pouvez la modifier jusqu’au ${dayInWords(addDays(weddingDay(), -28))}.`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Modifier ma réponse' }).click();
  await expect(page.getByRole('heading', { name: 'Votre réponse' })).toBeFocused();
  await page.getByRole('button', { name: 'Je ne pourrai pas venir' }).click();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Merci de votre réponse' })).toBeVisible();
  expect(await answersOf(wedding)).toEqual(['Inès: Cérémonie non', 'Inès: Dîner non']);

  await wedding.change(`events?id=eq.${wedding.id}`, { rsvp_closes_on: inDays(-10) });
  await openPage(page, '/guest');
  await expect(page.getByText(`Les réponses sont closes depuis le ${dayInWords(inDays(-10))}.`)).toBeVisible();
  await expect(page.getByText('prévenez directement les personnes qui vous invitent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Modifier ma réponse' })).toHaveCount(0);
  await expectFits(page);

  const contact = { contact_email: 'camille@example.org', contact_phone: '06 12 34 56 78' };
  await wedding.change(`event_websites?event_id=eq.${wedding.id}`, contact);
  for (const at of ['/guest', '/guest/event']) {
    await openPage(page, at);
    await expect(page.getByRole('link', { name: contact.contact_email })).toHaveAttribute(
      'href',
      'mailto:camille@example.org',
    );
    await expect(page.getByRole('link', { name: contact.contact_phone })).toHaveAttribute('href', 'tel:0612345678');
    await expectAccessible(page);
  }
});

test('the closing date passes while the form is open: said, and nothing typed is lost', async ({ page }) => {
  const wedding = await newInvitingWedding();
  const { path } = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès' }]);
  await wedding.change(`event_websites?event_id=eq.${wedding.id}`, { contact_email: 'camille@example.org' });
  await openPage(page, path);
  await page.getByRole('button', { name: 'Je viens' }).click();
  await wedding.change(`events?id=eq.${wedding.id}`, { rsvp_closes_on: inDays(-10) });
  await send(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Votre réponse n’a pas été enregistrée' });
  await expect(notice).toContainText('La date limite est passée');
  await expect(toastOf(page)).toContainText('Impossible de mettre à jour vos informations');
  await expect(page.getByRole('region', { name: 'Ce que vous aviez indiqué' })).toContainText(/Dîner\s*Oui/);
  await expect(page.getByRole('main').getByRole('link', { name: 'camille@example.org' })).toBeVisible();
  expect(await answersOf(wedding)).toEqual([]);
});

test('a full moment is refused at its field, and the other replies can be sent', async ({ page }) => {
  const wedding = await newInvitingWedding({ capacity: 2 });
  const { path } = await inviteFamily(wedding);
  await openPage(page, path);
  await page.getByRole('button', { name: 'Tout le monde vient' }).click();
  await person(page, plusOne).getByLabel('Prénom').fill('Sacha');
  await send(page).click();
  await expect(page.getByText('Il ne reste plus assez de places')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dîner' }).getByText('vient d’afficher complet')).toBeVisible();
  await expect(person(page, plusOne).getByLabel('Prénom')).toHaveValue('Sacha');
  await expectAccessible(page);
  await moment(page, plusOne, /^Dîner/)
    .getByText('Non')
    .click();
  await send(page).click();
  await expect(thanks(page)).toBeVisible();

  const other = await wedding.invite('Paul Marchand', [{ first_name: 'Paul', last_name: 'Marchand' }]);
  await openPage(page, other.path);
  await expect(moment(page, 'Paul Marchand', /^Dîner/).getByRole('radio', { name: 'Complet' })).toBeDisabled();
  await page.getByRole('button', { name: 'Je viens' }).click();
  await send(page).click();
  await expect(page.getByText(/1.réponse reste à donner/)).toBeVisible();
  await expectAccessible(page);
});

test('a family of four answers three moments on three screens of a phone, by the keyboard alone', async ({ page }) => {
  const wedding = await newInvitingWedding({ moreMoments: ['Soirée'] });
  const people = ['Hélène', 'Marc', 'Jules', 'Nora'];
  const { path } = await wedding.invite(
    'Famille Bérard',
    people.map((name) => ({ first_name: name, last_name: 'Bérard' })),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: 'Votre réponse' })).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(3 * 844);
  // The day is on the cover alone; a moment has its hour.
  const form = page.getByRole('form', { name: 'Votre réponse' });
  await expect(form.getByRole('region', { name: 'Dîner' })).toContainText('19 h 30');
  await expect(form).not.toContainText(dayInWords(weddingDay()).replace(/ \d{4}$/, ''));

  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  const radio = (who: string, what: RegExp, answer: string) =>
    moment(page, who, what).getByRole('radio', { name: answer });
  await tabTo(page.getByRole('button', { name: 'Tout le monde vient' }));
  await page.keyboard.press('Enter');
  await expect(radio('Nora Bérard', /^Soirée/, 'Oui')).toBeChecked();
  // With menus and diets too.
  expect(await height()).toBeLessThanOrEqual(3 * 844);
  await tabTo(radio('Jules Bérard', /^Soirée/, 'Oui'));
  await page.keyboard.press('ArrowRight');
  await expect(radio('Jules Bérard', /^Soirée/, 'Non')).toBeChecked();
  await expectFits(page);
  await tabTo(send(page));
  await page.keyboard.press('Space');
  await expect(thanks(page)).toBeFocused();
  const answers = await answersOf(wedding);
  expect(answers).toHaveLength(12);
  expect(answers).toContain('Jules: Soirée non');
});

test('a link that opens nothing leads to the missing page, and is said [PUB-13] [ERR-03]', async ({ page }) => {
  await page.goto(`/guest?token=${'x'.repeat(32)}`);
  await expect(page).toHaveURL('/404');
  await expect(toastOf(page)).toContainText('Erreur');
  await expect(toastOf(page)).toContainText("Impossible de trouver l'invité avec ce token");
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();
  await expectAccessible(page);
  const { path } = await inviteFamily(await newInvitingWedding());
  await page.getByLabel('Code de l’invitation').fill(new URLSearchParams(path.split('?')[1]).get('token') ?? '');
  // The page cannot be read while the browser waits for the next one: it notes what its button shows until then.
  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      const button = document.querySelector('form button[aria-busy=true]');
      sessionStorage.setItem('while looking', `${button?.textContent} ${button?.querySelectorAll('svg').length}`);
    }),
  );
  await page.getByRole('button', { name: 'Ouvrir mon invitation' }).click();
  await expect(send(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('while looking'))).toMatch(
    /^Nous cherchons votre invitation… 1$/,
  );

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await openPage(page, '/guest/event');
  await expect(page.getByRole('heading', { name: 'Ouvrez d’abord votre lien' })).toBeVisible();
  await expectFits(page);
});

test('a revoked link and one of a deleted event show only that', async ({ page }) => {
  const wedding = await newInvitingWedding();
  const { path, household } = await inviteFamily(wedding);
  await wedding.change(`households?id=eq.${household}`, { revoked_at: '2010-01-01T00:00:00Z' });
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus actif' })).toBeVisible();
  await expect(page.getByText('Camille')).toHaveCount(0);
  expect(page.url()).not.toContain('token');
  await expectFits(page);
});

test('the programme has hours, places, the way there, what is good to know and the gifts [AREA-G2] [NAV-11]', async ({
  page,
}) => {
  const problems = listenForProblems(page);
  const website = {
    transport: 'Une navette part à 16 h.',
    lodging: 'Des chambres au village.',
    practical: 'Prévoyez un châle.',
    gift_url: 'https://example.org/liste',
    has_album: false,
  };
  const { path } = await inviteFamily(await newInvitingWedding({ website }));
  await openPage(page, path);
  const navigation = page.getByRole('navigation', { name: 'Espace invité' });
  await expect(navigation.locator('[aria-current=page]')).toHaveText('Accueil');
  await expect(navigation.getByRole('link', { name: 'Photos' })).toHaveCount(0);
  await navigation.getByRole('link', { name: 'Événement' }).click();
  await expect(page).toHaveURL('/guest/event');
  await expect(page.getByRole('heading', { name: capitalised(dayInWords(weddingDay())) })).toBeVisible();
  await expect(page.getByText('19 h 30')).toBeVisible();
  const route = page.getByRole('link', { name: /^Itinéraire vers Domaine des Tilleuls/ }).first();
  await expect(route).toHaveAttribute('href', /destination=Domaine\+des\+Tilleuls$/);
  await expect(route).toHaveAttribute('rel', 'noreferrer');
  await expect(page.getByRole('link', { name: /^Plan.: Domaine des Tilleuls/ }).first()).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=Domaine+des+Tilleuls',
  );
  for (const [title, words] of [
    ['Venir et repartir', website.transport],
    ['Dormir sur place', website.lodging],
    ['Bon à savoir', website.practical],
  ] as const) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /Voir la liste de cadeaux/ })).toHaveAttribute(
    'href',
    'https://example.org/liste',
  );
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('the menus are shown with what each person chose [AREA-G3]', async ({ page }) => {
  const { path } = await invitedAlone();
  await openPage(page, path);
  await page.getByRole('button', { name: 'Je viens' }).click();
  await page.getByRole('radio', { name: 'Risotto' }).check();
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Les menus' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Risotto' })).toContainText('Choisi pour Inès');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Modifier mes choix' }).click();
  await expect(thanks(page)).toBeVisible();
});

test('photos are reduced before the upload, wait for the hosts, and can be removed by their sender', async ({
  page,
}) => {
  const { path } = await invitedAlone();
  await openPage(page, path);
  await page.getByRole('link', { name: 'Photos' }).click();
  await expect(page.getByRole('heading', { name: 'Aucune photo pour le moment' })).toBeVisible();
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3200, 1600);
    const pen = canvas.getContext('2d');
    if (pen !== null) pen.fillRect(0, 0, 1600, 1600);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  const announced = page.waitForRequest('**/rpc/guest_add_photo');
  await page
    .getByLabel('Ajouter des photos')
    .setInputFiles({ name: 'fête.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
  expect((await announced).postDataJSON()).toMatchObject({ width: 2560, height: 1280 });
  const photo = page.getByRole('img', { name: 'Votre photo, n° 1 de l’album' });
  await expect(photo).toBeVisible();
  await expect(page.getByText('En attente', { exact: true })).toBeVisible();
  const drawn = (image: Locator) => image.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(() => drawn(photo)).toBe(560);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Agrandir : Votre photo/ }).click();
  const look = page.getByRole('dialog', { name: 'Votre photo, n° 1 de l’album' });
  await expect.poll(() => drawn(look.getByRole('img'))).toBe(1600);
  const whole = look.getByRole('link', { name: 'Photo d’origine (nouvel onglet)' });
  await expect(whole).toHaveAttribute('href', /\/object\/sign\/guest-photos\//);
  await expectFits(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Agrandir : Votre photo/ })).toBeFocused();

  await page
    .getByLabel('Ajouter des photos')
    .setInputFiles({ name: 'faux.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ no picture') });
  await expect(page.getByText('Cette image ne peut pas être lue')).toBeVisible();
  await page.getByRole('button', { name: /^Retirer : Votre photo/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByRole('heading', { name: 'Aucune photo pour le moment' })).toBeVisible();
});

test('one’s own data are read, downloaded and erased, and a shared browser forgets the link', async ({ page }) => {
  const problems = listenForProblems(page);
  const wedding = await newInvitingWedding();
  const { path } = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès', last_name: 'Lefèvre' }]);
  await openPage(page, path);
  await page.getByRole('button', { name: 'Je viens' }).click();
  await page.getByRole('textbox', { name: /Un mot pour vos hôtes/ }).fill('À très vite');
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  await openPage(page, '/guest/data');
  await expect(page.getByText('À très vite')).toBeVisible();
  await expectAccessible(page);
  // Guests' pages have a stylesheet of their own; whoever leaves them gets the one of the other pages.
  await expect.poll(() => hasSiteStyles(page)).toBe(false);
  await page.getByRole('main').getByRole('link', { name: 'Politique de confidentialité' }).click();
  await expect(page.getByRole('heading', { name: 'Confidentialité', level: 1 })).toBeVisible();
  expect(await hasSiteStyles(page)).toBe(true);
  await page.goBack();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(file).toMatchObject({ household: { name: 'Inès Lefèvre' }, people: [{ message: 'À très vite' }] });
  expect(JSON.stringify(file)).not.toContain('token');

  await page.getByRole('button', { name: 'Effacer mes données' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Effacer mes données' }).click();
  await expect(toastOf(page)).toContainText('Données effacées');
  await expect(page.getByText('À très vite')).toHaveCount(0);
  expect(await answersOf(wedding)).toEqual(['Inès: Cérémonie oui', 'Inès: Dîner oui']);

  await page.getByRole('button', { name: 'Retirer l’invitation de ce navigateur' }).click();
  await expect(page.getByLabel('Code de l’invitation')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('liesse.invitations'))).toBeNull();
  expect(problems).toEqual([]);
});

/** One person, invited to a wedding of this test. */
const invitedAlone = async (): Promise<{ path: string }> =>
  (await newInvitingWedding()).invite('Inès Lefèvre', [{ first_name: 'Inès', last_name: 'Lefèvre' }]);

const hasSiteStyles = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/styles-') === true));
