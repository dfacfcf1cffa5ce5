// Nothing keeps anybody from using the page as it stands, by the rules of WCAG 2.2 AA and what is known to work.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Of the part that a story is about, where the whole takes its time. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await page.evaluate(untilStill);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(faults, page.url()).toEqual([]);
  // To read it nobody scrolls sideways. A phone would show a page that is too wide from further away: its own width is no measure.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${page.url()} is too wide`).toBeLessThanOrEqual(page.viewportSize()?.width ?? width);
}

/** What still fades in has not its colours yet. What turns for ever is not waited for. */
async function untilStill(): Promise<void> {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
