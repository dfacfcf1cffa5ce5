// The account behind the session: read, changed, and what a change asks for.
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import {
  APP,
  automatic,
  call,
  confirming,
  forgetLimits,
  newEmail,
  newMember,
  newPhone,
  openBrowser,
  sql,
} from './client.ts';
import { messagesTo, messageTo } from './mail.ts';
import { fetchFrom } from './network.ts';

describe('[CALL-05] reading the account', () => {
  it('answers the same user as the session has', async () => {
    const { browser, user } = await newMember();
    const { data, error } = await browser.auth.getUser();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: user.id, email: user.email, identities: user.identities });
  });

  it('is refused without a token, with a key alone and with a broken token', async () => {
    expect((await openBrowser().auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const keyless = await call('/user', { key: null });
    expect(keyless.status).toBe(401);
    expect(keyless.json.code).toBe('no_authorization');
    const keyOnly = await call('/user');
    expect(keyOnly.status).toBe(401);
    expect(keyOnly.json.code).toBe('no_authorization');
    const broken = await call('/user', { token: 'a.b.c' });
    expect(broken.status).toBe(401);
    expect(broken.json.code).toBe('bad_jwt');
  });

  it('answers a client without an API version in the older shape', async () => {
    const answer = await call('/user', { headers: { 'x-supabase-api-version': '' } });
    expect(answer.json).toEqual({ code: 401, error_code: 'no_authorization', msg: expect.any(String) });
    const named = await call('/user');
    expect(named.json).toEqual({ code: 'no_authorization', message: expect.any(String) });
    expect(named.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });

  it('is refused once the session has ended', async () => {
    const { session, browser } = await newMember();
    await browser.auth.signOut();
    const { error } = await openBrowser().auth.getUser(session.access_token);
    expect(error?.name).toBe('AuthSessionMissingError');
    const answer = await call('/user', { token: session.access_token });
    expect(answer.json.code).toBe('session_not_found');
  });
});

describe('[CALL-05] changing data', () => {
  it('merges, and null takes a key away', async () => {
    const { browser } = await newMember();
    await browser.auth.updateUser({ data: { name: 'Ana', tables: 3, deep: { kept: null } } });
    const { data, error } = await browser.auth.updateUser({ data: { tables: null, city: 'Lyon' } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ name: 'Ana', city: 'Lyon', deep: { kept: null } });
    const { data: refreshed } = await browser.auth.refreshSession();
    expect(refreshed.user?.user_metadata).toMatchObject({ name: 'Ana', city: 'Lyon' });
  });

  it('leaves what only the server may say', async () => {
    const { browser, session, user } = await newMember();
    await call('/user', {
      method: 'PUT',
      token: session.access_token,
      body: { app_metadata: { admin: true }, role: 'service_role', email_confirmed_at: null, id: newEmail() },
    });
    const { data } = await browser.auth.getUser();
    expect(data.user).toMatchObject({ id: user.id, role: 'authenticated', app_metadata: user.app_metadata });
  });
});

describe('[CALL-05] changing the password', () => {
  it('keeps this session and ends the others', async () => {
    const { browser, email } = await newMember();
    const other = openBrowser();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    const { error } = await browser.auth.updateUser({ password: 'nouvelle-phrase-52' });
    expect(error).toBeNull();
    expect((await browser.auth.getUser()).error).toBeNull();
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await openBrowser().auth.signInWithPassword({ email, password: 'nouvelle-phrase-52' })).error).toBeNull();
  });

  it('refuses the same one and a weak one', async () => {
    const { browser } = await newMember();
    const same = await browser.auth.updateUser({ password: PASSWORD });
    expect(same.error).toMatchObject({ code: 'same_password', status: 422 });
    const weak = await browser.auth.updateUser({ password: 'azerty' });
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', code: 'weak_password' });
  });

  it('[CALL-10] takes a code where fresh proof is asked for', async () => {
    const { browser, email } = await newMember({ site: automatic });
    const bare = await browser.auth.updateUser({ password: 'nouvelle-phrase-52' });
    expect(bare.error).toMatchObject({ code: 'reauthentication_needed', status: 400 });
    const asked = await browser.auth.reauthenticate();
    expect(asked.error).toBeNull();
    const { code } = await messageTo(email, 'reauthentication', automatic);
    expect(code).toMatch(/^\d{6}$/);
    const wrong = code === '111111' ? '222222' : '111111';
    const refused = await browser.auth.updateUser({ password: 'nouvelle-phrase-52', nonce: wrong });
    expect(refused.error).toMatchObject({ code: 'reauthentication_not_valid', status: 422 });
    const { error } = await browser.auth.updateUser({ password: 'nouvelle-phrase-52', nonce: code });
    expect(error).toBeNull();
    const again = await browser.auth.updateUser({ password: 'encore-une-phrase-53', nonce: code });
    expect(again.error?.code).toBe('reauthentication_not_valid');
  });

  it('[CALL-10] asks for a minute between two codes, and for somebody signed in', async () => {
    const { browser } = await newMember({ site: automatic });
    await browser.auth.reauthenticate();
    expect((await browser.auth.reauthenticate()).error).toMatchObject({ status: 429 });
    expect((await call('/reauthenticate')).json.code).toBe('no_authorization');
  });
});

