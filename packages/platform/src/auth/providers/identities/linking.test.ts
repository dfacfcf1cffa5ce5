import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE, type SocialStage, startSocialStage } from '../../../../../../tests/support/social-stage.ts';
import { walk } from '../../../../../../tests/support/walk.ts';

let environment: SocialStage;

const person = (sub: string, email_verified = true) => ({ sub, email: `${sub}@exemple.fr`, email_verified, name: sub });

beforeAll(async () => {
  environment = await startSocialStage([
    person('confirmed'),
    person('prey'),
    person('phoned'),
    person('unsure', false),
    person('claimant', false),
    { ...person('zoe'), email: 'zoe.autre@exemple.fr' },
    person('employee'),
  ]);
});
afterAll(() => environment.stop());

interface Local {
  confirmed?: boolean;
  phone?: string;
  sso?: boolean;
}

/** An account made without a provider: by mail and password, as the sign-up does. */
async function local(name: string, { confirmed = false, phone, sso = false }: Local = {}): Promise<string> {
  const id = randomUUID();
  await environment.db.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, phone, phone_confirmed_at, is_sso_user, raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, 'hash', $3, $4, $5, $6, '{"provider":"email","providers":["email"],"role":"partner"}', '{"name":"Mine"}')`,
    [id, `${name}@exemple.fr`, confirmed ? new Date() : null, phone ?? null, phone ? new Date() : null, sso],
  );
  await environment.db.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1::uuid, 'email', $1::text, jsonb_build_object('email', $2::text))`,
    [id, `${name}@exemple.fr`],
  );
  return id;
}

async function enterAs(login_hint: string) {
  const client = environment.client();
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: SITE, queryParams: { login_hint } },
  });
  const end = await walk(data.url ?? '', { until: SITE });
  const code = end.searchParams.get('code');
  if (code === null) return { client, error: end.searchParams.get('error_code'), user: null };
  const { data: entered } = await client.auth.exchangeCodeForSession(code);
  return { client, error: null, user: entered.user };
}

const row = async (id: string) => (await environment.db.query('select * from auth.users where id = $1', [id])).rows[0];

