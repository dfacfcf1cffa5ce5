// The installed application on a phone: how long it takes to open from its icon on a slowed processor and without a network, how five
// hundred changes that waited are sent, and whether the service worker delays the first visit of a page.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openBrowser, openProfile } from '../../scripts/steps/chromium.ts';
import { startProduct } from '../../scripts/steps/product.ts';
import { eventDay } from '../support/days.ts';
import { report } from '../support/figures.ts';
import { type Host, newHost } from '../support/host.ts';
import { newInvitingWedding } from '../support/invited.ts';
import { median } from '../support/load.ts';

const CHANGES = 500;
const STARTS = 5;
/** A browser stores the compiled code of a file once it was used a second time. */
const WARM_UPS = 2;
const FIRST_VISITS = 15;
const SLOWNESS = 4;
const POLL_MS = 100;
const viewport = { width: 390, height: 844 };
const TASKS = '/client/todo';

const print = (line: string) => process.stdout.write(`${line}\n`);
const product = await startProduct();
const browser = await openBrowser(print);
const profile = await mkdtemp(join(tmpdir(), 'liesse-profile-'));
try {
  const host = await newPlan();
  const context = await installedBy(host);
  const page = await context.newPage();
  await openUntilCached(page, TASKS);
  await openUntilCached(page, '/client/dashboard');
  // Another open page would send the changes.
  await page.close();
  const start = await startFromIcon(context);
  await context.setOffline(true);
  const offline = await openOffline(context);
  const sent = await sendAfterReturn(context, host);
  await context.close();
  const delay = await workerDelay(browser);
  await report('installed', [
    { name: 'start from the icon to the event, slowed processor, s', value: start / 1000, limit: { atMost: 1 } },
    { name: 'tasks opened without a network, s', value: offline / 1000, limit: { atMost: 0.5 } },
    { name: `seconds until ${CHANGES} changes were sent`, value: sent.seconds, limit: { atMost: 5 } },
    { name: 'requests that sent them', value: sent.requests, limit: { atMost: 1 } },
    { name: 'changes that were not applied exactly once', value: sent.wrong, limit: { atMost: 0 } },
    // The paint falls on the next frame of the screen: half a frame is noise.
    { name: 'first paint of a first visit that waits for the worker, ms', value: delay, limit: { atMost: 8 } },
  ]);
} finally {
  await browser.close();
  await product.stop();
  await rm(profile, { recursive: true, force: true });
}

async function newPlan(): Promise<Host> {
  const host = await newHost(product);
  const event = { kind: 'mariage', name: 'Camille & Noé', starts_on: eventDay, expected_guests: 120 };
  const { data: id } = await host.client.rpc('create_event', event).throwOnError();
  const tasks = Array.from({ length: CHANGES }, (_, index) => ({
    event_id: id,
    title: `Préparer la chose ${index}`,
    days_before: index % 300,
  }));
  await host.client.from('tasks').insert(tasks).throwOnError();
  return host;
}

async function installedBy({ session }: Host): Promise<BrowserContext> {
  const context = await openProfile(profile, { viewport, locale: 'fr-FR' });
  await context.addInitScript((stored) => {
    localStorage.setItem('liesse.session', stored);
    const observer = new MutationObserver(() => {
      const isShown = document.querySelector('#event-name, [aria-label="Liste des tâches"]') !== null;
      if (!isShown || !('hydrated' in document.documentElement.dataset)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        Object.assign(window, { benchUsable: performance.now() });
        (window as unknown as { reportUsable?: (at: string) => void }).reportUsable?.(String(performance.now()));
      });
    });
    observer.observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-hydrated'],
    });
  }, JSON.stringify(session));
  return context;
}

/** Visited once, and all that the page loaded is on the device. */
async function openUntilCached(page: Page, path: string): Promise<void> {
  await page.goto(product.url + path);
  await page.waitForFunction(() => 'benchUsable' in window);
  const isCached = () =>
    page.evaluate(async (of) => {
      const copy = await caches.match(of);
      const controlled = navigator.serviceWorker.controller !== null;
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
      const found = await Promise.all(files.map(({ name }) => caches.match(name)));
      return copy !== undefined && (controlled || found.every((file) => file !== undefined));
    }, path);
  while (!(await isCached())) await page.waitForTimeout(POLL_MS);
}

