// The one verifier of access tokens, for every service. Algorithms are pinned to the key that is known under the
// token's `kid`; a header never brings a key of its own. A verified token is remembered by its text until it expires.
import { createHash } from 'node:crypto';
import { errors, importJWK, type JWTPayload, jwtVerify, type KeyObject } from 'jose';
import { LRUCache } from 'lru-cache';
import { isUuid } from '#platform/postgres/uuid.ts';
import type { PlatformKeys, SigningKey } from './keys.ts';

export interface Identity {
  role: string;
  claims: JWTPayload;
  /** The claims as JSON text, as the database reads them. */
  claimsText: string;
  /** The session of a token that we signed; keys and tokens of other services have none here. */
  sessionId: string | null;
}

/** The level that a token claims to be of; none for keys. */
export const levelOf = ({ claims }: Identity): string | null => (typeof claims.aal === 'string' ? claims.aal : null);

export class InvalidToken extends Error {
  readonly reason: 'malformed' | 'signature' | 'expired' | 'early' | 'claims';
  readonly details: string | null;

  constructor(reason: InvalidToken['reason'], message: string, details: string | null = null) {
    super(message);
    this.name = 'InvalidToken';
    this.reason = reason;
    this.details = details;
  }
}

export interface VerifierOptions {
  keys: PlatformKeys;
  /** An imported HS256 secret, for tokens another service signed. */
  jwtSecret?: string | undefined;
  /** Whether the signing keys are another service's too: what it signed as API keys names that service as issuer. */
  isImported?: boolean;
  /** Whether tokens of imported keys and secrets need no end, issuer or audience, as in the hosted command line's local stack. */
  isLocalStack?: boolean;
  /** Tokens signed by our own keys must name it. */
  issuer: string;
  audience: string;
  now: () => number;
}

const CACHE_SIZE = 10_000;
const CLOCK_TOLERANCE_S = 30;

type VerificationKey = {
  alg: 'ES256' | 'RS256' | 'HS256';
  key: CryptoKey | KeyObject | Uint8Array;
  /** Null for another service's secret. */
  own: SigningKey | null;
};

type Remembered = Identity & { until: number; own: SigningKey | null };

export class TokenVerifier {
  readonly #options: VerifierOptions;
  readonly #verified = new LRUCache<string, Remembered>({ max: CACHE_SIZE });
  readonly #imported = new WeakMap<SigningKey, VerificationKey>();

  constructor(options: VerifierOptions) {
    this.#options = options;
  }

  /** Answers at once for a token seen before. */
  verify(token: string): Identity | Promise<Identity> {
    const known = this.#verified.get(token);
    if (known && known.until > this.#options.now() && this.#isTrusted(known.own)) return known;
    if (known) this.#verified.delete(token);
    return this.#verifyFresh(token);
  }

  async #verifyFresh(token: string): Promise<Identity> {
    const header = readHeader(token);
    const claimed = decodePart(token.split('.')[1] ?? '');
    const { payload, key, isOwn } = await this.#verifyBy(await this.#keysFor(header), token, claimed);
    refuseOddMoments(payload, this.#options.now());
    if (payload.role !== undefined && typeof payload.role !== 'string')
      throw new InvalidToken('claims', 'JWT role claim is not a string');
    const identity = {
      role: payload.role ?? 'anon',
      claims: payload,
      claimsText: JSON.stringify(payload),
      sessionId: isOwn ? sessionOf(payload) : null,
    };
    const until = payload.exp === undefined ? Number.POSITIVE_INFINITY : payload.exp * 1_000;
    this.#verified.set(token, { ...identity, until, own: key.own });
    return identity;
  }

  /** A key may be revoked, or the whole ring replaced, after its tokens were seen. */
  #isTrusted(own: SigningKey | null): boolean {
    if (own === null) return true;
    return own.status !== 'revoked' && this.#options.keys.signingKeys.includes(own);
  }

