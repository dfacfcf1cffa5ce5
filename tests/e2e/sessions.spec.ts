import type { BrowserContext, Page } from '@playwright/test';
import { expectFits } from '#tests/e2e/support/accessibility.ts';
import { addAuthenticator, named } from '#tests/e2e/support/authenticator.ts';
import { expect, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { newAccount, signedIn } from '#tests/e2e/support/people.ts';
import {
  emailField,
  listenForCalls,
  passwordField,
  signIn,
  submitButton,
  toastOf,
} from '#tests/e2e/support/sign-in.ts';
import { PASSWORD } from '#tests/support/password.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const account = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mon compte' });

/** The state of a browser after it was closed: session cookies are gone. */
async function afterRestart(context: BrowserContext): Promise<BrowserContext> {
  const { origins, cookies } = await context.storageState();
  const browser = context.browser();
  if (browser === null) throw new Error('this context has no browser');
  return browser.newContext({ storageState: { origins, cookies: cookies.filter(({ expires }) => expires > 0) } });
}

test('a remembered session outlives the browser, and its address waits in the form [LOG-09] [ENT-06] [STA-04]', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await newAccount();
  await signIn(page, { email });
  await expect(page).toHaveURL('/client/dashboard');
  expect(await stored(page, 'rememberedEmail')).toBe(email);
  expect(await stored(page, 'rememberMe')).toBe('true');
  expect(await stored(page, 'theme')).toBe('light');
  expect(await stored(page, '2fa_enabled')).toBeNull();
  expect(await stored(page, 'currentDemoUser')).toBeNull();

  const restarted = await afterRestart(context);
  const next = await restarted.newPage();
  await openPage(next, `${baseURL}/client/dashboard`);
  await expect(next.getByRole('heading', { level: 1 })).toContainText('Alix');
  await next.evaluate(() => localStorage.removeItem('liesse.session'));
  await openPage(next, `${baseURL}/login`);
  await expect(emailField(next)).toHaveValue(email);
  await restarted.close();
});

test('without « Se souvenir de moi » the session ends with the browser, in every tab until then [LOG-09]', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await newAccount();
  await openPage(page, '/login');
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'Se souvenir de moi' }).uncheck();
  await submitButton(page).click();
  await expect(page).toHaveURL('/client/dashboard');
  expect(await stored(page, 'rememberedEmail')).toBeNull();
  expect(await stored(page, 'rememberMe')).toBe('false');
  const tab = await context.newPage();
  await openPage(tab, '/login');
  await expect(tab).toHaveURL('/client/dashboard');

  const restarted = await afterRestart(context);
  const next = await restarted.newPage();
  await openPage(next, `${baseURL}/client/dashboard`);
  await expect(next).toHaveURL(/\/login\?from=/);
  await expect(emailField(next)).toHaveValue('');
  await expect(next.getByRole('checkbox', { name: 'Se souvenir de moi' })).not.toBeChecked();
  expect(await stored(next, 'liesse.session')).toBeNull();
  await restarted.close();
});

test('what happens to the session in one tab shows in the other [STA-04]', async ({ page, context }) => {
  const { email } = await newAccount();
  const other = await context.newPage();
  await openPage(other, '/login');
  await emailField(other).focus();
  // Only a tab that has asked about a session listens; a wrong try is asking.
  await signIn(other, { email, password: 'pas celui-là' });
  await expect(other.getByRole('alert').first()).toContainText('Identifiants incorrects');
  await signIn(page, { email, at: '/login?from=/client/account' });
  await expect(account(page)).toBeVisible();
  await expect(other).toHaveURL('/client/dashboard');

  const name = page.getByRole('textbox', { name: 'Nom', exact: true });
  await name.fill('Camille Ferrand');
  await page
    .getByRole('region', { name: 'Coordonnées', exact: true })
    .getByRole('button', { name: 'Enregistrer' })
    .click();
  await expect(toastOf(page)).toContainText('Profil enregistré');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Camille');

  await page.getByRole('button', { name: 'Mon compte : Camille Ferrand' }).click();
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/home');
  // Nothing was typed there, so nothing is restored.
  await expect(other).toHaveURL(`/login?from=${encodeURIComponent('/client/dashboard')}`);
});

test('the session is renewed within three ticks of thirty seconds of its end, and not before [STA-05] [STA-04]', async ({
  page,
}) => {
  const { email } = await newAccount();
  await page.clock.install();
  await signIn(page, { email });
  await expect(page).toHaveURL('/client/dashboard');
  const first = JSON.parse((await stored(page, 'liesse.session')) ?? '{}');
  const refreshes = listenForCalls(page, '/token?grant_type=refresh_token');
  // Until a minute before the margin of 90 seconds, however long the test took so far.
  const left = first.expires_at * 1000 - (await page.evaluate(() => Date.now()));
  await page.clock.fastForward(left - (90 + 60) * 1000);
  expect(refreshes).toEqual([]);
  await page.clock.fastForward(90_000);
  await expect.poll(() => refreshes[0]).toBe('POST');
  await expect
    .poll(async () => JSON.parse((await stored(page, 'liesse.session')) ?? '{}').refresh_token)
    .not.toBe(first.refresh_token);
  await expect(page).toHaveURL('/client/dashboard');
});

