import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { expect, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { followMail, letterTo } from '#tests/e2e/support/mailbox.ts';
import { invitationOf, newAccount, newEmail, signedIn } from '#tests/e2e/support/people.ts';
import { addMailStep } from '#tests/e2e/support/second-step.ts';
import {
  codeField,
  emailField,
  listenForCalls,
  passwordField,
  signIn,
  submitButton,
  toastOf,
} from '#tests/e2e/support/sign-in.ts';
import { PASSWORD } from '#tests/support/password.ts';

const NEUTRAL = 'Si un compte existe avec cette adresse email, vous recevrez un lien de récupération de mot de passe.';
const NEW_PASSWORD = 'sarbacane-et-pivoine-12';

const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer le lien de récupération' });
const newPasswordField = (page: Page) => page.getByLabel('Nouveau mot de passe', { exact: true });

async function askFor(page: Page, email: string): Promise<void> {
  await openPage(page, '/login');
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Mot de passe oublié?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Récupération de mot de passe');
  await sendButton(page).click();
}

const sent = (page: Page) => page.getByRole('main').getByText(NEUTRAL);

test('the view asks for an address, keeps what was typed, and leads back [FPW-01]', async ({ areaPage: page }) => {
  const calls = listenForCalls(page, '/recover');
  await openPage(page, '/login');
  await emailField(page).fill('camille@');
  await page.getByRole('button', { name: 'Mot de passe oublié?' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Récupération de mot de passe' });
  await expect(heading).toBeFocused();
  await expect(emailField(page)).toHaveValue('camille@');
  await sendButton(page).click();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAccessibleDescription(/adresse e-mail complète/);
  await expectFits(page);
  await emailField(page).fill('');
  await sendButton(page).click();
  await expect(emailField(page)).toHaveAccessibleDescription(/adresse e-mail complète/);
  expect(calls).toEqual([]);

  await emailField(page).fill('camille@example.org');
  await page.getByRole('button', { name: 'Retour à la connexion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await expect(emailField(page)).toHaveValue('camille@example.org');
});

test('an address without an account gets the same answer as any other [FPW-02] [ERR-09]', async ({
  areaPage: page,
}) => {
  await askFor(page, newEmail());
  await expect(sent(page)).toBeVisible();
  await expect(toastOf(page)).toContainText('Email envoyé');
  await expectFits(page);
  await page.getByRole('button', { name: 'Retour à la connexion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
});

test('a message that could not be asked for says so, and the address stays [ERR-09]', async ({ areaPage: page }) => {
  await page.route('**/auth/v1/recover*', (route) => route.abort('internetdisconnected'));
  await askFor(page, 'camille@example.org');
  const failure = "Impossible d'envoyer l'email de récupération. Veuillez réessayer.";
  await expect(page.getByRole('alert').filter({ hasText: failure })).toContainText('Vous semblez hors ligne.');
  await expect(toastOf(page)).toContainText(failure);
  await expect(emailField(page)).toHaveValue('camille@example.org');
  await page.unroute('**/auth/v1/recover*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(sent(page)).toBeVisible();
});

test('the mail leads to a page that sets a new password and signs in; its link works once [FPW-03] [STA-04]', async ({
  page,
  context,
}) => {
  const { email } = await newAccount();
  await askFor(page, email);
  await expect(sent(page)).toBeVisible();

  const mail = await context.newPage();
  const arrival = mail.waitForRequest(/\/auth\/v1\/verify/);
  await followMail(mail, { to: email, link: 'Choisir un mot de passe' });
  const link = (await arrival).url();
  await expect(mail.getByRole('heading', { level: 1, name: 'Nouveau mot de passe' })).toBeVisible();
  await expect(mail).toHaveURL('/reset-password');
  await expectFits(mail);

  await newPasswordField(mail).fill('court');
  await mail.getByRole('button', { name: 'Enregistrer et me connecter' }).click();
  await expect(newPasswordField(mail)).toHaveAccessibleDescription('Le mot de passe compte 6 caractères au moins.');
  await newPasswordField(mail).fill('password');
  await mail.getByRole('button', { name: 'Enregistrer et me connecter' }).click();
  await expect(newPasswordField(mail)).toHaveAccessibleDescription(/trop facile à deviner/);
  await expect(newPasswordField(mail)).toBeFocused();
  await newPasswordField(mail).fill(NEW_PASSWORD);
  await mail.getByRole('button', { name: 'Enregistrer et me connecter' }).click();
  await expect(mail).toHaveURL('/client/dashboard');
  await expect(toastOf(mail)).toContainText('Mot de passe modifié');

  await mail.goto(link);
  await expect(mail.getByRole('alert')).toContainText('Ce lien a déjà servi ou a expiré.');
  await expect(mail.getByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute('href', '/login');
  await expectAccessible(mail);

  await mail.evaluate(() => localStorage.clear());
  await signIn(mail, { email, password: PASSWORD });
  await expect(mail.getByRole('alert').first()).toContainText('Identifiants incorrects');
  await passwordField(mail).fill(NEW_PASSWORD);
  await submitButton(mail).click();
  await expect(mail).toHaveURL('/client/dashboard');
});

test('who reads mail on another device types its code instead', async ({ areaPage: page }) => {
  const { email } = await newAccount();
  await askFor(page, email);
  await expect(sent(page)).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Code du message' });
  await code.fill('000000');
  await expect(code).toHaveAccessibleDescription('Ce lien ou ce code a déjà servi ou a expiré.');
  await expect(code).toBeFocused();
  await code.fill((await letterTo(email, 'recovery')).code);
  await newPasswordField(page).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click();
  await expect(page).toHaveURL('/client/dashboard');
});

test('a link followed in another browser says why it does not sign in there', async ({ page, browser }) => {
  const { email } = await newAccount();
  await askFor(page, email);
  await expect(sent(page)).toBeVisible();
  const elsewhere = await openElsewhere(browser);
  await followMail(elsewhere, { to: email, link: 'Choisir un mot de passe' });
  await expect(elsewhere.getByRole('alert')).toContainText('commencée dans un autre navigateur');
  await elsewhere.context().close();
});

test('an account with a second step asks for it before a new password', async ({ areaPage: page }) => {
  const { email } = await newAccount();
  await addMailStep(await signedIn({ email }), email);
  await askFor(page, email);
  await expect(sent(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Code du message' }).fill((await letterTo(email, 'recovery')).code);
  await expect(page.getByRole('heading', { level: 1, name: 'Vérification en deux étapes' })).toBeVisible();
  await expect(page.getByText(`envoyé à ${email}`)).toBeVisible();
  await codeField(page).fill((await letterTo(email, 'factor_code')).code);
  await newPasswordField(page).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click();
  await expect(page).toHaveURL('/client/dashboard');
});

test('somebody who was invited chooses a password by the link of the invitation', async ({ page }) => {
  const email = newEmail();
  const link = await invitationOf(email);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Nouveau mot de passe' })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await newPasswordField(page).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click();
  await expect(page).toHaveURL('/client/dashboard');
});
