// Messages as the demonstration's mailbox has them, and what they hold: a code to type, a link to follow.
import { expect, type Page } from '@playwright/test';

export interface Letter {
  code: string;
  link: string;
}

/** The last message of this kind to an address, other than one read before. */
export async function letterTo(page: Page, address: string, kind: string, before?: Letter): Promise<Letter> {
  let letter: Letter | null = null;
  await expect(async () => {
    const answer = await page.request.get('/mailbox/latest', { params: { to: address, kind } });
    expect(answer.status()).toBe(200);
    letter = read(((await answer.json()) as { text: string }).text);
    expect(letter).not.toEqual(before);
  }).toPass();
  return letter ?? { code: '', link: '' };
}

function read(text: string): Letter {
  const [code = ''] = text.replaceAll(/https?:\S+/g, '').match(/\b\d{6}\b/) ?? [];
  const [link = ''] = text.match(/https?:\/\/\S+\/verify\?\S+/) ?? [];
  return { code, link };
}
