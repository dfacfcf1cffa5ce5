// The application in a page that the stories of a worker use one after the other: to load it anew for each costs more than most stories.
// Between two stories it shows a page without data, on which one person is signed out and the next one signed in, as by another tab.
import type { BrowserContext, Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { ReusablePage } from '#tests/e2e/support/reusable-page.ts';

/** The page without data: with the client of the platform, which receives a new session, and before that client was loaded. */
const WITH_CLIENT = '/unauthorized#with-client';
const WITHOUT_CLIENT = '/unauthorized#without-client';

/** Whether the application is open, and no story has begun in it. */
export const isBetweenStories = (page: Page): boolean => hasClient(page) || page.url().endsWith(WITHOUT_CLIENT);

const hasClient = (page: Page): boolean => page.url().endsWith(WITH_CLIENT);

export class OpenApplication {
  readonly #newContext: () => Promise<BrowserContext>;
  #open: ReusablePage | null = null;

  /** The context must have the options of the project. */
  constructor(newContext: () => Promise<BrowserContext>) {
    this.#newContext = newContext;
  }

  isIn(context: BrowserContext): boolean {
    return this.#open?.page.context() === context;
  }

  async begin(): Promise<Page> {
    this.#open ??= await loaded(await ReusablePage.open(await this.#newContext()));
    return this.#open.page;
  }

  /** Signs out and removes what the story left. Where that is impossible, the next story loads the application anew. */
  async end(): Promise<void> {
    const open = this.#open;
    if (open === null || (await isReset(open))) return;
    this.#open = null;
    await open.page.context().close();
  }
}

async function loaded(reusable: ReusablePage): Promise<ReusablePage> {
  await reusable.page.goto(WITHOUT_CLIENT);
  await isSignedOut(reusable.page).waitFor();
  return reusable;
}

/** Signs a person in before the story opens a page. Without the client that page is loaded anew, and reads the session from the storage. */
export async function signInBetweenStories(page: Page, session: Session): Promise<void> {
  await broadcastSession(page, session);
  if (hasClient(page)) await isSignedIn(page).waitFor();
  else await page.goto('about:blank');
}

const isSignedIn = (page: Page) => page.getByRole('link', { name: 'Revenir à mon espace' });
const isSignedOut = (page: Page) => page.getByRole('link', { name: 'Se connecter' });

async function isReset(reusable: ReusablePage): Promise<boolean> {
  try {
    await reset(reusable);
    return true;
  } catch {
    return false;
  }
}

const LIMIT = { timeout: 1_500 };

async function reset(reusable: ReusablePage): Promise<void> {
  const { page } = reusable;
  await reusable.reset();
  await page.evaluate((address) => {
    for (const closing of document.querySelectorAll<HTMLElement>('[data-toast] > button:last-child')) closing.click();
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, WITH_CLIENT);
  await page.getByRole('heading', { name: 'Accès non autorisé' }).waitFor(LIMIT);
  const isClientLoaded = await isSignedIn(page).isVisible();
  await broadcastSession(page, null);
  await isSignedOut(page).waitFor(LIMIT);
  if (!isClientLoaded) await page.evaluate((address) => history.replaceState(null, '', address), WITHOUT_CLIENT);
  await page.context().clearCookies();
}

/** As another tab would. */
async function broadcastSession(page: Page, session: Session | null): Promise<void> {
  await page.evaluate((given) => {
    const key = 'liesse.session';
    localStorage.clear();
    sessionStorage.clear();
    if (given !== null) localStorage.setItem(key, JSON.stringify(given));
    const tab = new BroadcastChannel(key);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches pages of this origin alone.
    tab.postMessage({ event: given === null ? 'SIGNED_OUT' : 'SIGNED_IN', session: given });
    tab.close();
  }, session);
}
