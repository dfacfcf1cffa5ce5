// Creates the accounts of a test with the service key, and signs a browser in.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { isBetweenStories, signInBetweenStories } from '#tests/e2e/support/open-application.ts';
import { emptyPage } from '#tests/e2e/support/page-pool.ts';
import { call, clientOf, home, keys } from '#tests/e2e/support/service.ts';
import { someWord } from '#tests/e2e/support/some-word.ts';
import { PASSWORD, PASSWORD_HASH } from '#tests/support/password.ts';

export type Role = 'client' | 'partner' | 'admin';

export interface Account {
  id: string;
  email: string;
  name: string;
  password: string;
}

export interface Person extends Account {
  session: Session;
}

interface Wanted {
  email?: string;
  name?: string;
  /** As requested at the registration, in any letter case. */
  role?: Role | 'PARTNER';
  /** The trade of a partner. */
  trade?: string;
  /** The permissions of an administrator. */
  permissions?: string[];
  isConfirmed?: boolean;
}

export const newEmail = (): string => `${someWord()}@example.org`;

/** Creates an account that nobody has signed in to. Those who register in a story get a hash of the real cost. */
export async function newAccount({ isConfirmed = true, ...wanted }: Wanted = {}): Promise<Account> {
  const { email = newEmail(), name = 'Alix Berger', role = 'client', trade = 'florist', permissions } = wanted;
  const { id } = await call<{ id: string }>('/auth/v1/admin/users', {
    email,
    password_hash: PASSWORD_HASH,
    email_confirm: isConfirmed,
    user_metadata: { name, ...(role.toLowerCase() === 'partner' && { role, partner_type: trade }) },
  });
  if (role === 'admin') await call(`/rest/v1/profiles?id=eq.${id}`, { role, permissions }, 'PATCH');
  return { id, email, name, password: PASSWORD };
}

/** Creates an account and signs in. Tests that do not change an account share one: see `someone` in fixtures.ts. */
export async function newPerson(wanted: Wanted = {}): Promise<Person> {
  const account = await newAccount(wanted);
  const { data } = await (await signedIn(account)).auth.getSession();
  if (data.session === null) throw new Error(`${account.email} is not signed in`);
  return { ...account, session: data.session };
}

/** The person's client on another device than the browser of the test. */
export async function signedIn({ email, password = PASSWORD }: SignIn): Promise<SupabaseClient> {
  const client = clientOf(keys().publishableKey);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

interface SignIn {
  email: string;
  password?: string;
}

/** Stores a session in the browser, before the next page of the site. */
export async function enterAs(page: Page, { session }: Pick<Person, 'session'>, site = home()): Promise<void> {
  if (isBetweenStories(page)) return signInBetweenStories(page, session);
  if (!page.url().startsWith(site)) await page.goto(emptyPage(site));
  await page.evaluate((stored) => localStorage.setItem('liesse.session', stored), JSON.stringify(session));
}

/** The link of an operator's invitation. */
export async function invitationOf(email: string): Promise<string> {
  const { data, error } = await clientOf(keys().secretKey).auth.admin.generateLink({
    type: 'invite',
    email,
    options: { redirectTo: `${home()}/reset-password` },
  });
  if (error) throw error;
  return data.properties.action_link;
}

/** Notifies a person, as a function or a job would. Returns whether the notification was new. */
export function notify(
  to: Person,
  news: { title: string; body?: string; href?: string; key?: string },
): Promise<boolean> {
  const { title, body = null, href = null, key = randomUUID() } = news;
  return call('/rest/v1/rpc/notify', { user: to.id, kind: 'replies', title, body, href, key });
}
