// Signs access tokens with whichever key is current at that moment.
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import type { PlatformKeys, SigningKey } from './keys.ts';

export type SignToken = (claims: JWTPayload) => Promise<string>;

const LIFETIME_S = 3_600;

export function createSigner(
  keys: PlatformKeys,
  options: { issuer: string; audience: string; now: () => number },
): SignToken {
  const imported = new WeakMap<SigningKey, ReturnType<typeof importJWK>>();
  // A server that could not sign must not start.
  currentKey(keys);
  return async (claims) => {
    const jwk = currentKey(keys);
    const issuedAt = Math.floor(options.now() / 1_000);
    const payload = {
      iss: options.issuer,
      aud: options.audience,
      iat: issuedAt,
      exp: issuedAt + LIFETIME_S,
      ...claims,
    };
    const header = { alg: algorithmOf(jwk), kid: jwk.kid, typ: 'JWT' };
    return new SignJWT(payload).setProtectedHeader(header).sign(await importOnce(jwk));
  };

  function importOnce(jwk: SigningKey): ReturnType<typeof importJWK> {
    const known = imported.get(jwk);
    if (known) return known;
    const { status, key_ops, ...key } = jwk;
    const made = importJWK({ ...key, key_ops: ['sign'] }, algorithmOf(jwk));
    imported.set(jwk, made);
    return made;
  }
}

function currentKey({ signingKeys }: PlatformKeys): SigningKey {
  const jwk = signingKeys.find(({ status }) => status === 'current');
  if (!jwk) throw new Error('keys.json holds no current signing key');
  return jwk;
}

const algorithmOf = ({ alg }: SigningKey): 'ES256' | 'RS256' | 'HS256' =>
  alg === 'RS256' ? 'RS256' : alg === 'HS256' ? 'HS256' : 'ES256';
