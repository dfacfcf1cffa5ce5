// A wedding from its first day to the last reply, with everybody who has a part in it. The screens of the hosts are checked for
// accessibility by their own tests; those of guests are checked here on a desktop, and by `guest` on a phone.
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { backdateMails, sendWaitingMails } from '#tests/e2e/support/clock.ts';
import {
  expect,
  goWithin,
  listenForProblems,
  openElsewhere,
  openPage,
  test,
  touchPage,
} from '#tests/e2e/support/fixtures.ts';
import { followMail, letterTo } from '#tests/e2e/support/mailbox.ts';
import { enterAs, newEmail, newPerson, type Person } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { toastOf } from '#tests/e2e/support/sign-in.ts';
import { makeWorkbook } from '#tests/e2e/support/workbook.ts';
import { dayInWords, weddingDay } from '#tests/support/days.ts';

test.use({ hasServiceWorkers: true });

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PLUS_ONE = 'La personne qui vous accompagne';

const list = (page: Page) => page.getByRole('list', { name: 'Liste des invités' });
const person = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true }).last();
const row = (page: Page, name: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .last();
const search = (page: Page) => page.getByRole('searchbox', { name: /^Rechercher/ });
const sheet = (page: Page) => page.getByRole('dialog');
const next = (page: Page) => page.getByRole('button', { name: 'Continuer' });
const guest = (page: Page, name: string) => page.getByRole('region', { name });
const sendReply = (page: Page) => page.getByRole('button', { name: 'Envoyer ma réponse' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Merci, c’est noté' });

test('a couple invites 120 people: a family answers, the silent are reminded, two edit at once, one replies offline', async ({
  page,
  browser,
}) => {
  test.slow();
  const problems = listenForProblems(page);
  const [couple, friend] = await Promise.all([newPerson({ name: 'Alix Berger' }), newPerson({ name: 'Noé Petit' })]);
  const [helene, ines] = [newEmail(), newEmail()];

  const id = await test.step('the couple creates a wedding', () => createWedding(page, couple));
  await test.step('imports 120 guests from Excel', () => importGuests(page, guestsOf(helene, ines)));
  await test.step('invites by mail those who have an address', () => sendMails(page, 'Invitation', 10));
  await sendWaitingMails(id);

  const other = await openElsewhere(browser);
  await test.step('a friend joins the team', () => joinTeam(page, other, id, friend));
  await test.step('both edit one household: the second sees the conflict', () => editTogether(page, other));

  await test.step('a family answers by the link of its mail, and the couple’s open page shows it', async () => {
    await search(page).fill('berard');
    await expect(row(page, 'Hélène Bérard')).toContainText('Dîner : en attente');
    const family = await openElsewhere(browser);
    await followMail(family, { to: helene, link: 'Ouvrir votre invitation' });
    await answerAsFamily(family);
    await expect(row(page, 'Hélène Bérard')).toContainText('Dîner : vient');
    await expect(row(page, 'Hélène Bérard')).toContainText('Allergie');
    await expect(row(page, 'Jules Bérard')).toContainText('Cérémonie : ne vient pas');
    await expect(row(page, 'Sacha')).toContainText('Dîner : vient');
    await expect(search(page)).toBeFocused();
  });

  await test.step('four days later a reminder reaches the silent alone', async () => {
    await backdateMails(id, 4);
    await sendMails(page, 'Rappel', 9);
    await sendWaitingMails(id);
    const reminded = await callAs<Array<{ recipient: string }>>(
      couple,
      'GET',
      `invitation_mails?event_id=eq.${id}&kind=eq.reminder&select=recipient`,
    );
    const recipients = reminded.map(({ recipient }) => recipient);
    expect(recipients).toHaveLength(9);
    expect(recipients).toContain(ines);
    expect(recipients).not.toContain(helene);
  });

  await test.step('somebody who was reminded replies without a network: it arrives once', async () => {
    await openPage(page, '/client/guests');
    await search(page).fill('lefevre');
    await expect(row(page, 'Inès Lefèvre')).toContainText('Dîner : en attente');
    const late = await openElsewhere(browser);
    await followMail(late, { to: ines, about: 'Serez-vous des nôtres', link: 'Ouvrir votre invitation' });
    await replyOffline(late);
    await expect(row(page, 'Inès Lefèvre')).toContainText('Dîner : vient');
    // Three of the family for two moments each, and one more.
    expect(await callAs<unknown[]>(couple, 'GET', `guest_replies?event_id=eq.${id}&select=attending`)).toHaveLength(8);
  });
  expect(problems).toEqual([]);
});

/** A family of three, one of them to be named; somebody alone; and 58 couples, of whom eight have an address. */
function guestsOf(helene: string, ines: string): string[][] {
  const couples = Array.from({ length: 116 }, (_, index) => {
    const home = Math.floor(index / 2);
    const email = index % 2 === 0 && home < 8 ? newEmail() : '';
    return [`Prénom${index}`, `Nom${home}`, `Famille Nom${home}`, 'Adulte', email, ''];
  });
  return [
    ['Hélène', 'Bérard', 'Famille Bérard', 'Adulte', helene, '1'],
    ['Jules', 'Bérard', 'Famille Bérard', 'Enfant', '', ''],
    ['Inès', 'Lefèvre', 'Inès Lefèvre', 'Adulte', ines, ''],
    ...couples,
  ];
}

async function createWedding(page: Page, couple: Person): Promise<string> {
  await enterAs(page, couple);
  await openPage(page, '/client/dashboard');
  await page.getByRole('link', { name: 'Créer mon événement' }).click();
  await page.getByLabel('Nom de l’événement').fill('Alix et Sacha');
  await next(page).click();
  await page.getByRole('textbox', { name: 'Date' }).fill(dayInWords(weddingDay()).replace('samedi ', ''));
  await page.getByRole('textbox', { name: /^Lieu/ }).fill('Domaine des Tilleuls');
  await next(page).click();
  for (const moment of ['Cérémonie civile', 'Vin d’honneur', 'Soirée dansante', 'Brunch du lendemain']) {
    await page.getByRole('button', { name: `Retirer ${moment}` }).click();
  }
  await page.getByRole('button', { name: 'Créer l’événement' }).click();
  await expect(page).toHaveURL('/client/dashboard');
  const [event] = await callAs<Array<{ id: string }>>(couple, 'GET', 'events?select=id');
  return event?.id ?? '';
}

async function importGuests(page: Page, guests: string[][]): Promise<void> {
  await goWithin(page, '/client/guests');
  await page.getByRole('link', { name: 'Importer une liste' }).click();
  const buffer = makeWorkbook([['Prénom', 'Nom', 'Foyer', 'Âge', 'E-mail', 'Accompagnant'], ...guests]);
  await page.getByLabel('Fichier de la liste').setInputFiles({ name: 'liste.xlsx', mimeType: XLSX, buffer });
  await page.getByRole('button', { name: 'Vérifier la liste' }).click();
  await expect(page.getByText(/^120.personnes dans 60.foyers$/)).toBeVisible();
  await page.getByRole('button', { name: /^Importer 120/ }).click();
  await expect(toastOf(page)).toContainText('120 personnes ajoutées, 60 nouveaux foyers');
  await expect(page.getByText(/^120.invités$/)).toBeVisible();
  await expectFits(page);
}

async function sendMails(page: Page, kind: 'Invitation' | 'Rappel', count: number): Promise<void> {
  await goWithin(page, '/client/invitations');
  await page.getByRole('tab', { name: 'Envoyer' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).check();
  await expect(page.getByText(`${count}\u00a0foyers recevront cet e-mail.`)).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier avant d’envoyer' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Envoyer ${count}\u00a0e-mails` })
    .click();
  await expect(toastOf(page)).toContainText('Envoi lancé');
}

async function joinTeam(page: Page, other: Page, id: string, friend: Person): Promise<void> {
  await goWithin(page, `/client/events/${id}?part=team`);
  await page.getByLabel('Adresse e-mail').fill(friend.email);
  await page.getByRole('radio', { name: /^Peut modifier/ }).check();
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(toastOf(page)).toContainText('Invitation envoyée');
  await enterAs(other, friend);
  await openPage(other, (await letterTo(friend.email, 'event-invitation')).link);
  await other.getByRole('button', { name: 'Rejoindre l’équipe' }).click();
  await expect(other).toHaveURL('/client/dashboard');
  await expect(page.getByRole('list', { name: 'Membres de l’équipe' })).toContainText('Noé Petit');
}

async function editTogether(page: Page, other: Page): Promise<void> {
  for (const one of [page, other]) {
    await openPage(one, '/client/guests');
    await search(one).fill('lefevre');
    await person(one, 'Inès Lefèvre').click();
    await expect(sheet(one).getByLabel('Adresse postale')).toBeVisible();
  }
  await sheet(page).getByLabel('Adresse postale').fill('3 rue du Lac');
  await sheet(other).getByLabel('Adresse postale').fill('8 quai Vert');
  await sheet(other).getByLabel('Téléphone').fill('06 22 22 22 22');
  await sheet(other).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toastOf(other)).toContainText('Foyer enregistré');

  const notice = sheet(page).getByRole('alert');
  await expect(notice).toContainText('Noé Petit a modifié ce foyer');
  await expect(notice).toContainText('8 quai Vert');
  await expect(sheet(page).getByLabel('Téléphone')).toHaveValue('06 22 22 22 22');
  await expect(sheet(page).getByLabel('Adresse postale')).toHaveValue('3 rue du Lac');
  await notice.getByRole('button', { name: 'Garder la mienne' }).click();
  await sheet(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toastOf(page)).toContainText('Foyer enregistré');
  await expect(sheet(page)).toHaveCount(0);
}

async function answerAsFamily(page: Page): Promise<void> {
  await expect(page.getByText('Invitation pour la famille Bérard')).toBeVisible();
  await touchPage(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expectFits(page);
  await page.getByRole('button', { name: 'Tout le monde vient' }).click();
  const ceremony = page.getByRole('region', { name: 'Cérémonie' }).getByRole('group', { name: /^Jules Bérard/ });
  await ceremony.getByText('Non').click();
  const helene = guest(page, 'Hélène Bérard');
  await helene.getByRole('button', { name: /^Préciser un régime/ }).click();
  await helene.getByLabel('Allergies').fill('arachides');
  await helene.getByRole('checkbox', { name: /trente jours après l’événement/ }).check();
  await guest(page, PLUS_ONE).getByLabel('Prénom').fill('Sacha');
  await expectAccessible(page);
  await sendReply(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectAccessible(page);
}

async function replyOffline(page: Page): Promise<void> {
  await touchPage(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.getByRole('button', { name: 'Je viens' }).click();
  await page.context().setOffline(true);
  await sendReply(page).click();
  await expect(page.getByRole('heading', { name: 'Votre réponse est enregistrée sur cet appareil' })).toBeVisible();
  const taken: boolean[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/rpc/guest_reply')) taken.push((await response.json()).repeated === false);
  });
  await page.context().setOffline(false);
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => taken.filter(Boolean)).toHaveLength(1);
}
