// A page in a browser on a slowed processor and a phone's network, which measures what moved by itself and how long input waited.
import type { openBrowser } from '../../scripts/steps/chromium.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;

export interface SlowPage {
  loaded(): Promise<void>;
  /** Touches the margin of the page, where nothing leads away, again and again, from the first byte until it is ready. */
  tapUntilHydrated(): Promise<void>;
  type(label: string, text: string): Promise<void>;
  /** Long enough for what happens late to happen. */
  rest(): Promise<void>;
  /** Milliseconds that each event waited for the page since the last time this was asked. */
  takeDelays(): Promise<number[]>;
  leave(): Promise<{ shift: number }>;
}

interface SlowPageOptions {
  address: string;
  viewport: { width: number; height: number };
  slowness: number;
}

const REST_MS = 1_500;
const TAP_MS = 50;
const MARGIN_PX = 4;
/** A mobile network of the fourth generation on a bad day, as Lighthouse has it. */
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 675_840 / 8,
};

export async function openSlowPage(browser: Browser, options: SlowPageOptions): Promise<SlowPage> {
  const { address, viewport, slowness } = options;
  const context = await browser.newContext({ viewport, locale: 'fr-FR' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await devtools.send('Network.emulateNetworkConditions', network);
  await page.addInitScript(observe);
  // The page reports it: to wait for an element would run a script of the driver's in it, as heavy as the application's own.
  const seen = { isHydrated: false };
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'benchHydrated' });
  devtools.once('Runtime.bindingCalled', () => {
    seen.isHydrated = true;
  });
  await page.goto(address, { waitUntil: 'commit' });
  return {
    loaded: () => page.waitForLoadState('load'),
    async tapUntilHydrated() {
      while (!seen.isHydrated) {
        await page.mouse.click(MARGIN_PX, viewport.height / 2);
        await page.waitForTimeout(TAP_MS);
      }
    },
    // By keys alone: an action that first checks the page would wait for a page that is busy.
    async type(label, text) {
      await page.getByLabel(label, { exact: true }).focus();
      await page.keyboard.type(text, { delay: TAP_MS });
    },
    rest: () => page.waitForTimeout(REST_MS),
    takeDelays: () => page.evaluate(() => (window as unknown as Watched).benchDelays.splice(0)),
    async leave() {
      const shift = await page.evaluate(() => (window as unknown as Watched).benchShift);
      await context.close();
      return { shift };
    },
  };
}

interface Watched {
  benchHydrated(text: string): void;
  benchDelays: number[];
  benchShift: number;
}

/** Runs in the page, before anything of it. Events that took less than 16 ms in all are not reported: they did not wait. Nor are those
 * from before the first paint: there was nothing to touch. */
function observe(): void {
  const watched = window as unknown as Watched;
  watched.benchDelays = [];
  watched.benchShift = 0;
  new MutationObserver((_changes, observer) => {
    if (!document.documentElement.hasAttribute('data-hydrated')) return;
    observer.disconnect();
    watched.benchHydrated('');
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      const isSeen = painted !== undefined && entry.startTime >= painted.startTime;
      if (isSeen && /^(?:pointerdown|keydown|click)$/.test(entry.name)) {
        watched.benchDelays.push(entry.processingStart - entry.startTime);
      }
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number; hadRecentInput: boolean }>) {
      if (!entry.hadRecentInput) watched.benchShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
