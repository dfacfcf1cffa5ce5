// A gateway that fails for a moment: the client asks again by itself, and the session goes on.
import { describe, expect, it } from 'vitest';
import { newMember, openBrowser } from './client.ts';
import { fetchFrom, someNetwork } from './network.ts';

describe('[CALL-21] a retryable failure', () => {
  it.each([502, 503, 504])('of status %i is asked again, and the session is turned', async (status) => {
    const { browser: first, session } = await newMember();
    const network = fetchFrom(someNetwork());
    const asked: number[] = [];
    const browser = openBrowser({
      storage: first.storage,
      fetch: async (input, init) => {
        if (asked.length === 0) {
          asked.push(status);
          return new Response('<html>Bad gateway</html>', { status });
        }
        const answer = await network(input, init);
        asked.push(answer.status);
        return answer;
      },
    });
    const { data, error } = await browser.auth.refreshSession();
    expect(error).toBeNull();
    expect(asked).toEqual([status, 200]);
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect((await browser.auth.getUser()).error).toBeNull();
  });

  it('is reported as retryable where the client does not retry', async () => {
    const browser = openBrowser({ fetch: async () => new Response('{}', { status: 503 }) });
    const { error } = await browser.auth.signInWithPassword({ email: 'a@example.org', password: 'x' });
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 });
  });
});
