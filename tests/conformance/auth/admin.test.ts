// The admin API of the official client, with the secret key.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { APP, automatic, call, confirming, newEmail, newMember, newPhone, openBrowser, sql } from './client.ts';
import { messageTo } from './mail.ts';
import { fetchFrom } from './network.ts';

const { admin } = openBrowser({ key: confirming.secretKey }).auth;

describe('[CALL-13] accounts', () => {
  it('are made, confirmed or not, with data that only the server gives', async () => {
    const email = newEmail();
    const { data, error } = await admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { name: 'Ana' },
      app_metadata: { plan: 'or' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      user_metadata: { name: 'Ana' },
      app_metadata: { plan: 'or', provider: 'email', providers: ['email'] },
    });
    expect((await openBrowser().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    const waiting = await admin.createUser({ email: newEmail(), password: PASSWORD });
    expect(waiting.data.user?.email_confirmed_at).toBeUndefined();
    const phone = newPhone();
    expect((await admin.createUser({ phone, phone_confirm: true })).data.user?.phone).toBe(phone);
  });

  it('are refused twice for one address', async () => {
    const email = newEmail();
    await admin.createUser({ email });
    expect((await admin.createUser({ email })).error).toMatchObject({ code: 'email_exists', status: 422 });
    const phone = newPhone();
    await admin.createUser({ phone });
    expect((await admin.createUser({ phone })).error?.code).toBe('phone_exists');
  });

  it('are listed by pages', async () => {
    const made = await Promise.all([1, 2, 3].map(() => admin.createUser({ email: newEmail() })));
    const first = await admin.listUsers({ page: 1, perPage: 2 });
    expect(first.error).toBeNull();
    expect(first.data.users).toHaveLength(2);
    expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2 });
    if ('total' in first.data) expect(first.data.total).toBeGreaterThanOrEqual(3);
    const second = await admin.listUsers({ page: 2, perPage: 2 });
    const ids = [...first.data.users, ...second.data.users].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(made.every(({ error }) => error === null)).toBe(true);
  });

  it('are shown whole', async () => {
    const { user } = await newMember();
    const { data, error } = await admin.getUserById(user.id);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: user.id, email: user.email, identities: user.identities });
    expect((await admin.getUserById(randomUUID())).error).toMatchObject({ code: 'user_not_found', status: 404 });
  });

  it('are changed at once', async () => {
    const { user } = await newMember();
    const email = newEmail();
    const { data, error } = await admin.updateUserById(user.id, {
      email,
      password: 'donnée-par-accueil-7',
      app_metadata: { plan: 'or' },
      user_metadata: { name: 'Ana' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, app_metadata: { plan: 'or', provider: 'email' } });
    const signedIn = await openBrowser().auth.signInWithPassword({ email, password: 'donnée-par-accueil-7' });
    expect(signedIn.error).toBeNull();
  });

  it('are banned at once and let in again', async () => {
    const { user, browser, email, session } = await newMember();
    expect((await admin.updateUserById(user.id, { ban_duration: '24h' })).error).toBeNull();
    expect((await browser.auth.getUser()).error).not.toBeNull();
    const refused = await openBrowser().auth.signInWithPassword({ email, password: PASSWORD });
    expect(refused.error?.code).toBe('user_banned');
    const answer = await fetch(`${confirming.url}/rest/v1/tags`, {
      headers: { apikey: confirming.publishableKey, authorization: `Bearer ${session.access_token}` },
    });
    expect(answer.status).toBe(401);
    expect((await admin.updateUserById(user.id, { ban_duration: 'none' })).error).toBeNull();
    expect((await openBrowser().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('are deleted, entirely or down to an id', async () => {
    const { user, email } = await newMember();
    expect((await admin.deleteUser(user.id)).error).toBeNull();
    expect((await admin.getUserById(user.id)).error?.code).toBe('user_not_found');
    const gone = await openBrowser().auth.signInWithPassword({ email, password: PASSWORD });
    expect(gone.error?.code).toBe('invalid_credentials');
    const soft = await newMember();
    expect((await admin.deleteUser(soft.user.id, true)).error).toBeNull();
    const [row] = await sql(confirming, 'select email, deleted_at from auth.users where id = $1', [soft.user.id]);
    expect(row).toEqual({ email: null, deleted_at: expect.any(Date) });
    expect((await admin.deleteUser(randomUUID())).error?.code).toBe('user_not_found');
  });

  it('have factors and passkeys to look at', async () => {
    const { user, browser } = await newMember();
    const { data: factor } = await browser.auth.mfa.enroll({ factorType: 'totp' });
    const listed = await admin.mfa.listFactors({ userId: user.id });
    expect(listed.data?.factors).toEqual([expect.objectContaining({ id: factor?.id, status: 'unverified' })]);
    expect(JSON.stringify(listed.data)).not.toContain('secret');
    const removed = await admin.mfa.deleteFactor({ id: factor?.id ?? '', userId: user.id });
    expect(removed.error).toBeNull();
    expect((await admin.mfa.listFactors({ userId: user.id })).data?.factors).toEqual([]);
    const passkeys = await call(`/admin/users/${user.id}/passkeys`, { key: confirming.secretKey });
    expect(passkeys.text).toBe('[]');
  });

  it('leave an audit entry for each action', async () => {
    const { data } = await admin.createUser({ email: newEmail() });
    await admin.updateUserById(data.user?.id ?? '', { user_metadata: { a: 1 } });
    const rows = await sql(confirming, 'select action from auth.audit_log_entries where subject_id = $1 order by id', [
      data.user?.id,
    ]);
    expect(rows.map(({ action }) => action)).toEqual(['user_created', 'user_modified']);
  });
});

describe('[CALL-13] invitations and links', () => {
  it('invite somebody by mail, who then chooses a password', async () => {
    const email = newEmail();
    const { data, error } = await admin.inviteUserByEmail(email, { data: { table: 3 }, redirectTo: APP });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { table: 3 } });
    const { link } = await messageTo(email, 'invite');
    expect(link.searchParams.get('type')).toBe('invite');
    const browser = openBrowser();
    const answer = await fetchFrom(browser.network)(link);
    const values = new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1));
    await browser.auth.setSession({
      access_token: values.get('access_token') ?? '',
      refresh_token: values.get('refresh_token') ?? '',
    });
    expect((await browser.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await openBrowser().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect((await admin.inviteUserByEmail(email)).error?.code).toBe('email_exists');
  });

  it.each(['signup', 'invite', 'magiclink', 'recovery'] as const)(
    'make a link of the type %s that works',
    async (type) => {
      const isNew = type === 'signup' || type === 'invite';
      const email = isNew ? newEmail() : (await newMember()).email;
      const { data, error } = await admin.generateLink(
        type === 'signup' ? { type, email, password: PASSWORD } : { type, email },
      );
      expect(error).toBeNull();
      expect(data.properties).toMatchObject({
        verification_type: type,
        email_otp: expect.stringMatching(/^\d{6}$/),
        hashed_token: expect.any(String),
        action_link: expect.stringContaining('/auth/v1/verify?'),
      });
      const token_hash = data.properties?.hashed_token ?? '';
      const verified = await openBrowser().auth.verifyOtp({ token_hash, type });
      expect(verified.error).toBeNull();
      expect(verified.data.user?.email).toBe(email);
    },
  );

  it('make both links of a change of address', async () => {
    const { email, user } = await newMember();
    const newOne = newEmail();
    const current = await admin.generateLink({ type: 'email_change_current', email, newEmail: newOne });
    const next = await admin.generateLink({ type: 'email_change_new', email, newEmail: newOne });
    for (const { data } of [current, next])
      await openBrowser().auth.verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type: 'email_change' });
    expect((await admin.getUserById(user.id)).data.user?.email).toBe(newOne);
  });

  it('refuse a recovery of nobody', async () => {
    const { error } = await admin.generateLink({ type: 'recovery', email: newEmail() });
    expect(error).toMatchObject({ code: 'user_not_found', status: 404 });
  });
});

describe('[CALL-13] everybody else', () => {
  const paths: Array<[string, string, unknown?]> = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users', { email: 'a@example.org' }],
    ['GET', `/admin/users/${randomUUID()}`],
    ['PUT', `/admin/users/${randomUUID()}`, {}],
    ['DELETE', `/admin/users/${randomUUID()}`],
    ['POST', '/invite', { email: 'a@example.org' }],
    ['POST', '/admin/generate_link', { type: 'recovery', email: 'a@example.org' }],
    ['GET', `/admin/users/${randomUUID()}/factors`],
    ['GET', '/admin/sso/providers'],
  ];

  it.each(paths)('is refused %s %s', async (method, path, body) => {
    const { session } = await newMember({ site: automatic });
    const init = { site: automatic, method, ...(body === undefined ? {} : { body }) };
    const anon = await call(path, init);
    expect([401, 403]).toContain(anon.status);
    const member = await call(path, { ...init, token: session.access_token });
    expect(member.status).toBe(403);
    expect(member.json.code).toBe('not_admin');
    expect((await call(path, { ...init, key: null })).json.code).toBe('no_authorization');
  });
});
