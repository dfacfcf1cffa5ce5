import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { expect, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { followMail, letterTo } from '#tests/e2e/support/mailbox.ts';
import { newAccount, newEmail, signedIn } from '#tests/e2e/support/people.ts';
import { emailField, listenForCalls, passwordField, signIn, toastOf } from '#tests/e2e/support/sign-in.ts';
import { PASSWORD } from '#tests/support/password.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nom' });
const roleField = (page: Page) => page.getByRole('combobox', { name: 'Rôle' });
const tradeField = (page: Page) => page.getByRole('combobox', { name: 'Métier' });
const submitButton = (page: Page) => page.getByRole('button', { name: "S'inscrire" });
const mailSent = (page: Page) => page.getByRole('heading', { level: 1, name: 'Plus qu’une étape' });

async function fillIn(page: Page, { email, password = PASSWORD }: { email: string; password?: string }): Promise<void> {
  await nameField(page).fill('Alix Fontaine');
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
}

test('the generic form has its fields, its roles and its link back [REG-01] [REG-03] [PUB-08]', async ({ page }) => {
  const problems = listenForProblems(page);
  await openPage(page, '/register');
  await expect(page).toHaveTitle('Créer un compte | Liesse');
  await expect(page.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible();
  await expect(page.getByText('Inscrivez-vous pour accéder à votre espace personnel')).toBeVisible();
  await expect(nameField(page)).toHaveAttribute('placeholder', 'Votre nom');
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  await expect(passwordField(page)).toHaveAttribute('minlength', '6');
  await expect(roleField(page)).toHaveValue('client');
  await expect(roleField(page)).toHaveAccessibleDescription(
    "Choisissez le rôle qui correspond à votre utilisation de l'application",
  );
  await expect(roleField(page).getByRole('option')).toHaveText(['Client', 'Partenaire', 'Administrateur']);
  await expect(roleField(page).locator('option[value=""]')).toHaveText('Sélectionnez votre rôle');
  await expect(page.getByRole('link', { name: 'Vous avez déjà un compte?' })).toHaveAttribute('href', '/login');
  for (const field of [nameField(page), emailField(page), passwordField(page), roleField(page)]) {
    await expect(field).toHaveAttribute('required');
  }
  await expectFits(page);

  // The first tab stop jumps over the header; with text at 200 % the form stays wide; in forced colours the button has an edge.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const width = async (of: Locator) => (await of.boundingBox())?.width ?? 0;
  expect(await width(nameField(page))).toBeGreaterThan(400);
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(submitButton(page)).toHaveCSS('border-top-width', '1px');
  expect(problems).toEqual([]);
});

test('on a phone, the toast about a form lies below its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.locator('form button[type=submit]');
  for (const address of ['/register-client', '/login']) {
    await openPage(page, address);
    await button.click();
    await expect(toastOf(page)).toContainText('Erreur');
    const gap = async () => {
      const [above, toast] = await Promise.all([button.boundingBox(), toastOf(page).boundingBox()]);
      return above === null || toast === null ? Number.NaN : toast.y - above.y - above.height;
    };
    await expect.poll(gap).toBeGreaterThan(0);
  }
});

test('nothing is sent before every field is right, and nothing typed is lost [REG-03]', async ({ areaPage: page }) => {
  const calls = listenForCalls(page, '/signup');
  await openPage(page, '/register');
  await emailField(page).fill('alix@');
  await passwordField(page).fill('cinq5');
  await submitButton(page).click();
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveAccessibleDescription('Indiquez votre nom.');
  await expect(emailField(page)).toHaveAccessibleDescription(/adresse e-mail complète/);
  await expect(passwordField(page)).toHaveAccessibleDescription('Le mot de passe compte 6 caractères au moins.');
  await expect(toastOf(page)).toContainText("Erreur d'inscription");
  await expect(passwordField(page)).toHaveValue('cinq5');
  await expectFits(page);
  await nameField(page).fill('a'.repeat(121));
  await expect(nameField(page)).toHaveAccessibleDescription('Le nom compte 120 caractères au plus.');
  await roleField(page).selectOption('Partenaire');
  await submitButton(page).click();
  await expect(tradeField(page)).toHaveAccessibleDescription('Choisissez votre métier.');
  expect(calls).toEqual([]);
});

