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

/** The newest message of this kind to an address, other than one read before. */
export async function letterTo(address: string, kind: string, before?: Letter): Promise<Letter> {
  let letter: Letter = { code: '', link: '' };
  await expect(async () => {
    const answer = await fetch(`${home()}/mailbox/latest?${new URLSearchParams({ to: address, kind })}`);
    expect(answer.status).toBe(200);
    letter = read(((await answer.json()) as { text: string }).text);
    expect(letter).not.toEqual(before);
  }).toPass({ timeout: 15_000 });
  return letter;
}

function read(text: string): Letter {
  const [code = ''] = text.replaceAll(/https?:\S+/g, '').match(/\b\d{6}\b/) ?? [];
  const [link = ''] = text.match(/https?:\/\/\S+\/(?:verify\?|invite\/)\S+/) ?? [];
  return { code, link };
}
