// Browser stories on three devices, against the real server on a port and a data folder of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from '../scripts/browser.ts';

const root = path.resolve(import.meta.dirname, '..');

// This file is read again in every worker: what the first reading chose travels in the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= temporaryFolder();
// A second site, which tests/e2e/other-origin.spec.ts starts, uses the server under test as its API.
process.env.E2E_OTHER_SITE_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const baseURL = `http://127.0.0.1:${port}`;

// One device a story, unless its layout differs between them. Files that are in neither list run on phone and desktop.
// What the server sends, what guards decide and forms of one column are the same on every screen; of the client's area
// these pages have one column and the same drawers on a phone, and `shells` holds their frame on every device.
const desktopOnly = spec(
  'account|account-security|answers|asking|boundaries|contact|documents|event-settings|event-team|events|forgot-password',
  'guards|guest-import|invitations|kitchen|leaving|links|menu-choices|menus|notifications|other-origin|passkeys|register|review',
  'second-step|seo|social|story|unsubscribe|website|wedding',
);
// Guests answer and hosts prepare on a telephone first: the narrow screen is the harder one.
const phoneOnly = spec('album|guest|preparation');

export default defineConfig({
  testDir: 'e2e',
  outputDir: path.join(root, '.reports/e2e'),
  reporter: [['list'], ['json', { outputFile: path.join(root, '.reports/e2e.json') }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Stories of many steps, on machines of two cores that also serve them.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Without its film, which draws every frame of every test once more.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch(),
  },
  projects: [
    {
      name: 'phone',
      testIgnore: desktopOnly,
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      // Only where the width between phone and desktop draws something of its own.
      name: 'tablet',
      testMatch: spec('shells|not-found|public-pages|showcase'),
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 820, height: 1180 },
        hasTouch: true,
        deviceScaleFactor: 2,
      },
    },
    {
      name: 'desktop',
      testIgnore: phoneOnly,
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    // `exec`, so that the signal that ends the tests reaches the server and not a shell before it.
    command: 'exec node apps/server/src/main.ts',
    cwd: root,
    env: {
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
      NODE_ENV: 'production',
      // A story may come from a network of its own (tests/e2e/support/service.ts): limits are counted by network.
      TRUSTED_PROXIES: '1',
      CORS_ORIGINS: `http://127.0.0.1:${process.env.E2E_OTHER_SITE_PORT}`,
    },
    url: `${baseURL}/health`,
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

function spec(...names: string[]): RegExp {
  return new RegExp(`/(${names.join('|')})\\.spec\\.ts$`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'liesse-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
