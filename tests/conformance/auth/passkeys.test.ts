// Passkeys through the official client; the ceremonies themselves are tested beside the code and in a real browser.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call, newMember, openBrowser } from './client.ts';

describe('passkeys', () => {
  it('begin with options for this site, each with a challenge of its own', async () => {
    const { browser, email } = await newMember();
    const first = await browser.auth.passkey.startRegistration();
    expect(first.error).toBeNull();
    expect(first.data).toMatchObject({
      challenge_id: expect.any(String),
      options: { rp: { id: 'liesse.example' }, user: { name: email }, challenge: expect.any(String) },
    });
    const second = await browser.auth.passkey.startRegistration();
    expect(second.data?.options.challenge).not.toBe(first.data?.options.challenge);
    expect((await openBrowser().auth.passkey.startRegistration()).error?.name).toBe('AuthSessionMissingError');
  });

  it('are asked for without saying whose', async () => {
    const { data, error } = await openBrowser().auth.passkey.startAuthentication();
    expect(error).toBeNull();
    expect(data).toMatchObject({ challenge_id: expect.any(String), options: { rpId: 'liesse.example' } });
    expect(data?.options.allowCredentials ?? []).toEqual([]);
  });

  it('are listed, renamed and deleted by their owner alone', async () => {
    const { browser, session } = await newMember();
    expect((await browser.auth.passkey.list()).data).toEqual([]);
    const passkeyId = randomUUID();
    const renamed = await browser.auth.passkey.update({ passkeyId, friendlyName: 'Clé' });
    expect(renamed.error).toMatchObject({ code: 'passkey_not_found', status: 404 });
    expect((await browser.auth.passkey.delete({ passkeyId })).error?.status).toBe(404);
    expect((await call('/passkeys')).json.code).toBe('no_authorization');
    const forged = await call('/passkeys/authentication/verify', {
      body: { challenge_id: randomUUID(), credential: {} },
    });
    expect(forged.status).toBeGreaterThanOrEqual(400);
    expect(forged.status).toBeLessThan(500);
    const odd = await call('/passkeys/1', { method: 'DELETE', token: session.access_token });
    expect(odd.json.code).toBe('validation_failed');
  });
});
