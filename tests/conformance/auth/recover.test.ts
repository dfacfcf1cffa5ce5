// A lost password: asked for, proved by the mail, replaced.
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { APP, automatic, call, confirming, forgetLimits, newEmail, newMember, openBrowser } from './client.ts';
import { messagesTo, messageTo } from './mail.ts';
import { fetchFrom } from './network.ts';

describe('[CALL-04] a lost password', () => {
  it('is replaced after following the mail', async () => {
    const { email, user } = await newMember();
    const browser = openBrowser();
    const asked = await browser.auth.resetPasswordForEmail(email, { redirectTo: APP });
    expect(asked.error).toBeNull();
    const { link } = await messageTo(email, 'recovery');
    const answer = await fetchFrom(browser.network)(link);
    const values = new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1));
    expect(values.get('type')).toBe('recovery');
    await browser.auth.setSession({
      access_token: values.get('access_token') ?? '',
      refresh_token: values.get('refresh_token') ?? '',
    });
    const changed = await browser.auth.updateUser({ password: 'nouvelle-phrase-52' });
    expect(changed.error).toBeNull();
    expect(changed.data.user?.id).toBe(user.id);
    const old = await openBrowser().auth.signInWithPassword({ email, password: PASSWORD });
    expect(old.error?.code).toBe('invalid_credentials');
    const fresh = await openBrowser().auth.signInWithPassword({ email, password: 'nouvelle-phrase-52' });
    expect(fresh.error).toBeNull();
  });

  it('changes the password without another code where fresh proof is asked for', async () => {
    const { email } = await newMember({ site: automatic });
    const browser = openBrowser({ site: automatic });
    await browser.auth.resetPasswordForEmail(email);
    const { code } = await messageTo(email, 'recovery', automatic);
    expect((await browser.auth.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull();
    expect((await browser.auth.updateUser({ password: 'nouvelle-phrase-52' })).error).toBeNull();
  });

  it('is replaced by a code typed in, and in the PKCE flow', async () => {
    const { email } = await newMember();
    const typing = openBrowser();
    await typing.auth.resetPasswordForEmail(email);
    const { code } = await messageTo(email, 'recovery');
    const typed = await typing.auth.verifyOtp({ email, token: code, type: 'recovery' });
    expect(typed.error).toBeNull();

    await forgetLimits(confirming, email);
    const browser = openBrowser({ flowType: 'pkce' });
    await browser.auth.resetPasswordForEmail(email, { redirectTo: APP });
    const { link } = await messageTo(email, 'recovery');
    const answer = await fetchFrom(browser.network)(link);
    const events: string[] = [];
    browser.auth.onAuthStateChange((event) => void events.push(event));
    const target = new URL(answer.headers.get('location') ?? '');
    const { data, error } = await browser.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect(events).toContain('PASSWORD_RECOVERY');
  });

  it('of an unknown address is answered alike and sends nothing', async () => {
    const email = newEmail();
    const { data, error } = await openBrowser().auth.resetPasswordForEmail(email);
    expect(error).toBeNull();
    expect(data).toEqual({});
    expect(await messagesTo(email)).toEqual([]);
  });

  it('asks for a minute between two mails', async () => {
    const { email } = await newMember({ site: automatic });
    await openBrowser({ site: automatic }).auth.resetPasswordForEmail(email);
    const { error } = await openBrowser({ site: automatic }).auth.resetPasswordForEmail(email);
    expect(error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
  });

  it('refuses what is no address', async () => {
    expect((await call('/recover', { body: { email: 'nobody' } })).json.code).toBe('validation_failed');
    expect((await call('/recover', { body: {} })).json.code).toBe('validation_failed');
  });
});
