// The demonstration's mailbox: read by a person on its pages, or quickly where a story is about something else.
import { expect, type Page } from '@playwright/test';
import { home } from '#tests/e2e/support/service.ts';

interface FollowedMail {
  to: string;
  link: string;
  /** Words of its subject, where somebody gets several. */
  about?: string;
}

/** Opens the mailbox, the newest message to this address, and follows its link, in the page that is given. */
export async function followMail(page: Page, { to, link, about = '' }: FollowedMail): Promise<void> {
  const message = page.getByRole('link', { name: to }).filter({ hasText: about }).first();
  // A message is delivered by a job, in its own time.
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(message).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await message.click();
  await page.frameLocator('iframe').getByRole('link', { name: link }).click();
}

/** What a message holds: a code to type, a link to follow. */
export interface Letter {
  code: string;
  link: string;
}

/** The texts that were read, by their kind and address. */
const read = new Map<string, string>();

/** The newest message of this kind to an address that was not read before: the one that is awaited may arrive later. */
export async function letterTo(address: string, kind: string): Promise<Letter> {
  const place = `${kind} ${address}`;
  let text = '';
  await expect(async () => {
    const answer = await fetch(`${home()}/mailbox/latest?${new URLSearchParams({ to: address, kind })}`);
    expect(answer.status).toBe(200);
    ({ text } = (await answer.json()) as { text: string });
    expect(text).not.toBe(read.get(place));
  }).toPass({ timeout: 15_000 });
  read.set(place, text);
  return contentOf(text);
}

function contentOf(text: string): Letter {
  const [code = ''] = text.replaceAll(/https?:\S+/g, '').match(/\b\d{6}\b/) ?? [];
  const [link = ''] = text.match(/https?:\/\/\S+\/(?:verify\?|invite\/)\S+/) ?? [];
  return { code, link };
}
