// Names the share of the connection pool that a caller uses. Anonymous callers share by network, accounts by id.
import { networkOf } from '#platform/http/network.ts';
import type { Share } from '#platform/postgres/shares.ts';
import { callerKind } from './caller.ts';
import type { Identity } from './verifier.ts';

/** The service role is trusted and has no share: the answer is null. */
export function shareOf(identity: Identity, remoteAddress: string): Share | null {
  const kind = callerKind(identity);
  if (kind === 'service') return null;
  return kind === 'anonymous'
    ? { holder: networkOf(remoteAddress), isAnonymous: true }
    : { holder: String(identity.claims.sub), isAnonymous: false };
}
