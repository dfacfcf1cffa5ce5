// What guests send beside their answers: photos that the hosts choose from, words and songs that they read.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { addMember } from '#tests/e2e/support/events.ts';
import { expect, goWithin, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { inviteFamily, newInvitingWedding, type Wedding } from '#tests/e2e/support/invitations.ts';
import { enterAs, newPerson, signedIn } from '#tests/e2e/support/people.ts';
import { home, keys, someNetwork } from '#tests/e2e/support/service.ts';
import { toastOf } from '#tests/e2e/support/sign-in.ts';

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const part = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Ce que voient les invités' }).getByRole('link', { name });
const photos = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a photo, a word and a song reach the hosts, who show the photo to everybody and hide it again', async ({
  page,
  browser,
}) => {
  const problems = listenForProblems(page);
  const wedding = await newInvitingWedding();
  const family = await inviteFamily(wedding);
  const other = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès', last_name: 'Lefèvre' }]);
  await enterAs(page, wedding.hosts);
  await openPage(page, '/client/website');
  await part(page, /^Album/).click();
  await expect(page.getByRole('heading', { name: 'Aucune photo pour le moment' })).toBeVisible();
  await expectFits(page);

  const guest = await openElsewhere(browser);
  await openPage(guest, family.path);
  await guest.getByRole('button', { name: 'Personne ne pourra venir' }).click();
  await guest.getByLabel('La chanson qui vous fera danser').fill('La Mer');
  await guest.getByRole('textbox', { name: /Un mot pour vos hôtes/ }).fill('Quelle joie !');
  await guest.getByRole('button', { name: 'Envoyer ma réponse' }).click();
  await expect(guest.getByRole('heading', { name: 'Merci de votre réponse' })).toBeVisible();
  await guest.getByRole('link', { name: 'Photos' }).click();
  await guest
    .getByLabel('Ajouter des photos')
    .setInputFiles({ name: 'fête.png', mimeType: 'image/png', buffer: await picture(guest) });
  await expect(guest.getByText('En attente', { exact: true })).toBeVisible();

  await expect(photos(page, 'En attente')).toHaveCount(1);
  await expect(photos(page, 'En attente')).toContainText('Famille Bérard');
  await expect(part(page, /^Album.*1.photo en attente/)).toBeVisible();
  const bell = page.getByRole('button', { name: /^Notifications/ });
  // The answer, and the photo.
  await expect(bell).toHaveAccessibleName(/2.non lues$/);
  const drawn = photos(page, 'En attente').locator('img');
  await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1000);
  await expectAccessible(page);
  await button(page, 'Agrandir : Photo de la famille Bérard').click();
  const look = page.getByRole('dialog', { name: 'Photo de la famille Bérard' });
  await expect(look.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await button(page, 'Accepter : Photo de la famille Bérard').click();
  await expect(toastOf(page)).toContainText('Photo ajoutée à l’album');
  await expect(page.getByRole('heading', { name: 'En attente' })).toBeFocused();
  await expect(photos(page, 'Dans l’album')).toHaveCount(1);
  await expect(bell).toHaveAccessibleName(/1.non lue$/);

  const neighbour = await openElsewhere(browser);
  await openPage(neighbour, other.path);
  await neighbour.getByRole('link', { name: 'Photos' }).click();
  await expect(neighbour.getByRole('img', { name: 'Photo n° 1 de l’album' })).toBeVisible();
  const plain = await openElsewhere(browser, { javaScriptEnabled: false });
  await plain.goto(other.path);
  await plain.waitForURL((url) => !url.searchParams.has('token'));
  const [drawnPhoto] = await Promise.all([plain.waitForResponse(/\/storage\/v1\//), plain.goto('/guest/photos')]);
  expect(drawnPhoto.status()).toBe(200);
  await expect(plain.getByRole('img', { name: 'Photo n° 1 de l’album' })).toBeVisible();
  await button(page, 'Masquer : Photo de la famille Bérard').click();
  await expect(photos(page, 'Non retenues')).toHaveCount(1);
  await expect(toastOf(page)).toContainText('Photo masquée');
  await neighbour.reload();
  await expect(neighbour.getByRole('heading', { name: 'Aucune photo pour le moment' })).toBeVisible();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await part(page, /^Mots et chansons/).click();
  await expect(page.getByRole('list', { name: 'Mots des invités' })).toContainText('Quelle joie !');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Chansons (1)' }).click();
  await expect(page.getByRole('list', { name: 'Chansons demandées' })).toContainText('La Mer');
  await openPage(neighbour, '/guest');
  await neighbour.getByRole('button', { name: 'Je viens' }).click();
  await neighbour.getByLabel('La chanson qui vous fera danser').fill('=Foule sentimentale');
  await neighbour.getByRole('button', { name: 'Envoyer ma réponse' }).click();
  await expect(page.getByRole('tab', { name: 'Chansons (2)' })).toBeVisible();
  const songs = page.getByRole('list', { name: 'Chansons demandées' }).getByRole('listitem');
  await expect(songs.first()).toContainText('Inès Lefèvre');
  await expectAccessible(page);
  await button(page, 'Copier la liste des chansons').click();
  await expect(toastOf(page)).toContainText('Liste des chansons copiée');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '=Foule sentimentale (Inès Lefèvre)\nLa Mer (Hélène Bérard)',
  );
  const saved = page.waitForEvent('download');
  await button(page, 'Exporter en CSV').click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file.split('\r\n').slice(1)).toEqual([
    "'=Foule sentimentale;Inès Lefèvre;Inès Lefèvre",
    'La Mer;Hélène Bérard;Famille Bérard',
  ]);
  // It covers the link.
  await toastOf(page).getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('link', { name: 'Foyer : Famille Bérard' }).click();
  await expect(page).toHaveURL(new RegExp(`/client/guests/${family.household}$`));
  await expect(page.getByRole('dialog')).toContainText('Bérard');
  expect(problems).toEqual([]);
});

