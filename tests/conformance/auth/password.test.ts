// Signing in by a password, and the session it gives.
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { automatic, call, confirming, newEmail, newMember, newPhone, openBrowser, sql } from './client.ts';
import { messagesTo } from './mail.ts';

/** Of `ancien-sésame-88`, by another service. */
const BCRYPT = '$2b$04$uLQPB7YuuhESvqrY7uWn8OT8lZqaoMSXckwhYqj7CBSgaKwZGq6h6';

describe('[CALL-01] a password', () => {
  it('signs in by e-mail, whatever its case', async () => {
    const { email } = await newMember();
    const browser = openBrowser();
    const { data, error } = await browser.auth.signInWithPassword({ email: email.toUpperCase(), password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(data.user?.last_sign_in_at).toEqual(expect.any(String));
  });

  it('signs in by phone', async () => {
    const phone = newPhone();
    await openBrowser({ site: automatic }).auth.signUp({ phone, password: PASSWORD });
    const { data, error } = await openBrowser({ site: automatic }).auth.signInWithPassword({
      phone: `+${phone}`,
      password: PASSWORD,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone, email: '' });
  });

  it('is refused when wrong, and when nobody has the address, in the same words', async () => {
    const { email } = await newMember();
    const wrong = await openBrowser().auth.signInWithPassword({ email, password: 'not-this-one-12' });
    const unknown = await openBrowser().auth.signInWithPassword({ email: newEmail(), password: PASSWORD });
    expect(wrong.error).toMatchObject({
      name: 'AuthApiError',
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    expect(unknown.error).toEqual(wrong.error);
    expect(wrong.data).toEqual({ user: null, session: null });
  });

  it('is compared to its last character', async () => {
    const email = newEmail();
    const long = 'é'.repeat(200);
    await openBrowser({ site: automatic }).auth.signUp({ email, password: `${long}a` });
    const other = await openBrowser({ site: automatic }).auth.signInWithPassword({ email, password: `${long}b` });
    expect(other.error?.code).toBe('invalid_credentials');
    const same = await openBrowser({ site: automatic }).auth.signInWithPassword({ email, password: `${long}a` });
    expect(same.error).toBeNull();
  });

  it('imported as bcrypt is accepted once, and stored as argon2id from then on', async () => {
    const { email, user } = await newMember({ site: automatic });
    await sql(automatic, 'update auth.users set encrypted_password = $2 where id = $1', [user.id, BCRYPT]);
    const { error } = await openBrowser({ site: automatic }).auth.signInWithPassword({
      email,
      password: 'ancien-sésame-88',
    });
    expect(error).toBeNull();
    const [row] = await sql(automatic, 'select encrypted_password from auth.users where id = $1', [user.id]);
    expect(row?.encrypted_password).toMatch(/^\$argon2id\$/);
  });

  it('of a banned account is refused, and only its owner sees why', async () => {
    const { email, user } = await newMember();
    await sql(confirming, `update auth.users set banned_until = now() + interval '1 hour' where id = $1`, [user.id]);
    const right = await openBrowser().auth.signInWithPassword({ email, password: PASSWORD });
    expect(right.error?.code).toBe('user_banned');
    const wrong = await openBrowser().auth.signInWithPassword({ email, password: 'not-this-one-12' });
    expect(wrong.error?.code).toBe('invalid_credentials');
  });

  it('from a device never seen sends its owner a warning', async () => {
    const { email, browser } = await newMember();
    expect(await messagesTo(email)).not.toContain('new_sign_in');
    await openBrowser({ userAgent: 'another device', network: browser.network }).auth.signInWithPassword({
      email,
      password: PASSWORD,
    });
    expect(await messagesTo(email)).toContain('new_sign_in');
  });
});

describe('[ENT-04] the session', () => {
  it('has tokens, times and a whole user', async () => {
    const before = Math.floor(Date.now() / 1_000);
    const { session, email } = await newMember();
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3_600 });
    expect(session.expires_at).toBeGreaterThanOrEqual(before + 3_600);
    expect(session.expires_at).toBeLessThanOrEqual(before + 3_660);
    expect(session.refresh_token.length).toBeGreaterThan(20);
    expect(session.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      created_at: expect.any(String),
      updated_at: expect.any(String),
      confirmed_at: expect.any(String),
      last_sign_in_at: expect.any(String),
    });
    expect(session.user.identities).toEqual([
      expect.objectContaining({ provider: 'email', identity_id: expect.any(String), user_id: session.user.id, email }),
    ]);
    expect(JSON.stringify(session)).not.toMatch(/encrypted_password|argon2|refresh_key|token_hash/);
  });

  it('has an access token that the client verifies by the published keys', async () => {
    const { browser, user, email } = await newMember();
    const { data, error } = await browser.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
    expect(data?.claims).toMatchObject({
      iss: `${confirming.url}/auth/v1`,
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
    });
  });

  it('gives access to the REST API as the person', async () => {
    const { browser, user, email } = await newMember();
    const { data } = await browser.rpc('whoami');
    expect(data).toMatchObject({ user: 'authenticated', uid: user.id, email });
  });
});

describe('a sign-in that is malformed', () => {
  it.each([
    ['no grant', '/token', { email: 'a@example.org', password: 'x' }, 'validation_failed'],
    ['an unknown grant', '/token?grant_type=magic', {}, 'validation_failed'],
    ['no address', '/token?grant_type=password', { password: 'x' }, 'validation_failed'],
    ['no password', '/token?grant_type=password', { email: 'a@example.org' }, 'validation_failed'],
    ['broken JSON', '/token?grant_type=password', '{"email":', 'bad_json'],
  ])('%s', async (_name, path, body, code) => {
    const answer = await call(path, { body });
    expect(answer.status).toBe(400);
    expect(answer.json.code).toBe(code);
  });
});
