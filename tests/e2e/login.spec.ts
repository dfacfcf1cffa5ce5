import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { chunkAddress } from '#tests/e2e/support/chunks.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { newAccount, newEmail } from '#tests/e2e/support/people.ts';
import {
  emailField,
  listenForCalls,
  passwordField,
  signIn,
  submitButton,
  toastOf,
} from '#tests/e2e/support/sign-in.ts';
import { PASSWORD } from '#tests/support/password.ts';

test('the page has its title, its form and its ways in [LOG-01] [LOG-03] [LOG-04] [PUB-08]', { tag: '@both' }, async ({
  areaPage: page,
}) => {
  const problems = listenForProblems(page);
  await openPage(page, '/login');
  await expect(page).toHaveTitle('Connexion | Liesse');
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await expect(page.getByText('Accédez à votre espace VIP')).toBeVisible();
  for (const provider of ['Google', 'Facebook', 'Apple']) {
    await expect(page.getByRole('button', { name: `Continuer avec ${provider}` })).toHaveText(provider);
  }
  await expect(page.getByText('ou', { exact: true })).toBeVisible();
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await expect(page.getByRole('checkbox', { name: 'Se souvenir de moi' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Mot de passe oublié?' })).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('nothing is sent without an address and a password, and each field says what it lacks', async ({
  areaPage: page,
}) => {
  const calls = listenForCalls(page, '/token');
  await openPage(page, '/login');
  await emailField(page).fill('camille');
  await submitButton(page).click();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAccessibleDescription(/adresse e-mail complète/);
  await expect(passwordField(page)).toHaveAccessibleDescription('Indiquez votre mot de passe.');
  await expect(toastOf(page)).toContainText('Erreur de connexion');
  await expect(emailField(page)).toHaveValue('camille');
  await expectAccessible(page);
  expect(calls).toEqual([]);
});

test('a sign-in shows that it works, says welcome, and lands on the dashboard in place of the form [LOG-07] [ERR-07] [PER-03] [ENT-04]', async ({
  page,
}) => {
  const { email, name } = await newAccount();
  const answered = Promise.withResolvers<void>();
  await page.route('**/auth/v1/token?grant_type=password', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await openPage(page, '/home');
  await signIn(page, { email });
  const working = page.getByRole('button', { name: 'Connexion en cours...' });
  await expect(working).toBeDisabled();
  await expect(working).toHaveAttribute('aria-busy', 'true');
  await expect(working).toBeFocused();
  await expectAccessible(page);
  answered.resolve();
  await expect(page).toHaveURL('/client/dashboard');
  await expect(toastOf(page)).toContainText('Connexion réussie');
  await expect(toastOf(page)).toContainText('Bienvenue sur votre espace VIP');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(' ')[0] ?? '');

  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('liesse.session') ?? '{}'));
  expect(session).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    expires_in: 3600,
    expires_at: expect.any(Number),
    token_type: 'bearer',
    user: { email, identities: [expect.objectContaining({ provider: 'email' })] },
  });

  await page.goBack();
  await expect(page).toHaveURL('/home');
});

const landings = [
  { role: 'Client', landing: '/client/dashboard', welcome: 'Bienvenue sur votre espace VIP' },
  { role: 'Partenaire', landing: '/partner/dashboard', welcome: 'Bienvenue sur votre espace VIP' },
  { role: 'Admin', landing: '/admin/dashboard', welcome: 'Bienvenue dans votre espace administrateur' },
];

for (const { role, landing, welcome } of landings) {
  test(`the shortcut ${role} fills in an account whose role alone decides the landing [LOG-05] [LOG-06] [PER-03] [ERR-07] [ENT-06]`, async ({
    page,
  }) => {
    await openPage(page, '/login');
    await page.getByRole('group', { name: 'Comptes de démonstration' }).getByRole('button', { name: role }).click();
    await expect(emailField(page)).toHaveValue(/@demo\.liesse\.example$/);
    await expect(passwordField(page)).not.toHaveValue('');
    await submitButton(page).click();
    await expect(page).toHaveURL(landing);
    await expect(toastOf(page)).toContainText(welcome);
    expect(await page.evaluate(() => localStorage.getItem('currentDemoUser'))).toMatch(/@demo\.liesse\.example$/);

    // Signed in already: sent on, without another welcome.
    await page.goto('/login');
    await expect(page).toHaveURL(landing);
    await expect(toastOf(page)).toHaveCount(0);
  });
}

test('an address that only sounds like an administrator’s lands where its role is [PER-03] [STA-01]', async ({
  areaPage: page,
}) => {
  const { email } = await newAccount({ email: `admin-${newEmail()}`, role: 'PARTNER' });
  await signIn(page, { email });
  await expect(page).toHaveURL('/partner/dashboard');
});

