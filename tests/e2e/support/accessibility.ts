// Checks a page with axe against WCAG 2.2 AA and the best practices of axe.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

// Each document parses it anew: the minified build takes a third less of the processor than `axe.source`.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const POPPER = '[data-radix-popper-content-wrapper]';
const MODAL = `:is([role="dialog"], [role="alertdialog"])[data-state="open"]:not(${POPPER} *)`;
/** An open dialog with its menus and the toast: the page behind it is checked without it. */
const ABOVE = `${MODAL}, ${POPPER}, [data-toast]`;

/** Checks the open dialog or else the whole page, or a given part where the whole takes long. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await page.evaluate(untilAnimationsEnd);
  const checked = part ?? ((await page.locator(MODAL).count()) > 0 ? ABOVE : 'html');
  // The shell of an area is rendered before the code of its page is loaded.
  if (checked === 'html') await expect(page.locator('h1').first()).toBeAttached();
  expect(await violationsOf(page, checked), page.url()).toEqual([]);
  await expectFits(page);
}

/** A page must not scroll sideways. A phone would zoom out on a page that is too wide, so its own width cannot be used. */
export async function expectFits(page: Page): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const widest = page.viewportSize()?.width ?? (await width());
  await expect.poll(width, `${page.url()} is too wide`).toBeLessThanOrEqual(widest);
}

/**
 * Runs axe in the document itself. `@axe-core/playwright` opens an empty page for every run, to merge the results of frames, and
 * carries the whole report there and back: three times the work, for a product without frames.
 */
async function violationsOf(page: Page, part: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, tags]) => {
      if (window.axe === undefined) throw new Error('the document was left while axe was added to it');
      // A dialog may have closed meanwhile: the page behind it is then what is shown.
      const shown = document.querySelector(selector) === null ? 'html' : selector;
      const { violations } = await window.axe.run(shown, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        selectors: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [part, TAGS] as const,
  );
}

/** An element that fades in does not have its final colours yet. Endless animations are not awaited. */
async function untilAnimationsEnd(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
