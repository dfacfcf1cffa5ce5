// Who is admitted to a local project: with the published keys, with API keys that are tokens, and without any.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { JWT_SECRET, open, PUBLISHABLE_KEY, SECRET_KEY, signedUp, url } from './client.ts';

const NOTICES = [
  { id: 1, text: 'first' },
  { id: 2, text: 'second' },
];
const hmac = (claims: JWTPayload, secret = JWT_SECRET) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(secret));
const keyOf = (role: string, secret = JWT_SECRET) => hmac({ iss: 'supabase-demo', role, exp: 1983812996 }, secret);

async function signed(claims: JWTPayload, header: { kid?: string } = {}): Promise<string> {
  const file = join(import.meta.dirname, '../local-project/supabase/signing_keys.json');
  const keys: JWK[] = JSON.parse(await readFile(file, 'utf8'));
  const { key_ops: _, ...jwk } = keys.find(({ kty }) => kty === 'EC') ?? {};
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: jwk.kid ?? '', typ: 'JWT', ...header })
    .sign(await importJWK(jwk, 'ES256'));
}

const signedKey = (role: string) => signed({ iss: 'supabase-demo', role, exp: 1983812996 });

describe('the published keys', () => {
  it('read what their roles may read', async () => {
    expect(await open(PUBLISHABLE_KEY).from('notices').select().order('id')).toMatchObject({ data: NOTICES });
    expect((await open(PUBLISHABLE_KEY).from('tasks').select()).data).toEqual([]);
    expect((await open(SECRET_KEY).from('tasks').select('title').eq('title', 'Seeded')).data).toHaveLength(1);
  });

  it('as tokens of the published secret do the same', async () => {
    expect(
      (
        await open(await keyOf('anon'))
          .from('notices')
          .select()
      ).data,
    ).toHaveLength(2);
    const service = open(await keyOf('service_role'));
    expect((await service.from('tasks').select('title').eq('title', 'Seeded')).data).toHaveLength(1);
    expect((await service.auth.admin.listUsers()).error).toBeNull();
  });

  it('are no longer keys when another secret has signed them', async () => {
    const { error, status } = await open(await keyOf('service_role', 'x'.repeat(40)))
      .from('tasks')
      .select();
    expect(status).toBe(401);
    expect(error).toMatchObject({
      code: 'PGRST301',
      message: 'No suitable key or wrong key type',
      details: 'None of the keys was able to decode the JWT',
      hint: null,
    });
  });
});

describe('API keys of the imported signing key', () => {
  it.each(['anon', 'service_role'])('enter as %s, whatever their issuer', async (role) => {
    const { data } = await open(await signedKey(role))
      .from('notices')
      .select();
    expect(data).toHaveLength(2);
  });

  it.each(['service_role', 'supabase_admin'])('administer accounts as %s', async (role) => {
    const { data, error } = await open(await signedKey(role)).auth.admin.listUsers();
    expect(error).toBeNull();
    expect(data.users.length).toBeGreaterThan(0);
  });

  it('administer no accounts as anon', async () => {
    const { error } = await open(await signedKey('anon')).auth.admin.listUsers();
    expect(error).toMatchObject({ status: 403, code: 'not_admin' });
  });

  it('need neither an end nor an account of their subject', async () => {
    const { error } = await open(await signed({ sub: '1234567890', role: 'supabase_admin' })).auth.admin.listUsers();
    expect(error).toBeNull();
  });

  it('may speak for a person, as those of the secret may', async () => {
    const { user } = await signedUp();
    const claims = { sub: user.id, role: 'authenticated', aud: 'an application' };
    for (const token of [await signed(claims), await hmac(claims)]) {
      const { data } = await open(token).from('tasks').insert({ title: 'Minted' }).select('user_id').single();
      expect(data).toEqual({ user_id: user.id });
    }
  });

  it('stand beside sessions that the same key signs, and a symmetric key that is not published', async () => {
    const { session, client } = await signedUp();
    const [header = ''] = session.access_token.split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg: 'ES256' });
    expect((await client.auth.getClaims(session.access_token)).data?.claims.sub).toBe(session.user.id);
    const { keys } = await (await fetch(`${url}/auth/v1/.well-known/jwks.json`)).json();
    expect(keys.map(({ kty }: JWK) => kty)).toEqual(['EC']);
    const before = await keyOf('service_role', 'the-secret-of-the-project-before-its-keys');
    expect((await open(before).from('tasks').select('title').eq('title', 'Seeded')).data).toHaveLength(1);
  });
});

