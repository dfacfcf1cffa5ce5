// Accounts of a story's own, made by the operator's hand, and a browser that is already theirs.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { call, clientOf, home, keys } from '#tests/e2e/support/service.ts';

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
  /** As it was wished for, in whatever case. */
  role?: Role | 'PARTNER';
  /** The trade of a partner. */
  trade?: string;
  /** What an administrator is held to. */
  permissions?: string[];
  isConfirmed?: boolean;
}

export const PASSWORD = 'giroflée-47-brouette';

export const newEmail = (): string => `${randomUUID().slice(0, 13)}@example.org`;

/** Nobody has signed in to it yet. */
export async function newAccount({ isConfirmed = true, ...wanted }: Wanted = {}): Promise<Account> {
  const { email = newEmail(), name = 'Alix Berger', role = 'client', trade = 'florist', permissions } = wanted;
  const { id } = await call<{ id: string }>('/auth/v1/admin/users', {
    email,
    password: PASSWORD,
    email_confirm: isConfirmed,
    user_metadata: { name, ...(role.toLowerCase() === 'partner' && { role, partner_type: trade }) },
  });
  if (role === 'admin') await call(`/rest/v1/profiles?id=eq.${id}`, { role, permissions }, 'PATCH');
  return { id, email, name, password: PASSWORD };
}

/** Signed in once. Stories that leave no trace on an account share one: see `someone` in story.ts. */
export async function newPerson(wanted: Wanted = {}): Promise<Person> {
  const account = await newAccount(wanted);
  const { data } = await (await signedIn(account)).auth.getSession();
  if (data.session === null) throw new Error(`${account.email} is not signed in`);
  return { ...account, session: data.session };
}

/** Somebody's own client, on another device than the browser of the story. */
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

/** The browser of somebody who signed in before. Only its first page finds the session: signing out stays signed out. */
export async function enterAs(page: Page, { session }: Pick<Person, 'session'>): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('e2e.entered') !== null) return;
    localStorage.setItem('e2e.entered', 'yes');
    localStorage.setItem('liesse.session', kept);
  }, JSON.stringify(session));
}

/** The link that an operator's invitation brings. */
export async function invitationOf(email: string): Promise<string> {
  const { data, error } = await clientOf(keys().secretKey).auth.admin.generateLink({
    type: 'invite',
    email,
    options: { redirectTo: `${home()}/reset-password` },
  });
  if (error) throw error;
  return data.properties.action_link;
}

/** What a function or a job would tell somebody. Answers whether it was new. */
export function notify(
  to: Person,
  news: { title: string; body?: string; href?: string; key?: string },
): Promise<boolean> {
  const { title, body = null, href = null, key = randomUUID() } = news;
  return call('/rest/v1/rpc/notify', { user: to.id, kind: 'replies', title, body, href, key });
}
