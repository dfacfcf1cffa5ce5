// Providers, identities and SSO through the official client; the details are tested beside the code.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/password.ts';
import { SITE, type SocialStage, startSocialStage } from '#tests/support/social-stage.ts';
import { walk } from '#tests/support/walk.ts';
import { newEmail } from './client.ts';

let environment: SocialStage;

beforeAll(async () => {
  environment = await startSocialStage(
    [
      { sub: 'lea', email: 'lea@example.org', email_verified: true, name: 'Léa' },
      { sub: 'ines', email: 'ines@example.org', email_verified: true },
      { sub: 'hugo', email: 'hugo@example.org', email_verified: true },
    ],
    {
      email: { enabled: true, confirm: false, doubleConfirmChanges: true, securePasswordChange: false },
      samlEnabled: true,
    },
  );
  const google = environment.providers.get('google');
  if (!google) throw new Error('the stage has no provider');
  for (const name of ['facebook', 'apple']) environment.providers.set(name, { ...google });
});
afterAll(() => environment.stop());

const signInAs = async (hint: string) => {
  const client = environment.client();
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${SITE}/retour`, queryParams: { login_hint: hint } },
  });
  const end = await walk(data.url ?? '', { until: SITE });
  const session = await client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '');
  return { client, session };
};

describe('[CALL-07] authorize', () => {
  it.each(['google', 'facebook', 'apple'] as const)(
    'sends a browser to %s with a challenge of its own',
    async (provider) => {
      const { data, error } = await environment
        .client()
        .auth.signInWithOAuth({ provider, options: { redirectTo: SITE } });
      expect(error).toBeNull();
      const answer = await fetch(data.url ?? '', { redirect: 'manual' });
      expect([302, 303]).toContain(answer.status);
      const target = new URL(answer.headers.get('location') ?? '');
      expect(target.origin).not.toBe(new URL(environment.platform.url).origin);
      expect(target.searchParams.get('client_id')).toBe('liesse');
      expect(target.searchParams.get('state')?.length).toBeGreaterThan(20);
      expect(target.searchParams.get('redirect_uri')).toBe(`${environment.platform.url}/auth/v1/callback`);
    },
  );

  it('refuses a provider that is not configured, in a shape that a browser can show', async () => {
    const { data } = await environment.client().auth.signInWithOAuth({ provider: 'github' });
    const answer = await fetch(data.url ?? '', { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: 'oauth_provider_not_supported' });
  });

  it('ends with a session', async () => {
    const { session } = await signInAs('lea');
    expect(session.error).toBeNull();
    expect(session.data.user).toMatchObject({ email: 'lea@example.org', app_metadata: { provider: 'google' } });
  });
});

describe('[CALL-08] an identity token', () => {
  const claims = () => ({ sub: 'hugo', email: 'hugo@example.org', email_verified: true });

  it('signs in whom its provider names', async () => {
    const token = await environment.identity.signIdToken({ ...claims(), aud: 'liesse' });
    const { data, error } = await environment.client().auth.signInWithIdToken({ provider: 'google', token });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: 'hugo@example.org', app_metadata: { provider: 'google' } });
  });

  it('for another application, or that is none, is refused', async () => {
    const token = await environment.identity.signIdToken({ ...claims(), aud: 'another' });
    const other = await environment.client().auth.signInWithIdToken({ provider: 'google', token });
    expect(other.error).toMatchObject({ status: 400, code: 'unexpected_audience' });
    const none = await environment.client().auth.signInWithIdToken({ provider: 'google', token: 'nothing' });
    expect(none.error?.status).toBe(400);
  });
});

describe('[CALL-12] identities', () => {
  it('are listed, linked and unlinked', async () => {
    const client = environment.client();
    await client.auth.signUp({ email: newEmail(), password: PASSWORD });
    const before = await client.auth.getUserIdentities();
    expect(before.data?.identities.map(({ provider }) => provider)).toEqual(['email']);
    const { data, error } = await client.auth.linkIdentity({
      provider: 'google',
      options: { redirectTo: SITE, queryParams: { login_hint: 'ines' }, skipBrowserRedirect: true },
    });
    expect(error).toBeNull();
    const end = await walk(data.url ?? '', { until: SITE });
    expect((await client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '')).error).toBeNull();
    const linked = await client.auth.getUserIdentities();
    expect(linked.data?.identities.map(({ provider }) => provider)).toEqual(['email', 'google']);
    const [, google] = linked.data?.identities ?? [];
    if (!google) throw new Error('the identity was not linked');
    expect((await client.auth.unlinkIdentity(google)).error).toBeNull();
    const after = await client.auth.getUserIdentities();
    expect(after.data?.identities.map(({ provider }) => provider)).toEqual(['email']);
    const [last] = after.data?.identities ?? [];
    if (!last) throw new Error('no identity is left');
    const refused = await client.auth.unlinkIdentity(last);
    expect(refused.error).toMatchObject({ code: 'single_identity_not_deletable', status: 422 });
  });
});

describe('[CALL-09] companies', () => {
  it('that are not known are refused by domain and by id', async () => {
    const byDomain = await environment.client().auth.signInWithSSO({ domain: 'nobody.example' });
    expect(byDomain.error).toMatchObject({ code: 'sso_provider_not_found', status: 404 });
    const byId = await environment.client().auth.signInWithSSO({ providerId: randomUUID() });
    expect(byId.error?.code).toBe('sso_provider_not_found');
    const odd = await environment.client().auth.signInWithSSO({ providerId: 'nothing' });
    expect(odd.error?.code).toBe('validation_failed');
  });
});
