// Accounts by e-mail and phone, confirmed by hand or at once, and without any address.
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { APP, automatic, call, confirming, newEmail, newMember, newPhone, openBrowser } from './client.ts';
import { messagesTo, messageTo } from './mail.ts';
import { fetchFrom } from './network.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('[CALL-02] signing up by e-mail where a confirmation is required', () => {
  it('answers the account without a session, and writes a mail', async () => {
    const email = newEmail();
    const browser = openBrowser();
    const { data, error } = await browser.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { name: 'Zoé' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      id: expect.stringMatching(UUID),
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Zoé' },
      is_anonymous: false,
      confirmation_sent_at: expect.any(String),
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.identities?.[0]).toMatchObject({
      provider: 'email',
      user_id: data.user?.id,
      id: data.user?.id,
      identity_data: { email, sub: data.user?.id, email_verified: false },
    });
    const mail = await messageTo(email, 'confirmation');
    expect(mail.code).toMatch(/^\d{6}$/);
    expect(mail.link.searchParams.get('type')).toBe('signup');
    expect((await browser.auth.getSession()).data.session).toBeNull();
  });

  it('keeps the address in lower case and without spaces', async () => {
    const email = newEmail();
    const { data } = await openBrowser().auth.signUp({ email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(data.user?.email).toBe(email);
  });

  it('refuses the password until the address is confirmed, then takes it', async () => {
    const email = newEmail();
    const browser = openBrowser();
    await browser.auth.signUp({ email, password: PASSWORD });
    const early = await browser.auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400, name: 'AuthApiError' });
    const { code } = await messageTo(email, 'confirmation');
    const verified = await browser.auth.verifyOtp({ email, token: code, type: 'signup' });
    expect(verified.error).toBeNull();
    expect(verified.data.user?.email_confirmed_at).toEqual(expect.any(String));
    expect(verified.data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
    const late = await browser.auth.signInWithPassword({ email, password: PASSWORD });
    expect(late.error).toBeNull();
    expect(late.data.user?.id).toBe(verified.data.user?.id);
  });

  it('leads back from the mail with a session in the fragment', async () => {
    const email = newEmail();
    const browser = openBrowser();
    await browser.auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: APP } });
    const { link } = await messageTo(email, 'confirmation');
    const answer = await fetchFrom(browser.network)(link);
    expect(answer.status).toBe(303);
    const target = new URL(answer.headers.get('location') ?? '');
    expect(target.origin + target.pathname).toBe(APP);
    const values = new URLSearchParams(target.hash.slice(1));
    expect(values.get('type')).toBe('signup');
    expect(values.get('token_type')).toBe('bearer');
    expect(Number(values.get('expires_in'))).toBe(3_600);
    const { data, error } = await browser.auth.setSession({
      access_token: values.get('access_token') ?? '',
      refresh_token: values.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
  });

  it('leads back with a code to exchange when it began with a challenge', async () => {
    const email = newEmail();
    const browser = openBrowser({ flowType: 'pkce' });
    await browser.auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: APP } });
    const { link, tokenHash } = await messageTo(email, 'confirmation');
    expect(tokenHash).toMatch(/^pkce_/);
    const answer = await fetchFrom(browser.network)(link);
    const target = new URL(answer.headers.get('location') ?? '');
    expect(target.hash).toBe('');
    expect(target.href).not.toContain('access_token');
    const { data, error } = await browser.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(data.session?.access_token.split('.')).toHaveLength(3);
  });

  it('does not lead to a site that is not ours', async () => {
    const email = newEmail();
    const browser = openBrowser();
    await browser.auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: 'https://evil.example/x' } });
    const { link } = await messageTo(email, 'confirmation');
    expect(link.searchParams.get('redirect_to')).not.toContain('evil');
    link.searchParams.set('redirect_to', 'https://evil.example/x');
    const answer = await fetchFrom(browser.network)(link);
    expect(answer.headers.get('location')).toMatch(/^https:\/\/liesse\.example\//);
  });

  it('notifies the owner, and nobody else, of a second sign-up', async () => {
    const { email } = await newMember();
    const { data, error } = await openBrowser().auth.signUp({ email, password: 'une-autre-phrase-91' });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(await messagesTo(email)).toContain('account_exists');
  });
});

