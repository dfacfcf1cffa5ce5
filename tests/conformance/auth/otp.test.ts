// Links and codes in place of passwords: asked for, sent again, followed and typed.
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { APP, call, confirming, forgetLimits, newEmail, newMember, newPhone, openBrowser, sql } from './client.ts';
import { messagesTo, messageTo } from './mail.ts';
import { fetchFrom } from './network.ts';

describe('[CALL-03] a magic link', () => {
  it('signs in somebody known by the code in the mail', async () => {
    const { email, user } = await newMember();
    const browser = openBrowser();
    const asked = await browser.auth.signInWithOtp({ email });
    expect(asked).toEqual({ data: { user: null, session: null }, error: null });
    const { code } = await messageTo(email, 'magic_link');
    const { data, error } = await browser.auth.verifyOtp({ email, token: code, type: 'email' });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(user.id);
    expect((await browser.auth.getClaims()).data?.claims.amr).toEqual([
      { method: 'otp', timestamp: expect.any(Number) },
    ]);
  });

  it('makes an account for somebody new, with the data given', async () => {
    const email = newEmail();
    const browser = openBrowser();
    await browser.auth.signInWithOtp({ email, options: { data: { name: 'Léa' } } });
    const { code } = await messageTo(email, 'magic_link');
    const { data, error } = await browser.auth.verifyOtp({ email, token: code, type: 'email' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String), user_metadata: { name: 'Léa' } });
  });

  it('creates no account when it may not, and does not reveal it', async () => {
    const email = newEmail();
    const { error } = await openBrowser().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(error).toBeNull();
    expect(await sql(confirming, 'select id from auth.users where email = $1', [email])).toEqual([]);
    expect(await messagesTo(email)).toEqual([]);
  });

  it('followed in the implicit flow leads back with a session', async () => {
    const { email } = await newMember();
    const browser = openBrowser();
    await browser.auth.signInWithOtp({ email, options: { emailRedirectTo: `${APP}?next=%2Fplan` } });
    const { link } = await messageTo(email, 'magic_link');
    const answer = await fetchFrom(browser.network)(link);
    const target = new URL(answer.headers.get('location') ?? '');
    expect(target.searchParams.get('next')).toBe('/plan');
    const values = new URLSearchParams(target.hash.slice(1));
    expect(values.get('type')).toBe('magiclink');
    expect((await browser.auth.getUser(values.get('access_token') ?? '')).data.user?.email).toBe(email);
  });

  it('followed twice says that it has expired, at the same address', async () => {
    const { email } = await newMember();
    const browser = openBrowser();
    await browser.auth.signInWithOtp({ email, options: { emailRedirectTo: APP } });
    const { link } = await messageTo(email, 'magic_link');
    await fetchFrom(browser.network)(link);
    const again = await fetchFrom(browser.network)(link);
    expect(again.status).toBe(303);
    const target = new URL(again.headers.get('location') ?? '');
    expect(target.origin).toBe('https://app.example');
    const values = new URLSearchParams(target.hash.slice(1));
    expect(values.get('error')).toBe('access_denied');
    expect(values.get('error_code')).toBe('otp_expired');
    expect(values.get('error_description')).toEqual(expect.any(String));
    expect(values.has('access_token')).toBe(false);
  });

  it('of a PKCE flow gives a code that works once, with its verifier', async () => {
    const { email } = await newMember();
    const browser = openBrowser({ flowType: 'pkce' });
    await browser.auth.signInWithOtp({ email, options: { emailRedirectTo: APP } });
    const { link } = await messageTo(email, 'magic_link');
    const answer = await fetchFrom(browser.network)(link);
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const { data, error } = await browser.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const again = await call('/token?grant_type=pkce', { body: { auth_code: code, code_verifier: 'x'.repeat(56) } });
    expect(again.json.code).toBe('flow_state_not_found');
  });
});