test('a long album is chosen from the keyboard, accepted as a whole and taken back; a deleted photo takes its file along', async ({
  areaPage: page,
  browser,
}) => {
  const wedding = await newInvitingWedding();
  const family = await inviteFamily(wedding);
  for (let number = 1; number <= 27; number += 1) await sendPhoto(wedding, family, `Souvenir ${number}`);
  await enterAs(page, wedding.hosts);
  await openPage(page, '/client/dashboard');
  await button(page, 'Notifications, 1 non lue').click();
  await page.getByRole('link', { name: '27 photos attendent votre accord' }).click();
  await expect(page).toHaveURL('/client/website/album');
  await expect(photos(page, 'En attente')).toHaveCount(24);
  await button(page, 'Voir 3 photos de plus').click();
  await expect(photos(page, 'En attente')).toHaveCount(27);

  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'PATCH') answers.push(answer);
  });
  await button(page, 'Accepter : Souvenir 2').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Accepter : Souvenir 3')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Accepter : Souvenir 4')).toBeFocused();
  await expect(photos(page, 'Dans l’album')).toHaveCount(2);
  await expect(photos(page, 'En attente')).toHaveCount(25);

  // The lists show a change before its answer, whose toast would replace the one that is awaited without a network.
  await expect.poll(() => answers.length).toBe(2);
  await page.context().setOffline(true);
  await button(page, 'Masquer : Souvenir 5').click();
  await expect(toastOf(page)).toContainText('Album inchangé');
  await expect(photos(page, 'En attente')).toHaveCount(25);
  await page.context().setOffline(false);

  await button(page, 'Supprimer : Souvenir 1').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click();
  await expect(photos(page, 'En attente')).toHaveCount(25);
  expect(await filesOf(wedding, family.household)).toHaveLength(27);
  await button(page, 'Supprimer : Souvenir 1').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(toastOf(page)).toContainText('Photo supprimée');
  await expect(button(page, 'Accepter : Souvenir 4')).toBeFocused();
  expect(await filesOf(wedding, family.household)).toHaveLength(26);

  await button(page, 'Tout accepter').click();
  await expect(toastOf(page)).toContainText(/24.photos rejoignent l’album/);
  await expect(page.getByText('Aucune photo n’attend')).toBeVisible();
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(toastOf(page)).toContainText('C’est annulé');
  await expect(photos(page, 'En attente')).toHaveCount(24);
  await expect(photos(page, 'Dans l’album')).toHaveCount(2);

  const saved = page.waitForEvent('download');
  await button(page, 'Télécharger : Souvenir 2').click();
  expect((await saved).suggestedFilename()).toMatch(/^Famille Bérard \d{4}-\d\d-\d\d\.png$/);

  const guest = await openElsewhere(browser);
  await openPage(guest, family.path);
  await guest.getByRole('link', { name: 'Photos' }).click();
  await button(guest, 'Agrandir : Souvenir 27').click();
  await expect(guest.getByRole('dialog', { name: 'Souvenir 27' }).getByRole('img')).toBeVisible();
  await button(guest, 'Photo suivante').click();
  await expect(guest.getByRole('dialog', { name: 'Souvenir 26' }).getByRole('img')).toBeVisible();
  await button(guest, 'Photo précédente').click();
  await expect(guest.getByRole('dialog', { name: 'Souvenir 27' })).toBeVisible();
  await button(guest, 'Photo précédente').click();
  await expect(guest.getByRole('dialog', { name: 'Souvenir 2', exact: true }).getByRole('img')).toBeVisible();
  await expectAccessible(guest);
  await guest.close();
});

