import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { totpCode } from '#tests/conformance/auth/totp.ts';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expect, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { emailField, signIn } from '#tests/e2e/support/sign-in.ts';
import { type MailReceiver, startMailReceiver } from '#tests/support/mail-receiver.ts';
import { type OwnServer, startOwnServer } from '#tests/support/own-server.ts';
import { PASSWORD } from '#tests/support/password.ts';

// The story changes the whole site, so that it has a site of its own, which is no demonstration and sends real mails.
const ADMIN = 'operatrice@example.org';
const OTHER = 'collegue@example.org';
let receiver: MailReceiver;
let server: OwnServer;
let site: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  receiver = await startMailReceiver();
  server = await startOwnServer({
    TRUSTED_PROXIES: '1',
    ADMIN_EMAIL: ADMIN,
    SMTP_HOST: receiver.smtp.host,
    SMTP_PORT: String(receiver.smtp.port),
    SMTP_FROM: 'bonjour@liesse.test',
  });
  site = server.url;
});

test.afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

test('[AREA-A4] [STA-03] [PER-01] [PER-02] the first administrator arrives by mail, names the site and invites another with two permissions', async ({
  page,
  browser,
}) => {
  test.slow();
  const mailTo = async (to: string, subject?: RegExp) =>
    receiver.waitFor({ to, ...(subject !== undefined && { subject }) });
  const linkOf = (text: string, part: string): string =>
    text.match(/https?:\/\/\S+/g)?.find((address) => address.includes(part)) ?? '';

  // The invitation mail leads to the password, then to the second step.
  const first = await mailTo(ADMIN);
  expect(first.headers.get('from')).toContain('Liesse');
  await page.goto(linkOf(first.text, '/verify'));
  await page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Enregistrer et me connecter' }).click();
  await expect(page).toHaveURL(`${site}/admin/dashboard`);
  await openPage(page, `${site}/admin/account`);
  const secret = await addAppStep(page);

  // Another person is invited with two permissions, and a second step is required of everybody.
  await openPage(page, `${site}/admin/admins`);
  await expect(page.getByRole('list', { name: 'Personnes qui administrent' })).toContainText('Tous les droits');
  // Nobody lowers their own permissions: the reason is where the buttons would be.
  await expect(page.getByText('Personne ne change ses propres droits')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Changer les droits/ })).toHaveCount(0);
  // The page that a third person has open follows without a reload.
  const third = await openElsewhere(browser, { viewport: { width: 1440, height: 900 } });
  await signIn(third, { email: await newAdministrator(), at: `${site}/login` });
  await expect(third).toHaveURL(`${site}/admin/dashboard`);
  await expect(third.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('switch', { name: 'L’exiger de toutes les personnes qui administrent' }).click();
  await expect(page.getByRole('switch')).toBeChecked();
  await expect(third.getByRole('heading', { name: 'Protégez d’abord votre accès' })).toBeVisible();
  await addAppStep(third);
  await third.getByRole('button', { name: 'Continuer' }).click();
  await expect(third.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  await third.context().close();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Inviter une personne' }).click();
  const invite = page.getByRole('dialog', { name: 'Inviter une personne' });
  await invite.getByRole('textbox', { name: 'Adresse e-mail' }).fill(OTHER);
  await invite.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(invite.getByText('Choisissez au moins un droit.')).toBeVisible();
  await invite.getByRole('checkbox', { name: 'Gérer les clients' }).check();
  await invite.getByRole('checkbox', { name: 'Gérer le système' }).check();
  await expectAccessible(page);
  await invite.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByRole('list', { name: 'Invitations en attente' })).toContainText(OTHER);

  // The other person registers with the link, and sees nothing before the second step.
  const colleague = await openElsewhere(browser, { viewport: { width: 1440, height: 900 } });
  const letter = await mailTo(OTHER, /administrer Liesse/);
  await openPage(colleague, linkOf(letter.text, '/register'));
  await expect(colleague.getByRole('textbox', { name: 'Email' })).toHaveValue(OTHER);
  await expect(colleague.getByRole('textbox', { name: 'Code d’invitation' })).not.toHaveValue('');
  await colleague.getByRole('textbox', { name: 'Nom' }).fill('Sacha Morel');
  await colleague.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD);
  await colleague.getByRole('button', { name: "S'inscrire" }).click();
  await expect(colleague.getByText(OTHER).first()).toBeVisible();
  await colleague.goto(linkOf((await mailTo(OTHER)).text, '/verify'));
  await expect(colleague.getByRole('heading', { name: 'Protégez d’abord votre accès' })).toBeVisible();
  await expectAccessible(colleague);
  await addAppStep(colleague);
  await colleague.getByRole('button', { name: 'Continuer' }).click();
  const rail = colleague.getByRole('navigation', { name: 'Administration' });
  await expect(rail.getByRole('link', { name: 'Clients' })).toBeVisible();
  await expect(rail.getByRole('link', { name: 'Paramètres' })).toBeVisible();
  for (const name of ['Prestataires', 'Administrateurs', 'Sécurité', 'Journal']) {
    await expect(rail.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  // [PER-02] The address alone opens nothing.
  await openPage(colleague, `${site}/admin/admins`);
  await expect(colleague).toHaveURL(`${site}/unauthorized`);
  await expect(colleague.getByRole('heading', { level: 1, name: 'Accès non autorisé' })).toBeVisible();
  await expect(colleague.getByText(ADMIN)).toHaveCount(0);

  // A new name is on the public pages, in their titles and in mails at once.
  await openPage(page, `${site}/admin/settings`);
  const identity = page.getByRole('form', { name: 'Nom et logo' });
  await expectAccessible(page);
  await identity.getByRole('textbox', { name: 'Nom du site' }).fill('Maison Aubépine');
  await identity.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(identity.getByRole('alert')).toContainText('n’est pas une image');
  await save(page, 'Nom et logo');
  const visitor = await openElsewhere(browser);
  await visitor.goto(`${site}/home`);
  await expect(visitor).toHaveTitle(/Maison Aubépine/);
  await expect(visitor.getByRole('contentinfo')).toContainText('Maison Aubépine');
  await page.getByRole('tab', { name: 'E-mails' }).click();
  await page.getByRole('button', { name: 'Envoyer un e-mail d’essai' }).click();
  await expect(page.getByText('L’e-mail est parti.')).toBeVisible();
  expect((await mailTo(ADMIN, /essai/)).headers.get('from')).toMatch(/Maison/);
  await openPage(visitor, `${site}/terms`);
  await expect(visitor.getByText('Maison Aubépine est un service en ligne')).toBeVisible();
  await openPage(visitor, `${site}/login`);
  await expect(visitor.getByText('L’esprit Maison Aubépine')).toBeAttached();
  await emailField(visitor).fill(ADMIN);
  await visitor.getByRole('button', { name: 'Mot de passe oublié?' }).click();
  await visitor.getByRole('button', { name: 'Envoyer le lien de récupération' }).click();
  const recovery = await mailTo(ADMIN, /nouveau mot de passe/);
  expect(recovery.text).toContain('Maison Aubépine');
  expect(recovery.text).not.toContain('Liesse');

  // The palette leads to a single setting.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('siret');
  await page.getByRole('option', { name: 'SIRET' }).click();
  await expect(page.getByRole('textbox', { name: 'SIRET' })).toBeFocused();

  // A period below the minimum of the law is refused in place.
  await page.getByRole('tab', { name: 'Conservation' }).click();
  const retention = page.getByRole('form', { name: 'Durées de conservation' });
  await retention.getByRole('textbox', { name: 'Devis acceptés' }).fill('4');
  await retention.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(retention.getByText('Le minimum légal est de 5 ans.')).toBeVisible();
  await expectAccessible(page);

  // The colleague changed the same field: nothing typed is lost. Then the first version is restored.
  await openPage(colleague, `${site}/admin/settings`);
  await page.getByRole('tab', { name: 'Identité' }).click();
  await identity.getByRole('textbox', { name: 'Nom du site' }).fill('Maison Bleue');
  const theirs = colleague.getByRole('form', { name: 'Nom et logo' });
  await theirs.getByRole('textbox', { name: 'Nom du site' }).fill('Maison Verte');
  await save(colleague, 'Nom et logo');
  await identity.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(identity.getByRole('alert')).toContainText('Maison Verte');
  await expect(identity.getByRole('textbox', { name: 'Nom du site' })).toHaveValue('Maison Bleue');
  await identity.getByRole('button', { name: 'Reprendre ce qui est enregistré' }).click();
  await page.getByRole('button', { name: 'Historique : Nom et logo' }).click();
  const history = page.getByRole('dialog', { name: 'Historique : Nom et logo' });
  await expect(history.getByRole('listitem').first()).toContainText('Sacha Morel');
  await expectAccessible(page);
  await history.getByRole('button', { name: /^Rétablir cette version \(n°.1\)/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rétablir cette version' }).click();
  await expect(history.getByRole('listitem').first()).toContainText('Maison Verte → Liesse');
  await visitor.goto(`${site}/home`);
  await expect(visitor).toHaveTitle(/Liesse/);
  expect(secret).not.toBe('');
});

/** An administrator of the story's site, with a password alone. Returns the address. */
async function newAdministrator(): Promise<string> {
  const email = 'troisieme@example.org';
  const { secretKey } = JSON.parse(readFileSync(path.join(server.dataDir, 'keys.json'), 'utf8')) as {
    secretKey: string;
  };
  const operator = createClient(site, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data } = await operator.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  const change = { role: 'admin', permissions: ['manage_clients'] };
  const { error } = await operator
    .from('profiles')
    .update(change)
    .eq('id', data.user?.id ?? '');
  expect(error).toBeNull();
  return email;
}

/** Adds an application as second step, and closes the recovery codes. */
async function addAppStep(page: Page): Promise<string> {
  const enrolled = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/auth/v1/factors'),
  );
  await page.getByRole('button', { name: 'Ajouter une application' }).click();
  const { totp } = (await (await enrolled).json()) as { totp: { secret: string } };
  const dialog = page.getByRole('dialog', { name: 'Application d’authentification' });
  await dialog.getByLabel('Code à 6 chiffres').fill(totpCode(totp.secret));
  await page.getByRole('button', { name: 'Je les ai gardés' }).click();
  return totp.secret;
}

async function save(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/rest/v1/site_settings'),
  );
  await page.getByRole('form', { name }).getByRole('button', { name: 'Enregistrer' }).click();
  expect((await saved).ok()).toBe(true);
}
