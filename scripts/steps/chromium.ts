// Starts the Chromium that scripts/browser.ts finds, for what looks at the product outside the browser tests.
import { type Browser, chromium } from '@playwright/test';
import { browserLaunch, ensureBrowser } from '../browser.ts';

export async function openBrowser(print: (line: string) => void, more: readonly string[] = []): Promise<Browser> {
  await ensureBrowser(print);
  const launch = browserLaunch();
  return chromium.launch({ ...launch, args: [...launch.args, ...more] });
}