test('those who only look see the photos and cannot choose, and an album that is shut says so', async ({
  areaPage: page,
}) => {
  const wedding = await newInvitingWedding({ website: { has_album: true } });
  const family = await inviteFamily(wedding);
  await sendPhoto(wedding, family, 'Le gâteau');
  await wedding.change(`event_websites?event_id=eq.${wedding.id}`, { has_album: false, asks_song: false });
  const reader = await newPerson();
  await addMember(wedding.id, reader, 'viewer');
  await enterAs(page, reader);
  await openPage(page, '/client/website/album');
  await expect(photos(page, 'En attente')).toContainText('Le gâteau');
  await expect(page.getByText('L’album est fermé')).toBeVisible();
  await expect(page.getByText('leur choix est réservé aux personnes qui organisent')).toBeVisible();
  await expect(button(page, 'Télécharger : Le gâteau')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Accepter|Masquer|Supprimer|Tout accepter)/ })).toHaveCount(0);
  await expectFits(page);
  await page.getByRole('link', { name: 'Ouvrir l’album dans les réglages' }).click();
  await expect(page).toHaveURL(/\/client\/website$/);

  await goWithin(page, '/client/website/words?part=songs');
  await expect(page.getByText('La page des invités ne demande pas de chanson.')).toBeVisible();
  await expectFits(page);
});

/** Larger than what is fetched of it. */
async function picture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 1200);
    const pen = canvas.getContext('2d');
    if (pen !== null) pen.fillRect(0, 0, 800, 1200);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

interface Invited {
  path: string;
  household: string;
}

/** As the guest's page does it, from a network of its own. */
async function sendPhoto({ id }: Wedding, { path, household }: Invited, caption: string): Promise<void> {
  const token = path.split('token=')[1] ?? '';
  const name = `${id}/${household}/${randomUUID()}.png`;
  const headers = { apikey: keys().publishableKey, 'x-guest-token': token, ...someNetwork() };
  const laid = await fetch(`${home()}/storage/v1/object/guest-photos/${name}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/png' },
    body: png,
  });
  expect(laid.status, await laid.text()).toBe(200);
  const announced = await fetch(`${home()}/rest/v1/rpc/guest_add_photo`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ token, path: name, width: 1, height: 1, caption }),
  });
  expect(announced.status, await announced.text()).toBe(200);
}

/** The files in the folder of a household. */
async function filesOf({ id, hosts }: Wedding, household: string): Promise<string[]> {
  const client = await signedIn(hosts);
  const { data } = await client.storage.from('guest-photos').list(`${id}/${household}`);
  return (data ?? []).map(({ name }) => name);
}
