import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkedFetch, checkSession, clockOffset, configureSessionCheck } from '#web/lib/api/session-check.ts';
import { isSessionRefused, markSessionRefused } from '#web/lib/api/session-storage.ts';

const auth = {
  getSession: vi.fn(),
  refreshSession: vi.fn(),
  signOut: vi.fn(async () => ({ error: null })),
};
const answer = (status: number, body: object = {}) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
/** The check goes on after the answer was passed on. */
const settled = () => vi.waitFor(() => checkSession());

describe('a refused session', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    auth.getSession.mockResolvedValue({ data: { session: { access_token: 'a' } } });
    auth.refreshSession.mockResolvedValue({ data: { session: null }, error: { status: 400 } });
    configureSessionCheck(async () => ({ auth }) as unknown as SupabaseClient);
    markSessionRefused(false);
  });

  it.each([
    ['a query', '/rest/v1/tasks', 401, { code: 'PT401' }],
    ['the auth service', '/auth/v1/user', 403, { code: 'session_not_found' }],
    ['a file', '/storage/v1/object/documents/a', 400, { statusCode: '401' }],
    ['a function', '/functions/v1/export', 401, {}],
  ])('ends when %s says so and it cannot be renewed [ERR-13]', async (_what, address, status, body) => {
    answer(status, body);
    expect((await checkedFetch(address)).status).toBe(status);
    await settled();
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' });
    expect(isSessionRefused()).toBe(true);
  });

  it('is renewed where the server agrees, and stays without a network', async () => {
    for (const error of [null, { status: 0, name: 'AuthRetryableFetchError' }, { status: 429 }]) {
      auth.refreshSession.mockResolvedValue({ data: { session: null }, error });
      await checkSession();
    }
    expect(auth.signOut).not.toHaveBeenCalled();
    expect(isSessionRefused()).toBe(false);
  });

  it.each([
    ['/rest/v1/tasks', 403, { code: '42501' }],
    ['/storage/v1/object/documents/a', 400, { statusCode: '413' }],
    ['/auth/v1/token?grant_type=refresh_token', 401, {}],
    ['/rest/v1/tasks', 500, {}],
  ])('is not suspected because of %s %i', async (address, status, body) => {
    answer(status, body);
    await checkedFetch(address);
    expect(auth.refreshSession).not.toHaveBeenCalled();
  });
});

it('leaves the end of a token to the clock of the device, which may be wrong', async () => {
  const session = { access_token: 'a', refresh_token: 'r', expires_in: 3600 };
  answer(200, { ...session, expires_at: 1 });
  expect(await (await checkedFetch('/auth/v1/token?grant_type=password')).json()).toEqual(session);
  answer(200, { expires_at: 'tomorrow' });
  expect(await (await checkedFetch('/rest/v1/event_invitations')).json()).toEqual({ expires_at: 'tomorrow' });
});

it('knows how far the clock of the device is from the one of the server', async () => {
  const at = (offset: number) =>
    vi.stubGlobal('fetch', async () => {
      const date = new Date(Date.now() + offset).toUTCString();
      return new Response('{}', { headers: { date } });
    });
  for (const offset of [-86_400_000, 86_400_000]) {
    at(offset);
    await checkedFetch('/rest/v1/tasks');
    expect(Math.abs(clockOffset() - offset)).toBeLessThan(60_000);
  }
  answer(200);
  await checkedFetch('/rest/v1/tasks');
  expect(clockOffset()).toBeGreaterThan(0);
  at(-30_000);
  await checkedFetch('/rest/v1/tasks');
  expect(clockOffset()).toBe(0);
});

it('names each request of the client by an id of its own', async () => {
  const send = vi.fn(async (_input: unknown, _init?: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', send);
  await checkedFetch('/rest/v1/tasks', { headers: { apikey: 'key' } });
  await checkedFetch('/rest/v1/tasks');
  const [first, second] = send.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(first?.get('apikey')).toBe('key');
  expect(first?.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(second?.get('traceparent')).not.toBe(first?.get('traceparent'));
});
