import type { Page } from '@playwright/test';
import { totpCode } from '#tests/conformance/auth/totp.ts';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { expect, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { letterTo } from '#tests/e2e/support/mailbox.ts';
import { newAccount, signedIn } from '#tests/e2e/support/people.ts';
import { addAppStep, addMailStep, makeRecoveryCodes } from '#tests/e2e/support/second-step.ts';
import { clientOf, keys } from '#tests/e2e/support/service.ts';
import { codeField, listenForCalls, signIn, toastOf } from '#tests/e2e/support/sign-in.ts';

const verifyButton = (page: Page) => page.getByRole('button', { name: 'Vérifier' });
const resendButton = (page: Page) => page.getByRole('button', { name: 'Renvoyer le code' });
const timer = (page: Page) => page.getByRole('timer');
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Vérification en deux étapes' });
/** Not the right one. */
const other = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Somebody whose second step is a code by mail, at the screen that asks for it. */
async function reachStep(page: Page): Promise<{ email: string; code: string }> {
  const { email } = await newAccount();
  await addMailStep(await signedIn({ email }), email);
  await signIn(page, { email });
  await expect(page.getByText(`Saisissez le code à 6 chiffres envoyé à ${email}.`)).toBeVisible();
  return { email, code: (await letterTo(email, 'factor_code')).code };
}

async function enter(page: Page, code: string): Promise<void> {
  // The sixth digit submits.
  await codeField(page).fill(code);
}

test('the screen has its code, its clock, its tries and its buttons; the right code opens the dashboard [TWO-01] [LOG-08] [ERR-10]', async ({
  page,
}) => {
  const { code } = await reachStep(page);
  await expect(page).toHaveURL('/login');
  await expect(heading(page)).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(timer(page)).toHaveText(/^Le code expire dans [45]:\d\d$/);
  await expect(page.getByText('Tentatives restantes : 3 sur 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeVisible();
  await expectFits(page);
  await enter(page, code);
  await expect(page).toHaveURL('/client/dashboard');
  await expect(toastOf(page)).toContainText('Vérification réussie');
  expect(await page.evaluate(() => localStorage.getItem('2fa_enabled'))).toBe('true');
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});

test('A43 the half-open session opens no page and reads no data, and « Annuler » ends it', async ({
  areaPage: page,
}) => {
  await reachStep(page);
  const refused = { status: 403, code: 'PT403' };
  expect(await post(page, '/rest/v1/rpc/export_account', {})).toEqual(refused);
  expect(await post(page, '/rest/v1/rpc/client_dashboard', {})).toEqual(refused);
  await openPage(page, '/client/dashboard');
  await expect(page).toHaveURL(/\/login\?from=/);
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('liesse.session'))).toBeNull();
});

test('A43 a session that loses its level asks for the second step again, and comes back to the page', async ({
  areaPage: page,
}) => {
  const { email } = await newAccount();
  const client = await signedIn({ email });
  const secret = await addAppStep(client, totpCode);
  await addMailStep(client, email);
  await signIn(page, { email });
  await enter(page, totpCode(secret, 1));
  await expect(page).toHaveURL('/client/dashboard');

  const { data } = await client.auth.getUser();
  const app = data.user?.factors?.find(({ factor_type: type }) => type === 'totp');
  const operator = clientOf(keys().secretKey);
  await operator.auth.admin.mfa.deleteFactor({ id: app?.id ?? '', userId: data.user?.id ?? '' });
  await openPage(page, '/client/events');
  await expect(heading(page)).toBeVisible();
  await enter(page, (await letterTo(email, 'factor_code')).code);
  await expect(page).toHaveURL('/client/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes événements' })).toBeVisible();
});

