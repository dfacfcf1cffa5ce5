// A seating plan of three hundred people in the browser: how long scripts run for each move of a drag.
import type { CDPSession, Page } from '@playwright/test';
import { openBrowser } from '../../scripts/steps/chromium.ts';
import { startProduct } from '../../scripts/steps/product.ts';
import { type Figure, report } from '../support/figures.ts';
import { type Host, newHost, openAs } from '../support/host.ts';

const HOUSEHOLDS = 100;
const TABLES = 30;
const MOVES = 120;

const print = (line: string) => process.stdout.write(`${line}\n`);
const product = await startProduct();
const browser = await openBrowser(print);
try {
  const page = await openAs(browser, await newPlan());
  await page.goto(`${product.url}/client/seating`);
  await page.getByRole('tab', { name: 'Tables' }).click();
  const devtools = await page.context().newCDPSession(page);
  // Time of the thread, not of the clock: other work on the machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const person = await drag(page, devtools, page.getByRole('button', { name: 'Déplacer Camille0 Morel0' }));
  const table = await drag(page, devtools, page.getByRole('button', { name: /^Table 1\s:/ }));
  const room = await drag(page, devtools, null);
  const limit = { atMost: 16 };
  const figures: Figure[] = [
    { name: 'person dragged among 300, script of a move, 95th percentile, ms', value: person, limit },
    { name: 'table dragged among 30, script of a move, 95th percentile, ms', value: table, limit },
    { name: 'plan moved with 30 tables, script of a move, 95th percentile, ms', value: room, limit },
  ];
  await report('seating-plan', figures);
} finally {
  await browser.close();
  await product.stop();
}

/** Everybody comes and has a seat. */
async function newPlan(): Promise<Host> {
  const host = await newHost(product);
  const { client } = host;
  const moments = [{ kind: 'diner', name: 'Dîner' }];
  const { data: event } = await client
    .rpc('create_event', { kind: 'mariage', name: 'Trois cents', moments })
    .throwOnError();
  const { data: moment } = await client.from('moments').select('id').eq('event_id', event).single().throwOnError();
  const id = String(moment?.['id']);
  for (let home = 0; home < HOUSEHOLDS; home++) {
    const people = ['Camille', 'Dominique', 'Sacha'].map((name) => ({
      first_name: `${name}${home}`,
      last_name: `Morel${home}`,
      moments: [id],
      replies: { [id]: true },
    }));
    const household = { name: `Famille Morel ${home}`, people };
    await client.rpc('save_household', { of_event: event, household }).throwOnError();
  }
  const { data: guests } = await client.from('guests').select('id').eq('event_id', event).throwOnError();
  const plan = crypto.randomUUID();
  await client.from('seating_plans').insert({ id: plan, event_id: event, moment_id: id, name: 'Dîner' }).throwOnError();
  const tables = Array.from({ length: TABLES }, (_, index) => ({
    id: crypto.randomUUID(),
    name: String(index + 1),
    shape: 'round',
    seats: 11,
    x: 200 + (index % 6) * 320,
    y: 150 + Math.floor(index / 6) * 270,
  }));
  const moves = (guests ?? []).map((guest, index) => ({
    guest: guest['id'],
    table: tables[index % TABLES]?.id,
    seat: Math.floor(index / TABLES) + 1,
  }));
  await client.rpc('change_seating_plan', { of_plan: plan, tables, moves }).throwOnError();
  return host;
}

/** Drags across all tables and cancels. Without a handle the plan itself is moved, from a corner without tables. */
async function drag(page: Page, devtools: CDPSession, handle: ReturnType<Page['locator']> | null): Promise<number> {
  const floor = await page.getByRole('group', { name: 'Plan de la salle' }).boundingBox();
  await handle?.scrollIntoViewIfNeeded();
  const from = await handle?.boundingBox();
  if (floor === null) throw new Error('the plan is not visible');
  const start = from ? { x: from.x + from.width / 2, y: from.y + from.height / 2 } : { x: floor.x + 4, y: floor.y + 4 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const spent: number[] = [];
  let before = await scriptTime(page, devtools);
  for (let move = 1; move <= MOVES; move++) {
    const part = move / MOVES;
    await page.mouse.move(floor.x + floor.width * part, floor.y + floor.height * (0.5 + 0.35 * Math.sin(part * 30)));
    const now = await scriptTime(page, devtools);
    spent.push((now - before) * 1000);
    before = now;
  }
  if (handle !== null) await page.keyboard.press('Escape');
  await page.mouse.up();
  const sorted = spent.toSorted((one, other) => one - other);
  print(`  ms of script a move: median ${sorted[MOVES / 2]?.toFixed(1)}, longest ${sorted.at(-1)?.toFixed(1)}`);
  return sorted[Math.floor(MOVES * 0.95)] ?? 0;
}

/** Seconds that scripts have run in the page, after its next frame. */
async function scriptTime(page: Page, devtools: CDPSession): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}
