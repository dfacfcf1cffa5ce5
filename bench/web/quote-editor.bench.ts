// The partner's quote of sixty lines: a key press in one of them until the totals are rendered, and its PDF.
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { openBrowser } from '../../scripts/steps/chromium.ts';
import { startProduct } from '../../scripts/steps/product.ts';
import { eventDay } from '../support/days.ts';
import { type Figure, report } from '../support/figures.ts';
import { type Host, newHost, openAs } from '../support/host.ts';
import { median } from '../support/load.ts';

const LINES = 60;

const print = (line: string) => process.stdout.write(`${line}\n`);
const product = await startProduct();
const browser = await openBrowser(print);
try {
  const { seller, quote } = await newQuote();
  const page = await openAs(browser, seller);
  await page.goto(`${product.url}/partner/quotes/${quote}`);
  const keys = await typePrice(page);
  const paper = await makePaper(page, seller, quote);
  const figures: Figure[] = [
    {
      name: 'key press in a quote of 60 lines until its totals are rendered, median ms',
      value: keys,
      limit: { atMost: 16 },
    },
    { name: 'PDF of a quote of 60 lines, s', value: paper / 1000, limit: { atMost: 1 } },
  ];
  await report('quote-editor', figures);
} finally {
  await browser.close();
  await product.stop();
}

async function newQuote(): Promise<{ seller: Host; quote: string }> {
  const partnerAccount = { name: 'Traiteur des soixante', role: 'partner', partner_type: 'caterer' };
  const [host, seller] = await Promise.all([newHost(product), newHost(product, partnerAccount)]);
  const operator = createClient(product.url, product.keys.secretKey, { auth: { persistSession: false } });
  const owner = seller.session.user.id;
  const listing = {
    owner_id: owner,
    type: 'caterer',
    name: 'Traiteur des soixante',
    commune: 'Beaune',
    state: 'listed',
  };
  const { data: partner } = await operator.from('partners').insert(listing).select('id').single().throwOnError();
  const event = { kind: 'mariage', name: 'Soixante lignes', starts_on: eventDay, expected_guests: 120 };
  const { data: id } = await host.client.rpc('create_event', event).throwOnError();
  const words = { of_event: id, partners: [partner.id], message: 'Bonjour' };
  const { data: asked } = await host.client.rpc('ask_for_quotes', words).throwOnError();
  const lines = Array.from({ length: LINES }, (_, index) => ({
    label: `Prestation ${index}`,
    description: 'Service compris, vaisselle et nappage à rendre le lendemain avant midi.',
    quantity: 120,
    unit: 'personne',
    unit_cents: 100 + index,
    vat_rate: [5.5, 10, 20][index % 3],
    discount_percent: index % 7,
  }));
  const draft = { valid_until: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10), lines };
  const { data: made } = await seller.client
    .rpc('save_quote', { request: asked[0].request, quote: draft })
    .throwOnError();
  return { seller, quote: made.id };
}

/**
 * From the event of each key until the document shows the new totals: React renders in a microtask after its own listener, so a
 * listener of the window that comes last sees the end of it.
 */
async function typePrice(page: Page): Promise<number> {
  const price = page.getByRole('group', { name: 'Prestation 30' }).getByRole('textbox', { name: 'Prix HT' });
  await price.waitFor();
  await price.focus();
  await price.selectText();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { benchTimes: times });
    let start = 0;
    const begin = () => {
      start = performance.now();
    };
    window.addEventListener('input', begin, { capture: true });
    window.addEventListener('input', () => times.push(performance.now() - start));
  });
  await page.keyboard.type('1234567,89', { delay: 120 });
  const times = await page.evaluate(() => (window as unknown as { benchTimes: number[] }).benchTimes);
  print(`  keys: ${times.map((time) => time.toFixed(1)).join(', ')} ms`);
  await price.fill('12');
  await page.getByText('Brouillon enregistré').waitFor();
  return median(times);
}

/** From the click to the file, in the middle one of five. The first loads the library too, and is not counted. */
async function makePaper(page: Page, seller: Host, quote: string): Promise<number> {
  await seller.client.rpc('send_quote', { quote }).throwOnError();
  const button = page.getByRole('button', { name: 'Télécharger le devis en PDF' });
  await button.waitFor();
  const times: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const start = performance.now();
    await Promise.all([page.waitForEvent('download'), button.click()]);
    times.push(performance.now() - start);
  }
  print(`  papers: ${times.map(Math.round).join(', ')} ms`);
  return median(times.slice(1));
}
