// The second step through the official client. The refusals of each kind are tested beside the code.
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { type Browser, call, newMember, newPhone, openBrowser } from './client.ts';
import { messageTo } from './mail.ts';
import { totpCode } from './totp.ts';

async function withTotp() {
  const member = await newMember();
  const { data, error } = await member.browser.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' });
  if (error) throw error;
  const { secret } = data.totp;
  const verified = await member.browser.auth.mfa.challengeAndVerify({ factorId: data.id, code: totpCode(secret) });
  if (verified.error) throw verified.error;
  return { ...member, factorId: data.id, secret, verified: verified.data };
}

const levelOf = async (browser: Browser) => (await browser.auth.mfa.getAuthenticatorAssuranceLevel()).data;

describe('[CALL-11] an authenticator', () => {
  it('is enrolled with a picture, a secret and an address', async () => {
    const { browser, email } = await newMember();
    const { data, error } = await browser.auth.mfa.enroll({ factorType: 'totp', issuer: 'Liesse' });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', id: expect.any(String) });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32,}$/);
    const uri = new URL(data?.totp.uri ?? '');
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('issuer')).toBe('Liesse');
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect(await levelOf(browser)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  it('raises the session, and the next sign-in asks for it', async () => {
    const { browser, email, factorId, secret, verified } = await withTotp();
    expect(verified.access_token.split('.')).toHaveLength(3);
    expect(await levelOf(browser)).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
    });
    const listed = await browser.auth.mfa.listFactors();
    expect(listed.data?.totp).toEqual([
      expect.objectContaining({ id: factorId, status: 'verified', friendly_name: 'Téléphone' }),
    ]);
    const next = openBrowser();
    await next.auth.signInWithPassword({ email, password: PASSWORD });
    expect(await levelOf(next)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const { error } = await next.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret, 1) });
    expect(error).toBeNull();
    expect(await levelOf(next)).toMatchObject({ currentLevel: 'aal2' });
    await next.auth.refreshSession();
    expect(await levelOf(next)).toMatchObject({ currentLevel: 'aal2' });
  });

  it('refuses a wrong code, says how many tries are left, and ends after the third', async () => {
    const { browser, factorId, secret } = await withTotp();
    const { data } = await browser.auth.mfa.challenge({ factorId });
    const right = totpCode(secret, 1);
    const code = right === '000000' ? '000001' : '000000';
    const attempt = () => browser.auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code });
    expect((await attempt()).error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    expect((await attempt()).error?.code).toBe('mfa_verification_failed');
    expect((await attempt()).error?.code).toBe('mfa_verification_rejected');
    const late = await browser.auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code: right });
    expect(late.error?.code).toBe('mfa_verification_rejected');
  });

  it('is given up, by the second level only', async () => {
    const { browser, email, factorId } = await withTotp();
    const low = openBrowser();
    await low.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await low.auth.mfa.unenroll({ factorId })).error).toMatchObject({ code: 'insufficient_aal', status: 403 });
    const { data, error } = await browser.auth.mfa.unenroll({ factorId });
    expect(error).toBeNull();
    expect(data).toEqual({ id: factorId });
    expect((await browser.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('refuses a second one of the same name and a kind it does not know', async () => {
    const { browser, verified } = await withTotp();
    const twice = await browser.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' });
    expect(twice.error?.code).toBe('mfa_factor_name_conflict');
    const odd = await call('/factors', { token: verified.access_token, body: { factor_type: 'pigeon' } });
    expect(odd.json.code).toBe('validation_failed');
    expect((await call('/factors', { body: { factor_type: 'totp' } })).json.code).toBe('no_authorization');
  });
});

describe('[CALL-11] codes that are sent', () => {
  it('to a phone raise the session, once', async () => {
    const { browser } = await newMember();
    const phone = newPhone();
    const { data: factor } = await browser.auth.mfa.enroll({ factorType: 'phone', phone: `+${phone}` });
    expect(factor).toMatchObject({ type: 'phone', phone });
    const factorId = factor?.id ?? '';
    const { data: challenge, error } = await browser.auth.mfa.challenge({ factorId });
    expect(error).toBeNull();
    expect(challenge?.expires_at).toBeGreaterThan(Date.now() / 1_000 + 290);
    expect(challenge?.expires_at).toBeLessThanOrEqual(Date.now() / 1_000 + 300);
    const soon = await browser.auth.mfa.challenge({ factorId });
    expect(soon.error).toMatchObject({ code: 'over_sms_send_rate_limit', status: 429 });
    const { code } = await messageTo(phone, 'factor_code');
    const answer = { factorId, challengeId: challenge?.id ?? '', code };
    expect((await browser.auth.mfa.verify(answer)).error).toBeNull();
    expect((await browser.auth.mfa.verify(answer)).error?.code).toBe('mfa_challenge_expired');
    expect((await browser.auth.mfa.listFactors()).data?.phone).toHaveLength(1);
  });

  it('to the account’s address raise the session', async () => {
    const { browser, session, email } = await newMember();
    const enrolled = await call('/factors', { token: session.access_token, body: { factor_type: 'email' } });
    expect(enrolled.json).toMatchObject({ type: 'email', id: expect.any(String) });
    const factorId = String(enrolled.json.id);
    const { data: challenge } = await browser.auth.mfa.challenge({ factorId });
    const { code } = await messageTo(email, 'factor_code');
    expect((await browser.auth.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code })).error).toBeNull();
    expect(await levelOf(browser)).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/email' }, { method: 'password' }],
    });
  });
});

describe('[CALL-11] a security key', () => {
  it('is asked to make a credential for this site', async () => {
    const { browser } = await newMember();
    const { data: factor } = await browser.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Clé' });
    expect(factor).toMatchObject({ type: 'webauthn', friendly_name: 'Clé' });
    const { data, error } = await browser.auth.mfa.challenge({
      factorId: factor?.id ?? '',
      webauthn: { rpId: 'liesse.example', rpOrigins: ['https://liesse.example'] },
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'webauthn', webauthn: { type: 'create' } });
  });
});

describe('[CALL-11] recovery codes', () => {
  it('are made, used once each, counted and made again', async () => {
    const { browser, email } = await withTotp();
    const { data: made, error } = await browser.auth.mfa.recoveryCodes.generate();
    expect(error).toBeNull();
    const codes = made?.codes ?? [];
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThanOrEqual(8);
    const next = openBrowser();
    await next.auth.signInWithPassword({ email, password: PASSWORD });
    const [code = ''] = codes;
    expect((await next.auth.mfa.recoveryCodes.verify({ code })).error).toBeNull();
    expect(await levelOf(next)).toMatchObject({ currentLevel: 'aal2' });
    expect((await next.auth.mfa.recoveryCodes.verify({ code })).error?.code).toBe('mfa_verification_failed');
    const status = await next.auth.mfa.recoveryCodes.getStatus();
    expect(status.data).toMatchObject({ total: codes.length, remaining: codes.length - 1 });
    const again = await next.auth.mfa.recoveryCodes.regenerate();
    expect(again.error).toBeNull();
    expect(again.data?.codes).not.toContain(codes[1]);
    expect((await next.auth.mfa.recoveryCodes.unenroll()).error).toBeNull();
  });
});
