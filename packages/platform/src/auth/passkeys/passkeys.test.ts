import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessToken, startTestServer, type TestServer } from '#platform/auth/admin/fixtures/server.ts';
import { Authenticator, type AuthenticatorOptions } from './fixtures/authenticator.ts';

const SITE = { origin: 'https://liesse.test', rpId: 'liesse.test' };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.rows('delete from auth.rate_limits'));

type Credential = Parameters<SupabaseClient['auth']['passkey']['verifyRegistration']>[0]['credential'];
const asCredential = (value: object) => value as Credential;

async function register(
  client: SupabaseClient,
  authenticator = new Authenticator(SITE),
  overrides: AuthenticatorOptions = {},
) {
  const { data } = await client.auth.passkey.startRegistration();
  if (!data) throw new Error('no options');
  const credential = asCredential(authenticator.create(data.options, overrides));
  const answer = await client.auth.passkey.verifyRegistration({ challengeId: data.challenge_id, credential });
  return { ...answer, authenticator, challengeId: data.challenge_id, options: data.options, credential };
}

async function signIn(authenticator: Authenticator, overrides: AuthenticatorOptions = {}) {
  const client = server.visitor();
  const { data } = await client.auth.passkey.startAuthentication();
  if (!data) throw new Error('no options');
  const credential = asCredential(authenticator.get(data.options, overrides));
  const answer = await client.auth.passkey.verifyAuthentication({ challengeId: data.challenge_id, credential });
  return { ...answer, client, challengeId: data.challenge_id, options: data.options, credential };
}

const refused = { name: 'AuthApiError', code: 'webauthn_verification_failed', status: 400 };

