// Somebody who prepares an event, with a client and a browser of their own.
import type { Browser, Page } from '@playwright/test';
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import type { Product } from '../../scripts/steps/product.ts';

const PASSWORD = 'giroflée-47-brouette';
const options = { auth: { persistSession: false, autoRefreshToken: false } };

export interface Host {
  client: SupabaseClient;
  session: Session;
}

/** `metadata` is what the form of registration sends, such as the role of a partner. */
export async function newHost({ url, keys }: Product, metadata: object = {}): Promise<Host> {
  const operator = createClient(url, keys.secretKey, options);
  const email = `${crypto.randomUUID()}@example.org`;
  const made = await operator.auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: metadata,
  });
  if (made.error) throw made.error;
  const client = createClient(url, keys.publishableKey, options);
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return { client, session: data.session };
}

/** A page of a desktop where they are signed in. */
export async function openAs(browser: Browser, { session }: Host): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })).newPage();
  await page.addInitScript((stored) => localStorage.setItem('liesse.session', stored), JSON.stringify(session));
  return page;
}

/** Types into what has the focus. Answers the longest time from a key to the frame that shows what it did, in ms. */
export async function slowestKey(page: Page, text: string): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { benchKeys: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.keyboard.type(text, { delay: 150 });
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => (window as unknown as { benchKeys: number[] }).benchKeys);
  process.stdout.write(`  keys that took 16 ms or more: ${durations.map(Math.round).join(', ')}\n`);
  return Math.max(0, ...durations);
}
