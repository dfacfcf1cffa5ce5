// Reads the demonstration's mailbox: on its pages as a person does, or directly where a test is about something else.
import { expect, type Page } from '@playwright/test';
import { home } from '#tests/e2e/support/service.ts';

interface FollowedMail {
  to: string;
  link: string;
  /** A part of the subject, where a person gets several mails. */
  about?: string;
}

/** Opens the mailbox, the newest message to this address, and follows its link, in the page that is given. */
export async function followMail(page: Page, { to, link, about = '' }: FollowedMail): Promise<void> {
  const message = page.getByRole('link', { name: to }).filter({ hasText: about }).first();
  // A job delivers messages, with a delay.
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(message).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await message.click();
  await page.frameLocator('iframe').getByRole('link', { name: link }).click();
}

/** The code or the link of a message. */
export interface Letter {
  code: string;
  link: string;
}

/** The texts that were read, by their kind and address. */
const read = new Map<string, string>();

/** Waits for the newest message of this kind to an address that was not read before. */
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
  const [link = ''] = text.match(/https?:\/\/\S+\/(?:verify\?|invite\/|privacy\/\w+\/)\S+/) ?? [];
  return { code, link };
}
