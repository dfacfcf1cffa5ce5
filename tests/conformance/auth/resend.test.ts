// The same proof once more, and how often it may be asked for.
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { APP, call, confirming, forgetLimits, newEmail, newMember, newPhone, openBrowser } from './client.ts';
import { messagesTo, messageTo } from './mail.ts';

describe('[CALL-03] sending again', () => {
  it('sends a new confirmation, and the one before no longer works', async () => {
    const email = newEmail();
    const browser = openBrowser();
    await browser.auth.signUp({ email, password: PASSWORD });
    const first = await messageTo(email, 'confirmation');
    await forgetLimits(confirming, email);
    const { error } = await browser.auth.resend({ type: 'signup', email, options: { emailRedirectTo: APP } });
    expect(error).toBeNull();
    const second = await messageTo(email, 'confirmation');
    expect(second.tokenHash).not.toBe(first.tokenHash);
    expect(second.link.searchParams.get('redirect_to')).toBe(APP);
    const old = await browser.auth.verifyOtp({ token_hash: first.tokenHash, type: 'signup' });
    expect(old.error?.code).toBe('otp_expired');
    expect((await browser.auth.verifyOtp({ token_hash: second.tokenHash, type: 'signup' })).error).toBeNull();
  });

  it('sends a link that ends in a code where the first one would have', async () => {
    const email = newEmail();
    const browser = openBrowser({ flowType: 'pkce' });
    await browser.auth.signUp({ email, password: PASSWORD });
    await forgetLimits(confirming, email);
    expect((await browser.auth.resend({ type: 'signup', email })).error).toBeNull();
    expect((await messageTo(email, 'confirmation')).tokenHash).toMatch(/^pkce_/);
  });

  it('sends a new code by phone', async () => {
    const phone = newPhone();
    const browser = openBrowser();
    await browser.auth.signUp({ phone, password: PASSWORD });
    await forgetLimits(confirming, phone);
    expect((await browser.auth.resend({ type: 'sms', phone })).error).toBeNull();
    const { code } = await messageTo(phone, 'phone');
    expect((await browser.auth.verifyOtp({ phone, token: code, type: 'sms' })).error).toBeNull();
  });

  it('says nothing of unknown and confirmed addresses', async () => {
    const { email } = await newMember();
    expect((await openBrowser().auth.resend({ type: 'signup', email })).error).toBeNull();
    const unknown = newEmail();
    expect((await openBrowser().auth.resend({ type: 'signup', email: unknown })).error).toBeNull();
    expect(await messagesTo(unknown)).toEqual([]);
  });

  it('asks for a minute between two mails, and says how long', async () => {
    const email = newEmail();
    await openBrowser().auth.signUp({ email, password: PASSWORD });
    const { error } = await openBrowser().auth.resend({ type: 'signup', email });
    expect(error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
    const answer = await call('/resend', { body: { type: 'signup', email } });
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('asks the same of two messages by phone, by its own name', async () => {
    const phone = newPhone();
    await openBrowser().auth.signInWithOtp({ phone });
    const { error } = await openBrowser().auth.signInWithOtp({ phone });
    expect(error).toMatchObject({ code: 'over_sms_send_rate_limit', status: 429 });
  });

  it('refuses a type it does not know', async () => {
    const answer = await call('/resend', { body: { type: 'invite', email: newEmail() } });
    expect(answer.json.code).toBe('validation_failed');
  });
});