describe('[CALL-02] signing up by e-mail where none is', () => {
  it('signs in at once', async () => {
    const email = newEmail();
    const browser = openBrowser({ site: automatic });
    const { data, error } = await browser.auth.signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String), role: 'authenticated' });
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3_600, refresh_token: expect.any(String) });
    expect((await browser.auth.getUser()).data.user?.email).toBe(email);
    expect(await messagesTo(email, automatic)).toEqual([]);
  });

  it('refuses an address that has an account', async () => {
    const { email } = await newMember({ site: automatic });
    const { data, error } = await openBrowser({ site: automatic }).auth.signUp({ email, password: PASSWORD });
    expect(error).toMatchObject({ code: 'user_already_exists', status: 422 });
    expect(data).toEqual({ user: null, session: null });
  });

  it('makes one account of several sign-ups at once', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call('/signup', { site: automatic, body: { email, password: PASSWORD } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422, 422, 422]);
  });
});

describe('[CALL-02] signing up by phone', () => {
  it('takes a code where a confirmation is required', async () => {
    const phone = newPhone();
    const browser = openBrowser();
    const { data, error } = await browser.auth.signUp({ phone: `+${phone}`, password: PASSWORD });
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { phone, email: '', app_metadata: { provider: 'phone' } } });
    const early = await browser.auth.signInWithPassword({ phone, password: PASSWORD });
    expect(early.error?.code).toBe('phone_not_confirmed');
    const { code } = await messageTo(phone, 'phone');
    const verified = await browser.auth.verifyOtp({ phone, token: code, type: 'sms' });
    expect(verified.error).toBeNull();
    expect(verified.data.user?.phone_confirmed_at).toEqual(expect.any(String));
    expect((await browser.auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull();
  });

  it('signs in at once where none is', async () => {
    const phone = newPhone();
    const { data, error } = await openBrowser({ site: automatic }).auth.signUp({ phone, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session?.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
  });

  it('reads a number as the French write it', async () => {
    const phone = newPhone();
    const written = `0${phone.slice(2, 3)} ${phone.slice(3, 5)} ${phone.slice(5, 7)}.${phone.slice(7)}`;
    const { data } = await openBrowser({ site: automatic }).auth.signUp({ phone: written, password: PASSWORD });
    expect(data.user?.phone).toBe(phone);
  });
});

describe('[CALL-02] an account without an address', () => {
  it('has a session', async () => {
    const browser = openBrowser();
    const { data, error } = await browser.auth.signInAnonymously({ options: { data: { table: 4 } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', phone: '', user_metadata: { table: 4 } });
    expect(data.user?.identities).toEqual([]);
    const { data: verified } = await browser.auth.getClaims();
    expect(verified?.claims).toMatchObject({ is_anonymous: true, sub: data.user?.id, role: 'authenticated' });
  });

  it('becomes a lasting one by an address that is confirmed', async () => {
    const email = newEmail();
    const browser = openBrowser();
    const { data: before } = await browser.auth.signInAnonymously();
    const asked = await browser.auth.updateUser({ email });
    expect(asked.error).toBeNull();
    expect(asked.data.user?.new_email).toBe(email);
    const { code } = await messageTo(email, 'email_change');
    const { data, error } = await browser.auth.verifyOtp({ email, token: code, type: 'email_change' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: before.user?.id, email, is_anonymous: false });
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email']);
  });
});

describe('a sign-up that is refused', () => {
  it.each([
    ['without a password', { email: 'a@example.org' }, 'validation_failed'],
    ['with an address that is none', { email: 'nobody', password: PASSWORD }, 'validation_failed'],
    ['with a number that is none', { phone: '12', password: PASSWORD }, 'validation_failed'],
    ['with data that is no object', { email: 'a@example.org', password: PASSWORD, data: [1] }, 'validation_failed'],
    ['with half a challenge', { email: 'a@example.org', password: PASSWORD, code_challenge: 'x' }, 'validation_failed'],
  ])('%s', async (_name, body, code) => {
    const answer = await call('/signup', { site: confirming, body });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code, message: expect.any(String) });
  });

  it('says why a password is weak', async () => {
    const short = await openBrowser().auth.signUp({ email: newEmail(), password: 'ab1' });
    expect(short.error).toMatchObject({ name: 'AuthWeakPasswordError', code: 'weak_password', status: 422 });
    expect(short.error).toMatchObject({ reasons: ['length'] });
    const common = await openBrowser().auth.signUp({ email: newEmail(), password: 'password1' });
    expect(common.error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] });
  });
});
