import { exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PlatformKeys, SigningKey } from './keys.ts';
import { importSigningKeys } from './keys.ts';
import { createSigner, type SignToken } from './signer.ts';
import { TokenVerifier } from './verifier.ts';

const SECRET = 'a-secret-of-another-service-0123456789';
const context = { issuer: 'https://liesse.test/auth/v1', audience: 'authenticated' };
let now = Date.UTC(2026, 5, 1);
let keys: PlatformKeys;
let sign: SignToken;
let verifier: TokenVerifier;

async function makeKey(kid: string, status: SigningKey['status']): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'ES256', kid, status };
}

beforeAll(async () => {
  keys = {
    publishableKey: '',
    secretKey: '',
    signingKeys: [await makeKey('one', 'current'), await makeKey('two', 'standby')],
  };
  sign = createSigner(keys, { ...context, now: () => now });
  verifier = new TokenVerifier({ keys, ...context, now: () => now, jwtSecret: SECRET });
});

const verify = async (token: string) => verifier.verify(token);
const hmac = (claims: object, secret = SECRET) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));

describe('an access token', () => {
  it('gives the role and claims it was signed with', async () => {
    await expect(verify(await sign({ sub: 'u1', role: 'authenticated' }))).resolves.toMatchObject({
      role: 'authenticated',
      claims: { sub: 'u1', iss: context.issuer },
    });
  });

  it('is answered at once the second time, and no more after its end', async () => {
    const token = await sign({ sub: 'u2', role: 'authenticated' });
    await verify(token);
    expect(verifier.verify(token)).not.toBeInstanceOf(Promise);
    now += 3_700_000;
    await expect(verify(token)).rejects.toMatchObject({ reason: 'expired', message: 'JWT expired' });
  });

  it('enters as anon when it names no role', async () => {
    await expect(verify(await sign({ sub: 'u3' }))).resolves.toMatchObject({ role: 'anon' });
  });

  it('is refused unsigned', async () => {
    const token = new UnsecuredJWT({ role: 'service_role', iss: context.issuer }).encode();
    await expect(verify(token)).rejects.toMatchObject({ name: 'InvalidToken' });
  });

  it('is refused when signed by a key nobody knows, whatever its header brings', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const token = await new SignJWT({ role: 'service_role', iss: context.issuer })
      .setProtectedHeader({ alg: 'ES256', kid: 'one', jwk, jku: 'https://attacker.test/jwks' })
      .setExpirationTime('1h')
      .sign(privateKey);
    await expect(verify(token)).rejects.toMatchObject({
      reason: 'signature',
      message: 'No suitable key or wrong key type',
      details: 'None of the keys was able to decode the JWT',
    });
  });

  it('is refused when no key has its name', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const token = await new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid: 'unknown' }).sign(privateKey);
    await expect(verify(token)).rejects.toMatchObject({
      reason: 'signature',
      details: 'No suitable key was found to decode the JWT',
    });
  });

  it('is refused when it uses a public key as an HMAC secret', async () => {
    const { d, status, ...open } = keys.signingKeys[0] ?? ({} as SigningKey);
    await expect(verify(await hmac({ role: 'service_role' }, JSON.stringify(open)))).rejects.toMatchObject({
      reason: 'signature',
    });
  });

  it.each([
    ['another issuer', { iss: 'https://elsewhere.test' }, 'claims'],
    ['another audience', { aud: 'elsewhere' }, 'claims'],
    ['a start in the future', { nbf: 4_000_000_000 }, 'early'],
    ['a making in the future', { iat: 4_000_000_000 }, 'early'],
    ['an end that is no number', { exp: '4000000000' }, 'claims'],
    ['no end', { exp: undefined }, 'claims'],
    ['a role that is no text', { role: ['service_role'] }, 'claims'],
  ])('is refused with %s', async (_name, claims, reason) => {
    await expect(verify(await sign({ role: 'authenticated', ...claims } as never))).rejects.toMatchObject({ reason });
  });

  it('is refused once its key is revoked, while the standby key works', async () => {
    const [first, second] = keys.signingKeys;
    if (!first || !second) throw new Error('two keys were made');
    const own: PlatformKeys = {
      ...keys,
      signingKeys: [
        { ...first, status: 'revoked' },
        { ...second, status: 'current' },
      ],
    };
    const strict = new TokenVerifier({ keys: own, ...context, now: () => now });
    const seen = await sign({ role: 'authenticated', sub: 'seen' });
    own.signingKeys[0] = first;
    await strict.verify(seen);
    own.signingKeys[0] = { ...first, status: 'revoked' };
    await expect((async () => strict.verify(seen))()).rejects.toMatchObject({ reason: 'signature' });
    await expect((async () => strict.verify(await sign({ role: 'authenticated' })))()).rejects.toMatchObject({
      reason: 'signature',
    });
    const { status, ...jwk } = second;
    const token = await new SignJWT({
      role: 'authenticated',
      iss: context.issuer,
      aud: context.audience,
      exp: now / 1_000 + 60,
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'two' })
      .sign(await importJWK(jwk, 'ES256'));
    await expect((async () => strict.verify(token))()).resolves.toMatchObject({ role: 'authenticated' });
  });

  it('of another service is taken when its secret was imported', async () => {
    await expect(verify(await hmac({ role: 'anon', exp: now / 1_000 + 60 }))).resolves.toMatchObject({ role: 'anon' });
    await expect(verify(await hmac({ role: 'anon' }))).rejects.toMatchObject({ reason: 'claims' });
    await expect(verify(await hmac({ role: 'anon' }, `${SECRET}x`))).rejects.toMatchObject({ reason: 'signature' });
  });

  it.each(['', 'a', 'a.b', 'a.b.c', 'e30.e30.', 'bnVsbA.e30.x'])('of the text "%s" is refused', async (text) => {
    await expect(verify(text)).rejects.toMatchObject({ name: 'InvalidToken' });
  });
});

