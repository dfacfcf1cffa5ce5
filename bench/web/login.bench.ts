// /login on a processor four times slower: what moves by itself while the page loads, and how long a touch or a key waits
// before it is heard, from the first moment on.
import { openBrowser } from '../../scripts/steps/chromium.ts';
import { startProduct } from '../../scripts/steps/product.ts';
import { type Figure, report } from '../support/figures.ts';
import { openSlowPage, type SlowPage } from '../support/slow-page.ts';

const SLOWNESS = 4;
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

const print = (line: string) => process.stdout.write(`${line}\n`);
const product = await startProduct();
const browser = await openBrowser(print);
try {
  const figures: Figure[] = [];
  for (const [screen, viewport] of Object.entries(screens)) {
    const open = () => openSlowPage(browser, { viewport, slowness: SLOWNESS, address: `${product.url}/login` });
    const shift = await quietVisit(await open());
    const { loading, typing } = await busyVisit(await open());
    figures.push(
      { name: `layout shift, ${screen}`, value: shift, limit: { atMost: 0.02 } },
      { name: `longest input delay while loading, ms, ${screen}`, value: loading, limit: { atMost: 50 } },
      { name: `longest input delay while typing, ms, ${screen}`, value: typing, limit: { atMost: 50 } },
    );
  }
  await report('login', figures);
} finally {
  await browser.close();
  await product.stop();
}

/** Nobody touches anything: what moves within half a second of a touch would be forgiven. */
async function quietVisit(page: SlowPage): Promise<number> {
  await page.loaded();
  await page.rest();
  const { shift } = await page.leave();
  return shift;
}

/** Somebody who taps before the page is ready, then signs in. */
async function busyVisit(page: SlowPage): Promise<{ loading: number; typing: number }> {
  await page.tapUntilHydrated();
  await page.rest();
  const loading = await page.takeDelays();
  await page.type('Email', 'camille.moreau@example.org');
  await page.type('Mot de passe', 'giroflée-47-brouette');
  await page.rest();
  const typing = await page.takeDelays();
  await page.leave();
  print(`  ${loading.length} events while loading, ${typing.length} while typing`);
  return { loading: longest(loading), typing: longest(typing) };
}

function longest(delays: readonly number[]): number {
  return Math.max(0, ...delays);
}
