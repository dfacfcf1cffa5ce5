// The server sends one code a minute and takes three tries: its first answer about the second step serves every picture.
import type { BrowserContext } from '@playwright/test';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export type Replay = (context: BrowserContext) => Promise<unknown>;

export function createReplay(): Replay {
  const answers = new Map<string, Answer>();
  return (context) =>
    context.route('**/auth/v1/factors/**', async (route) => {
      const address = route.request().url();
      const known = answers.get(address);
      if (known) return route.fulfill(known);
      const response = await route.fetch();
      const answer = { status: response.status(), headers: response.headers(), body: await response.body() };
      answers.set(address, answer);
      return route.fulfill(answer);
    });
}
