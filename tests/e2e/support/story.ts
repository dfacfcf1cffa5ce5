// The `test` of the stories of signing in: each person comes from a network of their own, as limits are counted by network.
import { randomInt } from 'node:crypto';
import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** Reserved for documentation and tests (RFC 2544): nobody's real address. */
export const someAddress = (): string => `198.${randomInt(18, 20)}.${randomInt(0, 256)}.${randomInt(1, 255)}`;

export const test = base.extend({
  // Playwright reads the fixtures that are wanted from a pattern, and asks for one even where none is.
  extraHTTPHeaders: async ({ playwright: _none }, use) => use({ 'x-forwarded-for': someAddress() }),
});

/** A page of another browser, that knows nothing of the story's own. */
export async function openElsewhere(
  browser: Browser,
  home: string | undefined,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    ...(home !== undefined && { baseURL: home }),
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  });
  return context.newPage();
}