describe('a request without a key', () => {
  it('is anonymous for the data API', async () => {
    const response = await fetch(`${url}/rest/v1/notices?select=*&order=id`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(NOTICES);
    expect(await (await fetch(`${url}/rest/v1/tasks`)).json()).toEqual([]);
  });

  it('is anonymous for the auth service, and administers nothing', async () => {
    expect((await fetch(`${url}/auth/v1/settings`)).status).toBe(200);
    const user = await fetch(`${url}/auth/v1/user`);
    expect(user.status).toBe(401);
    expect(await user.json()).toMatchObject({ error_code: 'no_authorization' });
    expect((await fetch(`${url}/auth/v1/admin/users`)).status).toBe(403);
  });

  it('is refused by storage with the name of what is missing', async () => {
    const response = await fetch(`${url}/storage/v1/object/list/avatars`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: '' }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: "headers must have required property 'authorization'" });
  });

  it('is not the same as one with a wrong key', async () => {
    const { status, error } = await open('sb_publishable_wrong').from('notices').select();
    expect(status).toBe(401);
    expect(error?.message).toBe('Invalid API key');
  });
});

describe('a token that is not valid', () => {
  const now = Math.floor(Date.now() / 1000);
  const WRONG_KEY = 'No suitable key or wrong key type';

  it.each([
    ['of another secret', () => hmac({ role: 'anon' }, 'x'.repeat(40)), WRONG_KEY, /^None of the keys/],
    ['of an unknown key', () => signed({ role: 'anon' }, { kid: 'another' }), WRONG_KEY, /^No suitable key was found/],
    ['that is none', async () => 'this-is-a-bad-token', 'Expected 3 parts in JWT; got 1', null],
  ])('%s is refused in the words of PostgREST', async (_name, token, message, details) => {
    const { status, error } = await open(await token())
      .from('notices')
      .select();
    expect(status).toBe(401);
    expect(error).toMatchObject({ code: 'PGRST301', message, hint: null });
    expect(error?.details ?? null).toEqual(details === null ? null : expect.stringMatching(details));
  });

  it.each([
    [{ exp: now - 3600 }, 'JWT expired'],
    [{ nbf: now + 3600 }, 'JWT not yet valid'],
    [{ iat: now + 3600 }, 'JWT issued at future'],
    [{ exp: 'tomorrow' as unknown as number }, "The JWT 'exp' claim must be a number"],
  ])('with the claims %j is refused in the words of PostgREST', async (claims, message) => {
    const { status, error } = await open(await hmac({ role: 'anon', ...claims }))
      .from('notices')
      .select();
    expect(status).toBe(401);
    expect(error).toMatchObject({ code: 'PGRST303', message });
  });
});

describe('a malformed token', () => {
  it('is refused in the words of the auth service', async () => {
    const { error } = await open(SECRET_KEY).auth.admin.signOut('this-is-a-bad-token');
    expect(error).toMatchObject({ code: 'bad_jwt' });
    expect(error?.message).toBe(
      'invalid JWT: unable to parse or verify signature, token is malformed: token contains an invalid number of segments',
    );
    const forged = await keyOf('authenticated', 'x'.repeat(40));
    const { error: signature } = await open().auth.getUser(forged);
    expect(signature?.message).toBe(
      'invalid JWT: unable to parse or verify signature, token signature is invalid: signature is invalid',
    );
  });
});