test('a registration is confirmed by its mail, and the profile has the name and the role [REG-02] [REG-06] [ERR-02] [ENT-01] [ENT-02]', async ({
  areaPage: page,
}) => {
  const email = newEmail();
  const calls = listenForCalls(page, '/signup');
  await openPage(page, '/register');
  await fillIn(page, { email });
  const answered = Promise.withResolvers<void>();
  await page.route('**/auth/v1/signup*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await submitButton(page).dblclick();
  const working = page.getByRole('button', { name: 'Inscription en cours...' });
  await expect(working).toHaveAttribute('aria-busy', 'true');
  await expect(working.locator('svg')).toBeVisible();
  answered.resolve();
  await expect(mailSent(page)).toBeFocused();
  await expect(toastOf(page)).toContainText('Inscription réussie');
  await expect(toastOf(page)).toContainText('Veuillez vérifier votre email pour confirmer votre compte.');
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  expect(calls).toEqual(['POST']);

  await followMail(page, { to: email, link: 'Confirmer mon adresse' });
  await expect(page).toHaveURL('/client/dashboard');
  await expect(toastOf(page)).toContainText('Connexion réussie');

  const client = await signedIn({ email });
  const { data } = await client.from('profiles').select().single();
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining('id email name avatar_url role partner_type phone created_at updated_at'.split(' ')),
  );
  expect(data).toMatchObject({ email, name: 'Alix Fontaine', role: 'client' });

  // What the sign-in carries is the profile's, whatever a browser writes there.
  await client
    .from('profiles')
    .update({ phone: '06 12 34 56 78', avatar_url: 'https://images.example/a.webp' })
    .eq('id', data.id);
  await client.auth.updateUser({ data: { role: 'admin', permissions: ['manage_system'] } });
  const { data: own } = await client.auth.getUser();
  expect(own.user?.user_metadata).toMatchObject({
    name: 'Alix Fontaine',
    role: 'client',
    phone: '06 12 34 56 78',
    avatar_url: 'https://images.example/a.webp',
  });
  expect(own.user?.user_metadata['permissions'] ?? []).toEqual([]);
});

test('a link opened in another browser confirms too, and the code of the mail signs in here [REG-06]', async ({
  page,
  browser,
}) => {
  const first = newEmail();
  await openPage(page, '/register-client');
  await fillIn(page, { email: first });
  await submitButton(page).click();
  await expect(mailSent(page)).toBeVisible();
  const elsewhere = await openElsewhere(browser);
  await followMail(elsewhere, { to: first, link: 'Confirmer mon adresse' });
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Adresse confirmée' })).toBeVisible();
  await expect(elsewhere).toHaveURL('/auth/callback');
  await expectFits(elsewhere);
  await elsewhere.getByRole('link', { name: 'Retour à la connexion' }).click();
  await signIn(elsewhere, { email: first });
  await expect(elsewhere).toHaveURL('/client/dashboard');
  await elsewhere.context().close();

  const second = newEmail();
  await openPage(page, '/register-client');
  await fillIn(page, { email: second });
  await submitButton(page).click();
  await expect(mailSent(page)).toBeVisible();
  await page.getByRole('button', { name: 'Renvoyer le message' }).click();
  await expect(toastOf(page)).toContainText('Un message vient déjà de partir.');
  await page.getByRole('textbox', { name: 'Code du message' }).fill((await letterTo(second, 'confirmation')).code);
  await expect(page).toHaveURL('/client/dashboard');
});

const trades = [
  'Lieu de réception',
  'Traiteur',
  'Photographe, vidéaste',
  'DJ, musique',
  'Fleuriste',
  'Décoration, location',
  'Beauté, tenues',
  'Transport',
  'Animation',
  'Organisation, autre métier',
];

