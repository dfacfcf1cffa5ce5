// Replays the first answers about the second step for every picture, since the server limits codes and attempts.
import type { BrowserContext } from '@playwright/test';

interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export type Replay = (context: BrowserContext) => Promise<unknown>;

export function createReplay(): Replay {
  const answers = new Map<string, StoredResponse>();
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
