import type { Browser, Page } from '@playwright/test';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { newPerson } from '#tests/e2e/support/people.ts';
import { home, keys } from '#tests/e2e/support/service.ts';
import { emailField, passwordField, submitButton } from '#tests/e2e/support/sign-in.ts';
import { newWedding } from '#tests/e2e/support/weddings.ts';
import { type OwnServer, startOwnServer } from '#tests/support/own-server.ts';

// The site has a server of its own; its pages use the server under test, on another origin, as their API.
const site = `http://127.0.0.1:${process.env.E2E_OTHER_SITE_PORT}`;
let server: OwnServer;

// One worker: the site has one port.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startOwnServer(
    { API_URL: home(), API_PUBLISHABLE_KEY: keys().publishableKey },
    Number(process.env.E2E_OTHER_SITE_PORT),
  );
});

test.afterAll(() => server.stop());

/** Without the network header of the other tests, which would need a CORS preflight on another origin. */
const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ extraHTTPHeaders: {} })).newPage();

test('a client signs in and reads the guest list of a platform on another origin', async ({ browser }) => {
  const owner = await newPerson();
  await newWedding(owner);
  const page = await newPage(browser);
  const problems = listenForProblems(page);

  await openPage(page, `${site}/login`);
  await emailField(page).fill(owner.email);
  await passwordField(page).fill(owner.password);
  await submitButton(page).click();
  await expect(page).toHaveURL(`${site}/client/dashboard`);
  await expect(page.getByRole('heading', { name: 'Alix & Sacha' })).toBeVisible();

  await openPage(page, `${site}/client/guests`);
  const list = page.getByRole('list', { name: 'Liste des invités' });
  await expect(list.getByRole('link', { name: 'Éloïse Béranger' }).last()).toBeVisible();

  await openPage(page, `${site}/client/account`);
  const sessions = page.getByRole('list', { name: 'Sessions ouvertes' });
  await expect(sessions.getByText('Cet appareil')).toBeVisible();
  expect(problems).toEqual([]);
});

test('an auth service without lists of sessions shows a sentence and leaves the rest of the account usable', async ({
  browser,
}) => {
  const owner = await newPerson();
  const page = await newPage(browser);
  // As hosted services answer for an endpoint that they do not have.
  await page.route(`${home()}/auth/v1/sessions`, (route) =>
    route.fulfill({ status: 404, body: '404 page not found', headers: { 'access-control-allow-origin': site } }),
  );
  await openPage(page, `${site}/login`);
  await emailField(page).fill(owner.email);
  await passwordField(page).fill(owner.password);
  await submitButton(page).click();
  await expect(page).toHaveURL(`${site}/client/dashboard`);

  await openPage(page, `${site}/client/account`);
  await expect(page.getByText('Cette fonction n’est pas proposée par ce service.')).toBeVisible();
  const name = page.getByLabel('Nom', { exact: false }).first();
  await expect(name).toHaveValue(owner.name);
});
