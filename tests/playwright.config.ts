// Browser stories on three devices, against the real server on a port and a data folder of their own.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@liesse/platform/free-port.ts';
import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from '../scripts/browser.ts';
import { makeServiceAccount } from './support/fcm-service.ts';

// Playwright looks up each line of each stack in source maps, for every step; where Node leaves out the types, lines are what they were.
if (process.env.PW_DISABLE_TS_ESM !== undefined) Reflect.deleteProperty(Error, 'prepareStackTrace');

const root = path.resolve(import.meta.dirname, '..');

// This file is read again in every worker: what the first reading chose travels in the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= temporaryFolder();
// A second site, which tests/e2e/other-origin.spec.ts starts, uses the server under test as its API.
process.env.E2E_OTHER_SITE_PORT ??= String(await freePort());
// The push services of browsers and of Android, which tests/e2e/push.spec.ts starts, and the account that the second one knows.
process.env.E2E_PUSH_PORT ??= String(await freePort());
process.env.E2E_FCM_ACCOUNT ??= temporaryFile(JSON.stringify(makeServiceAccount()));
const port = process.env.E2E_PORT;
const baseURL = `http://127.0.0.1:${port}`;

// A story runs on one device. Most run on a desktop; guests answer and hosts prepare on a telephone first, so the stories of these
// files and those tagged `@phone` run there. `@both` and `@tablet` add devices to the stories whose layout differs between them.
const onPhone = /\b(?:album|guest|guest-without-script|preparation)\.spec\.ts|@phone\b/;
const onBoth = /@both\b/;

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
  // By default the fourth attempt comes a second after the third, and most of that second is spent idle.
  expect: { timeout: 15_000, toPass: { intervals: [100, 250] } },
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Nothing is clicked or measured while it fades in. `motion` checks both settings.
    contextOptions: { reducedMotion: 'reduce' },
    // A failure leaves the page's accessibility tree, and its screenshot (tests/e2e/support/fixtures.ts). Traces cost a tenth of the
    // suite: `--trace on` records them.
    launchOptions: browserLaunch(),
  },
  projects: [
    {
      name: 'phone',
      grep: [onPhone, onBoth],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'tablet',
      grep: /@tablet\b/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 820, height: 1180 },
        hasTouch: true,
        deviceScaleFactor: 2,
      },
    },
    {
      name: 'desktop',
      grepInvert: onPhone,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    // `exec`, so that the signal that ends the tests reaches the server and not a shell before it.
    // The log has the reason when the server ends during the tests.
    command: 'mkdir -p .reports && exec node tests/support/e2e-server.ts > .reports/e2e-server.log',
    cwd: root,
    env: {
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
      NODE_ENV: 'production',
      // A story may come from a network of its own (tests/e2e/support/service.ts): limits are counted by network.
      TRUSTED_PROXIES: '1',
      CORS_ORIGINS: `http://127.0.0.1:${process.env.E2E_OTHER_SITE_PORT}`,
      // The native shell of tests/e2e/native.spec.ts.
      ANDROID_CERTIFICATES: Array.from({ length: 32 }, () => 'AB').join(':'),
      FCM_SERVICE_ACCOUNT: process.env.E2E_FCM_ACCOUNT,
      PUSH_TEST_SERVICE: `http://127.0.0.1:${process.env.E2E_PUSH_PORT}`,
    },
    // `/health` answers earlier: pages also wait for the pictures of the demonstration.
    url: `${baseURL}/home`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'liesse-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function temporaryFile(content: string): string {
  const file = path.join(temporaryFolder(), 'file.json');
  writeFileSync(file, content);
  return file;
}
