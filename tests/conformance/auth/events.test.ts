// The session events of the client, and its automatic refresh.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { APP, type Browser, newMember, openBrowser, STORAGE_KEY } from './client.ts';
import { messageTo } from './mail.ts';
import { fetchFrom } from './network.ts';

afterEach(() => {
  vi.useRealTimers();
});

function listen(browser: Browser): string[] {
  const events: string[] = [];
  browser.auth.onAuthStateChange((event) => void events.push(event));
  return events;
}

describe('[STA-04] the events of a session', () => {
  it('are fired in order', async () => {
    const { email } = await newMember();
    const browser = openBrowser();
    const events = listen(browser);
    await expect.poll(() => events).toEqual(['INITIAL_SESSION']);
    await browser.auth.signInWithPassword({ email, password: PASSWORD });
    await browser.auth.refreshSession();
    await browser.auth.updateUser({ data: { name: 'Ana' } });
    await browser.auth.signOut();
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']);
  });

  it('report a password recovery', async () => {
    const { email } = await newMember();
    const browser = openBrowser();
    const events = listen(browser);
    await browser.auth.resetPasswordForEmail(email);
    const { code } = await messageTo(email, 'recovery');
    await browser.auth.verifyOtp({ email, token: code, type: 'recovery' });
    expect(events).toContain('PASSWORD_RECOVERY');
  });

  it('report an exchanged code', async () => {
    const { email } = await newMember();
    const browser = openBrowser({ flowType: 'pkce' });
    await browser.auth.signInWithOtp({ email, options: { emailRedirectTo: APP } });
    const { link } = await messageTo(email, 'magic_link');
    const answer = await fetchFrom(browser.network)(link);
    const events = listen(browser);
    const { searchParams } = new URL(answer.headers.get('location') ?? '');
    await browser.auth.exchangeCodeForSession(searchParams.get('code') ?? '');
    expect(events).toContain('SIGNED_IN');
  });

  it('begin with the session that the storage had', async () => {
    const { browser } = await newMember();
    const again = openBrowser({ storage: browser.storage });
    const events = listen(again);
    await expect.poll(() => events).toContain('INITIAL_SESSION');
    expect((await again.auth.getUser()).error).toBeNull();
  });

  it('end with the session when the server has ended it', async () => {
    const { browser, email } = await newMember();
    const other = openBrowser();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    await other.auth.signOut({ scope: 'global' });
    const events = listen(browser);
    expect((await browser.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(events).toContain('SIGNED_OUT');
    expect(browser.storage.has(STORAGE_KEY)).toBe(false);
  });
});

describe('[STA-05] the refresh that the client does by itself', () => {
  /** A member whose stored session claims to end in so many seconds. */
  async function endingIn(seconds: number) {
    const { browser, session } = await newMember();
    const stored = JSON.parse(browser.storage.get(STORAGE_KEY) ?? '{}');
    browser.storage.set(
      STORAGE_KEY,
      JSON.stringify({ ...stored, expires_at: Math.floor(Date.now() / 1_000) + seconds, expires_in: seconds }),
    );
    return { storage: browser.storage, before: session.refresh_token };
  }
  const tokenIn = (storage: Map<string, string>) => JSON.parse(storage.get(STORAGE_KEY) ?? '{}').refresh_token;

  it('happens at the first tick when less than three are left', async () => {
    const { storage, before } = await endingIn(80);
    const browser = openBrowser({ storage, autoRefreshToken: true });
    await expect.poll(() => tokenIn(storage)).not.toBe(before);
    await browser.auth.stopAutoRefresh();
    const { data } = await browser.auth.getSession();
    expect(data.session?.expires_at).toBeGreaterThan(Date.now() / 1_000 + 3_000);
    expect((await browser.auth.getUser()).error).toBeNull();
  });

  it('happens at the tick that finds three left, and not before', async () => {
    const { storage, before } = await endingIn(165);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const calls: string[] = [];
    const network = fetchFrom('127.0.0.1');
    const browser = openBrowser({
      storage,
      autoRefreshToken: true,
      fetch: (input, init) => {
        calls.push(input instanceof Request ? input.url : input.toString());
        return network(input, init);
      },
    });
    await browser.auth.getSession();
    vi.advanceTimersByTime(30_000);
    await browser.auth.getSession();
    expect(calls).toEqual([]);
    expect(tokenIn(storage)).toBe(before);
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    await expect.poll(() => tokenIn(storage)).not.toBe(before);
    expect(calls.filter((url) => url.includes('grant_type=refresh_token'))).toHaveLength(1);
    await browser.auth.stopAutoRefresh();
  });
});
