import type { Page } from '@playwright/test';
import { totpCode } from '#tests/conformance/auth/totp.ts';
import { addAuthenticator, named } from '#tests/e2e/support/authenticator.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { followMail } from '#tests/e2e/support/mailbox.ts';
import { newEmail } from '#tests/e2e/support/people.ts';
import { codeField, emailField, passwordField, signIn, toastOf } from '#tests/e2e/support/sign-in.ts';
import { PASSWORD } from '#tests/support/password.ts';

const account = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mon compte' });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mon compte : Alix Fontaine' }).click();
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('liesse.session'))).toBeNull();
}

test('somebody registers, confirms by the mail, adds a passkey and a second step, and comes back by each of them', async ({
  areaPage: page,
  baseURL,
}) => {
  test.slow();
  // Browsers make no passkey for a numeric address, and the links of the mails lead to the site's own.
  const home = named(baseURL);
  const email = newEmail();
  const problems = listenForProblems(page);
  const device = await addAuthenticator(page);

  await test.step('registers', async () => {
    await openPage(page, '/register-client');
    await page.getByRole('textbox', { name: 'Nom' }).fill('Alix Fontaine');
    await emailField(page).fill(email);
    await passwordField(page).fill(PASSWORD);
    await page.getByRole('button', { name: "S'inscrire" }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plus qu’une étape' })).toBeVisible();
  });

  await test.step('confirms by the mail that arrived', async () => {
    await followMail(page, { to: email, link: 'Confirmer mon adresse' });
    await expect(page).toHaveURL('/client/dashboard');
    await signOut(page);
  });

  await test.step('signs in by the password', async () => {
    await signIn(page, { email, at: `${home}/login?from=/client/account` });
    await expect(account(page)).toBeVisible();
  });

  await test.step('adds a passkey', async () => {
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
    await expect(toastOf(page)).toContainText('Clé d’accès ajoutée');
    expect(await device.count()).toBe(1);
  });

  const secret = await test.step('enables the second step', async () => {
    const steps = page.getByRole('region', { name: 'Vérification en deux étapes', exact: true });
    await steps.getByRole('button', { name: 'Ajouter une application' }).click();
    const app = page.getByRole('dialog', { name: 'Application d’authentification' });
    const shown = ((await app.textContent()) ?? '').match(/(?:[A-Z2-7]{4} ?){8}/)?.[0] ?? '';
    await app.getByLabel('Code à 6 chiffres').fill(totpCode(shown.replaceAll(' ', '')));
    return shown.replaceAll(' ', '');
  });

  const recovery = await test.step('keeps the recovery codes', async () => {
    const codes = page.getByRole('dialog', { name: 'Vos codes de secours' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const first = (await codes.getByRole('listitem').first().textContent()) ?? '';
    await codes.getByRole('button', { name: 'Je les ai gardés' }).click();
    return first;
  });

  await test.step('comes back by the passkey alone', async () => {
    await signOut(page);
    await openPage(page, `${home}/login`);
    await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
    await expect(page).toHaveURL(`${home}/client/dashboard`);
    await expect(toastOf(page)).toContainText('Authentification réussie');
  });

  await test.step('comes back by the password and the code of the application', async () => {
    await signOut(page);
    await signIn(page, { email, at: `${home}/login` });
    await expect(page.getByRole('heading', { level: 1, name: 'Vérification en deux étapes' })).toBeVisible();
    // One step ahead of the one that was spent when the application was added.
    await codeField(page).fill(totpCode(secret, 1));
    await expect(page).toHaveURL(`${home}/client/dashboard`);
    await expect(toastOf(page)).toContainText('Vérification réussie');
  });

  await test.step('comes back by the password and a recovery code', async () => {
    await signOut(page);
    await signIn(page, { email, at: `${home}/login` });
    await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
    await page.getByRole('textbox', { name: 'Code de secours' }).fill(recovery);
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page).toHaveURL(`${home}/client/dashboard`);
  });

  // The frame of a mail runs no script, not even the one by which a test looks into it.
  expect(problems.filter((problem) => !problem.includes('about:srcdoc'))).toEqual([]);
});
