import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { expect, listenForProblems, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { newWedding } from '#tests/e2e/support/weddings.ts';
import { makeWorkbook } from '#tests/e2e/support/workbook.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const chooser = (page: Page) => page.getByLabel('Fichier de la liste');
const toastTitled = (page: Page, title: string) => page.locator('[data-toast]').getByText(title, { exact: true });
const list = (page: Page) => page.getByRole('list', { name: 'Liste des invités' });

const guests = Array.from({ length: 120 }, (_, index) => [
  `Prénom${index}`,
  `Nom${Math.floor(index / 2)}`,
  `Famille Nom${Math.floor(index / 2)}`,
  index % 10 === 9 ? 'Enfant' : 'Adulte',
  index % 2 === 0 ? `invite${index}@example.org` : '',
]);

test('120 guests come from an Excel workbook, all at once, and can be taken back [AREA-C3]', async ({
  areaPage: page,
}) => {
  const problems = listenForProblems(page);
  const owner = await newPerson();
  await newWedding(owner, []);
  await enterAs(page, owner);
  await openPage(page, '/client/guests/import');
  await expectFits(page);
  const buffer = makeWorkbook([['Prénom', 'Nom', 'Foyer', 'Âge', 'E-mail'], ...guests]);
  await chooser(page).setInputFiles({ name: 'liste.xlsx', mimeType: XLSX, buffer });
  await expect(page.getByLabel('Colonne « E-mail »')).toHaveValue('email');
  await expectFits(page);
  await page.getByRole('button', { name: 'Vérifier la liste' }).click();
  await expect(page.getByText(/^120.personnes dans 60.foyers$/)).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: /^Importer 120/ }).click();
  await expect(toastTitled(page, '120 personnes ajoutées, 60 nouveaux foyers')).toBeVisible();
  await expect(page).toHaveURL('/client/guests');
  await expect(page.getByText(/^120.invités$/)).toBeVisible();
  expect(await list(page).getByRole('listitem').count()).toBeLessThan(60);
  await page.locator('[data-toast]').getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('heading', { name: 'Votre liste est vide' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('titles below a title are found, wrong lines are left out by choice and given back as a file, allergies need consent', async ({
  areaPage: page,
}) => {
  const owner = await newPerson();
  await newWedding(owner);
  await enterAs(page, owner);
  await openPage(page, '/client/guests/import');
  const text =
    'Notre mariage;;;;\n\nPrénom;Nom;Foyer;Email;Allergies\nEloise;BERANGER;famille beranger;;\nJo;Morel;Famille Morel;jo.example.org;\n;;Famille Roux;;\nZoé;Roux;Famille Roux;zoe@example.org;arachides\n';
  const buffer = Buffer.from(text, 'latin1');
  await chooser(page).setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer });
  const header = page.getByLabel('Ligne des titres');
  await expect(header.getByRole('option', { selected: true })).toHaveText(
    'Ligne 3 : Prénom, Nom, Foyer, Email, Allergies',
  );
  await expect(page.getByText(/^4.lignes à reprendre/)).toBeVisible();
  await header.selectOption('Ligne 1\u00a0: Notre mariage');
  await expect(page.getByText(/^5.lignes à reprendre/)).toBeVisible();
  await expect(page.getByText('Prénom · Eloise · Jo')).toBeVisible();
  await header.selectOption('Ligne 3\u00a0: Prénom, Nom, Foyer, Email, Allergies');
  await expect(page.getByText('Eloise · Jo · Zoé')).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier la liste' }).click();
  await expect(page.getByText('Cochez l’accord de ces personnes')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Ces personnes acceptent que leurs allergies').check();
  await page.getByRole('button', { name: 'Vérifier la liste' }).click();

  const trouble = page.getByRole('alert');
  await expect(trouble).toContainText(/2.lignes à corriger/);
  await expect(trouble).toContainText('Ligne 5 Adresse e-mail « jo.example.org » : Valeur non valable.');
  await expect(trouble).toContainText('Ligne 6 Ni prénom ni nom.');
  await expect(page.getByRole('radio', { name: 'Ne pas les ajouter à nouveau' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Importer la ligne valable, laisser 2 lignes de côté' }).click();

  await expect(page.getByRole('heading', { name: /^1.personne ajoutée, 1.nouveau foyer$/ })).toBeFocused();
  const leftOut = page.getByRole('list', { name: /^3.lignes laissées de côté$/ });
  await expect(leftOut.getByRole('listitem')).toHaveText([
    'Ligne 4 Déjà dans votre liste.',
    'Ligne 5 Adresse e-mail « jo.example.org » : Valeur non valable.',
    'Ligne 6 Ni prénom ni nom.',
  ]);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger ces lignes (CSV)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Lignes laissées de côté.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\ufeffPrénom;Nom;Foyer;Email;Allergies;Ligne;Raison');
  expect(lines[2]).toMatch(/^Jo;Morel;Famille Morel;jo.example.org;;5;/);

  await page.getByRole('button', { name: 'Voir la liste' }).click();
  await expect(list(page).getByRole('link', { name: 'Zoé Roux' })).toBeVisible();
  await expect(page.getByText(/^4.invités$/)).toBeVisible();
  await list(page).getByRole('link', { name: 'Zoé Roux' }).click();
  await expect(page.getByRole('dialog').getByLabel('Allergies et autres précisions')).toHaveValue('arachides');
  await expect(page.getByRole('dialog').getByLabel('Cette personne accepte')).toBeChecked();
});

test('a file that is no list is refused with its reason', async ({ areaPage: page }, testInfo) => {
  const owner = await newPerson();
  await newWedding(owner, []);
  await enterAs(page, owner);
  await openPage(page, '/client/guests/import');
  const choose = (name: string, buffer: Buffer) => chooser(page).setInputFiles({ name, mimeType: 'text/csv', buffer });
  await choose('photo.csv', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
  await expect(page.getByText('Ce fichier n’est ni un classeur Excel ni un CSV')).toBeVisible();
  await choose('vieux.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  await expect(page.getByText('Ce classeur est protégé')).toBeVisible();
  await choose('long.csv', Buffer.from(`Nom\n${'Morel\n'.repeat(10_001)}`));
  await expect(page.getByText(/compte plus de 10.000 lignes/)).toBeVisible();
  // By its path: Playwright sends the bytes of a buffer through its protocol, which takes seconds for a large one.
  const film = testInfo.outputPath('film.csv');
  await writeFile(film, Buffer.alloc(50_000_000, 'a'));
  await chooser(page).setInputFiles(film);
  await expect(page.getByText(/dépasse 25.Mo/)).toBeVisible();
  await choose('rien.csv', Buffer.from('Ville;Code\nAnnecy;74000\n'));
  await expect(page.getByText('Désignez au moins une colonne')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vérifier la liste' })).toBeDisabled();
});

test('what is shown is exported, and no cell runs as a formula', async ({ areaPage: page }) => {
  const owner = await newPerson();
  await newWedding(owner, [
    { household: '=1+1', first_name: '=HYPERLINK("x")', last_name: 'Morel' },
    { household: 'Autre', first_name: 'Awa', last_name: 'Diallo' },
  ]);
  await enterAs(page, owner);
  await openPage(page, '/client/guests');
  await page.getByRole('searchbox', { name: /^Rechercher/ }).fill('morel');
  await expect(list(page).getByRole('link', { name: 'Awa Diallo' })).toHaveCount(0);
  const save = async (entry: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const csv = await save('Exporter en CSV');
  expect(csv.name).toBe('Invités Alix & Sacha.csv');
  const [heads, ...rows] = csv.bytes.toString('utf8').split('\r\n');
  expect(heads).toMatch(/^\ufeffFoyer;Prénom;Nom;/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^'=1\+1;"'=HYPERLINK\(""x""\)";Morel;Adulte;/);
  const xlsx = await save('Exporter en Excel');
  expect(xlsx.name).toBe('Invités Alix & Sacha.xlsx');
  expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');
});