async function openOnce(context: BrowserContext, path: string, slowness: number): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  // The page reports it: to wait for it would run a script of the driver's in the page, as heavy as the application's own.
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'reportUsable' });
  const reported = new Promise<number>((resolve) => {
    devtools.once('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)));
  });
  await page.goto(product.url + path, { waitUntil: 'commit' });
  const usable = await reported;
  await page.close();
  print(`  ${path}: usable after ${usable.toFixed(0)} ms of the page`);
  return usable;
}

async function startFromIcon(context: BrowserContext): Promise<number> {
  const manifest = (await (await fetch(`${product.url}/site.webmanifest`)).json()) as { start_url: string };
  const times: number[] = [];
  for (let start = 0; start < WARM_UPS + STARTS; start += 1) {
    times.push(await openOnce(context, manifest.start_url, SLOWNESS));
  }
  return median(times.slice(WARM_UPS));
}

async function openOffline(context: BrowserContext): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < WARM_UPS + STARTS; start += 1) times.push(await openOnce(context, TASKS, 1));
  return median(times.slice(WARM_UPS));
}

/** One task is done without a network, by hand; the other changes are stored as the application stored this one. */
async function sendAfterReturn(context: BrowserContext, { client }: Host) {
  const page = await context.newPage();
  await page.goto(product.url + TASKS);
  await page.getByRole('checkbox', { name: /^Fait/ }).first().check();
  await page.getByRole('status').filter({ hasText: '1 modification en attente' }).waitFor();
  const { data: tasks } = await client.from('tasks').select('id').order('id').throwOnError();
  await page.evaluate(
    storeAlike,
    (tasks ?? []).map(({ id }: { id: string }) => id),
  );
  await page.reload();
  await page
    .getByRole('status')
    .filter({ hasText: `${CHANGES} modifications en attente` })
    .waitFor();
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/apply_changes') && request.method() === 'POST') requests += 1;
  });
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/rpc/apply_changes'));
  const began = performance.now();
  await context.setOffline(false);
  await answered;
  const seconds = (performance.now() - began) / 1000;
  await page.getByRole('status').filter({ hasText: 'en attente' }).waitFor({ state: 'hidden' });
  const { data: after } = await client.from('tasks').select('state, version').throwOnError();
  const wrong = (after ?? []).filter(({ state, version }) => state !== 'done' || version !== 2).length;
  return { seconds, requests, wrong: wrong + CHANGES - (after?.length ?? 0) };
}

/** Runs in the page. */
async function storeAlike(rows: string[]): Promise<void> {
  const opening = indexedDB.open('liesse-changes', 1);
  const database = await new Promise<IDBDatabase>((resolve) => {
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const store = database.transaction('changes', 'readwrite').objectStore('changes');
  const reading = store.getAll();
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  const [first] = reading.result as Array<{ row: string; position: number }>;
  let position = first?.position ?? 0;
  for (const row of rows.filter((id) => id !== first?.row)) {
    position += 1;
    store.put({ ...first, id: crypto.randomUUID(), row, position });
  }
  await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
  database.close();
}

/** The first paint of an invitation with the worker and without it, in turn. */
async function workerDelay(at: Browser): Promise<number> {
  const { households } = await newInvitingWedding(product, 1);
  const [household] = households;
  if (household === undefined) throw new Error('the wedding has no household');
  const paints = { allow: [] as number[], block: [] as number[] };
  for (let visit = 0; visit < FIRST_VISITS; visit += 1) {
    for (const serviceWorkers of ['allow', 'block'] as const) {
      const context = await at.newContext({ viewport, locale: 'fr-FR', serviceWorkers });
      const page = await context.newPage();
      await page.goto(`${product.url}/guest?token=${household.token}`);
      await page.waitForURL((url) => !url.searchParams.has('token'));
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      paints[serviceWorkers].push(
        await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
      );
      await context.close();
    }
  }
  const [withWorker, without] = [median(paints.allow), median(paints.block)];
  print(`  first paint after ${withWorker.toFixed(0)} ms with the worker, ${without.toFixed(0)} ms without`);
  return withWorker - without;
}
