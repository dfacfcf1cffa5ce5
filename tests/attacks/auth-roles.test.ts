// Claiming to be more than one is: operators' routes, roles and confirmations written by a browser, private keys.
import { authEndpoints } from '@liesse/platform/auth/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { askAuth, codeOf, lastMessage, newEmail, newMember, sql, type Tokens } from './accounts.ts';
import { library, product } from './request.ts';

const operators = authEndpoints.filter(({ path }) => path.startsWith('/admin') || path === '/invite');
const ANYBODY = '00000000-0000-4000-8000-00000000beef';
const concrete = (path: string, id = ANYBODY) => path.replace(/\{\w+\}/g, id);

describe('operators’ routes', () => {
  it('are known to this test', () => {
    expect(operators.length).toBeGreaterThanOrEqual(11);
  });

  it.each(operators.map(({ method, path }) => [method, path] as const))(
    'A8 %s %s is closed to the publishable key and to people',
    async (method, path) => {
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: { email: newEmail() } };
      const { access_token } = await newMember(library);
      const bare = await askAuth(library, concrete(path), { method, ...body });
      expect([401, 403]).toContain(bare.status);
      const person = await askAuth(library, concrete(path), { method, ...body, token: access_token });
      expect(codeOf(person)).toBe('not_admin');
      const keyless = await askAuth(library, concrete(path), { method, ...body, key: null });
      expect(keyless.status).toBe(401);
      const claimed = await askAuth(library, concrete(path), {
        method,
        ...body,
        headers: { 'x-role': 'service_role', role: 'service_role' },
      });
      expect([401, 403]).toContain(claimed.status);
    },
  );

  const ids = ['1', 'me', 'null', "' or 1=1 --", '%00', `${ANYBODY}0`, ANYBODY.replace('-', '')];
  it.each(operators.filter(({ path }) => path.includes('{')).map(({ method, path }) => [method, path] as const))(
    'A42 %s %s with an id that is no UUID is refused',
    async (method, path) => {
      for (const odd of ids) {
        const written = odd.includes('%') ? odd : encodeURIComponent(odd);
        const answer = await askAuth(library, concrete(path, written), {
          method,
          key: library.secretKey,
          ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
        });
        expect([odd, answer.status]).toEqual([odd, 400]);
        expect(codeOf(answer)).toBe('validation_failed');
      }
    },
  );
});

describe('the key set', () => {
  it('A10 shows nothing private', async () => {
    const { status, text, json } = await askAuth(library, '/.well-known/jwks.json', { key: null });
    expect(status).toBe(200);
    const { keys } = json as { keys: Record<string, unknown>[] };
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(Object.keys(key).filter((name) => ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'].includes(name))).toEqual(
        [],
      );
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y']);
    }
    for (const { d } of library.signingKeys) if (typeof d === 'string') expect(text).not.toContain(d);
  });
});

describe('what only the server says', () => {
  const claims = {
    role: 'service_role',
    aud: 'admin',
    app_metadata: { role: 'admin', admin: true },
    raw_app_meta_data: { admin: true },
    email_confirmed_at: '2020-01-01T00:00:00Z',
    email_confirm: true,
    confirmed_at: '2020-01-01T00:00:00Z',
    phone_confirmed_at: '2020-01-01T00:00:00Z',
    is_anonymous: false,
    is_sso_user: true,
    id: ANYBODY,
    aal: 'aal2',
    banned_until: null,
  };

  const rowOf = async (email: string) => {
    const [row] = await sql(
      product,
      `select u.id, u.role, u.aud, u.raw_app_meta_data as app, u.email_confirmed_at as confirmed, u.is_sso_user as sso,
         p.role as profile, p.permissions, u.raw_user_meta_data ->> 'role' as shown
       from auth.users u left join public.profiles p on p.id = u.id where u.email = $1`,
      [email],
    );
    return row;
  };
  // Compared whole: a key that should not be there is the very thing looked for.
  const ownApp = { provider: 'email', providers: ['email'] };
  const plain = {
    role: 'authenticated',
    aud: 'authenticated',
    sso: false,
    profile: 'client',
    permissions: null,
  };

  it('A38 is ignored at sign-up', async () => {
    const email = newEmail();
    const answer = await askAuth(product, '/signup', {
      body: {
        email,
        password: PASSWORD,
        ...claims,
        data: { name: 'Eve', app_metadata: { admin: true }, permissions: ['all'] },
      },
    });
    expect(answer.status).toBe(200);
    expect(answer.json).not.toHaveProperty('access_token');
    const row = await rowOf(email);
    expect(row).toMatchObject({ ...plain, confirmed: null });
    expect(row?.['app']).toEqual(ownApp);
    expect(row?.['id']).not.toBe(ANYBODY);
  });

  it('A38 nobody signs up as an administrator', async () => {
    for (const data of [{ role: 'admin' }, { role: 'ADMIN' }, { role: 'admin', invitation_code: 'guess' }]) {
      const email = newEmail();
      const answer = await askAuth(product, '/signup', { body: { email, password: PASSWORD, data } });
      expect(answer.status).toBeLessThan(500);
      expect((await rowOf(email))?.['profile'] ?? 'none').not.toBe('admin');
    }
  });

  it('A38 is ignored at an update, and in the next token', async () => {
    const email = newEmail();
    await askAuth(product, '/signup', { body: { email, password: PASSWORD, data: { name: 'Eve' } } });
    const { code } = await lastMessage(product, email);
    const signedIn = await askAuth(product, '/verify', { body: { email, token: code, type: 'signup' } });
    const { access_token, refresh_token } = signedIn.json as Tokens;
    const changed = await askAuth(product, '/user', {
      method: 'PUT',
      token: access_token,
      body: { ...claims, data: { role: 'admin', permissions: ['manage_admins'] } },
    });
    expect(changed.status).toBe(200);
    const row = await rowOf(email);
    expect(row).toMatchObject({ ...plain, shown: 'client' });
    expect(row?.['app']).toEqual(ownApp);
    const next = await askAuth(product, '/token?grant_type=refresh_token', { body: { refresh_token } });
    const { user } = next.json as { user: { role: string; app_metadata: unknown } };
    expect([user.role, user.app_metadata]).toEqual(['authenticated', ownApp]);
  });

  it('A38 nor do a magic link and an anonymous account carry it', async () => {
    const email = newEmail();
    await askAuth(product, '/otp', { body: { email, ...claims, data: { permissions: ['all'] } } });
    const row = await rowOf(email);
    expect(row).toMatchObject({ ...plain, confirmed: null });
    expect(row?.['app']).toEqual(ownApp);
    const anonymous = await askAuth(product, '/signup', { body: { ...claims, data: { role: 'admin' } } });
    expect(anonymous.status).toBeLessThan(500);
    const shown = anonymous.json as { user?: { role?: string; app_metadata?: unknown } };
    if (anonymous.status === 200) expect(shown.user).toMatchObject({ role: 'authenticated', app_metadata: {} });
  });
});
