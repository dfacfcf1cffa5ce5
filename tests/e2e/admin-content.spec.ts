import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { publishSoon } from '#tests/e2e/support/clock.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, goWithin, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { inDays, weddingDay } from '#tests/support/days.ts';

const SCRIPT = '<script>document.title = "pirate"</script>';

const saved = (page: Page, method: 'POST' | 'PATCH', table: string) =>
  page.waitForResponse((answer) => answer.request().method() === method && answer.url().includes(`/rest/v1/${table}`));

/** A change is on the public page before the five seconds for which the server stores a page. */
const SOONER_THAN_STALE = { timeout: 4000 };

const expectPublic = (page: Page, address: string, words: string) =>
  expect.poll(async () => (await page.request.get(address)).text(), SOONER_THAN_STALE).toContain(words);

test('an administrator publishes a post with a picture, changes it and restores its first text', async ({ page }) => {
  const problems = listenForProblems(page);
  const admin = await newPerson({ role: 'admin', name: 'Claire Fontaine', permissions: ['manage_system'] });
  await enterAs(page, admin);
  await openPage(page, '/admin/content');
  await expect(page.getByRole('list', { name: 'Articles' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Écrire un article' }).click();

  const slug = `essai-${randomUUID().slice(0, 8)}`;
  const body = page.getByLabel('Texte', { exact: true });
  const preview = page.getByRole('region', { name: 'Aperçu' });
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await page.getByLabel('Titre', { exact: true }).fill('Été à Nîmes');
  await page.getByLabel('Adresse', { exact: true }).focus();
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue('ete-a-nimes');
  await page.getByLabel('Adresse', { exact: true }).fill(slug);
  await page.getByLabel('Résumé').fill('Un essai.');
  await body.fill(`## Le soir\n\nPremier **texte**.\n\n${SCRIPT}`);
  await expect(page.getByText('Le HTML n’est pas interprété')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Le soir' })).toBeVisible();
  await expect(preview).toContainText(SCRIPT);
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c8a96a' } })
    .png()
    .toBuffer();
  const file = { name: 'table.png', mimeType: 'image/png', buffer: picture };
  await page.getByLabel('Choisir une image').setInputFiles(file);
  await expect(page.getByText('Décrivez d’abord l’image.')).toBeVisible();
  await page.getByLabel('Description de l’image').fill('Une table dressée');
  await page.getByLabel('Choisir une image').setInputFiles(file);
  await expect(preview.getByRole('img', { name: 'Une table dressée' })).toHaveJSProperty('naturalWidth', 64);
  await expectAccessible(page);
  await save.click();
  await expect(page).toHaveURL(/\/admin\/content\/posts\/[\da-f-]{36}$/);
  // A draft is nobody else's.
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);

  await page.getByLabel('Publication').selectOption({ label: 'Publié' });
  const published = saved(page, 'PATCH', 'posts');
  await save.click();
  await published;
  await expectPublic(page, `/blog/${slug}`, 'Premier <strong');
  const visit = await page.context().newPage();
  await visit.goto(`/blog/${slug}`);
  await expect(visit.getByRole('img', { name: 'Une table dressée' })).toBeVisible();
  await expect(visit.getByText(SCRIPT)).toBeVisible();
  await expect(visit).toHaveTitle(/^Été à Nîmes/);
  await visit.close();

  // Somebody else changes the same text meanwhile: nothing typed is lost.
  await body.fill('Texte à moi.');
  await callAs(admin, 'PATCH', `posts?slug=eq.${slug}`, { body: 'Texte d’une autre personne.' });
  await expectPublic(page, `/blog/${slug}`, 'Texte d’une autre personne.');
  await save.click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Quelqu’un vient de modifier la même chose' });
  await expect(conflict).toContainText('Texte d’une autre personne.');
  await expect(body).toHaveValue('Texte à moi.');
  await conflict.getByRole('button', { name: 'Garder ma saisie' }).click();
  const changed = saved(page, 'PATCH', 'posts');
  await save.click();
  await changed;
  await expectPublic(page, `/blog/${slug}`, 'Texte à moi.');

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('list', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(4);
  await expect(versions).toContainText('Claire Fontaine');
  await expectAccessible(page);
  await versions.getByRole('button', { name: /^Rétablir cette version \(n°.1\)/ }).click();
  const restored = saved(page, 'PATCH', 'posts');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rétablir cette version' }).click();
  await restored;
  await expectPublic(page, `/blog/${slug}`, 'Premier <strong');
  const panel = page.getByRole('dialog', { name: 'Versions du texte' });
  await expect(page.locator('[data-toast]')).toContainText('Version rétablie');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(body).toHaveValue(/Premier \*\*texte\*\*/);

  // A post that is to appear later is nobody else's until then, and appears by itself.
  await page.getByLabel('Publication').selectOption({ label: 'Programmé à une date' });
  const publishAt = page.getByLabel('Date et heure de parution');
  await publishAt.fill(`${inDays(-1)}T09:30`);
  await save.click();
  await expect(page.getByText('Choisissez un moment à venir.')).toBeVisible();
  await publishAt.fill(`${inDays(1)}T09:30`);
  const scheduled = saved(page, 'PATCH', 'posts');
  await save.click();
  expect((await scheduled).ok()).toBe(true);
  const statusOf = async () => (await page.request.get(`/blog/${slug}`)).status();
  await expect.poll(statusOf, SOONER_THAN_STALE).toBe(404);
  await publishSoon(slug);
  expect(await statusOf()).toBe(404);
  await expect.poll(statusOf).toBe(200);

  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page).toHaveURL(/\/admin\/content$/);
  await expect.poll(statusOf, SOONER_THAN_STALE).toBe(404);
  expect(problems).toEqual([]);
});

test('an announcement appears to a client until it is closed, and a page of questions changes at once', async ({
  page,
  browser,
}) => {
  const admin = await newPerson({ role: 'admin', name: 'Claire Fontaine', permissions: ['manage_system'] });
  await enterAs(page, admin);
  await openPage(page, '/admin/content?part=announcements');
  await page.getByRole('button', { name: 'Écrire une annonce' }).click();
  const words = `Bonjour ${randomUUID().slice(0, 8)}`;
  const dialog = page.getByRole('dialog', { name: 'Nouvelle annonce' });
  await dialog.getByLabel('Texte').fill(words);
  await dialog.getByLabel('Lien').fill('//pirate.example');
  await dialog.getByLabel('Destinataires').selectOption({ label: 'Clients' });
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByLabel('Lien')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Lien').fill('/blog');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  const row = page.getByRole('list', { name: 'Annonces' }).getByRole('listitem').filter({ hasText: words });
  await expect(row).toContainText('En cours');
  await expectAccessible(page);

  const client = await newPerson();
  await newEvent(client, { starts_on: weddingDay() });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await context.newPage();
  await enterAs(other, client);
  await openPage(other, '/client/account');
  const banner = other.getByRole('status').filter({ hasText: words });
  await expect(banner.getByRole('link', { name: 'En savoir plus' })).toHaveAttribute('href', '/blog');
  await expectAccessible(other);
  const dismissed = saved(other, 'POST', 'announcement_dismissals');
  const read = saved(other, 'POST', 'rpc/current_announcement');
  await banner.getByRole('button', { name: 'Fermer l’annonce' }).click();
  expect((await dismissed).status()).toBe(201);
  await expect(other.getByText(words)).toHaveCount(0);
  expect(await (await read).json()).toBeNull();
  const asked = saved(other, 'POST', 'rpc/current_announcement');
  await other.reload();
  expect(await (await asked).json()).toBeNull();
  await context.close();

  await row.getByRole('button', { name: /^Supprimer/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.getByRole('link', { name: 'Page d’aide' }).click();
  await expectPublic(page, '/help', 'Répondre à une invitation');
  const body = page.getByLabel('Texte', { exact: true });
  const first = await body.inputValue();
  await body.fill(' ');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(body).toHaveAttribute('aria-invalid', 'true');
  await body.fill(`Une aide, ${words}.`);
  const written = saved(page, 'PATCH', 'site_pages');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await written;
  await expectPublic(page, '/help', words);
  await expectPublic(page, '/contact', 'J’ai perdu mon mot de passe');
  await expectAccessible(page);
  await callAs(admin, 'PATCH', 'site_pages?slug=eq.help', { body: first });
  await changeTrades(page);
});

/** Renames a trade, hides another and restores both. The trades are chosen for not being in other stories. */
async function changeTrades(page: Page): Promise<void> {
  await goWithin(page, '/admin/content?part=trades');
  const renamed = page.getByRole('group', { name: 'Animation' });
  await renamed.getByLabel('Nom').fill('Jeux et spectacles');
  await page.getByRole('group', { name: 'Transport' }).getByLabel('Affiché').uncheck();
  await page.getByRole('button', { name: 'Déplacer Transport' }).press('ArrowUp');
  await expectAccessible(page);
  const written = saved(page, 'PATCH', 'site_settings');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await written;
  await expectPublic(page, '/partners', 'Jeux et spectacles');
  await expectPublic(page, '/home', 'Jeux et spectacles');
  expect((await page.request.get('/partners/transport')).status()).toBe(404);
  expect(await (await page.request.get('/partners')).text()).not.toContain('href="/partners/transport"');
  await expectRenamedTrade(page);
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: /^Rétablir cette version \(n°.1\)/ }).click();
  const restored = saved(page, 'PATCH', 'site_settings');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rétablir cette version' }).click();
  await restored;
  await expectPublic(page, '/partners', 'href="/partners/transport"');
}

/** The pages of clients and partners use the name too. */
async function expectRenamedTrade(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  const client = await newPerson({ name: 'Lou Martin' });
  await newEvent(client);
  const clientPage = await openElsewhere(browser);
  await enterAs(clientPage, client);
  await openPage(clientPage, '/client/partners/search/entertainment');
  await expect(clientPage.getByRole('heading', { level: 1, name: 'Jeux et spectacles' })).toBeVisible();
  const trades = clientPage.getByLabel('Métier', { exact: true });
  await expect(trades.getByRole('option', { name: 'Jeux et spectacles' })).toBeAttached();
  await expect(trades.getByRole('option', { name: 'Transport' })).toHaveCount(0);
  await goWithin(clientPage, '/client/partners');
  await expect(clientPage.getByRole('checkbox', { name: 'Jeux et spectacles' })).toBeVisible();
  await goWithin(clientPage, '/client/budget/new');
  await expect(
    clientPage.getByLabel('Métier', { exact: true }).getByRole('option', { name: 'Jeux et spectacles' }),
  ).toBeAttached();
  await clientPage.context().close();

  const partnerPage = await openElsewhere(browser);
  await enterAs(partnerPage, await newPerson({ role: 'partner', trade: 'entertainment' }));
  await openPage(partnerPage, '/partner/listing/new');
  await expect(partnerPage.getByRole('radio', { name: 'Jeux et spectacles' })).toBeChecked();
  await partnerPage.context().close();
}
