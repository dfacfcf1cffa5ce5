// A page that the stories of a worker use one after the other: a new one, in a process of its own, costs more than most stories.
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { home } from '#tests/e2e/support/service.ts';

/** What these change stays changed: the page is not used again. */
const LASTING = {
  page: [
    'addInitScript',
    'clock',
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'routeWebSocket',
    'setDefaultNavigationTimeout',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
    'setViewportSize',
  ],
  context: [
    'addInitScript',
    'clock',
    'exposeBinding',
    'exposeFunction',
    'routeWebSocket',
    'setDefaultNavigationTimeout',
    'setDefaultTimeout',
    'setGeolocation',
  ],
} as const;

const LISTENED = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

export class ReusablePage {
  readonly page: Page;
  #isChanged = false;
  readonly #sessions: CDPSession[] = [];

  private constructor(page: Page) {
    this.page = page;
    const context = page.context();
    this.#watch(page, LASTING.page);
    this.#watch(context, LASTING.context);
    const newSession = context.newCDPSession.bind(context);
    context.newCDPSession = async (of) => {
      const session = await newSession(of);
      this.#sessions.push(session);
      return session;
    };
  }

  static async open(context: BrowserContext): Promise<ReusablePage> {
    return new ReusablePage(await context.newPage());
  }

  /** Undoes what the story changed, or throws where that is impossible. */
  async reset(): Promise<void> {
    const { page } = this;
    if (this.#isChanged) throw new Error('the story changed what cannot be undone');
    if (!page.url().startsWith(home())) throw new Error('the story went to another site');
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const name of LISTENED) page.removeAllListeners(name);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    // What DevTools emulates ends with their session.
    for (const session of this.#sessions.splice(0)) await session.detach();
    await page.mouse.move(0, 0);
  }

  #watch<T extends object>(owner: T, names: readonly (keyof T)[]): void {
    for (const name of names) {
      const own: unknown = owner[name];
      const changing: unknown = typeof own === 'function' ? own.bind(owner) : own;
      Object.defineProperty(owner, name, {
        get: () => {
          this.#isChanged = true;
          return changing;
        },
      });
    }
  }
}
