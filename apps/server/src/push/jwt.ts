// A signed JSON Web Token (RFC 7519), by which the server proves itself to the push services of Google and Apple.
import { type KeyObject, sign } from 'node:crypto';

export function signJwt(
  header: { alg: 'RS256' | 'ES256'; kid?: string },
  claims: Record<string, string | number>,
  key: KeyObject,
): string {
  const content = `${encode(header)}.${encode(claims)}`;
  // RFC 7518, section 3.4: the two numbers of an ES256 signature, not their ASN.1 form. RSA ignores the option.
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
