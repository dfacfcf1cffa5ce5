// Starts the Chromium that scripts/browser.ts finds, for what looks at the product outside the browser tests.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { browserLaunch, ensureBrowser } from '../browser.ts';

export async function openBrowser(print: (line: string) => void, more: readonly string[] = []): Promise<Browser> {
  await ensureBrowser(print);
  const launch = browserLaunch();
  return chromium.launch({ ...launch, args: [...launch.args, ...more] });
}

/** A browser whose profile is stored in a folder, as people have it: it stores the files of a site, and their compiled code, on disk. */
export async function openProfile(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...browserLaunch(), ...options });
}
