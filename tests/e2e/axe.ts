// What keeps somebody from using the page as it stands, by the rules of WCAG 2.2 AA and what is known to work.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export async function findFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
