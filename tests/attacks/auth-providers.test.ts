// Identity tokens that another issuer signed, for us or for somebody else.
import { defaultAuthConfig } from '@liesse/platform/auth/config/config.ts';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '#tests/support/identity-provider.ts';
import { type SocialStage, startSocialStage } from '#tests/support/social-stage.ts';
import { newEmail } from './accounts.ts';

let environment: SocialStage;
let stranger: IdentityProvider;

beforeAll(async () => {
  environment = await startSocialStage([{ sub: 'lea', email: 'lea@example.org', email_verified: true }], {
    mfa: { ...defaultAuthConfig.mfa, enforcesFactors: true },
  });
  stranger = await startIdentityProvider({ accounts: [], clients: [] });
});
afterAll(async () => {
  await stranger.stop();
  await environment.stop();
});

const claimsFor = (email: string) => ({ sub: email, email, email_verified: true, aud: 'liesse' });

async function present(token: string, email: string) {
  const { error } = await environment.client().auth.signInWithIdToken({ provider: 'google', token });
  const { rows } = await environment.db.query('select id from auth.users where email = $1', [email]);
  return { status: error?.status, accounts: rows.length };
}

describe('identity tokens', () => {
  it('A36 of another issuer are refused', async () => {
    const email = newEmail();
    const token = await stranger.signIdToken(claimsFor(email));
    expect(await present(token, email)).toEqual({ status: 400, accounts: 0 });
  });

  it('A36 signed by a stranger in our issuer’s name are refused', async () => {
    const email = newEmail();
    const token = await stranger.signIdToken({ ...claimsFor(email), iss: environment.identity.issuer });
    expect(await present(token, email)).toEqual({ status: 400, accounts: 0 });
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT({ ...claimsFor(email), iss: environment.identity.issuer })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    expect(await present(forged, email)).toEqual({ status: 400, accounts: 0 });
  });

  it('A36 without a signature, for another application or not yet valid are refused', async () => {
    const email = newEmail();
    const now = Math.floor(Date.now() / 1_000);
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const payload = { ...claimsFor(email), iss: environment.identity.issuer, iat: now, exp: now + 300 };
    for (const token of [
      `${part({ alg: 'none' })}.${part(payload)}.`,
      await environment.identity.signIdToken({ ...claimsFor(email), aud: 'another' }),
      await environment.identity.signIdToken({ ...claimsFor(email), nbf: now + 3_600 }),
    ])
      expect(await present(token, email)).toEqual({ status: 400, accounts: 0 });
  });

  it('A36 of the issuer itself are taken', async () => {
    const email = newEmail();
    const token = await environment.identity.signIdToken(claimsFor(email));
    expect(await present(token, email)).toEqual({ status: undefined, accounts: 1 });
  });
});

it('A43 a social sign-in to an account with a factor opens nothing before the second step', async () => {
  const email = newEmail();
  const signIn = async () => {
    const client = environment.client();
    const token = await environment.identity.signIdToken(claimsFor(email));
    const { data } = await client.auth.signInWithIdToken({ provider: 'google', token });
    return { client, userId: data.user?.id };
  };
  const { client: before, userId } = await signIn();
  expect((await before.storage.listBuckets()).error).toBeNull();
  await environment.db.query(
    `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'email', 'verified')`,
    [userId],
  );
  for (const { client } of [{ client: before }, await signIn()]) {
    expect((await client.storage.listBuckets()).error).toMatchObject({
      message: expect.stringContaining('second step'),
    });
    expect((await client.auth.updateUser({ data: { name: 'Autre' } })).error).toMatchObject({
      code: 'insufficient_aal',
    });
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  }
});
