// A leaked signing key is revoked: its tokens must be refused, and those of the standby key accepted.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKeys, type PlatformKeys } from '@liesse/platform/auth/tokens/keys.ts';
import { TokenVerifier } from '@liesse/platform/auth/tokens/verifier.ts';
import { importJWK, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const names = { issuer: 'https://liesse.example/auth/v1', audience: 'authenticated' };

describe('A9 a revoked signing key', () => {
  let folder = '';
  let keys: PlatformKeys;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'attacks-keys-'));
    keys = await loadKeys(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('A9 struck off in keys.json is refused, and the standby key works', async () => {
    const file = join(folder, 'keys.json');
    const stored = JSON.parse(await readFile(file, 'utf8')) as PlatformKeys;
    const [leaked] = stored.signingKeys;
    if (leaked) leaked.status = 'revoked';
    await writeFile(file, JSON.stringify(stored));
    const verifier = makeVerifier(await loadKeys(folder));
    await expect(verifyWith(verifier, keys, 0)).rejects.toThrow('No suitable key');
    await expect(verifyWith(verifier, keys, 1)).resolves.toMatchObject({ role: 'authenticated' });
  });

  it('A9 struck off while the platform runs is refused, even for a token seen before', async () => {
    const verifier = makeVerifier(keys);
    const token = await signWith(keys, 0);
    await expect(verify(verifier, token)).resolves.toMatchObject({ role: 'authenticated' });
    const [leaked] = keys.signingKeys;
    if (leaked) leaked.status = 'revoked';
    await expect(verify(verifier, token)).rejects.toThrow('No suitable key');
    await expect(verifyWith(verifier, keys, 1)).resolves.toMatchObject({ role: 'authenticated' });
  });

  it('A2 an imported secret does not bypass the key pair', async () => {
    const jwtSecret = 'a-secret-of-another-service-32-characters';
    const verifier = new TokenVerifier({ keys, jwtSecret, ...names, now: Date.now });
    const [own] = keys.signingKeys;
    const { d: _d, status: _status, ...open } = own ?? { d: '', status: '' };
    const forged = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256', ...(own ? { kid: own.kid } : {}) })
      .sign(new TextEncoder().encode(JSON.stringify(open)));
    await expect(verify(verifier, forged)).rejects.toThrow();
  });
});

const makeVerifier = (keys: PlatformKeys) => new TokenVerifier({ keys, ...names, now: Date.now });

const verify = async (verifier: TokenVerifier, token: string) => verifier.verify(token);

const verifyWith = async (verifier: TokenVerifier, keys: PlatformKeys, index: number) =>
  verify(verifier, await signWith(keys, index));

async function signWith({ signingKeys }: PlatformKeys, index: number): Promise<string> {
  const key = signingKeys[index];
  if (!key) throw new Error(`no signing key at ${index}`);
  const { status: _status, ...jwk } = key;
  const now = Math.floor(Date.now() / 1_000);
  return new SignJWT({ iss: names.issuer, aud: names.audience, exp: now + 600, role: 'authenticated' })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .sign(await importJWK(jwk, 'ES256'));
}
