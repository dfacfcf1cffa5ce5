// What somebody who is invited does in a browser that runs no script: the pages come from the server, and the reply is a form.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { answersOf, newInvitingWedding } from '#tests/e2e/support/invitations.ts';
import { callAs, home, keys, someNetwork } from '#tests/e2e/support/service.ts';
import { inDays } from '#tests/support/days.ts';

test.use({ javaScriptEnabled: false });

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer ma réponse' });
const answer = (page: Page, who: string, moment: RegExp, given: 'Oui' | 'Non') =>
  page
    .getByRole('region', { name: moment })
    .getByRole('group', { name: who })
    .getByText(given, { exact: true })
    .click();
const details = (page: Page, who: string) => page.getByRole('group').filter({ hasText: `${who} : menu` });
const tokenIn = (path: string) => new URLSearchParams(path.split('?')[1]).get('token') ?? '';
const plusOne = 'La personne qui vous accompagne';

test('a family of four answers without script, corrects what is wrong, meets a full moment and changes its reply', async ({
  page,
}) => {
  const wedding = await newInvitingWedding({ capacity: 3 });
  const { path } = await wedding.invite('Famille Bérard', [
    { first_name: 'Hélène', last_name: 'Bérard' },
    { first_name: 'Marc', last_name: 'Bérard' },
    { first_name: 'Jules', last_name: 'Bérard', age_group: 'child' },
    { is_plus_one: true },
  ]);
  const [opened] = await Promise.all([page.waitForResponse(/\/guest\/[0-9a-f-]{36}$/), page.goto(path)]);
  expect(opened.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  await expect(page.getByRole('heading', { level: 1, name: 'Camille & Noé' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tout le monde vient' })).toBeHidden();

  for (const who of ['Hélène Bérard', 'Marc Bérard', 'Jules Bérard', plusOne]) {
    await answer(page, who, /^Cérémonie/, 'Oui');
    await answer(page, who, /^Dîner/, 'Oui');
  }
  await details(page, 'Hélène Bérard').locator('summary').click();
  await details(page, 'Hélène Bérard').getByLabel('Bar de ligne').check();
  await details(page, 'Hélène Bérard').getByLabel('Végétarien', { exact: true }).check();
  await details(page, 'Hélène Bérard').getByLabel('Allergies').fill('arachides');
  await page.getByLabel('Un mot pour vos hôtes').fill('Quelle joie !');
  await send(page).click();
  await expect(page.getByText('Votre réponse n’a pas été enregistrée')).toBeVisible();
  await expect(details(page, 'Hélène Bérard').getByRole('alert')).toContainText('Cochez votre accord');
  await expect(details(page, plusOne).getByRole('alert')).toHaveText('Indiquez au moins un prénom.');
  await expect(details(page, 'Hélène Bérard').getByLabel('Allergies')).toHaveValue('arachides');
  await expect(page.getByLabel('Un mot pour vos hôtes')).toHaveValue('Quelle joie !');

  await details(page, 'Hélène Bérard')
    .getByLabel(/trente jours après l’événement/)
    .check();
  await details(page, plusOne).getByLabel('Prénom').fill('Sacha');
  await send(page).click();
  await expect(page.getByRole('region', { name: /^Dîner/ }).getByText('vient d’afficher complet')).toBeVisible();
  await expect(details(page, plusOne).getByLabel('Prénom')).toHaveValue('Sacha');
  expect(await answersOf(wedding)).toEqual([]);

  await answer(page, plusOne, /^Dîner/, 'Non');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Merci, c’est noté' })).toBeVisible();
  const summary = page.getByRole('region', { name: 'Ce que vous avez répondu' });
  await expect(summary).toContainText('Allergies : arachides');
  await expect(summary).toContainText('Au menu : Bar de ligne');
  expect(await answersOf(wedding)).toContain('Sacha: Dîner non');
  await page.reload();
  expect(await answersOf(wedding)).toHaveLength(8);

  await page.getByRole('button', { name: 'Modifier ma réponse' }).click();
  await answer(page, 'Marc Bérard', /^Dîner/, 'Non');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Merci, c’est noté' })).toBeVisible();
  expect(await answersOf(wedding)).toContain('Marc: Dîner non');

  await page.getByRole('link', { name: 'Événement' }).click();
  await expect(page.getByText('19 h 30')).toBeVisible();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bar de ligne' })).toContainText('Choisi pour Hélène');
});

test('a closed list, a wrong link and a password have their words without script, and a code opens the invitation', async ({
  page,
}) => {
  const wedding = await newInvitingWedding();
  const { path } = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès', last_name: 'Lefèvre' }]);
  await page.goto(`/guest?token=${'x'.repeat(32)}`);
  await expect(page).toHaveURL('/404?invitation=1');
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();
  const token = tokenIn(path);
  await page.getByLabel('Code de l’invitation').fill(token);
  await page.getByRole('button', { name: 'Ouvrir mon invitation' }).click();
  await expect(page).toHaveURL(/\/guest\/[0-9a-f-]{36}$/);
  await answer(page, 'Inès Lefèvre', /^Dîner/, 'Oui');
  await wedding.change(`events?id=eq.${wedding.id}`, { rsvp_closes_on: inDays(-10) });
  await send(page).click();
  await expect(page.getByText('La date limite est passée')).toBeVisible();
  expect(await answersOf(wedding)).toEqual([]);

  const password = { of_event: wedding.id, password: 'pivoine' };
  await callAs(wedding.hosts, 'POST', 'rpc/set_website_password', password);
  await page.goto('/guest/event');
  await expect(page.getByText('19 h 30')).toHaveCount(0);
  await page.getByLabel('Mot de passe de la page').fill('rose');
  await page.getByRole('button', { name: 'Entrer' }).click();
  await expect(page.getByText('Ce n’est pas le mot de passe.')).toBeVisible();
  await page.getByLabel('Mot de passe de la page').fill('Pivoine');
  await page.getByRole('button', { name: 'Entrer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Camille & Noé' })).toBeVisible();
  await page.goto('/guest/data');
  await expect(page.getByRole('heading', { level: 3, name: 'Inès Lefèvre' })).toHaveCount(2);
  await page.getByLabel('Effacer vos données').check();
  await page.getByRole('button', { name: 'Effacer mes données' }).click();
  await expect(page.getByText('Données effacées')).toBeVisible();
  await page.getByRole('button', { name: 'Retirer l’invitation de ce navigateur' }).click();
  await expect(page).toHaveURL('/guest?autre=1');
  await page.goto('/guest/event');
  await expect(page.getByLabel('Code de l’invitation')).toBeVisible();

  const log = readFileSync('.reports/e2e-server.log', 'utf8');
  expect(log).toContain('"start.finished"');
  expect(log).not.toContain(token);
});

test('a reply that is sent twice, by the form and by the application, counts once', async () => {
  const wedding = await newInvitingWedding();
  const { path } = await wedding.invite('Inès Lefèvre', [{ first_name: 'Inès', last_name: 'Lefèvre' }]);
  const opened = await fetch(home() + path, { headers: someNetwork() });
  const address = /url=([^"]+)"/.exec(await opened.text())?.[1] ?? '';
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const guest = address.split('/').at(-1) ?? '';
  for (let round = 0; round < 10; round += 1) {
    const html = await (await fetch(`${home()}${address}?modifier=1`, { headers: { cookie } })).text();
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
    const form = new URLSearchParams({ key: field('key'), proof: field('proof') });
    form.set(`answer.${guest}.${wedding.dinner}`, 'yes');
    const reply = { people: [{ id: guest, answers: { [wedding.dinner]: false } }] };
    const [posted, called] = await Promise.all([
      fetch(home() + address, { method: 'POST', headers: { cookie }, body: form, redirect: 'manual' }),
      fetch(`${home()}/rest/v1/rpc/guest_reply`, {
        method: 'POST',
        headers: { apikey: keys().publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ token: tokenIn(path), key: field('key'), reply }),
      }),
    ]);
    expect(posted.status).toBe(303);
    // The one that came first counts, and the other changes nothing.
    const { repeated } = (await called.json()) as { repeated: boolean };
    expect(await answersOf(wedding)).toEqual([`Inès: Dîner ${repeated ? 'oui' : 'non'}`]);
  }
});
