import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';

type Listener = (event: string, session: object | null) => void;

const stored = { session: null as object | null };
const hear = { listener: (() => {}) as Listener };
const supabase = vi.fn();
vi.mock('#web/lib/api/supabase.ts', () => ({ supabase }));
vi.mock('#web/lib/api/session-storage.ts', () => ({
  hasStoredSession: () => stored.session !== null,
  markSessionRefused: () => {},
}));

const client = {
  auth: {
    onAuthStateChange: (listener: Listener) => void (hear.listener = listener),
    getSession: async () => ({ data: { session: stored.session }, error: null }),
    signOut: vi.fn(async () => ({ error: null })),
    refreshSession: vi.fn(async () => {
      hear.listener('TOKEN_REFRESHED', stored.session);
      return { data: { session: stored.session }, error: null };
    }),
  },
  realtime: { setAuth: vi.fn(async () => {}) },
};

const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const sessionOf = (aal: string, user: object = {}) => ({
  access_token: token({ aal, session_id: 's-1' }),
  user: { id: 'id', email: 'alix@example.org', user_metadata: { name: 'Alix', role: 'PARTNER' }, ...user },
});
const factors = [{ id: 'f', status: 'verified', factor_type: 'totp' }];

/** Each test loads a new store. */
const open = () => import('#web/features/auth/session.ts');

describe('the session', () => {
  const values = fakeStorage();
  beforeEach(() => {
    vi.resetModules();
    stored.session = null;
    supabase.mockReset().mockResolvedValue(client);
  });

  it('is known to be none without loading the platform’s client', async () => {
    const { resolveSession } = await open();
    expect(await resolveSession()).toEqual({ status: 'signed-out' });
    expect(supabase).not.toHaveBeenCalled();
  });

  it('remains while its token cannot be renewed for lack of a network', async () => {
    stored.session = sessionOf('aal1');
    const { openSession, getSession } = await open();
    await openSession();
    hear.listener('INITIAL_SESSION', null);
    expect(getSession()).toMatchObject({ status: 'signed-in', person: { id: 'id' } });
    hear.listener('SIGNED_OUT', null);
    expect(getSession()).toEqual({ status: 'signed-out' });
  });

  it('is restored at the start, with its role in any letter case [STA-01] [STA-04]', async () => {
    stored.session = sessionOf('aal1', { user_metadata: { role: 'Partner', partner_type: 'dj', permissions: ['x'] } });
    const { resolveSession } = await open();
    expect(await resolveSession()).toMatchObject({
      status: 'signed-in',
      person: { id: 'id', role: 'partner', partnerType: 'dj', permissions: [], name: '', avatarUrl: null },
    });
  });

  it('is incomplete until the second step [LOG-08]', async () => {
    stored.session = sessionOf('aal1', { factors });
    const { resolveSession } = await open();
    expect(await resolveSession()).toEqual({ status: 'second-step', email: 'alix@example.org' });
    hear.listener('MFA_CHALLENGE_VERIFIED', sessionOf('aal2', { factors }));
    expect(await resolveSession()).toMatchObject({ status: 'signed-in' });
    expect(client.realtime.setAuth).toHaveBeenCalledOnce();
  });

  it('is refreshed once when a service misses the second step, and the cached data is removed', async () => {
    stored.session = sessionOf('aal1');
    const { resolveSession, getSession } = await open();
    expect(await resolveSession()).toMatchObject({ status: 'signed-in' });
    values.set('liesse.dashboard', '{}');
    stored.session = sessionOf('aal1', { factors });
    const { checkedFetch, configureSessionCheck } = await import('#web/lib/api/session-check.ts');
    configureSessionCheck(supabase);
    const refuse = () => checkedFetch('/rest/v1/tasks');
    vi.stubGlobal('fetch', async () => new Response('{"details":"insufficient_aal"}', { status: 403 }));
    await Promise.all([refuse(), refuse(), refuse()]);
    await expect.poll(getSession).toEqual({ status: 'second-step', email: 'alix@example.org' });
    await refuse();
    expect(client.auth.refreshSession).toHaveBeenCalledOnce();
    expect(values.has('liesse.dashboard')).toBe(false);
  });

  it.each(['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'PASSWORD_RECOVERY', 'INITIAL_SESSION'])(
    'follows %s, and ends with SIGNED_OUT [STA-04]',
    async (event) => {
      const { openSession, getSession } = await open();
      await openSession();
      expect(getSession()).toEqual({ status: 'signed-out' });
      hear.listener(event, sessionOf('aal1', { user_metadata: { name: event, role: 'client' } }));
      expect(getSession()).toMatchObject({ status: 'signed-in', person: { name: event } });
      hear.listener('SIGNED_OUT', null);
      expect(getSession()).toEqual({ status: 'signed-out' });
    },
  );

  it('is read again after the client could not be loaded', async () => {
    supabase.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { openSession } = await open();
    await expect(openSession()).rejects.toThrow('Failed to fetch');
    expect(await openSession()).toBe(client);
    expect(await openSession()).toBe(client);
    expect(supabase).toHaveBeenCalledTimes(2);
  });

  it('removes the cached data when it ends; a client that could not be loaded ends nothing', async () => {
    const { openSession, signOut } = await open();
    const read = () => values.set('liesse.dashboard', '{}');
    const ends = [signOut, async () => hear.listener('SIGNED_OUT', null)];
    await openSession();
    for (const end of ends) {
      read();
      await end();
      expect(values.size).toBe(0);
    }
    read();
    vi.resetModules();
    stored.session = sessionOf('aal1');
    supabase.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect((await open()).resolveSession()).rejects.toThrow('Failed to fetch');
    expect(values.size).toBe(1);
  });
});
