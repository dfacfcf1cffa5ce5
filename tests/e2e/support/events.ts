// Events for one story each, made and changed through the service's own doors by the people they belong to.
import { expect, type Page } from '@playwright/test';
import type { Person } from '#tests/e2e/people.ts';
import { keys } from '#tests/e2e/support/people.ts';

interface Wanted {
  kind?: string;
  name?: string;
  starts_on?: string;
  place?: string;
  expected_guests?: number;
  budget_cents?: number;
  moments?: ReadonlyArray<{
    kind: string;
    name: string;
    hour?: string;
    duration_minutes?: number;
    place?: string;
    capacity?: number;
  }>;
}

/** Answers its id. */
export const newEvent = (owner: Person, wanted: Wanted = {}): Promise<string> =>
  callAs(owner, 'POST', 'rpc/create_event', { kind: 'mariage', name: 'Ambre et Lou', ...wanted });

/** A call to /rest/v1 on another device than the browser of the story. */
export async function callAs<T>(person: Person, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${process.env.E2E_PORT}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: keys().publishableKey,
      authorization: `Bearer ${person.session.access_token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** The path of the newest invitation to a team that was mailed to this address, other than one read before. */
export async function invitationTo(page: Page, email: string, before = ''): Promise<string> {
  let path = '';
  await expect(async () => {
    const answer = await page.request.get('/mailbox/latest', { params: { to: email, kind: 'event-invitation' } });
    expect(answer.status()).toBe(200);
    const { text } = (await answer.json()) as { text: string };
    path = /\/invite\/\S+/.exec(text)?.[0] ?? '';
    expect(path).not.toBe('');
    expect(path).not.toBe(before);
  }).toPass();
  return path;
}
