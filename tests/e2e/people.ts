// Accounts of a test's own, made through the service's doors, and a browser that is already theirs.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { someAddress } from '#tests/e2e/support/story.ts';

export type Role = 'client' | 'partner' | 'admin';

export interface Person {
  id: string;
  email: string;
  password: string;
  session: Session;
}

interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: string; user_metadata: Record<string, unknown> };
}

interface Wish {
  role?: Role;
  name?: string;
  permissions?: string[];
}

const PASSWORD = 'giroflée-47-brouette';

/** A confirmed account, signed in once. Those that need no data of their own share one: see `someone`. */
export async function newPerson({ role = 'client', name = 'Alix Berger', permissions }: Wish = {}): Promise<Person> {
  const email = `${randomUUID()}@example.org`;
  const user_metadata = { name, ...(role === 'partner' ? { role, partner_type: 'florist' } : {}) };
  const account = { email, password: PASSWORD, email_confirm: true, user_metadata };
  const { id } = await call<{ id: string }>('/auth/v1/admin/users', account);
  if (role === 'admin') await call(`/rest/v1/profiles?id=eq.${id}`, { role, permissions }, { method: 'PATCH' });
  const session = await call<Session>(
    '/auth/v1/token?grant_type=password',
    { email, password: PASSWORD },
    { as: 'anyone' },
  );
  return { id, email, password: PASSWORD, session };
}

/** The browser of somebody who signed in before. Only its first page finds the session: signing out stays signed out. */
export async function enterAs(page: Page, { session }: Pick<Person, 'session'>): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('e2e.entered') !== null) return;
    localStorage.setItem('e2e.entered', 'yes');
    localStorage.setItem('liesse.session', kept);
  }, JSON.stringify(session));
}

/** What a function or a job would tell somebody. Answers whether it was new. */
export function notify(
  to: Person,
  news: { title: string; body?: string; href?: string; key?: string },
): Promise<boolean> {
  const { title, body = null, href = null, key = randomUUID() } = news;
  return call('/rest/v1/rpc/notify', { user: to.id, kind: 'replies', title, body, href, key });
}

/** `someone(role)`: an account shared by the tests of a worker that leave no trace on it. */
export const test = base.extend<object, { someone: (role: Role) => Promise<Person> }>({
  someone: [
    // Playwright reads the fixtures that are wanted from a pattern, and asks for one even where none is.
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

interface CallOptions {
  method?: 'POST' | 'PATCH';
  as?: 'anyone' | 'service';
}

export async function call<T>(path: string, body: unknown, options: CallOptions = {}): Promise<T> {
  const { method = 'POST', as = 'service' } = options;
  const folder = process.env.E2E_DATA_DIR ?? '';
  const keys = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as Record<string, string>;
  const key = (as === 'service' ? keys['secretKey'] : keys['publishableKey']) ?? '';
  const answer = await fetch(`http://127.0.0.1:${process.env.E2E_PORT}${path}`, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      // Each from a network of their own, as limits are counted by network.
      ...(as === 'anyone' && { 'x-forwarded-for': someAddress() }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
