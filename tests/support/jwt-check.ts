// Reads a JSON Web Token as its receiver does: null when the signature is not of the key.
import { type KeyObject, verify } from 'node:crypto';

export function verifiedClaims(
  token: string,
  alg: 'RS256' | 'ES256',
  key: KeyObject,
): { header: Record<string, unknown>; claims: Record<string, unknown> } | null {
  const [head = '', body = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const header = parse(head);
  return isSigned && header['alg'] === alg ? { header, claims: parse(body) } : null;
}

const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
