// No violation of the rules that a machine can check, on the page as it stands.
import { expect, type Page } from '@playwright/test';
import { findFaults } from '#tests/e2e/axe.ts';

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
}
