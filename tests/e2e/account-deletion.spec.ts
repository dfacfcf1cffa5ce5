import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectFits } from '#tests/e2e/support/accessibility.ts';
import { addMember, newEvent } from '#tests/e2e/support/events.ts';
import { expect, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { letterTo } from '#tests/e2e/support/mailbox.ts';
import { enterAs, newPerson, signedIn } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { emailField, passwordField, submitButton } from '#tests/e2e/support/sign-in.ts';
import { PASSWORD } from '#tests/support/password.ts';

const toastTitled = (page: Page, title: string) => page.locator('[data-toast]').getByText(title, { exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Supprimer mon compte' });
const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirmez que c’est vous' });

test('a person can export the stored data', async ({ areaPage: page }) => {
  const person = await newPerson({ name: 'Alix Berger' });
  await newEvent(person, { name: 'Alix et Noé' });
  await enterAs(page, person);
  await openPage(page, '/client/account');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger mes données' }).click(),
  ]);
  await expect(toastTitled(page, 'Vos données sont téléchargées')).toBeVisible();
  expect(file.suggestedFilename()).toMatch(/^liesse-mes-donnees-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    profil: { email: person.email, name: 'Alix Berger' },
    evenements: [{ name: 'Alix et Noé' }],
    equipes: [{ event: 'Alix et Noé', role: 'owner' }],
  });
});

test('an account is deleted after its consequences are shown and the identity is proved, and no session remains', async ({
  areaPage: page,
}) => {
  test.slow();
  const person = await newPerson({ name: 'Alix Berger' });
  const friend = await newPerson({ name: 'Noé Martin' });
  await newEvent(person, { name: 'Alix et Noé' });
  const shared = await newEvent(friend, { name: 'Les vingt ans de Noé' });
  await addMember(shared, person, 'editor');
  await enterAs(page, person);
  await openPage(page, '/client/account');
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(question(page).getByRole('region', { name: 'Ce qui disparaît' })).toContainText('« Alix et Noé »');
  await expect(question(page).getByRole('region', { name: 'Ce qui reste' })).toContainText('« Les vingt ans de Noé »');
  await expectFits(page);

  const address = question(page).getByLabel('Votre adresse e-mail');
  const confirm = question(page).getByRole('button', { name: 'Supprimer définitivement' });
  await address.fill('une.autre@example.org');
  await confirm.click();
  await expect(question(page).getByRole('alert')).toHaveText('Ce n’est pas l’adresse de ce compte.');
  await address.fill(person.email);
  await confirm.click();
  await proof(page).getByLabel('Mot de passe actuel').fill('pas-le-bon');
  await proof(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(proof(page).getByRole('alert')).toHaveText('Ce mot de passe n’est pas le bon.');
  await expectFits(page);
  await page.keyboard.press('Escape');
  await expect(proof(page)).toHaveCount(0);
  await expect(address).toHaveValue(person.email);

  await confirm.click();
  await proof(page).getByLabel('Mot de passe actuel').fill(PASSWORD);
  await proof(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(toastTitled(page, 'Votre compte est supprimé')).toBeVisible();
  await expect(page).toHaveURL('/home');
  await expectFits(page);
  await letterTo(person.email, 'account-deleted');

  await openPage(page, '/client/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await emailField(page).fill(person.email);
  await passwordField(page).fill(PASSWORD);
  await submitButton(page).click();
  await expect(page.getByText('Identifiants incorrects. Veuillez réessayer.').first()).toBeVisible();

  await expect(signedIn(person)).rejects.toThrow();
  expect(await callAs(friend, 'GET', `events?select=name&id=eq.${shared}`)).toEqual([{ name: 'Les vingt ans de Noé' }]);
  expect(await callAs(friend, 'GET', `event_members?select=user_id&event_id=eq.${shared}`)).toEqual([
    { user_id: friend.id },
  ]);
});

test('an event prepared with others is settled first', async ({ areaPage: page }) => {
  const person = await newPerson();
  const friend = await newPerson({ name: 'Noé Martin' });
  await addMember(await newEvent(person, { name: 'Ambre et Lou' }), friend, 'editor');
  await enterAs(page, person);
  await openPage(page, '/client/account');
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(question(page).getByRole('alert')).toContainText('Vous préparez « Ambre et Lou » à plusieurs.');
  await expect(question(page).getByRole('button', { name: 'Supprimer définitivement' })).toHaveCount(0);
  await expectFits(page);
  await question(page).getByRole('button', { name: 'Garder mon compte' }).click();
  await expect(question(page)).toHaveCount(0);
});