describe('[CALL-05] changing the address', () => {
  it('waits for both addresses, by links', async () => {
    const { browser, email, user } = await newMember();
    const wanted = newEmail();
    const { data, error } = await browser.auth.updateUser({ email: wanted }, { emailRedirectTo: APP });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: wanted, email_change_sent_at: expect.any(String) });
    const atNew = await messageTo(wanted, 'email_change');
    const atOld = await messageTo(email, 'email_change');
    expect(atNew.tokenHash).not.toBe(atOld.tokenHash);
    const first = await fetchFrom(browser.network)(atNew.link);
    expect(first.headers.get('location')).toContain('message=Confirmation');
    expect(first.headers.get('location')).not.toContain('access_token');
    expect((await browser.auth.getUser()).data.user?.email).toBe(email);
    const second = await fetchFrom(browser.network)(atOld.link);
    expect(second.headers.get('location')).toContain('access_token=');
    const { data: after } = await browser.auth.getUser();
    expect(after.user).toMatchObject({ id: user.id, email: wanted });
    expect(after.user?.new_email).toBeUndefined();
    expect(after.user?.identities?.[0]?.identity_data).toMatchObject({ email: wanted, email_verified: true });
    expect((await openBrowser().auth.signInWithPassword({ email: wanted, password: PASSWORD })).error).toBeNull();
    expect((await openBrowser().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    );
  });

  it('waits for both addresses, by codes', async () => {
    const { browser, email } = await newMember();
    const wanted = newEmail();
    await browser.auth.updateUser({ email: wanted });
    const atNew = await messageTo(wanted, 'email_change');
    const atOld = await messageTo(email, 'email_change');
    const first = await browser.auth.verifyOtp({ email, token: atOld.code, type: 'email_change' });
    expect(first.error).toBeNull();
    expect(first.data).toEqual({ user: null, session: null });
    const second = await browser.auth.verifyOtp({ email: wanted, token: atNew.code, type: 'email_change' });
    expect(second.error).toBeNull();
    expect(second.data.user?.email).toBe(wanted);
  });

  it('does not count one address twice', async () => {
    const { browser, email } = await newMember();
    const wanted = newEmail();
    await browser.auth.updateUser({ email: wanted });
    const atNew = await messageTo(wanted, 'email_change');
    await fetchFrom(browser.network)(atNew.link);
    await forgetLimits(confirming, wanted);
    await forgetLimits(confirming, email);
    await browser.auth.resend({ type: 'email_change', email });
    const again = await messageTo(wanted, 'email_change');
    await fetchFrom(browser.network)(again.link);
    expect((await browser.auth.getUser()).data.user?.email).toBe(email);
  });

  it('sends both mails again when asked', async () => {
    const { browser, email } = await newMember();
    const wanted = newEmail();
    await browser.auth.updateUser({ email: wanted });
    await forgetLimits(confirming, email);
    const { error } = await browser.auth.resend({ type: 'email_change', email });
    expect(error).toBeNull();
    expect((await messagesTo(wanted)).filter((kind) => kind === 'email_change')).toHaveLength(2);
    expect((await messagesTo(email)).filter((kind) => kind === 'email_change')).toHaveLength(2);
  });

  it('does not reveal that it is taken, and notifies its owner', async () => {
    const { email } = await newMember();
    const { browser } = await newMember();
    const { error, data } = await browser.auth.updateUser({ email });
    expect([error, data.user?.new_email]).toEqual([null, email]);
    expect(await messagesTo(email)).toContain('account_exists');
    expect(await messagesTo(email)).not.toContain('email_change');
  });

  it('ends in a refusal when somebody took it meanwhile', async () => {
    const { browser, email } = await newMember();
    const wanted = newEmail();
    await browser.auth.updateUser({ email: wanted });
    const atNew = await messageTo(wanted, 'email_change');
    const atOld = await messageTo(email, 'email_change');
    await sql(confirming, 'insert into auth.users (email, email_confirmed_at) values ($1, now())', [wanted]);
    await browser.auth.verifyOtp({ token_hash: atOld.tokenHash, type: 'email_change' });
    const { error } = await browser.auth.verifyOtp({ token_hash: atNew.tokenHash, type: 'email_change' });
    expect(error).toMatchObject({ code: 'email_exists', status: 422 });
  });

  it('is done at once where no confirmation is required, in the identity too', async () => {
    const { browser } = await newMember({ site: automatic });
    const wanted = newEmail();
    const asked = await browser.auth.updateUser({ email: wanted });
    // The site asks for fresh proof of every change that could give the account away.
    expect(asked.error?.code).toBe('reauthentication_needed');
    const { data: mine } = await browser.auth.getUser();
    await browser.auth.reauthenticate();
    const { code } = await messageTo(mine.user?.email ?? '', 'reauthentication', automatic);
    const { data, error } = await browser.auth.updateUser({ email: wanted, nonce: code });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(wanted);
    expect(data.user?.identities?.[0]?.identity_data?.email).toBe(wanted);
  });
});

describe('[CALL-05] changing the phone', () => {
  it('waits for a code', async () => {
    const { browser, user } = await newMember();
    const phone = newPhone();
    const { data, error } = await browser.auth.updateUser({ phone });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone: '', new_phone: phone });
    const { code } = await messageTo(phone, 'phone_change');
    const verified = await browser.auth.verifyOtp({ phone, token: code, type: 'phone_change' });
    expect(verified.error).toBeNull();
    expect(verified.data.user).toMatchObject({ id: user.id, phone, phone_confirmed_at: expect.any(String) });
  });

  it('does not reveal that it is taken, and refuses an invalid one', async () => {
    const phone = newPhone();
    const holder = openBrowser();
    await holder.auth.signUp({ phone, password: PASSWORD });
    await forgetLimits(confirming, phone);
    const { browser } = await newMember();
    expect((await browser.auth.updateUser({ phone })).error).toBeNull();
    expect(await messagesTo(phone)).not.toContain('phone_change');
    expect((await browser.auth.updateUser({ phone: '12' })).error?.code).toBe('validation_failed');
  });
});
