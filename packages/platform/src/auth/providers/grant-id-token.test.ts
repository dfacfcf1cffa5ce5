import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '../../../../../tests/support/identity-provider.ts';
import { type SocialStage, startSocialStage } from '../../../../../tests/support/social-stage.ts';

let environment: SocialStage;
let stranger: IdentityProvider;

const lea: JWTPayload = { sub: 'lea', aud: 'liesse', email: 'lea@exemple.fr', email_verified: true, name: 'Léa' };

beforeAll(async () => {
  environment = await startSocialStage([{ sub: 'lea' }]);
  stranger = await startIdentityProvider({ accounts: [{ sub: 'lea' }], clients: [] });
  environment.origins.push(stranger.issuer);
});
afterAll(async () => {
  await stranger.stop();
  await environment.stop();
});

async function signIn(token: string, more: { nonce?: string; access_token?: string } = {}, provider = 'google') {
  const client = environment.client();
  const { data, error } = await client.auth.signInWithIdToken({ provider, token, ...more });
  return { client, user: data.user, session: data.session, code: error?.code, message: error?.message };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('an identity token that the application holds', () => {
  it('signs its person in', async () => {
    const { user, session } = await signIn(await environment.identity.signIdToken(lea));
    expect(user).toMatchObject({ email: 'lea@exemple.fr', user_metadata: { full_name: 'Léa' } });
    expect(session?.access_token).toBeTruthy();
  });

  it('must carry the digest of the nonce that comes with it', async () => {
    const bound = await environment.identity.signIdToken({ ...lea, nonce: digest('secret') });
    expect((await signIn(bound, { nonce: 'secret' })).code).toBeUndefined();
    expect((await signIn(bound, { nonce: 'other' })).message).toBe('Nonces mismatch');
    expect((await signIn(bound, { nonce: digest('secret') })).message).toBe('Nonces mismatch');
    expect((await signIn(bound)).message).toMatch(/should either both exist or not/);
    const free = await environment.identity.signIdToken(lea);
    expect((await signIn(free, { nonce: 'secret' })).message).toMatch(/should either both exist or not/);
  });

  it('is refused from another issuer, whatever it calls itself', async () => {
    expect((await signIn(await stranger.signIdToken(lea))).session).toBeNull();
    const posing = await signIn(await stranger.signIdToken({ ...lea, iss: environment.identity.issuer }));
    expect([posing.session, posing.message]).toEqual([null, 'Bad ID token']);
    const misnamed = await signIn(await environment.identity.signIdToken({ ...lea, iss: stranger.issuer }));
    expect([misnamed.session, misnamed.message]).toEqual([null, 'Unacceptable issuer in ID token']);
  });

  it('is refused when it was made for another application', async () => {
    expect((await signIn(await environment.identity.signIdToken({ ...lea, aud: 'other' }))).code).toBe(
      'unexpected_audience',
    );
    const shared = { ...lea, aud: ['liesse', 'other'], azp: 'other' };
    expect((await signIn(await environment.identity.signIdToken(shared))).code).toBe('unexpected_audience');
  });

  it('is refused unsigned, signed with a shared secret, or beside a foreign access token', async () => {
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { ...lea, iss: environment.identity.issuer, iat: 1, exp: 9_999_999_999 };
    expect((await signIn(`${encode({ alg: 'none' })}.${encode(claims)}.`)).message).toBe('Bad ID token');
    expect((await signIn(`${encode({ alg: 'HS256', kid: 'test' })}.${encode(claims)}.AAAA`)).message).toBe(
      'Bad ID token',
    );
    const bound = await environment.identity.signIdToken({ ...lea, at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect((await signIn(bound, { access_token: 'other' })).code).toBe('validation_failed');
  });

  it('is refused of a provider that is not configured', async () => {
    expect((await signIn(await environment.identity.signIdToken(lea), {}, 'apple')).code).toBe(
      'oauth_provider_not_supported',
    );
  });

  it('does not sign in by an address that the provider has not verified', async () => {
    const token = await environment.identity.signIdToken({ ...lea, sub: 'impostor', email_verified: false });
    expect((await signIn(token)).code).toBe('provider_email_needs_verification');
    const fresh = await environment.identity.signIdToken({
      ...lea,
      sub: 'new',
      email: 'new@exemple.fr',
      email_verified: false,
    });
    expect((await signIn(fresh)).code).toBe('provider_email_needs_verification');
    const { rows } = await environment.db.query(`select 1 from auth.users where email = 'new@exemple.fr'`);
    expect(rows).toEqual([]);
  });

  it('links one more identity to whoever is signed in, and only to them', async () => {
    const { client, user } = await signIn(await environment.identity.signIdToken(lea));
    const token = await environment.identity.signIdToken({ ...lea, sub: 'lea-2', email: 'lea2@exemple.fr' });
    const { data, error } = await client.auth.linkIdentity({ provider: 'google', token });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(user?.id);
    expect(data.user?.identities?.map(({ id }) => id).toSorted()).toEqual(['lea', 'lea-2']);
    const visitor = await environment.client().auth.linkIdentity({ provider: 'google', token });
    expect(visitor.error?.status).toBe(401);
  });
});
