// Finds the Chromium that the browser tests drive, or fetches one: of an npm package, of Debian, else Playwright's own download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, runCommand, tool } from './steps/command.ts';
import { debianChromium, unpackDebianChromium } from './steps/debian-chromium.ts';
import { hasNpmChromium, npmChromium, unpackNpmChromium } from './steps/npm-chromium.ts';

export type BrowserLaunch = { executablePath?: string; args: string[] };

/** Path of a Chromium of this machine; CHROMIUM_PATH comes before all others. */
export function findBrowser(): string | undefined {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return asked;
  return [npmChromium, ...wellKnown, ...onPath(), debianChromium, playwrightOwn()].find(
    (file) => file !== undefined && existsSync(file),
  );
}

/**
 * How Playwright starts it. Whether the sandbox works is passed on in the environment, to the workers that Playwright starts.
 * Without a browser this answers no path rather than throwing: tools load the configuration without running a test.
 */
export function browserLaunch(): BrowserLaunch {
  const executablePath = findBrowser();
  if (!executablePath) return { args: [] };
  process.env.CHROMIUM_SANDBOX ??= canSandbox() ? 'on' : 'off';
  return { executablePath, args: process.env.CHROMIUM_SANDBOX === 'off' ? ['--no-sandbox'] : [] };
}

/** Makes sure that there is a browser, fetching one where there is none. That needs no root and leaves the system alone. */
export async function ensureBrowser(print: (line: string) => void): Promise<string> {
  const refusals: string[] = [];
  // Also where the system has one: stories and benches then run in the same browser everywhere.
  if (hasNpmChromium && !process.env.CHROMIUM_PATH && !existsSync(npmChromium)) {
    print('Fetching Chromium from npm into .cache (70 MB)…');
    refusals.push((await unpackNpmChromium()) ?? '');
  }
  const found = findBrowser();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get')) {
    print('Fetching Chromium from the archive of this system into .cache (about 100 MB)…');
    refusals.push((await unpackDebianChromium()) ?? '');
  }
  if (!findBrowser()) {
    print('Fetching the Chromium of Playwright…');
    refusals.push((await runCommand(tool('playwright'), ['install', 'chromium'])).output);
  }
  const fetched = findBrowser();
  if (!fetched) throw new Error([...refusals, advice].join('\n'));
  return fetched;
}

// The one without windows first: the same engine, for a third less of the processor.
const wellKnown = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const advice =
  'The browser tests need Chromium and none could be found or installed. ' +
  'Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chrome or Chromium, then run the tests again.';

function onPath(): string[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

function playwrightOwn(): string | undefined {
  const require = createRequire(path.join(root, 'tests/package.json'));
  const { chromium }: { chromium: { executablePath(): string } } = require('@playwright/test');
  return chromium.executablePath();
}

// Root cannot use the sandbox at all; others cannot in containers that forbid the namespaces it is made of.
function canSandbox(): boolean {
  if (process.getuid?.() === 0) return false;
  if (process.platform !== 'linux') return true;
  const namespaces = ['--user', '--map-root-user', '--pid', '--net', '--fork', 'true'];
  return spawnSync('unshare', namespaces, { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

if (import.meta.main) console.log(await ensureBrowser((line) => console.log(line)));