test('clients and partners have a screen each, and a partner one of ten trades [REG-05] [STA-02] [REG-06]', async ({
  areaPage: page,
}) => {
  await openPage(page, '/register-client');
  await expect(page.getByRole('heading', { level: 1, name: 'Inscription client' })).toBeVisible();
  await expect(roleField(page)).toHaveCount(0);
  await expect(tradeField(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: /Vous êtes prestataire/ }).click();
  await expect(page).toHaveURL('/register-partner');
  await expect(page.getByRole('heading', { level: 1, name: 'Inscription prestataire' })).toBeVisible();
  await expect(tradeField(page).getByRole('option')).toHaveText(trades);

  const email = newEmail();
  await page.getByRole('textbox', { name: 'Nom de votre entreprise' }).fill('Atelier Pivoine');
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await submitButton(page).click();
  await expect(tradeField(page)).toHaveAccessibleDescription('Choisissez votre métier.');
  await expect(tradeField(page)).toBeFocused();
  await tradeField(page).selectOption('Fleuriste');
  await expectAccessible(page);
  await submitButton(page).click();
  await expect(mailSent(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Code du message' }).fill((await letterTo(email, 'confirmation')).code);
  await expect(page).toHaveURL('/partner/dashboard');
  const { data } = await (await signedIn({ email })).from('profiles').select('role, partner_type').single();
  expect(data).toEqual({ role: 'partner', partner_type: 'florist' });
});

test('where no confirmation is asked, one is signed in at once and lands by role, history replaced [REG-04] [REG-06] [ERR-02]', async ({
  page,
}) => {
  const { email } = await newAccount({ role: 'partner', trade: 'dj' });
  const { data } = await (await signedIn({ email })).auth.getSession();
  // As the service answers where its configuration asks for no confirmation.
  await page.route('**/auth/v1/signup*', (route) => route.fulfill({ json: data.session }));
  await openPage(page, '/home');
  await openPage(page, '/register');
  await fillIn(page, { email });
  await roleField(page).selectOption('Partenaire');
  await tradeField(page).selectOption('DJ, musique');
  await submitButton(page).click();
  await expect(page).toHaveURL('/partner/dashboard');
  await expect(toastOf(page)).toContainText('Inscription réussie');
  await expect(toastOf(page)).toContainText('Vous êtes maintenant connecté.');
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('an administrator needs an invitation, and the server says so [REG-07] [ERR-01] [REG-02]', async ({
  areaPage: page,
}) => {
  await openPage(page, '/register');
  await fillIn(page, { email: newEmail() });
  await roleField(page).selectOption('Administrateur');
  const code = page.getByRole('textbox', { name: 'Code d’invitation' });
  await submitButton(page).click();
  await expect(code).toHaveAccessibleDescription('Indiquez le code reçu avec votre invitation.');
  await code.fill('je-voudrais-bien');
  await submitButton(page).click();
  const sentence = 'Un compte administrateur demande une invitation valable pour cette adresse.';
  await expect(code).toHaveAccessibleDescription(sentence);
  await expect(code).toBeFocused();
  await expect(toastOf(page)).toContainText("Erreur d'inscription");
  await expect(toastOf(page)).toContainText(sentence);
  await expect(submitButton(page)).toBeEnabled();
  await expect(passwordField(page)).toHaveValue(PASSWORD);
  await expectFits(page);
});

test('a password that is easy to guess is refused at its field [ERR-13] [ERR-01]', async ({ areaPage: page }) => {
  await openPage(page, '/register-client');
  await fillIn(page, { email: newEmail(), password: 'password' });
  await submitButton(page).click();
  await expect(passwordField(page)).toHaveAccessibleDescription(/trop facile à deviner/);
  await expect(passwordField(page)).toBeFocused();
  await expect(toastOf(page)).toContainText("Erreur d'inscription");
});

test('an answer without an account is a registration that failed; a lost network keeps all that was typed [ERR-01]', async ({
  areaPage: page,
}) => {
  const email = newEmail();
  await page.route('**/auth/v1/signup*', (route) => route.fulfill({ json: {} }));
  await openPage(page, '/register-client');
  await fillIn(page, { email });
  await submitButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: "Erreur d'inscription" });
  await expect(alert).toContainText("L'inscription a échoué");

  await page.unroute('**/auth/v1/signup*');
  await page.route('**/auth/v1/signup*', (route) => route.abort('internetdisconnected'), { times: 1 });
  await submitButton(page).click();
  await expect(alert).toContainText('Vous semblez hors ligne.');
  await expect(submitButton(page)).toBeFocused();
  await expect(nameField(page)).toHaveValue('Alix Fontaine');
  await expect(passwordField(page)).toHaveValue(PASSWORD);
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(mailSent(page)).toBeVisible();
});
