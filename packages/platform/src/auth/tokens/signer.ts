// Signs access tokens with the current key.
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import type { PlatformKeys } from './keys.ts';

export type SignToken = (claims: JWTPayload) => Promise<string>;

const LIFETIME_S = 3_600;

export function createSigner(
  keys: PlatformKeys,
  options: { issuer: string; audience: string; now: () => number },
): SignToken {
  const jwk = keys.signingKeys.find(({ status }) => status === 'current');
  if (!jwk) throw new Error('keys.json holds no current signing key');
  const { status, ...key } = jwk;
  const imported = importJWK(key, 'ES256');
  return async (claims) => {
    const issuedAt = Math.floor(options.now() / 1_000);
    const payload = {
      iss: options.issuer,
      aud: options.audience,
      iat: issuedAt,
      exp: issuedAt + LIFETIME_S,
      ...claims,
    };
    return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: jwk.kid, typ: 'JWT' }).sign(await imported);
  };
}
