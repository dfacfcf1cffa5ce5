// A guest without an account asks for their data and then for their erasure; and an administrator suspends the account of a client.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expect, listenForProblems, openElsewhere, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { letterTo } from '#tests/e2e/support/mailbox.ts';
import { enterAs, newEmail, newPerson, type Person } from '#tests/e2e/support/people.ts';
import { clientOf, keys } from '#tests/e2e/support/service.ts';
import { someWord } from '#tests/e2e/support/some-word.ts';
import { newWedding } from '#tests/e2e/support/weddings.ts';

async function ask(page: Page, email: string, kind: string): Promise<void> {
  await page.goto('/privacy/request');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel(kind).check();
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(page.getByRole('heading', { name: 'Consultez votre messagerie' })).toBeVisible();
}

async function confirmByMail(page: Page, to: string): Promise<string> {
  const { link } = await letterTo(to, 'privacy-proof');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer ma demande' }).click();
  await expect(page.getByRole('heading', { name: 'Votre demande est confirmée' })).toBeVisible();
  return link;
}

async function auditOf({ id }: Person): Promise<string[]> {
  const { data } = await clientOf(keys().secretKey).from('audit_log').select('action').eq('actor_id', id).order('id');
  return (data ?? []).map(({ action }) => String(action));
}

test('a guest gets a copy of their data, then is erased from every list', async ({
  page,
  otherAreaPage: desk,
  browser,
}) => {
  const problems = listenForProblems(page);
  const [host, admin] = await Promise.all([
    newPerson(),
    newPerson({ role: 'admin', name: 'Inès Caron', permissions: ['manage_guests', 'view_dashboard'] }),
  ]);
  const email = newEmail();
  const household = `Solène ${someWord()}`;
  await newWedding(host, [{ household, first_name: 'Solène', last_name: 'Roux', email }]);

  // The form works without script; what is missing is shown at its field, and nothing typed is lost.
  const guest = await openElsewhere(browser, { javaScriptEnabled: false });
  await guest.goto('/privacy');
  await guest.getByRole('link', { name: 'Demander mes données ou leur effacement' }).first().click();
  await guest.getByLabel('Adresse e-mail').fill(email);
  await guest.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(guest.getByText('Choisissez l’une des deux demandes.')).toBeVisible();
  await expect(guest.getByLabel('Adresse e-mail')).toHaveValue(email);
  await guest.getByLabel('Une copie de mes données').check();
  await guest.getByLabel('Précisions').fill('Le mariage d’Alix');
  await guest.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(guest.getByRole('heading', { name: 'Consultez votre messagerie' })).toBeVisible();

  const link = await confirmByMail(page, email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer ma demande' }).click();
  await expect(page.getByText('Ce lien a déjà été utilisé, ou il a expiré.')).toBeVisible();
  await expectAccessible(page);

  const deskProblems = listenForProblems(desk);
  await enterAs(desk, admin);
  await openPage(desk, '/admin/dashboard');
  await desk
    .getByRole('list', { name: 'Décisions en attente' })
    .getByRole('link', { name: /Données/ })
    .click();
  const row = desk.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Le mariage d’Alix');
  await expect(row.getByRole('list', { name: 'Données trouvées' })).toContainText(
    /Alix & Sacha.*1\sinvité et 1\sfoyer/,
  );
  await expectAccessible(desk);
  await row.getByRole('button', { name: 'Envoyer ses données' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(row).toHaveCount(0);

  await page.goto((await letterTo(email, 'privacy-export')).link);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const copy = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(copy)).toMatchObject({ email, invitations: [{ first_name: 'Solène', event: 'Alix & Sacha' }] });
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  await expect(page.getByText('Ce lien a déjà été utilisé, ou il a expiré.')).toBeVisible();

  await ask(page, email, 'L’effacement de mes données');
  await confirmByMail(page, email);
  await openPage(desk, '/admin/privacy');
  await row.getByRole('button', { name: 'Effacer' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Effacer pour toujours' }).click();
  await expect(row).toHaveCount(0);
  await desk.getByRole('button', { name: 'Traitées' }).click();
  await expect(desk.getByText(/^Effacé le .*1\sinvité, 1\sfoyer/).first()).toBeVisible();
  await expect(desk.getByText(email)).toHaveCount(0);
  await expectAccessible(desk);

  const service = clientOf(keys().secretKey);
  expect((await service.from('guests').select('id').eq('email', email)).data).toEqual([]);
  expect((await service.from('households').select('id').eq('name', household)).data).toEqual([]);
  expect(await auditOf(admin)).toEqual(['privacy_request.export_sent', 'privacy_request.erased']);

  await desk.getByRole('tab', { name: 'Effacement automatique' }).click();
  await expect(desk.getByText(/les quatorze dernières nuits/)).toBeVisible();
  await desk.getByRole('tab', { name: 'Lien divulgué' }).click();
  await desk.getByLabel('Lien d’invité').fill('https://liesse.example/guest/nothing');
  await desk.getByLabel('Motif').fill('Publié sur un forum');
  await desk.getByRole('button', { name: 'Révoquer le lien' }).click();
  await expect(desk.getByText('Ce lien n’ouvre aucune invitation.')).toBeVisible();
  await expectAccessible(desk);
  expect([...problems, ...deskProblems].filter((line) => !/status of (?:410|404)/.test(line))).toEqual([]);
});

test('[AREA-A2] an administrator finds a client and suspends the account, whose open page ends at once', async ({
  areaPage: page,
  otherAreaPage: clientPage,
}) => {
  const problems = listenForProblems(page);
  const name = `Éléonore ${someWord()}`;
  const [client, admin] = await Promise.all([
    newPerson({ name }),
    newPerson({ role: 'admin', name: 'Marc Lebel', permissions: ['manage_clients', 'manage_events'] }),
  ]);
  await newWedding(client);
  await enterAs(clientPage, client);
  await openPage(clientPage, '/client/todo');

  await enterAs(page, admin);
  await openPage(page, '/admin/clients');
  await page.getByLabel('Nom ou e-mail').fill(name.replaceAll('É', 'e').replaceAll('é', 'e').toUpperCase());
  const list = page.getByRole('list', { name: 'Comptes des clients' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('1\u00a0événement');
  await expectAccessible(page);
  await list.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Événements' })).toContainText('Alix & Sacha');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Suspendre le compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspendre ce compte' });
  await dialog.getByRole('button', { name: 'Suspendre', exact: true }).click();
  await expect(dialog.getByLabel('Motif')).toHaveAccessibleDescription('Écrivez au moins trois caractères.');
  await dialog.getByLabel('Motif').fill('Envois abusifs');
  await dialog.getByRole('button', { name: 'Suspendre', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Ce compte est suspendu')).toBeVisible();
  await expect(page.getByText('Aucune session ouverte.')).toBeVisible();
  await expect(clientPage.getByRole('dialog', { name: 'Votre session a pris fin' })).toBeVisible();
  expect(await auditOf(admin)).toEqual(['account.banned']);

  await page.goto('/admin/clients?vue=evenements');
  await expect(page.getByRole('list', { name: 'Événements par titre' })).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
