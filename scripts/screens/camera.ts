// Takes a scene on a device: opens it, plays it, looks for what is wrong, then takes the picture whatever it found.
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Product } from '../steps/product.ts';
import { type Cast, enterAs } from './cast.ts';
import type { Replay } from './replay.ts';
import { type Device, devices, type Links, type Scene } from './scene.ts';

export interface Take {
  scene: string;
  device: Device;
  /** Names of the pictures, in the folder. */
  files: string[];
  problems: string[];
}

export interface Studio {
  browser: Browser;
  product: Product;
  cast: Cast;
  links: Links;
  replay: Replay;
  folder: string;
}

const PATIENCE_MS = 20_000;
const ARRIVAL_MS = 5_000;
/** For what is drawn last, such as a panel that finds its place. */
const SETTLE_MS = 200;

export async function take(studio: Studio, scene: Scene, device: Device): Promise<Take> {
  const context = await studio.browser.newContext({
    baseURL: studio.product.url,
    viewport: devices[device],
    hasTouch: device !== 'desktop',
    isMobile: device === 'phone',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  });
  try {
    await prepare(studio, context, scene);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const problems = listen(page, scene);
    await play(page, scene, studio.links).catch((error: unknown) => problems.push(`not played: ${firstLines(error)}`));
    problems.push(...(await overflow(page, device)));
    const files = await picture(page, scene, (part) => path.join(studio.folder, fileName(scene, device, part)));
    return { scene: scene.name, device, files: files.map((file) => path.basename(file)), problems };
  } finally {
    await context.close();
  }
}

async function prepare({ cast, replay }: Studio, context: BrowserContext, scene: Scene): Promise<void> {
  if (scene.role === null) return;
  await enterAs(context, cast[scene.role]);
  if (scene.role !== 'secure') return;
  await replay(context);
  // The second step counts down: its scenes may move the clock.
  await context.clock.install();
}

async function play(page: Page, scene: Scene, links: Links): Promise<void> {
  await page.goto(typeof scene.address === 'string' ? scene.address : scene.address(links));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await scene.act?.(page);
  if (scene.role !== null) await arrived(page);
  await page.evaluate(settle);
  await page.waitForTimeout(SETTLE_MS);
}

/** What is on its way gets some time; a scene may be about its never coming. */
async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(isWhole, undefined, { timeout: ARRIVAL_MS }).catch(() => undefined);
}

const isWhole = (): boolean => document.querySelector('main [class*="animate-pulse"]') === null;

/** Runs in the page: a picture of all of it also shows what nobody has scrolled to. */
async function settle(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}

/** Everything the browser calls an error, save what the scene is about. */
function listen(page: Page, { complaint }: Scene): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || complaint?.test(message.text())) return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  return problems;
}

/** Tells how much wider than its screen the page is, and which elements reach furthest. A phone shows a page that is too wide
 * from further away, so that only the screen's own width is a measure. */
function overflow(page: Page, device: Device): Promise<string[]> {
  return page.evaluate((width) => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= width) return [];
    const culprits = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(-3)
      .map((element) => `${element.tagName.toLowerCase()}.${element.classList.value}`.slice(0, 80));
    return [`overflow: ${scrollWidth} px on ${width}: ${culprits.join(' | ')}`];
  }, devices[device].width);
}

async function picture(page: Page, { frame = 'page' }: Scene, pathOf: (part: string) => string): Promise<string[]> {
  // Hiding the caret would insert a style, which the policy of our pages refuses aloud.
  const caret = 'initial' as const;
  if (typeof frame === 'string') {
    await page.screenshot({ path: pathOf(''), fullPage: frame === 'page', caret });
    return [pathOf('')];
  }
  const files: string[] = [];
  for (const part of await page.locator(frame.each).all()) {
    const name = (await part.getAttribute('id')) ?? (await part.getAttribute('aria-labelledby')) ?? '';
    await part.screenshot({ path: pathOf(name), caret });
    files.push(pathOf(name));
  }
  return files;
}

const fileName = ({ name }: Scene, device: Device, part: string): string =>
  `${part === '' ? name : `${name}-${part}`}.${device}.png`;

const firstLines = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 3).join(' ');
