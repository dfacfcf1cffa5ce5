// What anybody may ask of the service: its settings, its health, its keys.
import { createLocalJWKSet, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { automatic, call, confirming, newEmail, newMember, openBrowser } from './client.ts';
import { someNetwork } from './network.ts';

describe('settings', () => {
  it('say what a sign-in page may offer', async () => {
    const { status, json } = await call('/settings');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      saml_enabled: false,
      external: { email: true, phone: true, anonymous_users: true, google: false, facebook: false, apple: false },
    });
    expect((await call('/settings', { site: automatic })).json).toMatchObject({
      mailer_autoconfirm: true,
      phone_autoconfirm: true,
    });
  });

  it('ask for an API key', async () => {
    const answer = await call('/settings', { key: null });
    expect(answer.status).toBe(401);
    expect(answer.json.code).toBe('no_authorization');
    expect((await call('/settings', { key: 'sb_publishable_nobody' })).status).toBe(401);
  });
});

describe('health', () => {
  it('answers without a key', async () => {
    const { status, json } = await call('/health', { key: null });
    expect(status).toBe(200);
    expect(json).toMatchObject({ name: expect.any(String), version: expect.any(String) });
  });
});

describe('[CALL-14] the key set', () => {
  it('is public and cacheable for ten minutes', async () => {
    const { status, headers, json } = await call('/.well-known/jwks.json', { key: null });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    expect(headers.get('content-type')).toContain('application/json');
    expect(json.keys).toEqual(
      expect.arrayContaining([expect.objectContaining({ alg: 'ES256', kty: 'EC', crv: 'P-256' })]),
    );
  });

  it('verifies an access token by itself', async () => {
    const { session, user } = await newMember();
    const { text } = await call('/.well-known/jwks.json', { key: null });
    const { payload } = await jwtVerify(session.access_token, createLocalJWKSet(JSON.parse(text)), {
      issuer: `${confirming.url}/auth/v1`,
      audience: 'authenticated',
    });
    expect(payload.sub).toBe(user.id);
  });

  it('serves the client’s getClaims, which refuses a token whose claims were changed', async () => {
    const { session } = await newMember();
    const [header, payload = '', signature] = session.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url');
    const browser = openBrowser();
    expect((await browser.auth.getClaims(session.access_token)).error).toBeNull();
    const { error } = await browser.auth.getClaims(`${header}.${forged}.${signature}`);
    expect(error?.name).toBe('AuthInvalidJwtError');
  });
});

describe('paths and methods', () => {
  it('that do not exist are refused in the service’s own shape', async () => {
    const missing = await call('/nothing-here');
    expect(missing.status).toBe(404);
    expect(missing.json).toEqual({ code: 'not_found', message: expect.any(String) });
    const wrong = await call('/signup');
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toContain('POST');
    expect(wrong.json).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  it('are never cached', async () => {
    for (const path of ['/settings', '/health', '/user', '/nothing-here'])
      expect((await call(path)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('too many attempts', () => {
  it('are refused with the seconds to wait', async () => {
    const email = newEmail();
    const network = someNetwork();
    const attempt = () => call('/token?grant_type=password', { network, body: { email, password: PASSWORD } });
    for (let tries = 0; tries < 10; tries += 1) expect((await attempt()).status).toBe(400);
    const { error } = await openBrowser({ network }).auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toMatchObject({ code: 'over_request_rate_limit', status: 429 });
    const refused = await attempt();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);
  });

  it('from one network do not keep another out', async () => {
    const network = someNetwork();
    const answers = await Promise.all(
      Array.from({ length: 34 }, () => call('/verify', { network, body: { token_hash: 'x', type: 'email' } })),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(1);
    expect((await call('/verify', { body: { token_hash: 'x', type: 'email' } })).json.code).toBe('otp_expired');
  });
});