  /** By the first key that has signed it: symmetric tokens without a name may be of several. */
  async #verifyBy(keys: readonly VerificationKey[], token: string, claimed: Record<string, unknown>) {
    const { isLocalStack = false } = this.#options;
    let failure: unknown = wrongKey('No suitable key was found to decode the JWT');
    for (const key of keys) {
      const isOwn = key.own !== null && !this.#isOfAnotherService(claimed);
      const required = isLocalStack ? [] : ['exp'];
      try {
        const { payload } = await jwtVerify(token, key.key, {
          algorithms: [key.alg],
          currentDate: new Date(this.#options.now()),
          clockTolerance: CLOCK_TOLERANCE_S,
          requiredClaims: isOwn ? ['exp', 'aud'] : required,
          ...(isOwn ? { issuer: this.#options.issuer } : {}),
          ...(claimed.aud === undefined || (isLocalStack && !isOwn) ? {} : { audience: this.#options.audience }),
        });
        return { payload, key, isOwn };
      } catch (error) {
        failure = error;
        if (!(error instanceof errors.JWSSignatureVerificationFailed)) break;
      }
    }
    throw explain(failure);
  }

  /** What an imported key signed elsewhere: this server's own tokens of people name a session. */
  #isOfAnotherService(claimed: Record<string, unknown>): boolean {
    const { isImported = false, isLocalStack = false } = this.#options;
    return isImported && (isLocalStack ? claimed.session_id === undefined : isApiKey(claimed));
  }

  async #keysFor(header: { alg: string; kid: string | null }): Promise<VerificationKey[]> {
    const isNamed = ({ kid, kty }: SigningKey) => kid === header.kid || (kty === 'oct' && header.kid === null);
    const found = this.#options.keys.signingKeys.filter(
      (candidate) => isNamed(candidate) && candidate.alg === header.alg && candidate.status !== 'revoked',
    );
    const secret = header.alg === 'HS256' ? this.#options.jwtSecret : undefined;
    const another: VerificationKey[] =
      secret === undefined ? [] : [{ alg: 'HS256', key: new TextEncoder().encode(secret), own: null }];
    return [...(await Promise.all(found.map((jwk) => this.#import(jwk)))), ...another];
  }

  async #import(jwk: SigningKey): Promise<VerificationKey> {
    const known = this.#imported.get(jwk);
    if (known) return known;
    const key = await importVerificationKey(jwk);
    this.#imported.set(jwk, key);
    return key;
  }
}

/** Moments are whole seconds (A5): JSON also writes fractions, and numbers so large that they never come. */
function refuseOddMoments(payload: JWTPayload, now: number): void {
  for (const claim of ['exp', 'nbf', 'iat']) {
    const value = payload[claim];
    if (value !== undefined && !Number.isSafeInteger(value)) throw noNumber(claim);
  }
  if ((payload.iat ?? 0) > now / 1_000 + CLOCK_TOLERANCE_S) throw new InvalidToken('early', 'JWT issued at future');
}

const noNumber = (claim: string) => new InvalidToken('claims', `The JWT '${claim}' claim must be a number`);

const wrongKey = (details: string) => new InvalidToken('signature', 'No suitable key or wrong key type', details);

function sessionOf({ session_id: id }: JWTPayload): string | null {
  if (id === undefined) return null;
  if (!isUuid(id)) throw new InvalidToken('claims', 'JWT session_id claim is not an UUID');
  return id;
}

/** The roles that a project's API keys have; a token of a person has a subject. */
const KEY_ROLES: ReadonlySet<unknown> = new Set(['anon', 'service_role', 'supabase_admin']);

const isApiKey = ({ role, sub, session_id: session }: Record<string, unknown>): boolean =>
  KEY_ROLES.has(role) && sub === undefined && session === undefined;

async function importVerificationKey(jwk: SigningKey): Promise<VerificationKey> {
  if (jwk.kty === 'oct') return { alg: 'HS256', key: Buffer.from(jwk.k ?? '', 'base64url'), own: jwk };
  const { d, p, q, dp, dq, qi, status, key_ops, ...open } = jwk;
  const alg = jwk.alg === 'RS256' ? 'RS256' : 'ES256';
  return { alg, key: await importJWK({ ...open, key_ops: ['verify'] }, alg), own: jwk };
}

function readHeader(token: string): { alg: string; kid: string | null } {
  const parts = token.split('.');
  if (parts.length !== 3) throw new InvalidToken('malformed', `Expected 3 parts in JWT; got ${parts.length}`);
  const header = decodePart(parts[0] ?? '');
  if (typeof header.alg !== 'string') throw new InvalidToken('malformed', 'JWT cryptographic operation failed');
  return { alg: header.alg, kid: typeof header.kid === 'string' ? header.kid : null };
}

function decodePart(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Answered below, like any other malformed token.
  }
  throw new InvalidToken('malformed', 'JWT cryptographic operation failed');
}

function explain(error: unknown): InvalidToken {
  if (error instanceof InvalidToken) return error;
  if (error instanceof errors.JWTExpired) return new InvalidToken('expired', 'JWT expired');
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'nbf') return new InvalidToken('early', 'JWT not yet valid');
    if (error.claim === 'aud') return new InvalidToken('claims', 'JWT not in audience');
    if (error.reason === 'invalid') return noNumber(error.claim);
    return new InvalidToken('claims', `JWT claim ${error.claim} is not acceptable`);
  }
  return wrongKey('None of the keys was able to decode the JWT');
}

/** Keys are compared by digest, so that the duration reveals nothing of the key. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64');
