import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must, type Support, startSupport } from '#platform/auth/factors/fixtures/auth-server.ts';
import { createTestAuthenticator, type TestAuthenticator } from '#platform/auth/factors/fixtures/authenticator.ts';

const ORIGIN = 'https://liesse.example';
const RP_ID = 'liesse.example';

let support: Support;
beforeAll(async () => {
  support = await startSupport({ siteUrl: `${ORIGIN}/`, redirectOrigins: ['https://app.liesse.example'] });
});
afterAll(async () => {
  await support.stop();
  expect(support.failures).toEqual([]);
});

const challenge = (client: SupabaseClient, factorId: string, rpId = RP_ID) =>
  client.auth.mfa.challenge({ factorId, webauthn: { rpId } });

/** Answers as a browser would; the client asks a credential for its JSON. */
async function verify(client: SupabaseClient, factorId: string, key: TestAuthenticator, rpId = RP_ID) {
  const { id, webauthn } = must(await challenge(client, factorId));
  const asked = webauthn.credential_options.publicKey.challenge as ArrayBuffer;
  const answer = webauthn.type === 'create' ? key.create(asked, rpId) : key.get(asked, rpId);
  return { id, answer, result: await send(client, factorId, id, webauthn.type, answer) };
}

function send(client: SupabaseClient, factorId: string, challengeId: string, type: string, answer: unknown) {
  const webauthn = { rpId: RP_ID, rpOrigins: [ORIGIN], type, credential_response: { toJSON: () => answer } };
  return client.auth.mfa.verify({ factorId, challengeId, webauthn } as unknown as Parameters<
    typeof client.auth.mfa.verify
  >[0]);
}

async function personWithKey() {
  const user = await support.newUser();
  const client = await support.signIn(user);
  const factor = must(await client.auth.mfa.webauthn.enroll({ friendlyName: 'Clé' }));
  const key = createTestAuthenticator(ORIGIN);
  const { result } = await verify(client, factor.id, key);
  return { user, client, factor, key, registered: must(result) };
}

describe('a security key as second step', () => {
  it('is registered by its first challenge and raises the session', async () => {
    const { client, factor, registered } = await personWithKey();
    expect(factor).toMatchObject({ type: 'webauthn', friendly_name: 'Clé' });
    expect(registered.user.factors).toMatchObject([{ factor_type: 'webauthn', status: 'verified' }]);
    expect(must(await client.auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    });
  });

  it('opens the next session, and no answer twice', async () => {
    const { user, factor, key } = await personWithKey();
    const client = await support.signIn(user);
    const { id, answer, result } = await verify(client, factor.id, key);
    expect(result.error).toBeNull();
    expect((await send(client, factor.id, id, 'request', answer)).error?.code).toBe('mfa_challenge_expired');
    const other = must(await challenge(client, factor.id));
    expect((await send(client, factor.id, other.id, 'request', answer)).error?.code).toBe('mfa_verification_failed');
  });

  it('is refused for another key, another site, or after its time', async () => {
    const { user, factor, key } = await personWithKey();
    const client = await support.signIn(user);
    const stranger = await verify(client, factor.id, createTestAuthenticator(ORIGIN));
    expect(stranger.result.error?.code).toBe('mfa_verification_failed');
    const elsewhere = await verify(client, factor.id, key, 'elsewhere.example');
    expect(elsewhere.result.error?.code).toBe('mfa_verification_failed');
    const { id, webauthn } = must(await challenge(client, factor.id));
    support.advance(301);
    const late = key.get(webauthn.credential_options.publicKey.challenge as ArrayBuffer, RP_ID);
    expect((await send(client, factor.id, id, 'request', late)).error?.code).toBe('mfa_challenge_expired');
  });

  it('is not registered from an origin that is not ours', async () => {
    const client = await support.signIn(await support.newUser());
    const factor = must(await client.auth.mfa.webauthn.enroll({ friendlyName: 'Clé' }));
    const { result } = await verify(client, factor.id, createTestAuthenticator('https://liesse.example.evil.test'));
    expect(result.error?.code).toBe('mfa_verification_failed');
    expect((await challenge(client, factor.id, 'evil.test')).error?.code).toBe('validation_failed');
    expect((await challenge(client, factor.id, 'app.liesse.example')).error).toBeNull();
  });

  it('is one factor: the same key is not registered twice', async () => {
    const { client, key } = await personWithKey();
    const second = must(await client.auth.mfa.webauthn.enroll({ friendlyName: 'Autre' }));
    const { result } = await verify(client, second.id, key);
    expect(result.error?.code).toBe('mfa_verification_failed');
  });
});
