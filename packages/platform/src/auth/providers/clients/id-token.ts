// Checks an identity token that an application received from a provider by itself: signature, issuer, audience, nonce.
import { createHash } from 'node:crypto';
import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { isSame } from '#platform/auth/accounts/one-time-tokens.ts';
import type { ProviderConfig } from '#platform/auth/config/config.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { clientIds, discover, profileOf } from './openid.ts';
import { createOutgoing } from './outgoing.ts';
import type { ProviderProfile } from './provider.ts';

export interface GivenToken {
  idToken: string;
  accessToken?: string | null | undefined;
  nonce?: string | null | undefined;
}

const ASYMMETRIC = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const CLOCK_TOLERANCE_S = 30;

/** Google signs under two spellings of its name. */
const OTHER_NAMES = new Map([['https://accounts.google.com', ['accounts.google.com']]]);

const keySets = new WeakMap<ProviderConfig, { address: string; keys: JWTVerifyGetKey }>();

export async function readIdToken(
  context: AuthContext,
  config: ProviderConfig,
  given: GivenToken,
): Promise<ProviderProfile> {
  const claims = await verify(context, config, given.idToken);
  if (!config.skipNonceCheck) checkNonce(claims.nonce, given.nonce);
  if (given.accessToken) checkAccessToken(given.idToken, claims.at_hash, given.accessToken);
  if (!claims.sub) throw new AuthError('validation_failed', 'Bad ID token');
  return profileOf({ ...claims, sub: claims.sub });
}

async function verify(context: AuthContext, config: ProviderConfig, token: string): Promise<JWTPayload> {
  refuseMalformed(token);
  const server = (
    await discover(context, config).catch((error: unknown) => refuseUnreachable(config, error))
  ).serverMetadata();
  const audience = clientIds(config);
  try {
    const { payload } = await jwtVerify(token, keysOf(context, config, server.jwks_uri ?? ''), {
      issuer: [server.issuer, ...(OTHER_NAMES.get(server.issuer) ?? [])],
      audience,
      algorithms: ASYMMETRIC,
      currentDate: context.now(),
      clockTolerance: CLOCK_TOLERANCE_S,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    const isShared = Array.isArray(payload.aud) && payload.aud.length > 1;
    if (isShared && !audience.includes(String(payload.azp))) throw new AuthError('unexpected_audience');
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud')
      throw new AuthError('unexpected_audience');
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iss')
      throw new AuthError('validation_failed', 'Unacceptable issuer in ID token');
    // jose reports a set of keys that did not come as an error of its own.
    if (error instanceof errors.JWKSTimeout) return refuseUnreachable(config, error);
    if (error instanceof errors.JOSEError) throw new AuthError('validation_failed', 'Bad ID token');
    if (error instanceof AuthError) throw error;
    return refuseUnreachable(config, error);
  }
}

/** What is no token needs no issuer to be refused. */
function refuseMalformed(token: string): void {
  try {
    decodeProtectedHeader(token);
    decodeJwt(token);
  } catch {
    throw new AuthError('validation_failed', 'Bad ID token');
  }
}

/** Nothing is wrong with this service: the token cannot be checked, and the log says why. */
function refuseUnreachable({ issuer }: ProviderConfig, cause: unknown): never {
  const message = `The issuer ${issuer ?? ''} of the ID token could not be reached`;
  throw new AuthError('oauth_provider_not_supported', message, { cause });
}

/** The issuer's keys; jose keeps them and asks again when it meets an unknown one, not more than twice a minute. */
function keysOf(context: AuthContext, config: ProviderConfig, address: string): JWTVerifyGetKey {
  const found = keySets.get(config);
  if (found?.address === address) return found.keys;
  const outgoing = createOutgoing(context.config.privateOrigins);
  const keys = createRemoteJWKSet(new URL(address), {
    [customFetch]: (url, { method, headers, signal }) => outgoing(url, { method, headers, signal }),
  });
  keySets.set(config, { address, keys });
  return keys;
}

/** The provider received the digest of the application's nonce, so that a stolen token cannot be used elsewhere. */
function checkNonce(claim: unknown, given: string | null | undefined): void {
  if (!claim && !given) return;
  if (typeof claim !== 'string' || !given)
    throw new AuthError('validation_failed', 'Passed nonce and nonce in id_token should either both exist or not.');
  if (!isSame(createHash('sha256').update(given).digest('hex'), claim))
    throw new AuthError('validation_failed', 'Nonces mismatch');
}

/** OpenID Connect Core 3.1.3.6: the left half of the access token's digest. */
function checkAccessToken(idToken: string, claim: unknown, accessToken: string): void {
  if (typeof claim !== 'string') return;
  const { alg = '' } = decodeProtectedHeader(idToken);
  const digest = createHash(alg === 'EdDSA' || alg === 'Ed25519' ? 'sha512' : `sha${alg.slice(2)}`)
    .update(accessToken)
    .digest();
  if (!isSame(digest.subarray(0, digest.length / 2).toString('base64url'), claim))
    throw new AuthError('validation_failed', 'The access token does not belong to the ID token');
}
