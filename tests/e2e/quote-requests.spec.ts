import type { Page } from '@playwright/test';
import { expectFits } from '#tests/e2e/support/accessibility.ts';
import { expect, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { followMail } from '#tests/e2e/support/mailbox.ts';
import { newPartner, type Partner } from '#tests/e2e/support/partners.ts';
import { newAccount, newEmail } from '#tests/e2e/support/people.ts';
import { emailField, passwordField, signIn } from '#tests/e2e/support/sign-in.ts';
import { PASSWORD } from '#tests/support/password.ts';

const asking = ({ id }: Partner) => `/client/partners?demander=${id}`;
const next = (page: Page) => page.getByRole('button', { name: 'Continuer' });

/** From the page that says what is missing to the request that was waiting behind it. */
async function makeEventAndAsk(page: Page, partner: Partner): Promise<void> {
  await expect(page).toHaveURL(asking(partner));
  await expect(page.getByText('Encore une étape avant votre demande')).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: 'Nouvel événement' }).last().click();
  const name = page.getByLabel('Nom de l’événement');
  await name.fill('Ambre et Lou');
  // A reload right after the typing would come before the draft is stored.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
    .toContain('Ambre et Lou');
  await page.reload();
  await expect(name).toHaveValue('Ambre et Lou');
  await next(page).click();
  await page.getByRole('checkbox', { name: 'Pas encore fixée' }).check();
  await next(page).click();
  await page.getByRole('button', { name: 'Créer l’événement' }).click();
  const sheet = page.getByRole('dialog', { name: 'Demander un devis' });
  await expect(sheet.getByRole('checkbox', { name: partner.name })).toBeChecked();
  await expect(page).toHaveURL(asking(partner));
  await sheet.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Demande envoyée');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: partner.name }) });
  await expect(row).toContainText('Devis demandé');
}

test('a visitor who asks for a quote registers, makes the event, and finds the request again', async ({
  areaPage: page,
}) => {
  const [partner, email] = [await newPartner('Atelier du Chemin'), newEmail()];
  await openPage(page, partner.address);
  await page.getByRole('link', { name: 'Demander un devis' }).click();
  const login = page.getByRole('link', { name: 'Vous avez déjà un compte?' });
  await expect(login).toHaveAttribute('href', `/login?from=${encodeURIComponent(asking(partner))}`);
  await page.getByRole('textbox', { name: 'Nom' }).fill('Alix Fontaine');
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plus qu’une étape' })).toBeVisible();
  await followMail(page, { to: email, link: 'Confirmer mon adresse' });
  await makeEventAndAsk(page, partner);
});

test('a client without an event signs in to ask, and asks once it is made', async ({ areaPage: page }) => {
  const problems = listenForProblems(page);
  const partner = await newPartner('Atelier du Retour');
  const { email } = await newAccount();
  await openPage(page, partner.address);
  await page.getByRole('link', { name: 'J’ai déjà un compte' }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await signIn(page, { email, at: page.url() });
  await makeEventAndAsk(page, partner);
  expect(problems).toEqual([]);
});

test('an address confirmed in another browser leads from there to the request as well', async ({
  areaPage: page,
  browser,
}) => {
  const [partner, email] = [await newPartner('Atelier d’ailleurs'), newEmail()];
  const from = encodeURIComponent(asking(partner));
  await openPage(page, `/register-client?from=${from}`);
  await page.getByRole('textbox', { name: 'Nom' }).fill('Alix Fontaine');
  await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(page.getByRole('link', { name: 'Retour à la connexion' })).toHaveAttribute(
    'href',
    `/login?from=${from}`,
  );
  const elsewhere = await openElsewhere(browser);
  await followMail(elsewhere, { to: email, link: 'Confirmer mon adresse' });
  await elsewhere.getByRole('link', { name: 'Retour à la connexion' }).click();
  await expect(elsewhere).toHaveURL(`/login?from=${from}`);
  await signIn(elsewhere, { email, at: elsewhere.url() });
  await expect(elsewhere).toHaveURL(asking(partner));
});
