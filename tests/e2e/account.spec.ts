import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expect, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { letterTo } from '#tests/e2e/support/mailbox.ts';
import { enterAs, newPerson, notify, type Person } from '#tests/e2e/support/people.ts';

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toastTitled = (page: Page, title: string) => page.locator('[data-toast]').getByText(title, { exact: true });

async function openAccount(page: Page, person: Person, role = 'client'): Promise<void> {
  await enterAs(page, person);
  await openPage(page, `/${role}/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Sessions ouvertes' })).toBeVisible();
}

const photo = (colour: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .png()
    .toBuffer();

test('the account opens in each area, complete and accessible', async ({ page, someone }) => {
  const problems = listenForProblems(page);
  await openAccount(page, await someone('partner'), 'partner');
  await expect(page).toHaveTitle('Mon compte | Liesse');
  for (const name of ['Profil', 'Sécurité', 'Sessions', 'Notifications', 'Vos données']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByRole('switch')).not.toHaveCount(0);
  await expectAccessible(page);
  // Twice as large: the page is half as wide, and nothing has to be scrolled sideways.
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);
});

test('name and telephone are saved, shown everywhere, and refused at their field', async ({ areaPage: page }) => {
  await openAccount(page, await newPerson({ name: 'Alix Berger' }));
  const details = block(page, 'Coordonnées');
  await details.getByLabel('Téléphone').fill('06 12');
  await details.getByLabel('Nom').fill('Alix de La Tour-du-Pin-Chambly');
  await details.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(details.getByRole('alert')).toContainText('Indiquez un numéro complet');
  await expect(details.getByLabel('Téléphone')).toBeFocused();
  await expect(details.getByLabel('Nom')).toHaveValue('Alix de La Tour-du-Pin-Chambly');

  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && writes.push(request.url()));
  await details.getByLabel('Téléphone').fill('+33 6 12 34 56 78');
  await details.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(toastTitled(page, 'Profil enregistré')).toBeVisible();
  expect(writes).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Mon compte : Alix de La Tour-du-Pin-Chambly' })).toBeVisible();
  await page.reload();
  await expect(details.getByLabel('Téléphone')).toHaveValue('+33 6 12 34 56 78');
});

test('a lost network says so, and loses nothing of what was typed', async ({ page, context }) => {
  await openAccount(page, await newPerson());
  const details = block(page, 'Coordonnées');
  await details.getByLabel('Nom').fill('Alix Moreau');
  await context.setOffline(true);
  await details.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(details.getByRole('alert')).toBeVisible();
  await expect(details.getByLabel('Nom')).toHaveValue('Alix Moreau');
  await context.setOffline(false);
  await details.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toastTitled(page, 'Profil enregistré')).toBeVisible();
});

test('a photo is framed, cut to 512 pixels, shown everywhere, replaced and removed', async ({ areaPage: page }) => {
  const problems = listenForProblems(page);
  await openAccount(page, await newPerson());
  const photos = block(page, 'Photo');
  const menuPhoto = page.getByRole('button', { name: /^Mon compte/ }).locator('img');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    photos.getByLabel(/la photo|une photo/).setInputFiles({ name, mimeType, buffer });

  await choose('notes.txt', 'text/plain', Buffer.from('bonjour'));
  await expect(photos.getByRole('alert')).toContainText('Ce format n’est pas accepté');
  await choose('abimee.png', 'image/png', Buffer.from('not a picture'));
  await expect(photos.getByRole('alert')).toContainText('n’a pas pu être lue');

  await choose('nous.png', 'image/png', await photo('#6d1f3b'));
  const dialog = page.getByRole('dialog', { name: 'Cadrer la photo' });
  await expect(dialog.getByLabel('Cadre de la photo')).toBeVisible();
  await dialog.getByLabel('Agrandissement').fill('2');
  await dialog.getByLabel('Cadre de la photo').press('ArrowLeft');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Utiliser cette photo' }).click();
  await expect(toastTitled(page, 'Photo enregistrée')).toBeVisible();
  const first = (await menuPhoto.getAttribute('src')) ?? '';
  const stored = await page.request.get(first);
  expect(stored.headers()['content-type']).toBe('image/webp');
  expect(await sharp(await stored.body()).metadata()).toMatchObject({ width: 512, height: 512 });

  await choose('plus-tard.png', 'image/png', await photo('#1f4d42'));
  await dialog.getByRole('button', { name: 'Utiliser cette photo' }).click();
  await expect(menuPhoto).not.toHaveAttribute('src', first);
  await expect(async () => expect((await page.request.get(first)).ok()).toBe(false)).toPass();

  await photos.getByRole('button', { name: 'Retirer' }).click();
  await expect(toastTitled(page, 'Photo retirée')).toBeVisible();
  await expect(menuPhoto).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a new address waits until both addresses have confirmed it', async ({ page }) => {
  const [person, neighbour] = await Promise.all([newPerson(), newPerson()]);
  const wanted = person.email.replace('@', '+nouveau@');
  await openAccount(page, person);
  const address = block(page, 'Adresse e-mail');
  await address.getByLabel('Nouvelle adresse').fill(person.email);
  await address.getByRole('button', { name: 'Changer d’adresse' }).click();
  await expect(address.getByRole('alert')).toHaveText('C’est déjà votre adresse.');

  await address.getByLabel('Nouvelle adresse').fill(wanted);
  await address.getByRole('button', { name: 'Changer d’adresse' }).click();
  await expect(address.getByText('En attente de confirmation')).toBeVisible();
  await expect(toastTitled(page, 'Deux messages sont partis')).toBeVisible();
  await expectAccessible(page);

  await page.goto((await letterTo(wanted, 'email_change')).link);
  await expect(toastTitled(page, 'Première confirmation reçue')).toBeVisible();
  await expect(address.getByText('En attente de confirmation')).toBeVisible();
  await page.goto((await letterTo(person.email, 'email_change')).link);
  await expect(toastTitled(page, 'Adresse confirmée')).toBeVisible();
  await expect(page).toHaveURL('/client/account');
  await expect(address.getByText('En attente de confirmation')).toHaveCount(0);
  await expect(address.getByText(wanted)).toBeVisible();

  // The address of somebody else's account is answered like any other; its owner learns of it by mail.
  await address.getByLabel('Nouvelle adresse').fill(neighbour.email);
  await address.getByRole('button', { name: 'Changer d’adresse' }).click();
  await expect(address.getByText('En attente de confirmation')).toBeVisible();
  await letterTo(neighbour.email, 'account_exists');
});

test('sessions are listed by device, and ending one signs its device out', async ({ page, browser }) => {
  const person = await newPerson();
  await openAccount(page, person);
  // Its session was made without a browser.
  const here = 'Appareil inconnu';
  const there = 'Safari sur iPhone';
  const rows = (of: Page) => of.getByRole('list', { name: 'Sessions ouvertes' }).getByRole('listitem');
  const row = (of: Page, device: string) => rows(of).filter({ hasText: device });
  const end = (of: Page, device: string) => of.getByRole('button', { name: `Fermer la session : ${device}` });
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, here)).toContainText('Cet appareil');
  await expect(end(page, here)).toHaveCount(0);
  await expect(page.getByText('Aucune autre session n’est ouverte.')).toBeVisible();

  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/26.1 Mobile Safari/604.1';
  const phone = await openElsewhere(browser, { userAgent: agent });
  const signInThere = async () => {
    await openPage(phone, '/login?from=/client/account');
    await phone.getByLabel('Email').fill(person.email);
    await phone.getByLabel('Mot de passe', { exact: true }).fill(person.password);
    await phone.getByRole('button', { name: 'Se connecter' }).click();
    await expect(rows(phone)).toHaveCount(2);
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
  };
  const expectSignedOutThere = async () => {
    // The open page learns of it by its realtime connection, and forgets the session; a page that was loaded before would only ask for it.
    await expect(phone.getByRole('dialog', { name: 'Votre session a pris fin' })).toBeVisible();
    await phone.reload();
    await expect(phone).toHaveURL(`/login?from=${encodeURIComponent('/client/account')}`);
    expect(await phone.evaluate(() => localStorage.getItem('liesse.session'))).toBeNull();
  };

  await signInThere();
  // Each of the two marks itself, and offers to end the other alone.
  for (const [of, own, other] of [
    [page, here, there],
    [phone, there, here],
  ] as const) {
    await expect(row(of, own)).toContainText('Cet appareil');
    await expect(end(of, own)).toHaveCount(0);
    await expect(row(of, other)).toContainText(/Adresse IP\s:\s198\.1[89]\.\d+\.\d+/);
    await expect(row(of, other)).toContainText(/Dernière activité\s:\s\S/);
    await expect(row(of, other)).not.toContainText('Cet appareil');
    await expect(end(of, other)).toHaveCount(1);
  }
  await end(page, there).click();
  await expect(toastTitled(page, 'Session fermée')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expectSignedOutThere();

  await signInThere();
  await page.getByRole('button', { name: 'Fermer toutes les autres sessions' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tout fermer' }).click();
  await expect(toastTitled(page, 'Les autres sessions sont fermées')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expectSignedOutThere();
  await page.reload();
  await expect(row(page, here)).toContainText('Cet appareil');
  await phone.context().close();
});

test('choices of notifications take effect at once, and go back when they are refused', async ({ areaPage: page }) => {
  const person = await newPerson();
  await openAccount(page, person);
  const choice = (kind: string, way: string) =>
    page.getByRole('group', { name: kind }).getByRole('switch', { name: way });
  await expect(choice('Nouvelles du site', 'Par e-mail')).not.toBeChecked();
  await choice('Réponses des invités', 'Dans l’application').click();
  await expect(toastTitled(page, 'Choix enregistré')).toBeVisible();
  await page.getByRole('switch', { name: 'Un seul message par jour' }).click();
  // The switch changes before the answer: only what is saved may meet the refusals below.
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/notification_preferences?'),
  );
  await choice('Devis', 'Par e-mail').click();
  await saved;
  await expect(choice('Devis', 'Par e-mail')).not.toBeChecked();
  await page.route('**/rest/v1/notification_preferences?*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, body: '{}' }) : route.fallback(),
  );
  await choice('Tâches', 'Par e-mail').click();
  await expect(page.getByRole('group', { name: 'Tâches' }).getByRole('alert')).toBeVisible();
  await expect(choice('Tâches', 'Par e-mail')).toBeChecked();
  await expectAccessible(page);

  await page.reload();
  await expect(choice('Réponses des invités', 'Dans l’application')).not.toBeChecked();
  await expect(choice('Devis', 'Par e-mail')).not.toBeChecked();
  await expect(choice('Tâches', 'Par e-mail')).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Un seul message par jour' })).toBeChecked();
  // What was not wanted does not ring the bell.
  await notify(person, { title: 'Hélène a répondu' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});