describe('a passkey', () => {
  it('is created for the account, verified and stored by the authenticator', async () => {
    const { client, email } = await server.member();
    const { data, error, options } = await register(client);
    expect(error).toBeNull();
    expect(data).toMatchObject({ id: expect.any(String), created_at: expect.any(String) });
    expect(options).toMatchObject({
      rp: { id: 'liesse.test' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('signs in without an address, at the second level', async () => {
    const { client, id } = await server.member();
    const { authenticator } = await register(client);
    const { data, error, client: other, options } = await signIn(authenticator);
    expect(error).toBeNull();
    expect(options).toMatchObject({ rpId: 'liesse.test', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    expect(data?.user?.id).toBe(id);
    const claims = decodeJwt(data?.session?.access_token ?? '');
    expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'passkey' }] });
    expect((await other.auth.getUser()).data.user?.id).toBe(id);
    expect((await other.auth.refreshSession()).error).toBeNull();
  });

  it('is listed, renamed and removed by its owner alone', async () => {
    const { client } = await server.member();
    const { data: made, authenticator } = await register(client);
    const passkeyId = made?.id ?? '';
    const stranger = (await server.member()).client;
    expect((await stranger.auth.passkey.list()).data).toEqual([]);
    expect((await stranger.auth.passkey.update({ passkeyId, friendlyName: 'x' })).error).toMatchObject({
      code: 'passkey_not_found',
      status: 404,
    });
    expect((await stranger.auth.passkey.delete({ passkeyId })).error).toMatchObject({ code: 'passkey_not_found' });
    const renamed = await client.auth.passkey.update({ passkeyId, friendlyName: ' Téléphone ' });
    expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: 'Téléphone' });
    await signIn(authenticator);
    expect((await client.auth.passkey.list()).data).toMatchObject([
      { id: passkeyId, friendly_name: 'Téléphone', last_used_at: expect.any(String) },
    ]);
    expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await signIn(authenticator)).error).toMatchObject(refused);
  });

  it('counts only once: neither a challenge nor an answer is taken again', async () => {
    const { client } = await server.member();
    const { authenticator, challengeId, credential } = await register(client);
    const again = await client.auth.passkey.verifyRegistration({ challengeId, credential });
    expect(again.error).toMatchObject({ code: 'webauthn_challenge_not_found', status: 400 });
    const first = await signIn(authenticator);
    const second = await first.client.auth.passkey.verifyAuthentication(first);
    expect(second.error).toMatchObject({ code: 'webauthn_challenge_not_found' });
  });

  it('already registered is not registered again, for anybody', async () => {
    const { client } = await server.member();
    const { authenticator } = await register(client);
    const stranger = (await server.member()).client;
    expect((await register(stranger, authenticator)).error).toMatchObject({ code: 'webauthn_credential_exists' });
  });

  it('is refused after its challenge expired, with that reason', async () => {
    const { client } = await server.member();
    const { data } = await client.auth.passkey.startRegistration();
    if (!data) throw new Error('no options');
    expect(data.expires_at - Date.now() / 1_000).toBeGreaterThan(290);
    const age = `update auth.passkey_challenges set expires_at = now() - interval '1 second' where id = $1`;
    await server.rows(age, [data.challenge_id]);
    const credential = asCredential(new Authenticator(SITE).create(data.options));
    const answer = await client.auth.passkey.verifyRegistration({ challengeId: data.challenge_id, credential });
    expect(answer.error).toMatchObject({ code: 'webauthn_challenge_expired' });
  });

  it.each<[string, AuthenticatorOptions]>([
    ['of another site', { origin: 'https://liesse.test.attacker.example' }],
    ['for another domain', { rpId: 'attacker.example' }],
    ['of somebody whom the authenticator did not verify', { isVerified: false }],
  ])('%s is not registered', async (_name, overrides) => {
    const { client } = await server.member();
    expect((await register(client, new Authenticator(SITE), overrides)).error).toMatchObject(refused);
    expect((await client.auth.passkey.list()).data).toEqual([]);
  });

  it.each<[string, AuthenticatorOptions]>([
    ['on another site', { origin: 'https://attacker.example' }],
    ['for another domain', { rpId: 'attacker.example' }],
    ['without verifying the person', { isVerified: false }],
    ['with a counter that stood still', { counter: 0 }],
    ['under another account’s name', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('used %s opens nothing', async (_name, overrides) => {
    const { client } = await server.member();
    const { authenticator } = await register(client);
    expect((await signIn(authenticator)).error).toBeNull();
    expect((await signIn(authenticator, overrides)).error).toMatchObject(refused);
  });

  it('of nobody is refused like a wrong one', async () => {
    expect((await signIn(new Authenticator(SITE), { userHandle: 'AAAA' })).error).toMatchObject(refused);
  });

  it('is asked for sixty times in five minutes from one network, not more', async () => {
    const ask = () => server.call('/passkeys/authentication/options', { method: 'POST', body: {} });
    const answers = await Promise.all(Array.from({ length: 62 }, ask));
    const late = answers.filter(({ status }) => status === 429);
    expect(late).toHaveLength(2);
    expect(Number(late[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('opens nothing while its owner is banned', async () => {
    const { client, id } = await server.member();
    const { authenticator } = await register(client);
    await server.admin.auth.admin.updateUserById(id, { ban_duration: '1h' });
    expect((await signIn(authenticator)).error).toMatchObject({ code: 'user_banned' });
  });
});

describe('adding and removing passkeys', () => {
  it('asks for the second step where there is one', async () => {
    const { client, id } = await server.member();
    const { data: made } = await register(client);
    const factor = `insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 's')`;
    await server.rows(factor, [id]);
    expect((await client.auth.passkey.startRegistration()).error).toMatchObject({
      code: 'insufficient_aal',
      status: 403,
    });
    expect((await client.auth.passkey.delete({ passkeyId: made?.id ?? '' })).error).toMatchObject({
      code: 'insufficient_aal',
    });
  });

  it('asks for a proof within the hour', async () => {
    const { client, id } = await server.member();
    const { data: made } = await register(client);
    const proof = JSON.stringify([{ method: 'password', timestamp: Math.floor(Date.now() / 1_000) - 3_700 }]);
    await server.rows('update auth.sessions set amr = $2::jsonb where user_id = $1', [id, proof]);
    expect((await client.auth.passkey.startRegistration()).error).toMatchObject({ code: 'reauthentication_needed' });
    expect((await client.auth.passkey.delete({ passkeyId: made?.id ?? '' })).error).toMatchObject({
      code: 'reauthentication_needed',
    });
  });

  it('needs somebody signed in, and is written down', async () => {
    expect((await server.call('/passkeys/registration/options', { method: 'POST', body: {} })).status).toBe(401);
    expect((await server.call('/passkeys')).status).toBe(401);
    const { client, id } = await server.member();
    const { data: made } = await register(client);
    await client.auth.passkey.delete({ passkeyId: made?.id ?? '' });
    expect(
      await server.rows(`select action, details from auth.audit_log_entries where actor_id = $1 order by id`, [id]),
    ).toEqual([
      { action: 'passkey_created', details: { actor_role: 'authenticated', passkey_id: made?.id } },
      { action: 'passkey_deleted', details: { actor_role: 'authenticated', passkey_id: made?.id } },
    ]);
  });

  it('refuses ids and bodies that are none', async () => {
    const { client } = await server.member();
    const key = await accessToken(client);
    expect((await server.call('/passkeys/7', { method: 'DELETE', key })).status).toBe(400);
    const verify = { method: 'POST', key, body: { challenge_id: 'x', credential: {} } };
    expect((await server.call('/passkeys/registration/verify', verify)).status).toBe(400);
    expect((await server.call('/passkeys/authentication/verify', verify)).status).toBe(400);
  });
});
