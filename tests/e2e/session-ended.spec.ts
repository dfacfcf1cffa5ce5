// A session that ends on the server while its page is open: by another device, in the middle of a form, for good.
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expect, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson, type Person, signedIn } from '#tests/e2e/support/people.ts';
import { callAs } from '#tests/e2e/support/service.ts';
import { emailField, passwordField, submitButton, toastOf } from '#tests/e2e/support/sign-in.ts';
import { newWedding } from '#tests/e2e/support/weddings.ts';
import { PASSWORD } from '#tests/support/password.ts';

const ended = (page: Page) => page.getByRole('dialog', { name: 'Votre session a pris fin' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Nouvelle tâche' });
const title = (page: Page) => drawer(page).getByRole('textbox', { name: 'Que faut-il faire ?' });

const endEverySession = async (person: Person) => (await signedIn(person)).auth.signOut({ scope: 'global' });

async function signInAgain(page: Page, email?: string): Promise<void> {
  if (email !== undefined) await emailField(page).fill(email);
  await passwordField(page).fill(PASSWORD);
  await submitButton(page).click();
}

/** A new task, typed and not saved, when the session ends. The realtime connection of the page is closed, which shows it. */
async function loseSessionInDrawer(page: Page, person: Person, text: string): Promise<void> {
  await newWedding(person);
  await enterAs(page, person);
  await openPage(page, '/client/todo/new');
  await title(page).fill(text);
  await endEverySession(person);
  await expect(ended(page)).toBeVisible();
}

test('a session ended elsewhere is asked for again above the open drawer, which then saves once [STA-04] [ERR-13]', async ({
  page,
}) => {
  const person = await newPerson();
  await loseSessionInDrawer(page, person, 'Réserver le quatuor');
  await expect(page.getByRole('heading', { name: 'Votre session a pris fin' })).toBeFocused();
  await expect(emailField(page)).toHaveValue(person.email);
  // Playwright clicks only what nothing covers; the focus stays inside.
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    expect(await ended(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(ended(page)).toBeVisible();
  await expectAccessible(page);

  await signInAgain(page);
  await expect(ended(page)).toHaveCount(0);
  await expect(page).toHaveURL('/client/todo/new');
  await expect(title(page)).toHaveValue('Réserver le quatuor');
  await drawer(page).getByRole('button', { name: 'Ajouter au planning' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Réserver le quatuor' })).toBeVisible();
  const { data } = await (await signedIn(person)).from('tasks').select('title').eq('title', 'Réserver le quatuor');
  expect(data).toHaveLength(1);
});

test('somebody else who signs in above a drawer sees nothing of what was typed or read there', async ({ page }) => {
  const first = await newPerson({ name: 'Alix Berger' });
  const second = await newPerson({ name: 'Noor Haddad' });
  await newWedding(second);
  await loseSessionInDrawer(page, first, 'Secret de la première');
  await signInAgain(page, second.email);
  // The same address opens, as their own: only people of their event can be chosen.
  const people = drawer(page).getByRole('combobox', { name: /^Responsable/ });
  await expect(people.getByRole('option')).toHaveText(['Personne en particulier', 'Noor Haddad']);
  await expect(title(page)).toHaveValue('');
  await expect(page.getByText('Secret de la première')).toHaveCount(0);
  await expect(page.getByText('Brouillon retrouvé')).toHaveCount(0);
});

test('« Continuer avec un autre compte » leads to the sign-in page, which remembers the page', async ({ page }) => {
  await loseSessionInDrawer(page, await newPerson(), 'Choisir les alliances');
  await ended(page).getByRole('link', { name: 'Continuer avec un autre compte' }).click();
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/client/todo/new')}`);
  await expect(emailField(page)).toBeVisible();
});

test('« Fermer toutes les autres sessions » asks the other device to sign in, once', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await newPerson();
  await newWedding(person);
  await enterAs(page, person);
  await openPage(page, '/client/guests');
  await expect(page.getByText('Awa Diallo').first()).toBeVisible();

  const other = await openElsewhere(browser, { ...(baseURL !== undefined && { baseURL }) });
  const { data } = await (await signedIn(person)).auth.getSession();
  if (data.session === null) throw new Error('the other device is not signed in');
  await enterAs(other, { session: data.session });
  await openPage(other, '/client/account');
  await other.getByRole('button', { name: 'Fermer toutes les autres sessions' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Tout fermer' }).click();
  await expect(toastOf(other)).toContainText('Les autres sessions sont fermées');

  // The realtime connection of the page is closed by the server: nobody has to click anything to learn of it.
  await expect(ended(page)).toBeVisible();
  const visits: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (visits.at(-1) !== pathname) visits.push(pathname);
  });
  await openPage(page, '/login');
  await expect(emailField(page)).toBeVisible();
  await openPage(page, '/client/guests');
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/client/guests')}`);
  expect(visits).toEqual(['/login', '/client/guests', '/login']);
  await signInAgain(page, person.email);
  await expect(page).toHaveURL('/client/guests');
  await expect(page.getByText('Awa Diallo').first()).toBeVisible();
  await expect(ended(page)).toHaveCount(0);
  // Its token went with it, and this one stays.
  expect(await callAs(person, 'GET', 'profiles?select=id').catch(String)).toContain('401');
  await openPage(other, '/client/account');
  await expect(other.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
  await other.context().close();
});

test('a page opened with a session that ended meanwhile asks for it, and signs in where it is', async ({ page }) => {
  const person = await newPerson();
  await newWedding(person);
  await endEverySession(person);
  await enterAs(page, person);
  // The sign-in page redirects a stored session to the dashboard of its role, where the server refuses it.
  await openPage(page, '/login');
  await expect(ended(page)).toBeVisible();
  await expect(page).toHaveURL('/client/dashboard');
  await signInAgain(page);
  await expect(ended(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alix');
});
