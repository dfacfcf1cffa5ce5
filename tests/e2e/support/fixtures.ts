// The fixtures of every browser test: a network address of its own, a page that waits for hydration, and a record of the browser's
// warnings.
import { isDeepStrictEqual } from 'node:util';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { isBetweenStories, OpenApplication } from '#tests/e2e/support/open-application.ts';
import { PagePool } from '#tests/e2e/support/page-pool.ts';
import { newPerson, type Person, type Role } from '#tests/e2e/support/people.ts';
import { someNetwork } from '#tests/e2e/support/service.ts';

export { expect };

interface Options {
  /**
   * Whether the browser has service workers. Without a network, and wherever a reply is sent later, they are what is tested. In the other
   * stories the page does without, as in some private windows: to cache the files of a first page takes a third of a second of a processor.
   */
  hasServiceWorkers: boolean;
}

interface Fixtures {
  /**
   * A page for a story of the areas, in which the application may be open already. Its person signs in by `enterAs`. It has no service
   * workers, whatever the option says.
   */
  areaPage: Page;
  /** Another one, for a second person. */
  otherAreaPage: Page;
  closedContexts: void;
}

interface WorkerFixtures {
  /** `someone(role)`: an account that the tests of a worker share if they do not change it. */
  someone: (role: Role) => Promise<Person>;
  openApplications: readonly [OpenApplication, OpenApplication];
}

/** The options by which a story asks for another browser, as they are where neither it nor its project sets them. */
const DEFAULTS = {
  colorScheme: 'light',
  hasServiceWorkers: false,
  javaScriptEnabled: true,
  locale: undefined,
  permissions: undefined,
  storageState: undefined,
  timezoneId: undefined,
  userAgent: undefined,
  viewport: undefined,
};

/** A worker has one browser. */
const pool = new PagePool();

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  hasServiceWorkers: [false, { option: true }],
  /** One of the pool, unless the story asks for another browser. */
  context: async (
    {
      browser,
      colorScheme,
      contextOptions,
      hasServiceWorkers,
      javaScriptEnabled,
      locale,
      permissions,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    info,
  ) => {
    const usual = { ...DEFAULTS, ...info.project.use };
    const asked = { colorScheme, contextOptions, hasServiceWorkers, javaScriptEnabled, locale, permissions };
    const isUsual = isDeepStrictEqual({ ...usual, ...asked, storageState, timezoneId, userAgent, viewport }, usual);
    const page = isUsual ? await takePage(browser) : null;
    await use(page?.context() ?? (await newContext(browser, {}, hasServiceWorkers)));
  },
  // A page that a test leaves open would go on working in the browser that the next tests of the worker use.
  closedContexts: [
    async ({ browser, openApplications }, use) => {
      await use();
      await pool.takeBack();
      const left = browser
        .contexts()
        .filter((context) => ![pool, ...openApplications].some((one) => one.isIn(context)));
      await Promise.all(left.map((context) => context.close()));
    },
    { auto: true },
  ],
  // The option `screenshot` takes one of each test that passes too, in case that closing the page fails.
  page: async ({ context }, use, info) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await use(page);
    await showFailure(page, info);
  },
  openApplications: [
    async ({ browser }, use) => {
      const newOne = () => new OpenApplication(() => newContext(browser));
      await use([newOne(), newOne()]);
    },
    { scope: 'worker' },
  ],
  areaPage: ({ openApplications: [first] }, use, info) => useOpenApplication(first, use, info),
  otherAreaPage: ({ openApplications: [, second] }, use, info) => useOpenApplication(second, use, info),
  // Playwright reads the wanted fixtures from a destructuring pattern, and requires one even if it is empty.
  extraHTTPHeaders: async ({ playwright: _none }, use) => use(someNetwork()),
  someone: [
    async ({ playwright: _none }, use) => {
      const people = new Map<Role, Promise<Person>>();
      await use((role) => {
        const known = people.get(role) ?? newPerson({ role });
        people.set(role, known);
        return known;
      });
    },
    { scope: 'worker' },
  ],
});

