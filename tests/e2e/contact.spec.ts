// Writing to the operator, with script and without. Sent messages are few: the server counts them by network.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expect, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newEmail, newPerson } from '#tests/e2e/support/people.ts';
import { call, home } from '#tests/e2e/support/service.ts';

const words = 'Bonjour, nous cherchons une salle pour quatre-vingts personnes en juin.';

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nom').fill(name);
  await page.getByLabel('Adresse e-mail').fill('irene@example.org');
  await page.getByLabel('Sujet').selectOption({ label: 'J’organise un événement' });
  await page.getByLabel('Message', { exact: true }).fill(`${words} ${name}`);
}

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' }).click();

/** The demonstration keeps what would be mailed. */
const expectMailed = (page: Page, name: string) =>
  expect(async () => {
    expect(await (await page.request.get('/mailbox')).text()).toContain(`Message de ${name}`);
  }).toPass();

test('a message is sent, thanked for, and reaches the operator [PUB-11]', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/contact');
  const name = `Irène ${randomUUID().slice(0, 8)}`;
  await fill(page, name);
  // Nobody writes all that in an instant.
  await page.clock.fastForward(20_000);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Merci, votre message est arrivé' })).toBeFocused();
  await expectMailed(page, name);
  await page.getByRole('link', { name: 'Écrire un autre message' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toBeVisible();
});

test('what is missing is said at its field, which no toast covers, and nothing typed is lost', async ({ page }) => {
  await openPage(page, '/contact');
  await page.getByLabel('Nom').fill('Irène');
  await page.getByLabel('Adresse e-mail').fill('irene@');
  await send(page);
  await expect(page.getByText('Cette adresse semble incomplète.').first()).toBeVisible();
  await expect(page.getByText('Choisissez un sujet.')).toBeVisible();
  await expect(page.getByText('Écrivez votre message.')).toBeVisible();
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused();
  await expect(page.getByLabel('Nom')).toHaveValue('Irène');
});

test('a double click is one request', async ({ page }) => {
  let asked = 0;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('/contact', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    asked += 1;
    await answered;
    return route.fulfill({ json: { ok: true } });
  });
  await openPage(page, '/contact');
  await fill(page, 'Irène');
  await page.getByRole('button', { name: 'Envoyer le message' }).dblclick();
  await page.keyboard.press('Enter');
  answer();
  await expect(page.getByRole('heading', { name: 'Merci, votre message est arrivé' })).toBeVisible();
  expect(asked).toBe(1);
});

const refusals = {
  too_many: 'Trop de messages ont été envoyés depuis votre réseau',
  unavailable: 'Le service est momentanément indisponible',
  network: 'Vous semblez hors ligne',
};
for (const [reason, sentence] of Object.entries(refusals)) {
  test(`a message that cannot leave (${reason}) stays as it was typed`, async ({ page }) => {
    await page.route('/contact', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      if (reason === 'network') return route.abort();
      return route.fulfill({ status: 429, json: { ok: false, reason, problems: {} } });
    });
    await openPage(page, '/contact');
    await fill(page, 'Irène');
    await send(page);
    await expect(page.getByRole('form', { name: 'Votre message' }).getByRole('alert')).toContainText(sentence);
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(`${words} Irène`);
    await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeEnabled();
  });
}

test('a hidden field is not reachable by keyboard', async ({ page }) => {
  await openPage(page, '/contact');
  await expect(page.locator('input[name="website"]')).not.toBeInViewport();
  await page.getByLabel('Message', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent, and its thanks can be reloaded [PUB-11]', async ({ page }) => {
    await page.goto('/contact');
    const name = `Ivan ${randomUUID().slice(0, 8)}`;
    await fill(page, name);
    await send(page);
    await expect(page).toHaveURL('/contact?envoye=1');
    await expect(page.getByRole('heading', { name: 'Merci, votre message est arrivé' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Merci, votre message est arrivé' })).toBeVisible();
    await page.getByRole('link', { name: 'Écrire un autre message' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  });

  test('an incomplete form comes back as it was typed, with status 422', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Nom').fill('Ivan <b>');
    await page.getByLabel('Message', { exact: true }).fill('Court');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await send(page);
    expect((await answered).status()).toBe(422);
    await expect(page.getByText('Quelques mots de plus nous aideront à vous répondre.')).toBeVisible();
    await expect(page.getByText('Choisissez un sujet.')).toBeVisible();
    await expect(page.getByLabel('Nom')).toHaveValue('Ivan <b>');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Court');
  });
});

test('an administrator reads a message and answers it by mail', async ({ areaPage: page }) => {
  const email = newEmail();
  await call('/rest/v1/rpc/send_contact_message', {
    name: 'Ivo Lambert',
    email,
    topic: 'partner',
    body: 'Comment figurer dans l’annuaire ?',
    network: 'contact-story',
  });
  await enterAs(page, await newPerson({ role: 'admin', permissions: ['manage_requests'] }));
  await openPage(page, '/admin/messages');
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('button', { name: 'Ivo Lambert' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('Comment figurer dans l’annuaire ?');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(panel.getByText('Écrivez votre réponse.')).toBeVisible();
  await panel.getByRole('textbox', { name: /^Votre réponse/ }).fill('Depuis « Devenir prestataire ».');
  await panel.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(panel.getByText(/^Réponse de /)).toBeVisible();
  await expect(async () => {
    const answer = await fetch(`${home()}/mailbox/latest?${new URLSearchParams({ to: email, kind: 'contact' })}`);
    expect(await answer.text()).toContain('Devenir prestataire');
  }).toPass();
});
