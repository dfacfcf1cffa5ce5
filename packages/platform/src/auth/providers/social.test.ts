import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE, type SocialStage, startSocialStage } from '../../../../../tests/support/social-stage.ts';
import { walk } from '../../../../../tests/support/walk.ts';

let environment: SocialStage;

const accounts = [
  {
    sub: 'lea',
    email: 'Lea@Exemple.fr',
    email_verified: true,
    name: 'Léa Martin',
    picture: 'https://exemple.fr/lea.jpg',
  },
  { sub: 'hugo', email: 'hugo@exemple.fr', email_verified: true },
  { sub: 'doubtful', email: 'doubtful@exemple.fr', email_verified: false },
  { sub: 'nameless' },
  { sub: 'twin', email: 'twin@exemple.fr', email_verified: true },
];

beforeAll(async () => {
  environment = await startSocialStage(accounts);
});
afterAll(() => environment.stop());

async function beginAs(login_hint: string, flowType: 'pkce' | 'implicit' = 'pkce') {
  const client = environment.client(flowType);
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${SITE}/retour`, queryParams: { login_hint } },
  });
  return { client, url: data.url ?? '' };
}

describe('signing in with a provider', () => {
  it('ends a PKCE story with a code that becomes a session with the provider’s token', async () => {
    const { client, url } = await beginAs('lea');
    const end = await walk(url, { until: SITE });
    expect(end.pathname).toBe('/retour');
    expect([...end.searchParams.keys()]).toEqual(['code']);
    expect(end.hash).toBe('');
    const { data, error } = await client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.session?.provider_token).toEqual(expect.any(String));
    expect(data.user).toMatchObject({
      email: 'lea@exemple.fr',
      role: 'authenticated',
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Léa Martin', avatar_url: 'https://exemple.fr/lea.jpg', email_verified: true },
      identities: [{ provider: 'google', id: 'lea', email: 'lea@exemple.fr' }],
    });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    const { data: claims } = await client.auth.getClaims();
    expect(claims?.claims.amr).toMatchObject([{ method: 'oauth' }]);
  });

  it('ends an implicit story with the session in the fragment', async () => {
    const { client, url } = await beginAs('lea', 'implicit');
    const end = await walk(url, { until: SITE });
    const values = new URLSearchParams(end.hash.slice(1));
    expect(end.search).toBe('');
    expect([...values.keys()].toSorted()).toEqual(
      ['access_token', 'expires_at', 'expires_in', 'provider_token', 'refresh_token', 'token_type'].toSorted(),
    );
    const { data, error } = await client.auth.setSession({
      access_token: values.get('access_token') ?? '',
      refresh_token: values.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe('lea@exemple.fr');
  });

  it('knows the same person again, and makes a new session each time', async () => {
    const ids = new Set<string | undefined>();
    const sessions = new Set<unknown>();
    for (let time = 0; time < 2; time += 1) {
      const { client, url } = await beginAs('hugo');
      const end = await walk(url, { until: SITE });
      const { data } = await client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '');
      ids.add(data.user?.id);
      sessions.add(JSON.parse(atob(data.session?.access_token.split('.')[1] ?? '')).session_id);
    }
    expect(ids.size).toBe(1);
    expect(sessions.size).toBe(2);
  });

  it('makes one account of a person who arrives by several browsers at once', async () => {
    const begun = await Promise.all(Array.from({ length: 5 }, () => beginAs('twin')));
    const ends = await Promise.all(begun.map(({ url }) => walk(url, { until: SITE })));
    expect(ends.every((end) => end.searchParams.get('code') !== null)).toBe(true);
    const { rows } = await environment.db.query(
      `select count(*)::int as accounts from auth.users where email = 'twin@exemple.fr'`,
    );
    expect(rows).toEqual([{ accounts: 1 }]);
  });

  it('leads a refusal back in the query for a code and in the fragment for a session', async () => {
    const asked = await walk((await beginAs('nobody')).url, { until: SITE });
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      error: 'access_denied',
      error_code: 'access_denied',
      error_description: 'The person said no',
    });
    const implicit = await walk((await beginAs('nobody', 'implicit')).url, { until: SITE });
    expect(implicit.search).toBe('');
    expect(new URLSearchParams(implicit.hash.slice(1)).get('error')).toBe('access_denied');
  });

  it('sends a proof by mail when the provider has not verified the address, and signs nobody in before it', async () => {
    const { url } = await beginAs('doubtful');
    const end = await walk(url, { until: SITE });
    expect(end.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    const { rows } = await environment.db.query(
      `select u.email_confirmed_at, t.kind, (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions
       from auth.users u join auth.one_time_tokens t on t.user_id = u.id where u.email = 'doubtful@exemple.fr'`,
    );
    expect(rows).toEqual([{ email_confirmed_at: null, kind: 'confirmation', sessions: 0 }]);
    await environment.db.query(`update auth.users set email_confirmed_at = now() where email = 'doubtful@exemple.fr'`);
    const again = await walk((await beginAs('doubtful')).url, { until: SITE });
    expect(again.searchParams.get('code')).toBeTruthy();
  });

  it('refuses a person whose provider gives no address', async () => {
    const end = await walk((await beginAs('nameless')).url, { until: SITE });
    expect(end.searchParams.get('error_code')).toBe('provider_email_needs_verification');
  });

  it('refuses a provider that is not configured, without any redirection', async () => {
    const answer = await fetch(`${environment.platform.url}/auth/v1/authorize?provider=apple`, { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: 'oauth_provider_not_supported' });
  });

  it('leads to the site when another address is asked for', async () => {
    const url = `${environment.platform.url}/auth/v1/authorize?provider=google&login_hint=lea&redirect_to=https://voleur.example/`;
    const end = await walk(url, { until: SITE });
    expect(end.href.startsWith(`${SITE}/#access_token=`)).toBe(true);
  });
});
