// Who is calling: from the API key and the bearer token alone, never from anything else the browser can write.
import type { IncomingHttpHeaders } from 'node:http';
import type { PlatformKeys } from './keys.ts';
import { digest, type Identity, InvalidToken, type TokenVerifier } from './verifier.ts';

export type CallerRefusal = { ok: false; reason: 'no-key' | 'bad-key' | 'bad-token'; error?: InvalidToken };
export type CallerResult = { ok: true; identity: Identity; isAnonymous: boolean } | CallerRefusal;

/** Who answers for the request: nobody, a person with an account, or the project itself. */
export type CallerKind = 'anonymous' | 'member' | 'service';

/** An anonymous account costs nothing to make, so it answers for no more than no account. */
export function callerKind({ role, claims }: Identity): CallerKind {
  if (role === 'service_role') return 'service';
  return role === 'anon' || claims.sub === undefined || claims['is_anonymous'] === true ? 'anonymous' : 'member';
}

export class CallerReader {
  readonly #verifier: TokenVerifier;
  readonly #keys: ReadonlyMap<string, Identity>;
  readonly #admitsKeyless: boolean;

  constructor(keys: PlatformKeys, verifier: TokenVerifier, options: { admitsKeyless?: boolean } = {}) {
    this.#verifier = verifier;
    this.#admitsKeyless = options.admitsKeyless === true;
    this.#keys = new Map([
      [digest(keys.publishableKey), keyIdentity('anon')],
      [digest(keys.secretKey), keyIdentity('service_role')],
    ]);
  }

  read(headers: IncomingHttpHeaders, queryKey: string | null): CallerResult | Promise<CallerResult> {
    const bearer = bearerToken(headers.authorization);
    const apikey = headers.apikey ?? queryKey ?? undefined;
    const credential = bearer ?? (typeof apikey === 'string' ? apikey : undefined);
    if (credential === undefined || credential === '')
      return this.#admitsKeyless ? accept(ANONYMOUS) : { ok: false, reason: 'no-key' };
    const known = this.#knownKey(credential);
    if (known) return { ok: true, identity: known, isAnonymous: known.role === 'anon' };
    return this.#byToken(credential);
  }

  #knownKey(credential: string): Identity | undefined {
    return credential.startsWith('sb_') ? this.#keys.get(digest(credential)) : undefined;
  }

  #byToken(token: string): CallerResult | Promise<CallerResult> {
    if (token.startsWith('sb_')) return { ok: false, reason: 'bad-key' };
    const identity = this.#verifier.verify(token);
    return identity instanceof Promise ? identity.then(accept, refuse) : accept(identity);
  }
}

const keyIdentity = (role: string): Identity => ({
  role,
  claims: { role },
  claimsText: JSON.stringify({ role }),
  sessionId: null,
});

const ANONYMOUS = keyIdentity('anon');

const accept = (identity: Identity): CallerResult => ({ ok: true, identity, isAnonymous: identity.role === 'anon' });

function refuse(error: unknown): CallerResult {
  if (error instanceof InvalidToken) return { ok: false, reason: 'bad-token', error };
  throw error;
}

function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [, token] = /^bearer\s+(\S+)\s*$/i.exec(header) ?? [];
  return token;
}
