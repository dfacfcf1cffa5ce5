import { randomUUID } from 'node:crypto';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { chunkAddress } from '#tests/e2e/support/chunks.ts';
import { inDatabase } from '#tests/e2e/support/clock.ts';
import { newEvent } from '#tests/e2e/support/events.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newAccount, newPerson } from '#tests/e2e/support/people.ts';

test('an administrator reads the figures, retries a failed mail, and without manage_system sees nothing of the system [AREA-A1]', async ({
  areaPage: page,
  otherAreaPage: other,
}) => {
  const problems = listenForProblems(page);
  const kind = `essai-${randomUUID().slice(0, 8)}`;
  const [limited, operator] = await Promise.all([
    newPerson({ role: 'admin', permissions: ['view_dashboard', 'manage_requests'] }),
    newPerson({ role: 'admin', permissions: ['view_dashboard', 'manage_partners', 'manage_system'] }),
    newAccount(),
    inDatabase(
      `insert into platform.outbox (kind, recipient, body_text, failed_at, last_error, attempts, is_retryable)
       values ($1, 'marie.dupont@example.org', 'Bonjour', now(), '550 mailbox unavailable', 10, true)`,
      [kind],
    ),
  ]);

  await enterAs(page, operator);
  await openPage(page, '/admin/dashboard');
  await expect(page.getByRole('link', { name: 'Compléter les mentions légales' })).toHaveAttribute(
    'href',
    '/admin/settings?part=legal',
  );
  const waiting = page.getByRole('list', { name: 'Décisions en attente' });
  await expect(waiting.getByRole('link', { name: /^Prestataires à vérifier/ })).toHaveAttribute(
    'href',
    '/admin/partners',
  );
  await expect(waiting.getByRole('link', { name: /^Messages de contact/ })).toHaveCount(0);
  const figure = (label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(figure('Inscriptions')).toContainText(/[1-9]\d* aujourd’hui/);
  await expect(figure('Stockage')).toContainText('fichiers');
  await page.getByRole('button', { name: '12 mois' }).click();
  await expect(page).toHaveURL('/admin/dashboard?periode=mois');
  await page.getByRole('button', { name: 'Voir le tableau' }).first().click();
  await expect(page.getByRole('table', { name: 'Inscriptions et événements' }).getByRole('row')).toHaveCount(13);
  await page
    .getByRole('figure')
    .filter({ hasText: 'Temps de réponse' })
    .getByRole('button', { name: 'Voir le tableau' })
    .click();
  await expect(page.getByRole('table', { name: 'Temps de réponse' }).getByRole('row')).toHaveCount(13);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger (CSV)' }).click();
  expect((await saved).suggestedFilename()).toBe('Chiffres, 12 mois.csv');
  await expectFits(page);

  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Système' }).click();
  await expect(figure('Serveur')).toContainText('En service');
  await expect(page.getByRole('list', { name: 'Tâches planifiées' })).toContainText('Chiffres de la veille');
  const failure = page.getByRole('listitem').filter({ hasText: kind });
  await expect(failure).toContainText('À m…@example.org');
  await expect(page.getByRole('main')).not.toContainText('marie.dupont');
  await expectAccessible(page);
  await failure.getByRole('button', { name: `Reprendre : E-mail : ${kind}` }).click();
  await expect(failure).toHaveCount(0);

  await enterAs(other, limited);
  await openPage(other, '/admin/dashboard');
  await expect(other.getByRole('link', { name: /^Messages de contact/ })).toBeVisible();
  await expect(other.getByRole('link', { name: /^Prestataires à vérifier/ })).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Système' })).toHaveCount(0);
  await openPage(other, '/admin/system');
  await expect(other.getByRole('heading', { level: 1, name: 'Accès non autorisé' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a page that cannot be rendered is reported once, without anything personal, to those who run the system', async ({
  page,
  otherAreaPage: other,
}) => {
  const fault = `essai-${randomUUID().slice(0, 4).replaceAll(/\d/g, 'x')}`;
  const [client, operator] = await Promise.all([
    newPerson({ name: 'Nour Petit' }),
    newPerson({ role: 'admin', permissions: ['manage_system'] }),
  ]);
  await newEvent(client);
  await page.route(chunkAddress('client/todo/todo-page'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function Component() { throw new Error('${fault} of nour@example.org'); }`,
    }),
  );
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/record_browser_error')) reports.push(request.postData() ?? '');
  });
  await enterAs(page, client);
  const task = randomUUID();
  const received = page.waitForResponse((answer) => answer.url().endsWith('/rpc/record_browser_error'));
  await openPage(page, `/client/todo/${task}?secret=abc`);
  await expect(page.getByRole('alert')).toBeVisible();
  expect((await received).status()).toBe(204);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(reports).toHaveLength(1);
  expect(reports[0]).not.toMatch(new RegExp(`nour|secret|${task}`));

  await enterAs(other, operator);
  await openPage(other, '/admin/system');
  const item = other
    .getByRole('list', { name: 'Erreurs du navigateur' })
    .getByRole('listitem')
    .filter({ hasText: fault });
  await expect(item).toContainText('1 signalement');
  await expect(item).toContainText('/client/todo/:taskId?');
  await expect(item).toContainText(`Error: ${fault} of …`);
  await item.getByText('Où dans le code').click();
  await expect(item).toContainText('.js:1:');
  await expectAccessible(other);
});