describe('an account of the same address', () => {
  it('is joined when both sides have proved the address, and keeps what the server says of it', async () => {
    const id = await local('confirmed', { confirmed: true });
    const { user } = await enterAs('confirmed');
    expect(user?.id).toBe(id);
    expect(user?.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'], role: 'partner' });
    expect(user?.user_metadata).toMatchObject({ name: 'Mine', full_name: 'confirmed' });
    expect((await row(id)).encrypted_password).toBe('hash');
  });

  it('loses what a stranger put there when nobody had proved its address', async () => {
    const id = await local('prey');
    await environment.db.query(`insert into auth.sessions (user_id, refresh_key) values ($1, '\\x00')`, [id]);
    await environment.db.query(
      `insert into auth.one_time_tokens (user_id, kind, relates_to, token_hash, code_hash, expires_at)
       values ($1, 'confirmation', 'prey@exemple.fr', 'a', 'b', now() + interval '1 hour')`,
      [id],
    );
    const { user } = await enterAs('prey');
    expect(user?.identities?.map(({ provider }) => provider)).toEqual(['google']);
    expect(user?.app_metadata).toMatchObject({ provider: 'google', providers: ['google'] });
    expect(user?.user_metadata.name).toBe('prey');
    expect(await row(id)).toMatchObject({ encrypted_password: null });
    const { rows } = await environment.db.query(
      'select count(*)::int as left from auth.one_time_tokens where user_id = $1',
      [id],
    );
    expect(rows).toEqual([{ left: 0 }]);
    const sessions = await environment.db.query('select refresh_key from auth.sessions where user_id = $1', [user?.id]);
    expect(sessions.rows.length).toBe(1);
    expect(sessions.rows[0].refresh_key.length).toBe(32);
  });

  it('keeps its account but not the address when only its phone was proved', async () => {
    const id = await local('phoned', { phone: '33600000001' });
    const { user } = await enterAs('phoned');
    expect(user?.id).not.toBe(id);
    expect(await row(id)).toMatchObject({ email: null, phone: '33600000001', encrypted_password: 'hash' });
  });

  it('is neither joined nor touched when the provider has not verified the address', async () => {
    const confirmed = await local('unsure', { confirmed: true });
    const waiting = await local('claimant');
    expect((await enterAs('unsure')).error).toBe('provider_email_needs_verification');
    expect((await enterAs('claimant')).error).toBe('provider_email_needs_verification');
    for (const id of [confirmed, waiting]) expect((await row(id)).encrypted_password).toBe('hash');
    const { rows } = await environment.db.query(
      `select 1 from auth.identities where provider_id in ('unsure', 'claimant')`,
    );
    expect(rows).toEqual([]);
  });

  it('is not joined when it belongs to a company', async () => {
    const id = await local('employee', { confirmed: true, sso: true });
    const { user } = await enterAs('employee');
    expect(user?.id).not.toBe(id);
  });
});

describe('identities of somebody who is signed in', () => {
  it('are listed, linked and unlinked by their owner', async () => {
    const { client, user } = await enterAs('confirmed');
    const begun = await client.auth.linkIdentity({
      provider: 'google',
      options: { redirectTo: SITE, queryParams: { login_hint: 'zoe' } },
    });
    expect(begun.error).toBeNull();
    const end = await walk(begun.data.url ?? '', { until: SITE });
    const { data } = await client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '');
    expect(data.user?.id).toBe(user?.id);
    expect(data.user?.email).toBe('confirmed@exemple.fr');
    const { data: listed } = await client.auth.getUserIdentities();
    expect(new Set(listed?.identities.map(({ id }) => id))).toEqual(new Set(['confirmed', user?.id, 'zoe']));
    const zoe = listed?.identities.find(({ id }) => id === 'zoe');
    if (!zoe) throw new Error('zoe was not linked');
    expect((await client.auth.unlinkIdentity(zoe)).error).toBeNull();
    expect((await client.auth.getUserIdentities()).data?.identities.length).toBe(2);
    expect((await client.auth.unlinkIdentity(zoe)).error?.code).toBe('identity_not_found');
  });

  it('are not taken from another account', async () => {
    const { client } = await enterAs('phoned');
    const begun = await client.auth.linkIdentity({
      provider: 'google',
      options: { redirectTo: SITE, queryParams: { login_hint: 'prey' } },
    });
    const end = await walk(begun.data.url ?? '', { until: SITE });
    expect(end.searchParams.get('error_code')).toBe('identity_already_exists');
  });

  it('are never all removed, nor by another person', async () => {
    const { client, user } = await enterAs('prey');
    const [only] = user?.identities ?? [];
    const other = (await enterAs('confirmed')).user?.identities?.[0];
    if (!only || !other) throw new Error('no identity');
    expect((await client.auth.unlinkIdentity(only)).error?.code).toBe('single_identity_not_deletable');
    const owner = await enterAs('confirmed');
    expect((await owner.client.auth.unlinkIdentity(only)).error?.code).toBe('identity_not_found');
  });

  it('stay while they carry the account’s address alone, and take the password with them otherwise', async () => {
    const { client, user } = await enterAs('confirmed');
    const find = (provider: string) => user?.identities?.find((identity) => identity.provider === provider);
    const [mail, google] = [find('email'), find('google')];
    if (!mail || !google) throw new Error('an identity is missing');
    await environment.db.query(
      `update auth.identities set identity_data = identity_data || '{"email":"autre@exemple.fr"}' where id = $1`,
      [google.identity_id],
    );
    expect((await client.auth.unlinkIdentity(mail)).error?.code).toBe('email_conflict_identity_not_deletable');
    await environment.db.query(
      `update auth.identities set identity_data = identity_data || '{"email":"confirmed@exemple.fr"}' where id = $1`,
      [google.identity_id],
    );
    expect((await client.auth.unlinkIdentity(mail)).error).toBeNull();
    expect(await row(user?.id ?? '')).toMatchObject({ email: 'confirmed@exemple.fr', encrypted_password: null });
  });

  it('are changed neither by an old session nor by half a proof', async () => {
    const { client, user } = await enterAs('zoe');
    const link = async () => (await client.auth.linkIdentity({ provider: 'google' })).error?.code;
    await environment.db.query(
      `update auth.sessions set amr = jsonb_set(amr, '{0,timestamp}', to_jsonb(extract(epoch from now())::int - 3700)) where user_id = $1`,
      [user?.id],
    );
    expect(await link()).toBe('reauthentication_needed');
    await environment.db.query(
      `insert into auth.mfa_factors (user_id, factor_type, status, friendly_name) values ($1, 'totp', 'verified', 'phone')`,
      [user?.id],
    );
    expect(await link()).toBe('insufficient_aal');
  });

  it('cannot be linked by a visitor', async () => {
    const { error } = await environment.client().auth.linkIdentity({ provider: 'google' });
    expect(error?.status).toBe(401);
  });
});
