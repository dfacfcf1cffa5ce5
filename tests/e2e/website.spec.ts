import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { answersOf, newInvitingWedding } from '#tests/e2e/support/invitations.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { weddingDay } from '#tests/support/days.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Aperçu de la page des invités' });

test('the guests’ page is dressed beside its preview, saved, and refuses a bad link', async ({
  areaPage: page,
  viewport,
}) => {
  const problems = listenForProblems(page);
  const isPhone = (viewport?.width ?? 0) < 768;
  const look = async (view: 'Réglages' | 'Aperçu') => {
    if (isPhone) await page.getByRole('tab', { name: view }).click();
  };
  const person = await newPerson();
  const id = await newEvent(person, { starts_on: weddingDay(), moments: [{ kind: 'diner', name: 'Dîner' }] });
  await enterAs(page, person);
  await openPage(page, '/client/website');
  await expect(page.getByRole('heading', { level: 1, name: 'Page des invités' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ivoire' })).toBeChecked();
  await expectAccessible(page);

  await page.getByText('Sauge', { exact: true }).click();
  await page.getByLabel('Titre').fill('Nos dix ans');
  await page.getByLabel('Mot d’accueil').fill('Quelle joie de vous revoir.');
  await page.getByLabel('Lien de la liste de cadeaux').fill('http://cadeaux.example');
  await page.getByLabel('Dormir sur place').fill('Des chambres au village.');
  await look('Aperçu');
  await expect(preview(page)).toContainText('La chanson qui vous fera danser');
  await look('Réglages');
  await page.getByRole('checkbox', { name: 'Une chanson à entendre' }).uncheck();
  await look('Aperçu');
  await expect(preview(page)).toContainText('Nos dix ans');
  await expect(preview(page)).toContainText('Quelle joie de vous revoir.');
  await expect(preview(page)).toContainText('Dîner');
  await expect(preview(page)).not.toContainText('La chanson qui vous fera danser');
  // The words and the order of the guests' own pages.
  await expect(preview(page)).toHaveText(
    /Invitation pour.*Tout le monde vient.*Dîner.*Inès Lefèvre.*Oui.*Non.*Envoyer ma réponse.*Dormir sur place/s,
  );
  await expectAccessible(page);
  await look('Réglages');

  await page.getByLabel('E-mail de contact').fill('nous@');
  await page.getByLabel('Téléphone de contact').fill('06 12 34 56 78');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Indiquez une adresse complète qui commence par https.')).toBeVisible();
  await expect(page.getByText('Cette adresse n’est pas complète.', { exact: false })).toBeVisible();
  await page.getByLabel('E-mail de contact').fill('nous@example.org');
  await page.getByLabel('Lien de la liste de cadeaux').fill('https://cadeaux.example/nous');
  await page.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(page.locator('[data-toast]')).toContainText('Page des invités enregistrée');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Sauge' })).toBeChecked();
  await expect(page.getByLabel('Titre')).toHaveValue('Nos dix ans');
  const [saved] = await callAs<object[]>(person, 'GET', `event_websites?event_id=eq.${id}`);
  expect(saved).toMatchObject({ colour: 'sauge', asks_song: false, gift_url: 'https://cadeaux.example/nous' });
  expect(saved).toMatchObject({ contact_email: 'nous@example.org', contact_phone: '06 12 34 56 78' });

  await page.getByLabel('Titre').fill('Dix ans déjà');
  await callAs(person, 'PATCH', `event_websites?event_id=eq.${id}`, { title: 'Une décennie', colour: 'nuit' });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Titre : Une décennie' })).toBeVisible();
  await expect(page.getByLabel('Titre')).toHaveValue('Dix ans déjà');
  await page.getByRole('button', { name: 'Garder ma saisie' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect
    .poll(async () => callAs(person, 'GET', `event_websites?select=title,colour&event_id=eq.${id}`))
    .toEqual([{ title: 'Dix ans déjà', colour: 'nuit' }]);
  expect(problems).toEqual([]);
});

test('a password protects the guests’ pages: typed once, asked again when it changes, taken away', async ({
  areaPage: page,
  browser,
}) => {
  const problems = listenForProblems(page);
  const wedding = await newInvitingWedding();
  const { path } = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès', last_name: 'Lefèvre' }]);
  await enterAs(page, wedding.hosts);
  await openPage(page, '/client/website');
  const toast = page.locator('[data-toast]');
  await page.getByLabel('Mot de passe de la page').fill('abc');
  await page.getByRole('button', { name: 'Protéger la page' }).click();
  await expect(page.getByText('Choisissez de 4 à 60 caractères.')).toBeVisible();
  await page.getByLabel('Mot de passe de la page').fill('Glycine d’été');
  await page.getByRole('button', { name: 'Protéger la page' }).click();
  await expect(toast).toContainText('Page protégée');
  await expect(page.getByLabel('Nouveau mot de passe')).toHaveValue('');
  await expectAccessible(page);

  const guest = await openElsewhere(browser);
  const word = guest.getByLabel('Mot de passe de la page');
  await openPage(guest, path);
  await expect(guest.getByRole('heading', { level: 1, name: 'Camille & Noé' })).toBeVisible();
  await expect(guest.getByText('Lefèvre')).toHaveCount(0);
  await expect(guest.getByText('Tilleuls')).toHaveCount(0);
  await expectFits(guest);
  await word.fill('pivoine');
  await guest.getByRole('button', { name: 'Entrer' }).click();
  await expect(guest.getByText('Ce n’est pas le mot de passe.')).toBeVisible();
  await expect(word).toBeFocused();
  await expectAccessible(guest);
  await word.fill('glycine D’été ');
  await guest.getByRole('button', { name: 'Entrer' }).click();
  await expect(guest.getByText('Invitation pour Inès Lefèvre')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('Invitation pour Inès Lefèvre')).toBeVisible();
  await guest.getByRole('button', { name: 'Je viens' }).click();
  await guest.getByRole('button', { name: 'Envoyer ma réponse' }).click();
  await expect(guest.getByRole('heading', { name: 'Merci, c’est noté' })).toBeVisible();
  expect(await answersOf(wedding)).toEqual(['Inès: Cérémonie oui', 'Inès: Dîner oui']);

  await page.getByLabel('Nouveau mot de passe').fill('pivoine');
  await page.getByRole('button', { name: 'Remplacer' }).click();
  // The first toast has the same text and may be visible: the field is emptied once the new password is saved.
  await expect(page.getByLabel('Nouveau mot de passe')).toHaveValue('');
  await expect(toast).toContainText('Page protégée');
  await guest.reload();
  await expect(word).toBeVisible();
  await page.getByRole('button', { name: 'Retirer', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(toast).toContainText('Mot de passe retiré');
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'Merci, c’est noté' })).toBeVisible();
  expect(problems).toEqual([]);
});
