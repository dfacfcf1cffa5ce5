// Answers that the official clients' own suites look at word by word.
import { createClient } from '@supabase/supabase-js';
import { UnsecuredJWT } from 'jose';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { totpCode } from '#tests/conformance/auth/totp.ts';
import { anon, logOf, newEmail, open, PUBLISHABLE_KEY, service, signedUp, url } from './client.ts';

describe('the data API', () => {
  it('suggests a function that is like the wanted one, and none that is not', async () => {
    expect((await anon.rpc('get_notices_count')).error?.hint).toBe(
      'Perhaps you meant to call the function public.get_notice_count',
    );
    expect((await anon.rpc('nonexistent_procedure')).error?.hint).toBeNull();
  });

  it('shows the identifier of an explained statement where it is asked for more', async () => {
    const explained = (options: object) =>
      service
        .from('notices')
        .select()
        .explain({ format: 'text', ...options });
    expect((await explained({ verbose: true })).data).toContain('Query Identifier: ');
    expect((await explained({})).data).not.toContain('Query Identifier');
  });
});

describe('the auth service', () => {
  it('names a wrong code of an authenticator', async () => {
    const { client } = await signedUp();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    const right = totpCode(factor?.type === 'totp' ? factor.totp.secret : '');
    const code = right === '000000' ? '000001' : '000000';
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code });
    expect(error).toMatchObject({ code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' });
  });

  it('has no wallets', async () => {
    const { error } = await anon.auth.signInWithWeb3({
      chain: 'solana',
      message: 'test message',
      signature: new Uint8Array([1, 2, 3]),
    });
    expect(error).toMatchObject({ code: 'web3_provider_disabled', status: 422 });
    expect(error?.message).toBe('unsupported_grant_type: Web3 provider is disabled');
  });

  it('asks for an address before somebody proves it again', async () => {
    const client = open();
    await client.auth.signInAnonymously();
    expect((await client.auth.reauthenticate()).error?.message).toBe(
      'Reauthentication requires the user to have an email or a phone number',
    );
    const { client: member } = await signedUp();
    expect((await member.auth.reauthenticate()).error).toBeNull();
  });

  it('says that a code without sign-up has no account to go to', async () => {
    const { error } = await anon.auth.signInWithOtp({ email: newEmail(), options: { shouldCreateUser: false } });
    expect(error).toMatchObject({ status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' });
  });

  it('judges the address of a generated link before its password', async () => {
    const { error } = await service.auth.admin.generateLink({ type: 'signup', email: 'no address', password: '' });
    expect(error?.message).toBe('Unable to validate email address: invalid format');
    const weak = await service.auth.admin.generateLink({ type: 'signup', email: newEmail(), password: 'a' });
    expect(weak.error?.code).toBe('weak_password');
  });

  it('names the issuer of a provider that is off', async () => {
    const { error } = await anon.auth.signInWithIdToken({ provider: 'google', token: 'x.y.z' });
    expect(error?.message).toBe('Provider (issuer "https://accounts.google.com") is not enabled');
  });

  it('says that an issuer cannot be reached, and writes why to the log', async () => {
    const token = new UnsecuredJWT({ sub: 'somebody' }).encode();
    const { error } = await anon.auth.signInWithIdToken({ provider: 'keycloak', token });
    expect(error).toMatchObject({ status: 400 });
    expect(error?.message).toBe('The issuer https://127.0.0.1:1 of the ID token could not be reached');
    const reason = expect.objectContaining({
      service: 'auth',
      message: expect.stringMatching(/127\.0\.0\.1|private|refused/),
    });
    await expect.poll(() => logOf('request.failed')).toContainEqual(reason);
  });

  it('asks no issuer about what is no ID token', async () => {
    const { error } = await anon.auth.signInWithIdToken({ provider: 'keycloak', token: 'mock-id-token' });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed', message: 'Bad ID token' });
  });
});

describe('the registry of OAuth clients', () => {
  const { oauth } = service.auth.admin;
  const REDIRECT = 'https://app.example/callback';

  it('creates, lists, reads, changes and deletes a client', async () => {
    const { data: made, error } = await oauth.createClient({ client_name: 'Planner', redirect_uris: [REDIRECT] });
    expect(error).toBeNull();
    expect(made).toMatchObject({
      client_name: 'Planner',
      client_type: 'confidential',
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      registration_type: 'manual',
    });
    expect(made?.client_secret).toMatch(/^[\w-]{43}$/);
    const id = made?.client_id ?? '';
    const { data: list } = await oauth.listClients();
    expect(list.clients.map(({ client_id }) => client_id)).toContain(id);
    const { data: read } = await oauth.getClient(id);
    expect(read).toMatchObject({ client_id: id, client_name: 'Planner' });
    expect(read).not.toHaveProperty('client_secret');
    const { data: changed } = await oauth.updateClient(id, { client_name: 'Diary' });
    expect(changed).toMatchObject({ client_name: 'Diary', redirect_uris: [REDIRECT] });
    expect((await oauth.deleteClient(id)).error).toBeNull();
    expect((await oauth.getClient(id)).error).toMatchObject({ status: 404, code: 'oauth_client_not_found' });
  });

  it('replaces the secret of a confidential client alone', async () => {
    const { data: made } = await oauth.createClient({ client_name: 'Planner', redirect_uris: [REDIRECT] });
    const { data: renewed } = await oauth.regenerateClientSecret(made?.client_id ?? '');
    expect(renewed?.client_secret).toMatch(/^[\w-]{43}$/);
    expect(renewed?.client_secret).not.toBe(made?.client_secret);
    const { data: page } = await oauth.createClient({
      client_name: 'Page',
      redirect_uris: ['http://localhost:3000/callback'],
      token_endpoint_auth_method: 'none',
    });
    expect(page).toMatchObject({ client_type: 'public' });
    expect(page).not.toHaveProperty('client_secret');
    expect((await oauth.regenerateClientSecret(page?.client_id ?? '')).error?.message).toBe(
      'Cannot regenerate secret for public client',
    );
  });

  it.each([
    [[], 'redirect_uris is required'],
    [['http://app.example/'], "invalid redirect_uri 'http://app.example/': HTTP scheme only allowed for localhost"],
    [[`${REDIRECT}#x`], `invalid redirect_uri '${REDIRECT}#x': fragment not allowed in redirect URI`],
    [['custom://app'], "invalid redirect_uri 'custom://app': scheme must be HTTPS or HTTP (localhost only)"],
  ])('refuses the redirect addresses %j', async (addresses, message) => {
    const { error } = await oauth.createClient({ client_name: 'Planner', redirect_uris: addresses });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed', message });
  });

  it('is for the secret key alone', async () => {
    expect((await anon.auth.admin.oauth.listClients()).error).toMatchObject({ status: 403, code: 'not_admin' });
  });
});

describe('storage', () => {
  it('counts megabytes of a bucket by thousands', async () => {
    await service.storage.createBucket('measured', { public: false, fileSizeLimit: '20mb' });
    const { data } = await service.storage.getBucket('measured');
    expect(data).toMatchObject({ id: 'measured', file_size_limit: 20_000_000 });
    expect(data).not.toHaveProperty('type');
  });

  it('says that a bucket will be empty, and it is', async () => {
    const bucket = service.storage.from('documents');
    await bucket.upload('a.txt', 'a', { contentType: 'text/plain' });
    const { data } = await service.storage.emptyBucket('documents');
    expect(data?.message).toBe('Empty bucket has been queued. Completion may take up to an hour.');
    expect((await bucket.list()).data).toEqual([]);
  });

  it('has no metadata where none was given', async () => {
    const bucket = service.storage.from('documents');
    await bucket.upload('plain.txt', 'a', { contentType: 'text/plain' });
    expect((await bucket.info('plain.txt')).data).toMatchObject({ size: 1, contentType: 'text/plain', metadata: null });
  });

  it('says what was done to an image', async () => {
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    await createClient(url, PUBLISHABLE_KEY)
      .storage.from('avatars')
      .upload('face.png', picture, { contentType: 'image/png' });
    const transform = { width: 20, height: 10, resize: 'contain' as const, quality: 60 };
    const { data } = anon.storage.from('avatars').getPublicUrl('face.png', { transform });
    const { headers, status } = await fetch(data.publicUrl);
    expect(status).toBe(200);
    expect(headers.get('x-transformations')).toBe('height:10,width:20,resizing_type:fit,quality:60');
  });
});
