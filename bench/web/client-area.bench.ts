// The client's pages with a great deal in them: the dashboard on a phone's network with its files in the cache, two thousand tasks, five
// hundred lines of budget.
import type { Page } from '@playwright/test';
import { openBrowser } from '../../scripts/steps/chromium.ts';
import { startProduct } from '../../scripts/steps/product.ts';
import { eventDay } from '../support/days.ts';
import { type Figure, report } from '../support/figures.ts';
import { type Host, newHost, openAs, slowestKey } from '../support/host.ts';
import { median } from '../support/load.ts';
import { network } from '../support/slow-page.ts';

const TASKS = 2_000;
const LINES = 500;
const VISITS = 5;

const print = (line: string) => process.stdout.write(`${line}\n`);
const product = await startProduct();
const browser = await openBrowser(print);
try {
  const page = await openAs(browser, await newPlan());
  const { painted, asked } = await visitDashboard(page);
  const tasks = await searchTasks(page);
  const whatIf = await measureWhatIf(page);
  const figures: Figure[] = [
    { name: 'dashboard painted on slow 4G with a warm cache, s', value: painted / 1000, limit: { atMost: 1 } },
    { name: 'requests of the dashboard’s first wave', value: asked, limit: { atMost: 3 } },
    { name: 'rows of 2,000 tasks in the document', value: tasks.rows, limit: { atMost: 80 } },
    { name: 'slowest key press in the search of 2,000 tasks, ms', value: tasks.slowest, limit: { atMost: 50 } },
    { name: 'slowest key press of a what-if over 500 lines, ms', value: whatIf, limit: { atMost: 50 } },
  ];
  await report('client-area', figures);
} finally {
  await browser.close();
  await product.stop();
}

async function newPlan(): Promise<Host> {
  const host = await newHost(product);
  const event = { kind: 'mariage', name: 'Mille choses', starts_on: eventDay, expected_guests: 120 };
  const { data: id } = await host.client.rpc('create_event', { ...event, budget_cents: 9_000_000 }).throwOnError();
  const tasks = Array.from({ length: TASKS }, (_, index) => ({
    event_id: id,
    title: `Préparer la chose ${index}`,
    days_before: index % 300,
  }));
  await host.client.from('tasks').insert(tasks).throwOnError();
  const lines = Array.from({ length: LINES }, (_, index) => ({
    event_id: id,
    label: `Ligne ${index}`,
    is_per_guest: index % 2 === 0,
    unit_cents: index % 2 === 0 ? 100 + index : null,
    estimated_cents: 10_000 + index,
  }));
  await host.client.from('budget_items').insert(lines).throwOnError();
  return host;
}

/** From the address to the frame that shows the event, in the middle visit; and what was asked before the first answer. */
async function visitDashboard(page: Page): Promise<{ painted: number; asked: number }> {
  await page.addInitScript(watchForEvent);
  await openDashboard(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  const times: number[] = [];
  let asked = 0;
  const count = (request: { url(): string; method(): string }) => {
    if (request.method() !== 'OPTIONS' && request.url().includes('/rest/v1/')) asked += 1;
  };
  for (let visit = 0; visit < VISITS; visit += 1) {
    // Nothing of the last visit is still on its way.
    await page.goto('about:blank');
    asked = 0;
    page.on('request', count);
    const answered = page.waitForResponse((answer) => answer.url().includes('/rest/v1/'));
    const painted = openDashboard(page);
    await answered;
    page.off('request', count);
    times.push(await painted);
  }
  await devtools.detach();
  print(`  painted after ${times.map(Math.round).join(', ')} ms`);
  return { painted: median(times), asked };
}

async function openDashboard(page: Page): Promise<number> {
  await page.goto(`${product.url}/client/dashboard`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'benchPainted' in window);
  return page.evaluate(() => (window as unknown as { benchPainted: number }).benchPainted);
}

/** Runs in the page, before anything of it. */
function watchForEvent(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('#event-name') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => Object.assign(window, { benchPainted: performance.now() }));
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function searchTasks(page: Page): Promise<{ rows: number; slowest: number }> {
  await page.goto(`${product.url}/client/todo`);
  const list = page.getByRole('list', { name: 'Liste des tâches' });
  await list.waitFor();
  const rows = await list.getByRole('listitem').count();
  await page.getByRole('searchbox', { name: 'Rechercher une tâche' }).focus();
  return { rows, slowest: await slowestKey(page, 'chose 12') };
}

async function measureWhatIf(page: Page): Promise<number> {
  await page.goto(`${product.url}/client/budget?part=what-if`);
  const guests = page.getByLabel('Nombre d’invités', { exact: true });
  await guests.focus();
  await guests.selectText();
  return slowestKey(page, '13579');
}