test('a demonstration account is shown its code, and no other account is [TWO-02]', async ({ page, browser }) => {
  const email = 'secure@demo.liesse.example';
  await signIn(page, { email, password: 'liesse-demo' });
  await expect(heading(page)).toBeVisible();
  const note = page.getByText(/le code valable est \d{6}/);
  // Another test may have requested a code for this account, and a new one must wait.
  await expect(async () => {
    if (await resendButton(page).isEnabled()) await resendButton(page).click();
    await expect(note).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expectFits(page);
  await enter(page, /\d{6}/.exec((await note.textContent()) ?? '')?.[0] ?? '');
  await expect(page).toHaveURL('/client/dashboard');

  const elsewhere = await openElsewhere(browser);
  await reachStep(elsewhere);
  await expect(elsewhere.getByText('le code valable est')).toHaveCount(0);
  await elsewhere.context().close();
});

test('the sixth digit submits the code, once [TWO-07] [TWO-06]', async ({ areaPage: page }) => {
  const { code } = await reachStep(page);
  const calls = listenForCalls(page, '/factors/');
  await expect(verifyButton(page)).toBeDisabled();
  await codeField(page).fill(`${code.slice(0, 2)}x${code.slice(2, 5)}`);
  await expect(codeField(page)).toHaveValue(code.slice(0, 5));
  await expect(verifyButton(page)).toBeDisabled();
  await codeField(page).press('Enter');
  await expect(toastOf(page)).toContainText('Code incomplet');
  await expect(toastOf(page)).toContainText('Veuillez entrer les 6 chiffres du code de vérification.');
  expect(calls).toEqual([]);

  const answered = Promise.withResolvers<void>();
  await page.route('**/factors/*/verify', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await codeField(page).fill(code);
  await expect(verifyButton(page)).toBeDisabled();
  await codeField(page).press('Enter');
  answered.resolve();
  await expect(page).toHaveURL('/client/dashboard');
  expect(calls).toEqual(['POST']);
});

test('after 300 seconds the code is closed; a new one may be asked for from 240 on [TWO-03] [TWO-05] [TWO-06]', async ({
  page,
}) => {
  await page.clock.install();
  await reachStep(page);
  // Only a code that was asked for runs out: its clock has begun.
  await expect(timer(page)).toHaveText(/4:5\d/);
  await page.clock.fastForward(20_000);
  await expect(timer(page)).toHaveText(/4:[0-3]\d/);
  await expect(resendButton(page)).toBeDisabled();
  await page.clock.fastForward(60_000);
  await expect(timer(page)).toHaveText(/3:\d\d/);
  await expect(resendButton(page)).toBeEnabled();
  await expect(codeField(page)).toBeEnabled();
  // As a phone that was put away: one tick for all of the time.
  await page.clock.fastForward(240_000);
  await expect(timer(page)).toHaveText('Le code a expiré. Demandez-en un nouveau.');
  await expect(codeField(page)).toBeDisabled();
  await expect(verifyButton(page)).toBeDisabled();
  await expect(resendButton(page)).toBeFocused();
  await expect(toastOf(page)).toContainText('Code expiré');
  await expectAccessible(page);
});

test('three wrong codes force a new one, with new tries and time; the server counts by itself [TWO-04] [TWO-08] [ERR-10]', async ({
  areaPage: page,
}) => {
  const { email, code } = await reachStep(page);
  const asked = page.waitForRequest('**/factors/*/verify');
  await enter(page, other(code));
  const { challenge_id } = (await asked).postDataJSON() as { challenge_id: string };
  const address = (await asked).url();
  await expect(toastOf(page)).toContainText('Code incorrect');
  await expect(toastOf(page)).toContainText('Il vous reste 2 tentatives.');
  await expect(page.getByText('Tentatives restantes : 2 sur 3')).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveValue('');
  await expect(codeField(page)).toHaveAccessibleDescription('Ce code n’est pas le bon.');
  await expectAccessible(page);
  await enter(page, other(code));
  await expect(toastOf(page)).toContainText('Il vous reste 1 tentative.');
  await enter(page, other(code));
  await expect(toastOf(page)).toContainText('Trop de tentatives');
  await expect(codeField(page)).toBeDisabled();
  await expect(verifyButton(page)).toBeDisabled();
  await expect(resendButton(page)).toBeFocused();

  const late = await post(page, address, { challenge_id, code });
  expect(late).toMatchObject({ status: 403, code: 'mfa_verification_rejected' });

  await resendButton(page).click();
  await expect(toastOf(page)).toContainText('Code renvoyé');
  await expect(page.getByText('Tentatives restantes : 3 sur 3')).toBeVisible();
  await expect(timer(page)).toHaveText(/^Le code expire dans (?:5:00|4:5\d)$/);
  await expect(codeField(page)).toBeFocused();

  const early = await post(page, address.replace(/verify$/, 'challenge'), {});
  expect(early).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  const short = await post(page, address, { challenge_id, code: '12345' });
  expect(short).toMatchObject({ status: 400, code: 'validation_failed' });

  await enter(page, (await letterTo(email, 'factor_code')).code);
  await expect(page).toHaveURL('/client/dashboard');
});

/** What the server answers to the same session without the screen in between. */
function post(page: Page, address: string, body: object): Promise<{ status: number; code: string }> {
  return page.evaluate(
    async ({ to, sent, key }) => {
      const { access_token: token } = JSON.parse(localStorage.getItem('liesse.session') ?? '{}');
      const answer = await fetch(to, {
        method: 'POST',
        headers: {
          apikey: key,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-supabase-api-version': '2024-01-01',
        },
        body: JSON.stringify(sent),
      });
      return { status: answer.status, code: (await answer.json()).code };
    },
    { to: address, sent: body, key: keys().publishableKey },
  );
}

test('a code that could not be checked, and one that could not be sent, have their own messages [ERR-10]', async ({
  areaPage: page,
}) => {
  const { email, code } = await reachStep(page);
  await page.route('**/factors/*/verify', (route) => route.abort('internetdisconnected'));
  await enter(page, code);
  await expect(toastOf(page)).toContainText('Erreur de vérification');
  await expect(toastOf(page)).toContainText('Vous semblez hors ligne.');
  await expect(page.getByText('Tentatives restantes : 3 sur 3')).toBeVisible();

  // A new session within the minute: the server sends no second message yet.
  await page.getByRole('button', { name: 'Annuler' }).click();
  await signIn(page, { email });
  await expect(toastOf(page)).toContainText("Erreur d'envoi");
  await expect(toastOf(page)).toContainText('Un message vient déjà de partir.');
  await expect(verifyButton(page)).toBeDisabled();
  await expectFits(page);
});

test('after a reload the page accepts the code that was sent before', async ({ areaPage: page }) => {
  const { code } = await reachStep(page);
  await enter(page, other(code));
  await expect(page.getByText('Tentatives restantes : 2 sur 3')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Tentatives restantes : 2 sur 3')).toBeVisible();
  await enter(page, code);
  await expect(page).toHaveURL('/client/dashboard');
});

test('a code that is typed before the step is ready is sent once it is', async ({ areaPage: page }) => {
  const { email } = await newAccount();
  const secret = await addAppStep(await signedIn({ email }), totpCode);
  const ready = Promise.withResolvers<void>();
  await page.route('**/factors/*/challenge', async (route) => {
    await ready.promise;
    await route.continue();
  });
  await signIn(page, { email });
  // One step ahead of the one that was spent when the application was added.
  await codeField(page).fill(totpCode(secret, 1));
  await expect(verifyButton(page)).toBeDisabled();
  ready.resolve();
  await expect(page).toHaveURL('/client/dashboard');
});

test('without the telephone there is the mail, and one of the recovery codes, once', async ({ areaPage: page }) => {
  const { email } = await newAccount();
  const client = await signedIn({ email });
  const secret = await addAppStep(client, totpCode);
  await addMailStep(client, email);
  const [recovery = ''] = await makeRecoveryCodes(client);

  await signIn(page, { email });
  await expect(page.getByText('affiché par votre application d’authentification')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nouvel essai' })).toBeDisabled();
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await expect(heading(page)).toBeFocused();
  const field = page.getByRole('textbox', { name: 'Code de secours' });
  await verifyButton(page).click();
  await expect(field).toHaveAccessibleDescription('Indiquez l’un de vos codes de secours.');
  await field.fill('aaaa-bbbb-cccc-dddd');
  await verifyButton(page).click();
  await expect(field).toHaveAccessibleDescription('Ce code n’est pas le bon.');
  await expect(field).toBeFocused();
  await expect(toastOf(page)).toContainText('Code incorrect');
  await expectAccessible(page);
  await field.fill(recovery.replaceAll(/(.{4})(?=.)/g, '$1-').toUpperCase());
  await verifyButton(page).click();
  await expect(page).toHaveURL('/client/dashboard');

  await page.evaluate(() => localStorage.clear());
  await signIn(page, { email });
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await field.fill(recovery);
  await verifyButton(page).click();
  await expect(field).toHaveAccessibleDescription('Ce code n’est pas le bon.');
  await page.getByRole('button', { name: 'Revenir au code à 6 chiffres' }).click();
  await page.getByRole('button', { name: 'Recevoir un code par e-mail' }).click();
  await expect(page.getByText(`envoyé à ${email}`)).toBeVisible();
  await enter(page, (await letterTo(email, 'factor_code')).code);
  await expect(page).toHaveURL('/client/dashboard');

  await page.evaluate(() => localStorage.clear());
  await signIn(page, { email });
  await expect(page.getByRole('button', { name: 'Recevoir un code par e-mail' })).toBeVisible();
  // One step ahead of the one that was spent when the application was added.
  await enter(page, totpCode(secret, 1));
  await expect(page).toHaveURL('/client/dashboard');
});