describe('[CALL-03] verifying', () => {
  it('takes the token hash of a link for every type', async () => {
    const email = newEmail();
    const signing = openBrowser();
    await signing.auth.signUp({ email, password: PASSWORD });
    const signup = await messageTo(email, 'confirmation');
    expect((await signing.auth.verifyOtp({ token_hash: signup.tokenHash, type: 'signup' })).data.user?.email).toBe(
      email,
    );

    await forgetLimits(confirming, email);
    await signing.auth.signInWithOtp({ email });
    const magic = await messageTo(email, 'magic_link');
    const magicAnswer = await openBrowser().auth.verifyOtp({ token_hash: magic.tokenHash, type: 'magiclink' });
    expect(magicAnswer.data.session?.user.email).toBe(email);

    await forgetLimits(confirming, email);
    await signing.auth.resetPasswordForEmail(email);
    const recovery = await messageTo(email, 'recovery');
    const recovered = await openBrowser().auth.verifyOtp({ token_hash: recovery.tokenHash, type: 'recovery' });
    expect(recovered.data.session?.user.email).toBe(email);
  });

  it('opens the link that confirms a new account for an hour, and takes its code for ten minutes', async () => {
    const email = newEmail();
    const browser = openBrowser();
    await browser.auth.signUp({ email, password: PASSWORD });
    const { code, link } = await messageTo(email, 'confirmation');
    const age = (minutes: number) =>
      sql(
        confirming,
        `update auth.one_time_tokens t set created_at = t.created_at - make_interval(mins => $2), expires_at = t.expires_at - make_interval(mins => $2)
         from auth.users u where u.id = t.user_id and u.email = $1`,
        [email, minutes],
      );
    await age(11);
    expect((await browser.auth.verifyOtp({ email, token: code, type: 'signup' })).error).toMatchObject({
      code: 'otp_expired',
    });
    await age(48);
    const token_hash = link.searchParams.get('token') ?? '';
    expect((await browser.auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull();
  });

  it('takes a code by phone', async () => {
    const phone = newPhone();
    const browser = openBrowser();
    expect((await browser.auth.signInWithOtp({ phone })).error).toBeNull();
    const { code } = await messageTo(phone, 'phone');
    const { data, error } = await browser.auth.verifyOtp({ phone, token: code, type: 'sms' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
  });

  it('refuses a wrong code, an expired one and one of another type alike', async () => {
    const { email } = await newMember();
    const browser = openBrowser();
    await browser.auth.signInWithOtp({ email });
    const { code } = await messageTo(email, 'magic_link');
    const refusal = { name: 'AuthApiError', code: 'otp_expired', status: 403 };
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await browser.auth.verifyOtp({ email, token: wrong, type: 'email' })).error).toMatchObject(refusal);
    expect((await browser.auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toMatchObject(refusal);
    expect((await browser.auth.verifyOtp({ email: newEmail(), token: code, type: 'email' })).error).toMatchObject(
      refusal,
    );
    expect((await browser.auth.verifyOtp({ token_hash: 'nothing', type: 'email' })).error).toMatchObject(refusal);
    await sql(
      confirming,
      `update auth.one_time_tokens set expires_at = now() - interval '1 second'
       where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
    expect((await browser.auth.verifyOtp({ email, token: code, type: 'email' })).error).toMatchObject(refusal);
  });

  it.each([
    ['no type', { token: '123456', email: 'a@example.org' }],
    ['an unknown type', { token: '123456', email: 'a@example.org', type: 'nothing' }],
    ['no token', { email: 'a@example.org', type: 'email' }],
    ['no address', { token: '123456', type: 'email' }],
  ])('refuses %s', async (_name, body) => {
    const answer = await call('/verify', { body });
    expect(answer.status).toBe(400);
    expect(answer.json.code).toBe('validation_failed');
  });

  it('sends a link with an unknown type back with the reason', async () => {
    const answer = await call(`/verify?token=x&type=nothing&redirect_to=${encodeURIComponent(APP)}`, { key: null });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('error_code=validation_failed');
  });
});