describe('imported signing keys', () => {
  it('sign with the first private one and need an identifier', () => {
    expect(
      importSigningKeys({
        keys: [
          { kty: 'EC', kid: 'public', alg: 'ES256' },
          { kty: 'EC', kid: 'a', alg: 'ES256', d: 'x' },
          { kty: 'EC', kid: 'b', alg: 'ES256', d: 'x' },
        ],
      }),
    ).toMatchObject([
      { kid: 'public', status: 'standby' },
      { kid: 'a', status: 'current' },
      { kid: 'b', status: 'standby' },
    ]);
    expect(() => importSigningKeys([{ kty: 'EC', kid: 'a', alg: 'ES256' }])).toThrow('no private key');
    expect(() => importSigningKeys([])).toThrow('list of JWKs');
    expect(() => importSigningKeys([{ kty: 'EC', alg: 'ES256' }])).toThrow('kid');
  });

  it('may contain a symmetric key, which verifies tokens with its name and without one', async () => {
    const k = Buffer.from(SECRET).toString('base64url');
    const own = { ...keys, signingKeys: importSigningKeys([{ kty: 'oct', k }, await makeKey('a', 'standby')]) };
    expect(own.signingKeys).toMatchObject([
      { kty: 'oct', alg: 'HS256', status: 'standby' },
      { kid: 'a', status: 'current' },
    ]);
    const imported = new TokenVerifier({ keys: own, ...context, now: () => now, isImported: true });
    const exp = now / 1000 + 60;
    const key = await hmac({ role: 'service_role', iss: 'elsewhere', exp });
    expect(await imported.verify(key)).toMatchObject({ role: 'service_role', sessionId: null });
    await expect(imported.verify(await hmac({ role: 'anon', exp }, 'x'.repeat(40)))).rejects.toThrow();
  });

  it('sign alone when no other is there', async () => {
    const own = { ...keys, signingKeys: importSigningKeys([{ kty: 'oct', kid: 's', k: 'A'.repeat(43) }]) };
    const token = await createSigner(own, { ...context, now: () => now })({ sub: 'u1', role: 'authenticated' });
    const imported = new TokenVerifier({ keys: own, ...context, now: () => now, isImported: true });
    expect(await imported.verify(token)).toMatchObject({ role: 'authenticated' });
  });

  it('have API keys of another issuer and without an audience, but no such tokens of people', async () => {
    const ring = await makeKey('a', 'current');
    const own = { ...keys, signingKeys: [ring] };
    const foreign = (claims: object) =>
      importJWK(ring, 'ES256').then((key) =>
        new SignJWT({ iss: 'supabase-demo', exp: now / 1000 + 60, ...claims })
          .setProtectedHeader({ alg: 'ES256', kid: 'a' })
          .sign(key),
      );
    const verifierOf = (isImported: boolean) =>
      new TokenVerifier({ keys: own, ...context, now: () => now, isImported });
    for (const role of ['anon', 'service_role', 'supabase_admin'])
      expect(await verifierOf(true).verify(await foreign({ role }))).toMatchObject({ role });
    await expect(verifierOf(true).verify(await foreign({ role: 'authenticated' }))).rejects.toThrow();
    await expect(verifierOf(true).verify(await foreign({ role: 'service_role', sub: 'u1' }))).rejects.toThrow();
    // Keys of the platform's own making sign no such token: whoever shows one has them from elsewhere.
    await expect(verifierOf(false).verify(await foreign({ role: 'service_role' }))).rejects.toThrow();
  });

  it('sign whatever a local stack’s tests need, but no session', async () => {
    const ring = await makeKey('a', 'current');
    const local = new TokenVerifier({
      keys: { ...keys, signingKeys: [ring] },
      ...context,
      now: () => now,
      jwtSecret: SECRET,
      isImported: true,
      isLocalStack: true,
    });
    const key = await importJWK(ring, 'ES256');
    const minted = (claims: object) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', kid: 'a' }).sign(key);
    const claims = { sub: 'u1', role: 'authenticated', aud: 'elsewhere' };
    for (const token of [await minted(claims), await hmac(claims)]) {
      expect(await local.verify(token)).toMatchObject({ role: 'authenticated', sessionId: null });
      // One without an end is remembered too.
      expect(local.verify(token)).not.toBeInstanceOf(Promise);
    }
    const session = { ...claims, session_id: '00000000-0000-4000-8000-000000000001' };
    await expect(local.verify(await minted(session))).rejects.toThrow();
  });
});
