// Takes the pictures of a scene on a device, and reports console errors and horizontal overflow.
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Product } from '../steps/product.ts';
import type { Replay } from './replay.ts';
import { type Device, devices, type Links, type Scene } from './scene.ts';
import { restoreSession, type Sessions } from './sessions.ts';

export interface SceneResult {
  scene: string;
  device: Device;
  /** The file names of the pictures. */
  files: string[];
  problems: string[];
}

export interface CameraContext {
  browser: Browser;
  product: Product;
  sessions: Sessions;
  links: Links;
  replay: Replay;
  folder: string;
}

const ACTION_TIMEOUT_MS = 20_000;
const LOADING_TIMEOUT_MS = 5_000;
/** Panels are positioned after the page is rendered. */
const SETTLE_MS = 200;

export async function takeScene(camera: CameraContext, scene: Scene, device: Device): Promise<SceneResult> {
  const context = await camera.browser.newContext({
    baseURL: camera.product.url,
    viewport: devices[device],
    hasTouch: device !== 'desktop',
    isMobile: device === 'phone',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  });
  try {
    await prepareContext(camera, context, scene);
    const page = await context.newPage();
    page.setDefaultTimeout(ACTION_TIMEOUT_MS);
    const problems = collectErrors(page, scene);
    await openScene(page, scene, camera.links).catch((error: unknown) =>
      problems.push(`not opened: ${firstLines(error)}`),
    );
    problems.push(...(await overflow(page, device)));
    const files = await picture(page, scene, (part) => path.join(camera.folder, fileName(scene, device, part)));
    return { scene: scene.name, device, files: files.map((file) => path.basename(file)), problems };
  } finally {
    await context.close();
  }
}

async function prepareContext(
  { sessions, replay }: CameraContext,
  context: BrowserContext,
  scene: Scene,
): Promise<void> {
  if (scene.role === null) return;
  await restoreSession(context, sessions[scene.role]);
  if (scene.role !== 'secure') return;
  await replay(context);
  // The second step counts down, so its scenes control the clock.
  await context.clock.install();
}

async function openScene(page: Page, scene: Scene, links: Links): Promise<void> {
  await page.goto(typeof scene.address === 'string' ? scene.address : scene.address(links));
  // The page of a link leads on by itself, and an invitation loads the application at the first interaction.
  await page.waitForURL((url) => !url.searchParams.has('token'));
  await page.mouse.move(1, 1);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await scene.prepare?.(page);
  if (scene.role !== null) await waitForData(page);
  await page.evaluate(settle);
  await page.waitForTimeout(SETTLE_MS);
}

/** Waits for skeletons to disappear, but not for ever: a scene may be about data that never arrives. */
async function waitForData(page: Page): Promise<void> {
  await page.waitForFunction(hasNoSkeleton, undefined, { timeout: LOADING_TIMEOUT_MS }).catch(() => undefined);
}

const hasNoSkeleton = (): boolean => document.querySelector('main [class*="animate-pulse"]') === null;

/** Runs in the page: a full-page picture also shows what nobody has scrolled to. */
async function settle(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}

/** Collects console errors except the one that the scene expects. */
function collectErrors(page: Page, { expectedError }: Scene): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || expectedError?.test(message.text())) return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  return problems;
}

/** Reports a page that is wider than its screen, with the widest elements. A phone zooms out of a wide page, so the width of the
 * device is the measure. */
function overflow(page: Page, device: Device): Promise<string[]> {
  return page.evaluate((width) => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= width) return [];
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(-3)
      .map((element) => `${element.tagName.toLowerCase()}.${element.classList.value}`.slice(0, 80));
    return [`overflow: ${scrollWidth} px on ${width}: ${widest.join(' | ')}`];
  }, devices[device].width);
}

async function picture(page: Page, { frame = 'page' }: Scene, pathOf: (part: string) => string): Promise<string[]> {
  // Hiding the caret would insert a style, which the content security policy reports as an error.
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
