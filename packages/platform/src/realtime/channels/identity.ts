// Who speaks in a channel: the bearer of the token it was joined with, or of the key its socket was opened with.
import type { CallerReader } from '#platform/auth/tokens/caller.ts';
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import type { ClientSocket } from '#platform/realtime/socket/client-socket.ts';

export type IdentityReading = { ok: true; identity: Identity } | { ok: false; reason: string };

export async function readIdentity(
  { callers, now }: { callers: CallerReader; now: () => number },
  session: Pick<ClientSocket, 'identity'>,
  token: string | undefined,
): Promise<IdentityReading> {
  const identity = token === undefined ? session.identity : await verify(callers, token);
  if (typeof identity === 'string') return { ok: false, reason: identity };
  const expired = expiryReason(identity, now());
  return expired === null ? { ok: true, identity } : { ok: false, reason: `InvalidJWTToken: ${expired}` };
}

/** Null while the token is good. A socket outlives its token, so the clock is looked at again and again. */
export function expiryReason({ claims }: Identity, now: number): string | null {
  if (typeof claims.exp !== 'number' || claims.exp * 1_000 > now) return null;
  return `Token has expired ${Math.floor(now / 1_000 - claims.exp)} seconds ago`;
}

async function verify(callers: CallerReader, token: string): Promise<Identity | string> {
  // The header's form bounds what a token can look like.
  const caller = await callers.read({ authorization: `Bearer ${token}` }, null);
  if (caller.ok) return caller.identity;
  const { error } = caller;
  switch (error?.reason) {
    case 'expired':
      return 'InvalidJWTToken: Token has expired';
    case 'signature':
      return 'JwtSignatureError: Failed to validate JWT signature';
    case 'malformed':
    case undefined:
      return 'MalformedJWT: The token provided is not a valid JWT';
    default:
      return `InvalidJWTToken: ${error?.message}`;
  }
}
