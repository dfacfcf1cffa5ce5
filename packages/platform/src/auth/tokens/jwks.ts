// GET /.well-known/jwks.json: the public halves of the keys whose tokens are accepted.
import { type Endpoint, json } from '#platform/auth/endpoint.ts';
import type { SigningKey } from '#platform/auth/tokens/keys.ts';

export const jwks: Endpoint = {
  method: 'GET',
  path: '/.well-known/jwks.json',
  isOpen: true,
  async handle({ keys }) {
    const published = keys.signingKeys.filter(({ status, kty }) => status !== 'revoked' && kty !== 'oct');
    const answer = json({ keys: published.map(publicPart) });
    // Ten minutes: the standby key is published long before it signs, so a rotation surprises no cache.
    return { ...answer, headers: { ...answer.headers, 'cache-control': 'public, max-age=600' } };
  },
};

/** Named one by one: a field that nobody thought of is not published. */
const publicPart = ({ kty, crv, x, y, n, e, alg, kid }: SigningKey) => ({
  kty,
  crv,
  x,
  y,
  n,
  e,
  alg,
  kid,
  use: 'sig',
  key_ops: ['verify'],
});
