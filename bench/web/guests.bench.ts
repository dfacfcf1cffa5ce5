// A guest list of ten thousand in the browser: brought in from a file, opened, searched.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openBrowser } from '../../scripts/steps/chromium.ts';
import { startProduct } from '../../scripts/steps/product.ts';
import { type Figure, report } from '../support/figures.ts';
import { type Host, newHost, openAs, slowestKey } from '../support/host.ts';
import { median } from '../support/load.ts';

const PEOPLE = 10_000;
const IMPORTS = 3;
const SEARCHED = 'morel 12';

const print = (line: string) => process.stdout.write(`${line}\n`);
const product = await startProduct();
const browser = await openBrowser(print);
try {
  let page = await openAs(browser, await newWedding());
  const imports = [await bringIn(page)];
  while (imports.length < IMPORTS) {
    await page.context().close();
    page = await openAs(browser, await newWedding());
    imports.push(await bringIn(page));
  }
  print(`  imports, each into a new wedding, s: ${imports.map((ms) => (ms / 1000).toFixed(2)).join(', ')}`);
  const { calls, opened } = await open(page);
  const rows = await page.getByRole('list', { name: 'Liste des invités' }).getByRole('listitem').count();
  await page.getByRole('searchbox', { name: /^Rechercher/ }).focus();
  const slowest = await slowestKey(page, SEARCHED);
  const figures: Figure[] = [
    { name: 'import of 10,000 rows, s', value: median(imports) / 1000, limit: { atMost: 5 } },
    { name: 'list on screen after navigation, s', value: opened / 1000, limit: { atMost: 3 } },
    { name: 'requests for the list until the realtime channel is open', value: calls, limit: { atMost: 1 } },
    { name: 'rows in the document', value: rows, limit: { atMost: 60 } },
    { name: 'slowest key press to paint, ms', value: slowest, limit: { atMost: 50 } },
  ];
  await report('guests', figures);
} finally {
  await browser.close();
  await product.stop();
}

/** With a wedding of four moments and nobody in it. */
async function newWedding(): Promise<Host> {
  const host = await newHost(product);
  const moments = ['Mairie', 'Vin d’honneur', 'Dîner', 'Brunch'].map((name) => ({ kind: 'autre', name }));
  await host.client.rpc('create_event', { kind: 'mariage', name: 'Dix mille', moments }).throwOnError();
  return host;
}

/** From the choice of the file to the list: the reading, the check and the writing, without the time to look at them. */
async function bringIn(page: Page): Promise<number> {
  const lines = Array.from({ length: PEOPLE }, (_, index) => {
    const home = Math.floor(index / 3);
    return `Prénom${index};Morel ${home};Famille Morel ${home};Adulte;p${index}@example.org;06 12 34 56 78;${home} rue du Lac;74000;Annecy`;
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'liesse-list-'));
  const file = path.join(folder, 'liste.csv');
  writeFileSync(file, ['Prénom;Nom;Foyer;Âge;Email;Téléphone;Adresse;Code postal;Ville', ...lines].join('\r\n'));
  await page.goto(`${product.url}/client/guests/import`);
  await page.getByLabel('Fichier de la liste').waitFor({ state: 'attached' });
  const began = performance.now();
  await page.getByLabel('Fichier de la liste').setInputFiles(file);
  await page.getByRole('button', { name: 'Vérifier la liste' }).click();
  await page.getByRole('button', { name: /^Importer 10/ }).click();
  await page.getByRole('list', { name: 'Liste des invités' }).waitFor({ timeout: 60_000 });
  const took = performance.now() - began;
  rmSync(folder, { recursive: true });
  return took;
}

async function open(page: Page): Promise<{ calls: number; opened: number }> {
  let calls = 0;
  page.on('request', (request) => {
    calls += Number(request.url().endsWith('/rpc/guest_list'));
  });
  const began = performance.now();
  await page.goto(`${product.url}/client/guests`);
  await page.getByRole('list', { name: 'Liste des invités' }).waitFor();
  const opened = performance.now() - began;
  // The realtime channel opens meanwhile, and may ask for what was written before it did.
  await page.waitForTimeout(3_000);
  return { calls, opened };
}
