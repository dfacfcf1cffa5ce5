import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { totpCode } from '#tests/conformance/auth/totp.ts';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { addAuthenticator, named } from '#tests/e2e/support/authenticator.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { letterTo } from '#tests/e2e/support/mailbox.ts';
import { enterAs, newPerson, type Person, signedIn } from '#tests/e2e/support/people.ts';
import { home } from '#tests/e2e/support/service.ts';

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toastTitled = (page: Page, title: string) => page.locator('[data-toast]').getByText(title, { exact: true });
const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirmez que c’est vous' });

async function openAccount(page: Page, person: Person, site = home()): Promise<void> {
  await enterAs(page, person, site);
  await openPage(page, `${site}/client/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
}

/** The server's answer to the first such request of a session that is older than an hour. */
async function answerStaleOnce(page: Page, path: string, method: string): Promise<void> {
  let isAnswered = false;
  await page.route(path, (route) => {
    if (isAnswered || route.request().method() !== method) return route.fallback();
    isAnswered = true;
    return route.fulfill({
      status: 400,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'reauthentication_needed', message: 'Sign in again' },
    });
  });
}

test('a new password needs a code, however fresh the session is, and ends the other sessions', async ({
  areaPage: page,
}) => {
  const person = await newPerson();
  const elsewhere = await signedIn(person);
  await openAccount(page, person);
  const password = block(page, 'Mot de passe');
  const field = password.getByLabel('Nouveau mot de passe');
  const submit = password.getByRole('button', { name: 'Changer le mot de passe' });
  await field.fill('court');
  await submit.click();
  await expect(password.getByRole('alert')).toHaveText('Le mot de passe compte 6 caractères au moins.');

  await field.fill('une-phrase-toute-neuve-52');
  await submit.click();
  await expect(proof(page)).toContainText(person.email);
  await expectFits(page);
  await page.keyboard.press('Escape');
  await expect(proof(page)).toHaveCount(0);
  await expect(field).toHaveValue('une-phrase-toute-neuve-52');
  // Nothing changed without the code, whatever asks the server.
  const { error } = await elsewhere.auth.updateUser({ password: 'une-phrase-toute-neuve-52' });
  expect(error?.code).toBe('reauthentication_needed');

  // The code of the first question is still valid: another is not sent within the minute.
  await submit.click();
  const { code } = await letterTo(person.email, 'reauthentication');
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/auth/v1/user'));
  await proof(page).getByLabel('Code à 6 chiffres').fill(code);
  expect((await sent).postDataJSON()).toMatchObject({ nonce: code });
  await expect(toastTitled(page, 'Mot de passe modifié')).toBeVisible();
  await expect(field).toHaveValue('');
  await signedIn({ email: person.email, password: 'une-phrase-toute-neuve-52' });
});

test('the second step: an application, codes for a lost telephone, a code by mail, and back', async ({ page }) => {
  test.slow();
  const problems = listenForProblems(page);
  const person = await newPerson();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAccount(page, person);
  const steps = block(page, 'Vérification en deux étapes');
  await expect(steps).toContainText('Elle n’est pas activée.');

  await steps.getByRole('button', { name: 'Ajouter une application' }).click();
  const app = page.getByRole('dialog', { name: 'Application d’authentification' });
  await expect(app.getByRole('img', { name: 'Code à scanner avec votre application' })).toBeVisible();
  await app.getByRole('button', { name: 'Copier la clé' }).click();
  await expect(toastTitled(page, 'Copié')).toBeVisible();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  const wrong = totpCode(secret) === '000000' ? '000001' : '000000';
  await app.getByLabel('Code à 6 chiffres').fill(wrong);
  await expect(app.getByRole('alert')).toHaveText('Ce code n’est pas le bon.');
  await expect(app.getByLabel('Code à 6 chiffres')).toBeFocused();
  await expectAccessible(page);
  await app.getByLabel('Code à 6 chiffres').fill(totpCode(secret));

  const shown = page.getByRole('dialog', { name: 'Vos codes de secours' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const [first = ''] = await shown.getByRole('listitem').allTextContents();
  expect(first).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/);
  await expectFits(page);
  await shown.getByRole('button', { name: 'Copier' }).click();
  await expect(toastTitled(page, 'Codes copiés')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(first);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    shown.getByRole('button', { name: 'Télécharger' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('codes-de-secours-liesse.txt');
  expect(await readFile(await file.path(), 'utf8')).toContain(first);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print-sheet]')).toBeVisible();
  await expect(page.getByText('Elle vous accompagne auprès')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await shown.getByRole('button', { name: 'Je les ai gardés' }).click();
  const recovery = block(page, 'Codes de secours');
  await expect(recovery).toContainText(/10.codes restants sur 10/);

  await steps.getByRole('button', { name: 'Recevoir un code par e-mail' }).click();
  const byMail = page.getByRole('dialog', { name: 'Code par e-mail' });
  await expect(byMail).toContainText(person.email);
  await byMail.getByLabel('Code à 6 chiffres').fill((await letterTo(person.email, 'factor_code')).code);
  await expect(steps.getByRole('listitem')).toHaveCount(2);
  await expect(shown).toHaveCount(0);

  // Taking away one of two asks for the other, so that the session keeps its level.
  await steps.getByRole('button', { name: 'Retirer : Code par e-mail' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await proof(page).getByLabel('Code à 6 chiffres').fill(totpCode(secret, 1));
  await expect(toastTitled(page, 'Méthode retirée')).toBeVisible();
  await expect(steps.getByRole('listitem')).toHaveCount(1);

  await recovery.getByRole('button', { name: 'Créer de nouveaux codes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remplacer' }).click();
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await expect(shown).not.toContainText(first);
  await page.keyboard.press('Escape');

  await steps.getByRole('button', { name: 'Retirer : Application d’authentification' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('sera désactivée');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(steps).toContainText('Elle n’est pas activée.');
  await expect(recovery).toHaveCount(0);
  await expect(page).toHaveURL('/client/account');
  expect(problems.filter((problem) => !problem.includes('status of 4'))).toEqual([]);
});

test('a passkey is made, named and removed; an old session gives its password first', async ({ page, baseURL }) => {
  const person = await newPerson();
  await addAuthenticator(page);
  await openAccount(page, person, named(baseURL));
  const keys = block(page, 'Clés d’accès');
  await expect(keys).toContainText('Aucune clé d’accès pour le moment.');
  await answerStaleOnce(page, '**/auth/v1/passkeys/registration/options', 'POST');
  await keys.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await proof(page).getByLabel('Mot de passe actuel').fill('pas-le-bon');
  await proof(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(proof(page).getByRole('alert')).toHaveText('Ce mot de passe n’est pas le bon.');
  await expectFits(page);
  await proof(page).getByLabel('Mot de passe actuel').fill(person.password);
  await proof(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(toastTitled(page, 'Clé d’accès ajoutée')).toBeVisible();
  await expect(keys.getByRole('listitem')).toContainText('Chrome sur');
  // The session that proved itself took the place of the one before.
  await expect(page.getByRole('list', { name: 'Sessions ouvertes' }).getByRole('listitem')).toHaveCount(1);

  await keys.getByRole('button', { name: /^Renommer/ }).click();
  const rename = page.getByRole('dialog', { name: 'Renommer la clé d’accès' });
  await rename.getByLabel('Nom de la clé').fill(' ');
  await rename.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(rename.getByRole('alert')).toHaveText('Donnez un nom à cette clé.');
  await rename.getByLabel('Nom de la clé').fill('Téléphone d’Alix');
  await rename.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(keys.getByRole('listitem')).toContainText('Téléphone d’Alix');

  const biometrics = page.getByRole('switch', { name: 'Utiliser la biométrie sur cet appareil' });
  const stored = () => page.evaluate(() => [localStorage['biometric_enabled'], localStorage['biometric_user_id']]);
  if (page.viewportSize()?.width === 390) {
    // It turns when the device has answered.
    await biometrics.click();
    await expect(biometrics).toBeChecked();
    await expect(toastTitled(page, 'Biométrie activée sur cet appareil')).toBeVisible();
    expect(await stored()).toEqual(['true', person.id]);
    await expectAccessible(page);
  } else {
    await expect(biometrics).toHaveCount(0);
  }

  await keys.getByRole('button', { name: 'Retirer : Téléphone d’Alix' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(toastTitled(page, 'Clé d’accès retirée')).toBeVisible();
  await expect(keys).toContainText('Aucune clé d’accès pour le moment.');
  await expect.poll(stored).toEqual([null, null].map(() => undefined));
});

test('other services are linked and unlinked where the site offers them', async ({ page }) => {
  await openAccount(page, await newPerson());
  const linked = block(page, 'Comptes liés');
  await expect(linked.getByRole('listitem').filter({ hasText: 'Google' })).toContainText('Pas encore proposé');

  // The provider is not ours: its part is played here.
  await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: { external: { google: true } } }));
  await page.route('**/auth/v1/user/identities/authorize?*', (route) =>
    route.fulfill({ json: { url: '/unauthorized?provider=google' } }),
  );
  await page.reload();
  await linked.getByRole('button', { name: 'Lier Google' }).click();
  await expect(page).toHaveURL('/unauthorized?provider=google');

  let isLinked = true;
  await page.route('**/auth/v1/user', async (route) => {
    const answer = await route.fetch();
    const user = (await answer.json()) as { identities: object[] };
    const google = { identity_id: 'one', id: 'one', provider: 'google', identity_data: { email: 'alix@gmail.com' } };
    await route.fulfill({
      response: answer,
      json: { ...user, identities: [...user.identities, ...(isLinked ? [google] : [])] },
    });
  });
  await page.route('**/auth/v1/user/identities/one', (route) => {
    isLinked = false;
    return route.fulfill({ json: {} });
  });
  await page.goto('/client/account');
  await expect(linked).toContainText('Lié : alix@gmail.com');
  await linked.getByRole('button', { name: 'Délier Google' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Délier' }).click();
  await expect(toastTitled(page, 'Google n’est plus lié')).toBeVisible();
  await expect(linked.getByRole('button', { name: 'Lier Google' })).toBeVisible();
});