test('a wrong password is shown in the form and in the toast, and nothing typed is lost [ERR-05] [ERR-13]', async ({
  areaPage: page,
}) => {
  const { email } = await newAccount();
  await signIn(page, { email, password: 'pas celui-là' });
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur de connexion' })).toContainText(
    'Identifiants incorrects. Veuillez réessayer.',
  );
  await expect(toastOf(page)).toContainText('Erreur de connexion');
  await expect(toastOf(page)).toContainText('Identifiants incorrects. Veuillez réessayer.');
  await expect(emailField(page)).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue('pas celui-là');
  await expect(passwordField(page)).toBeFocused();
  await expectFits(page);

  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/client/dashboard');
});

test('a wrong password for a demonstration account has its own sentence [ERR-12]', async ({ areaPage: page }) => {
  await signIn(page, { email: 'partner@demo.liesse.example', password: 'pas celui-là' });
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur de connexion' })).toContainText(
    'Mot de passe incorrect pour le compte de démonstration',
  );
  await expect(toastOf(page)).toContainText('Mot de passe incorrect pour le compte de démonstration');
});

test('an answer that nobody foresaw has its sentence [ERR-06]', async ({ areaPage: page }) => {
  await page.route('**/auth/v1/token?grant_type=password', (route) =>
    route.fulfill({ status: 418, json: { code: 'teapot', message: 'short and stout' } }),
  );
  await signIn(page, { email: 'camille@example.org' });
  const sentence = "Une erreur inattendue s'est produite. Veuillez réessayer.";
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur de connexion' })).toContainText(sentence);
  await expect(toastOf(page)).toContainText(sentence);
  await expect(page.getByText('short and stout')).toHaveCount(0);
});

test('an unconfirmed address shows that, and can request another message [ERR-13]', async ({ areaPage: page }) => {
  const { email } = await newAccount({ isConfirmed: false });
  await signIn(page, { email });
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur de connexion' })).toContainText(
    'Votre adresse n’est pas encore confirmée.',
  );
  await page.getByRole('button', { name: 'Renvoyer le message' }).click();
  await expect(toastOf(page)).toContainText('Message renvoyé');
});

test('a double click and « Enter » twice are one request', async ({ areaPage: page }) => {
  const { email } = await newAccount();
  const calls = listenForCalls(page, '/token?grant_type=password');
  await openPage(page, '/login');
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await submitButton(page).dblclick();
  await expect(page).toHaveURL('/client/dashboard');
  expect(calls).toEqual(['POST']);

  await page.route('**/auth/v1/token?grant_type=password', () => {});
  await page.evaluate(() => localStorage.clear());
  await openPage(page, '/login');
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  calls.length = 0;
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Connexion en cours...' })).toBeVisible();
  // The client is fetched first.
  await expect.poll(() => calls).toEqual(['POST']);
});

test('a lost network is reported without losing what was typed, and the next attempt succeeds', async ({
  page,
  context,
}) => {
  const { email } = await newAccount();
  await openPage(page, '/login');
  await context.setOffline(true);
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur de connexion' })).toContainText(
    'Vous semblez hors ligne.',
  );
  await expect(emailField(page)).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue(PASSWORD);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL('/client/dashboard');
});

test('what is typed before the page is alive stays, and no password reaches the address', async ({ page }) => {
  const { email } = await newAccount();
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await submitButton(page).click();
  await expect(page).toHaveURL('/login');
  arrived.resolve();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(emailField(page)).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue(PASSWORD);
  await submitButton(page).click();
  await expect(page).toHaveURL('/client/dashboard');
});

test('the page that was asked for opens after sign-in, on this site alone', async ({ page }) => {
  const { email } = await newAccount();
  await page.goto('/client/todo?vue=liste#demain');
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/client/todo?vue=liste#demain')}`);
  await signIn(page, { email, at: page.url() });
  await expect(page).toHaveURL('/client/todo?vue=liste#demain');

  for (const elsewhere of ['//pirate.example/', '/\\pirate.example', 'https://pirate.example/', '/login']) {
    await page.goto(`/login?from=${encodeURIComponent(elsewhere)}`);
    await expect(page).toHaveURL('/client/dashboard');
  }
});

test('the next page is fetched when it is asked for, behind the placeholder [PUB-14]', async ({ page }) => {
  await openPage(page, '/login');
  const arrived = Promise.withResolvers<void>();
  await page.route(chunkAddress('auth/register-page'), async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(page.getByText('Chargement en cours...')).toBeVisible();
  arrived.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible();
  await expect(page.getByText('Chargement en cours...')).toHaveCount(0);
});
