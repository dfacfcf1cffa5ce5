// The demonstration's mailbox: read by a person on its pages, or quickly where a story is about something else.
import { expect, type Page } from '@playwright/test';

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

/** The six digits of the newest message of a kind. */
export async function codeOf(home: string, to: string, kind: string): Promise<string> {
  const answer = await fetch(`${home}/mailbox/latest?${new URLSearchParams({ kind, to })}`);
  if (!answer.ok) throw new Error(`no message of the kind ${kind} to ${to}`);
  const { text } = (await answer.json()) as { text: string };
  return /\b\d{6}\b/.exec(text.replaceAll(/https?:\S+/g, ''))?.[0] ?? '';
}