test('a session that ends while somebody types comes back to the same page with what was typed', async ({ page }) => {
  const { email } = await newAccount();
  await page.clock.install();
  await signIn(page, { email, at: '/login?from=/client/account' });
  await expect(account(page)).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Nom', exact: true });
  await name.fill('Un nom que personne n’a enregistré');
  await (await signedIn({ email })).auth.signOut({ scope: 'global' });
  await page.clock.fastForward(3_600_000);

  const heading = page.getByRole('heading', { level: 1, name: 'Votre session a pris fin' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL('/client/account');
  await expect(page).toHaveTitle('Votre session a pris fin | Liesse');
  await expect(account(page)).toBeHidden();
  await expect(page.getByText('rien de ce que vous avez saisi n’est perdu')).toBeVisible();
  await expect(emailField(page)).toHaveValue(email);
  await expectFits(page);
  await passwordField(page).fill(PASSWORD);
  await submitButton(page).click();
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL('/client/account');
  await expect(page).toHaveTitle('Mon compte | Liesse');
  await expect(name).toHaveValue('Un nom que personne n’a enregistré');
});

test('somebody else who signs in there starts afresh', async ({ page }) => {
  const first = await newAccount();
  const second = await newAccount();
  await page.clock.install();
  await signIn(page, { email: first.email, at: '/login?from=/client/account' });
  await expect(account(page)).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Nom', exact: true });
  await name.fill('Secret de la première');
  await (await signedIn(first)).auth.signOut({ scope: 'global' });
  await page.clock.fastForward(3_600_000);
  await emailField(page).fill(second.email);
  await passwordField(page).fill(PASSWORD);
  await submitButton(page).click();
  await expect(account(page)).toBeVisible();
  await expect(name).toHaveValue(second.name);
});

test.describe('by the device’s own lock', () => {
  const biometric = (page: Page) => page.getByRole('button', { name: 'Se connecter par biométrie' });
  const passkey = (page: Page) => page.getByRole('button', { name: 'Utiliser une clé d’accès' });
  const offer = (page: Page) => page.evaluate(() => localStorage.setItem('biometric_enabled', 'true'));

  test('is called so on a phone or a tablet where it was switched on, and never elsewhere [LOG-02]', {
    tag: '@both',
  }, async ({ areaPage: page }) => {
    await openPage(page, '/login');
    await expect(passkey(page)).toBeVisible();
    await expect(biometric(page)).toHaveCount(0);
    await offer(page);
    await openPage(page, '/login');
    const isDesktop = (page.viewportSize()?.width ?? 0) >= 1024;
    await expect(biometric(page)).toHaveCount(isDesktop ? 0 : 1);
    await expect(passkey(page)).toHaveCount(isDesktop ? 1 : 0);
  });

  test('starts by itself after half a second, and says how it went [STA-06] [ERR-11] [ENT-06]', {
    tag: '@phone',
  }, async ({ page, baseURL }) => {
    test.slow();
    const home = named(baseURL);
    const { id, email } = await newAccount();
    const device = await addAuthenticator(page);
    await signIn(page, { email, at: `${home}/login?from=/client/account` });
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
    await expect(toastOf(page)).toContainText('Clé d’accès ajoutée');
    await page.getByRole('switch', { name: 'Utiliser la biométrie sur cet appareil' }).click();
    await expect(toastOf(page)).toContainText('Biométrie activée sur cet appareil');
    expect(await stored(page, 'biometric_user_id')).toBe(id);
    await page.evaluate(() => localStorage.removeItem('liesse.session'));

    // Not recognised: the device says no, and the button stays for another try.
    await device.recognise(false);
    const asked = listenForCalls(page, '/passkeys/authentication/options');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(`${home}/login`);
    await expect(biometric(page)).toBeVisible();
    await page.clock.runFor(400);
    expect(asked).toEqual([]);
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(toastOf(page)).toContainText(
      "L'authentification biométrique a échoué. Veuillez réessayer ou utiliser une autre méthode de connexion.",
    );
    expect(asked).toEqual(['POST']);

    await page.route('**/auth/v1/passkeys/authentication/options', (route) => route.abort('internetdisconnected'), {
      times: 1,
    });
    await biometric(page).click();
    await expect(toastOf(page)).toContainText("Une erreur est survenue lors de l'authentification biométrique.");

    await device.recognise(true);
    await biometric(page).click();
    await expect(page).toHaveURL(`${home}/client/dashboard`);
    await expect(toastOf(page)).toContainText('Authentification réussie');
  });
});
