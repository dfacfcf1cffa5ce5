// Delivers changes, in the order of the log, to the subscribers that requested them and may see them.
import type pg from 'pg';
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import type { Change } from '#platform/realtime/changes/log/log.ts';
import { type Match, matchChanges } from '#platform/realtime/changes/subscriptions/matching.ts';
import type { Entry, Registry, Request } from '#platform/realtime/changes/subscriptions/registry.ts';
import { Payloads } from './payload.ts';
import { VisibilityCheck } from './visibility.ts';

export interface DeliveryParts {
  pool: pg.Pool;
  system: pg.Pool;
  now: () => Date;
  /** Forgets the entry and says why. */
  refuse: (entry: Entry, reason: string) => void;
  report: (error: unknown) => void;
}

/** How many pairs of change and subscriber are held in memory at once. */
const MATCHES_AT_ONCE = 50_000;
/** As long as the verifier of tokens allows clocks to differ. */
const CLOCK_TOLERANCE_S = 30;

const EXPIRED = 'InvalidJWTToken: Token has expired';
const REFUSED_FILTER = 'The filter takes too long to evaluate';

/** How many changes are delivered at once: memory must not grow with the number of subscribers. */
export const sliceOf = (registry: Registry): number => Math.max(1, Math.floor(MATCHES_AT_ONCE / (registry.size || 1)));

export async function deliver(parts: DeliveryParts, changes: readonly Change[], registry: Registry): Promise<void> {
  const { matches, refused } = await matchChanges(parts.system, changes, registry);
  for (const entry of refused) parts.refuse(entry, REFUSED_FILTER);
  let left = matches;
  while (left.length > 0) left = await deliverMatches(parts, left);
}

/** Returns the matches whose subscriber changed identity meanwhile: their visibility has to be checked again. */
async function deliverMatches(parts: DeliveryParts, matches: readonly Match[]): Promise<Match[]> {
  const visibility = new VisibilityCheck();
  const payloads = new Payloads();
  const asked = askers(parts, matches).map(({ match, identity }) => {
    payloads.want(identity.role, match.change);
    return { match, identity, number: visibility.add(identity, match.change) };
  });
  await Promise.all([visibility.run(parts), payloads.load(parts.system)]);
  const left: Match[] = [];
  for (const { match, identity, number } of asked) {
    if (match.entry.isGone) continue;
    const refusal = visibility.refusal(number);
    if (!isSamePerson(match.entry.subscriber.identity(), identity)) left.push(match);
    else if (refusal !== null) parts.refuse(match.entry, refusal);
    else if (visibility.isVisible(number, match.change)) sendChange(match, identity.role, payloads);
  }
  return left;
}

/** Reads the current identity of each subscriber and skips those whose token has expired. */
function askers(
  { now, refuse }: DeliveryParts,
  matches: readonly Match[],
): Array<{ match: Match; identity: Identity }> {
  const latest = now().getTime() / 1_000 - CLOCK_TOLERANCE_S;
  const identities = new Map<Entry, Identity>();
  return matches.flatMap((match) => {
    const { entry } = match;
    if (entry.isGone) return [];
    const identity = identities.get(entry) ?? entry.subscriber.identity();
    identities.set(entry, identity);
    const { exp } = identity.claims;
    if (exp !== undefined && exp < latest) {
      refuse(entry, EXPIRED);
      return [];
    }
    return [{ match, identity }];
  });
}

/** A renewed token is another identity of the same person. */
const isSamePerson = (one: Identity, other: Identity): boolean =>
  one === other || (one.role === other.role && one.claims.sub === other.claims.sub);

function sendChange({ change, entry, requests }: Match, role: string, payloads: Payloads): void {
  for (const [columns, ids] of bySelection(requests)) {
    const data = payloads.data(role, change, columns);
    if (data) entry.subscriber.deliver(ids, data);
  }
}

function bySelection(requests: readonly Request[]): Array<[readonly string[] | null, number[]]> {
  const groups = new Map<string, [readonly string[] | null, number[]]>();
  for (const { id, columns } of requests) {
    const key = JSON.stringify(columns);
    const group = groups.get(key);
    if (group) group[1].push(id);
    else groups.set(key, [columns, [id]]);
  }
  return [...groups.values()];
}
