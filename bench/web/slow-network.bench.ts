// The guest's page and the first pages on slow networks, in a browser on a phone's screen. « Usable » is when the reply can be sent: the
// form is drawn, and works without the application. The second visit has the files of the first in its cache.
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { openBrowser } from '../../scripts/steps/chromium.ts';
import { startProduct } from '../../scripts/steps/product.ts';
import { type Figure, report } from '../support/figures.ts';
import { newInvitingWedding } from '../support/invited.ts';
import { median } from '../support/load.ts';
import { openSlowPage, network as slow4G } from '../support/slow-page.ts';

const ROUNDS = 3;
const viewport = { width: 390, height: 844 };
/** « Slow 3G » of the browser's own tools. */
const slow3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWNESS = 4;
const REST_MS = 1_500;
const POLL_MS = 200;

const print = (line: string) => process.stdout.write(`${line}\n`);
const product = await startProduct();
const browser = await openBrowser(print);
try {
  const { households } = await newInvitingWedding(product, 1);
  const link = `/guest?token=${households[0]?.token}`;
  const visits: Array<{ cold: number; warm: number }> = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visitTwice(browser, link));
  const figures: Figure[] = [
    {
      name: 'invitation usable on slow 3G, s',
      value: median(visits.map(({ cold }) => cold)) / 1000,
      limit: { atMost: 6.5 },
    },
    {
      name: 'invitation usable on slow 3G again, s',
      value: median(visits.map(({ warm }) => warm)) / 1000,
      limit: { atMost: 2.5 },
    },
  ];
  for (const address of [link, '/login', '/partners']) {
    const seen: Seen[] = [];
    for (let round = 0; round < ROUNDS; round += 1) seen.push(await visitSlowly(browser, address));
    const name = address === link ? 'invitation' : address;
    figures.push(
      {
        name: `${name}: largest paint on slow 4G, s`,
        value: median(seen.map(({ paint }) => paint)) / 1000,
        limit: { atMost: 1.2 },
      },
      {
        name: `${name}: longest input delay, ms`,
        value: median(seen.map(({ delay }) => delay)),
        limit: { atMost: 50 },
      },
      { name: `${name}: layout shift`, value: Math.max(...seen.map(({ shift }) => shift)), limit: { atMost: 0 } },
    );
  }
  await report('slow-network', figures);
} finally {
  await browser.close();
  await product.stop();
}

async function visitTwice(at: Browser, link: string): Promise<{ cold: number; warm: number }> {
  const context = await at.newContext({ viewport, locale: 'fr-FR' });
  try {
    const { page } = await openThrottled(context, slow3G, 1);
    const cold = await untilUsable(page, link);
    // The address of the invitation: a bookmark, or the page that the browser reopens.
    const address = new URL(page.url()).pathname;
    while (!(await page.evaluate(async (path) => (await caches.match(path)) !== undefined, address))) {
      await page.waitForTimeout(POLL_MS);
    }
    await throttleServiceWorker(at, slow3G);
    const again = await openThrottled(context, slow3G, 1);
    return { cold, warm: await untilUsable(again.page, address) };
  } finally {
    await context.close();
  }
}

/** The worker requests the page itself on the second visit, and its network is not that of a page. */
async function throttleServiceWorker(at: Browser, network: typeof slow3G): Promise<void> {
  const devtools = await at.newBrowserCDPSession();
  const { targetInfos } = await devtools.send('Target.getTargets');
  const worker = targetInfos.find(({ type }) => type === 'service_worker');
  if (worker === undefined) throw new Error('the invitation has no service worker');
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId: worker.targetId });
  const message = JSON.stringify({ id: 1, method: 'Network.emulateNetworkConditions', params: network });
  const answered = new Promise((resolve) => devtools.once('Target.receivedMessageFromTarget', resolve));
  await devtools.send('Target.sendMessageToTarget', { sessionId, message });
  await answered;
}

async function untilUsable(page: Page, address: string): Promise<number> {
  const began = performance.now();
  await page.goto(product.url + address, { waitUntil: 'commit', timeout: 60_000 });
  await page.getByRole('button', { name: 'Envoyer ma réponse' }).waitFor({ timeout: 60_000 });
  return performance.now() - began;
}

interface Seen {
  paint: number;
  delay: number;
  shift: number;
}

/** Once to look at it, and once to touch it while the application is loaded: a touch ends the search for the largest paint. */
async function visitSlowly(at: Browser, address: string): Promise<Seen> {
  const context = await at.newContext({ viewport, locale: 'fr-FR' });
  const { page } = await openThrottled(context, slow4G, SLOWNESS);
  await page.addInitScript(observe);
  await page.goto(product.url + address, { waitUntil: 'load' });
  // The page of a link leads on by itself; what is measured is the invitation.
  await page.waitForURL((url) => !url.searchParams.has('token'));
  await page.waitForFunction(() => (window as unknown as Watched).benchPaint > 0);
  await page.waitForTimeout(REST_MS);
  const paint = await page.evaluate(() => (window as unknown as Watched).benchPaint);
  await context.close();
  const touched = await openSlowPage(at, { address: product.url + address, viewport, slowness: SLOWNESS });
  await touched.tapUntilHydrated();
  await touched.rest();
  const delays = await touched.takeDelays();
  const { shift } = await touched.leave();
  return { paint, delay: Math.max(0, ...delays), shift };
}

async function openThrottled(
  context: BrowserContext,
  network: typeof slow3G,
  slowness: number,
): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return { page, devtools };
}

interface Watched {
  benchPaint: number;
}

/** Runs in the page, before anything of it. */
function observe(): void {
  const watched = window as unknown as Watched;
  watched.benchPaint = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) watched.benchPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