/** Opens an address and waits for hydration. */
export async function openPage(page: Page, address: string): Promise<void> {
  if (isBetweenStories(page) && isWithin(address)) return goWithin(page, address);
  await page.goto(address);
  // The browser ignores a mouse that moves before the first frame of a page: it moves once more then.
  await expect(async () => {
    await touchPage(page);
    // Checked in every frame: an assertion would check again after 100, 250, 500 and then 1,000 ms.
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined, undefined, {
      timeout: 5_000,
    });
  }).toPass({ timeout: 20_000 });
}

/** Goes to another page of the application that is open, as « Précédent » does, without loading the application anew. */
export async function goWithin(page: Page, address: string): Promise<void> {
  const left = await page.evaluateHandle((to) => {
    const [before, after] = [location.pathname, new URL(to, location.href).pathname].map((path) =>
      path.split('/', 3).join('/'),
    );
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return before === after ? null : document.querySelector('h1');
  }, address);
  // The page is shown until the code of the next one is there.
  await page.waitForFunction((heading) => heading?.isConnected !== true, left);
}

/** Pages that can be read without the application load it at the first interaction. */
export async function touchPage(page: Page): Promise<void> {
  // The page of a link leads on by itself.
  await page.waitForURL((url) => !url.searchParams.has('token'));
  // To another place each time: a mouse that is already there does not move.
  mouse = 3 - mouse;
  await page.mouse.move(mouse, 1);
}

let mouse = 1;

/** The pages of the areas and those around the sign-in. The stories of the others test how the server renders them. */
const isWithin = (address: string): boolean =>
  /^\/(?:client|partner|admin)\/|^\/(?:login|register|reset-password|_ui)\b/.test(address);

async function useOpenApplication(
  application: OpenApplication,
  use: (page: Page) => Promise<void>,
  info: TestInfo,
): Promise<void> {
  const page = await application.begin();
  await page.context().setExtraHTTPHeaders(someNetwork());
  await use(page);
  await showFailure(page, info);
  await application.end();
}

async function showFailure(page: Page, info: TestInfo): Promise<void> {
  if (info.errors.length > 0 && !page.isClosed()) {
    await page.screenshot({ path: info.outputPath('screenshot.png') });
  }
}

/** Nothing is answered before the second click, which would take the focus from what is shown then. */
export async function doubleClick(button: Locator): Promise<void> {
  const clicked = Promise.withResolvers<void>();
  await button.page().route('**/rest/v1/**', async (route) => {
    await clicked.promise;
    await route.fallback();
  });
  await button.dblclick();
  clicked.resolve();
}

/** A page of another browser context, without the state of the first. */
export async function openElsewhere(
  browser: Browser,
  asked: BrowserContextOptions & Partial<Options> = {},
): Promise<Page> {
  if (Object.keys(asked).length === 0) return takePage(browser);
  const { hasServiceWorkers = false, ...options } = asked;
  const context = await newContext(browser, options, hasServiceWorkers);
  return context.newPage();
}

async function takePage(browser: Browser): Promise<Page> {
  const page = await pool.take(() => newContext(browser));
  await page.context().setExtraHTTPHeaders(someNetwork());
  return page;
}

async function newContext(
  browser: Browser,
  options: BrowserContextOptions = {},
  hasServiceWorkers = false,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, extraHTTPHeaders: someNetwork() });
  if (!hasServiceWorkers) await hideServiceWorkers(context);
  return context;
}

const hideServiceWorkers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

/** Chromium 153 says so now and then of this one file, in pages with a service worker; 156 did not in the same stories. */
const UNUSED_PRELOAD =
  /^A preload for '\S+\/assets\/entry-client-[\w-]+\.js' is found, but is not used because it is a cross-world service worker/;

/** Records every warning of the browser, except the line about a page that is meant to be a 404 and `UNUSED_PRELOAD`. */
export function listenForProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isExpected =
      (message.text().includes('the server responded with a status of 404') && isPage(message.location().url)) ||
      UNUSED_PRELOAD.test(message.text());
    if (['warning', 'error'].includes(message.type()) && !isExpected) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;

  function isPage(url: string): boolean {
    return url === page.url();
  }
}
