// Vendors of one trade side by side: who is compared, and what is said of each under each heading.
import { type PartnerType, partnerTypes } from '@liesse/domain';
import { CHOSEN, TRADE } from '#web/features/event-partners/addresses.ts';
import type { TeamEntry } from '#web/features/event-partners/partner-board.ts';

export const MOST_COMPARED = 4;

export interface Comparison {
  trade: PartnerType | null;
  /** Everyone of the trade. */
  candidates: readonly TeamEntry[];
  /** Those compared, in the order of the team. */
  chosen: readonly TeamEntry[];
}

/** Without a choice in the address: the first four who have not said no. */
export function readComparison(search: URLSearchParams, entries: readonly TeamEntry[]): Comparison {
  const trade = partnerTypes.find((known) => known === search.get(TRADE)) ?? null;
  const candidates = entries.filter((entry) => entry.trade === trade && entry.name !== '');
  const named = search.get(CHOSEN)?.split(',') ?? null;
  const chosen =
    named === null
      ? candidates.filter(({ state }) => state !== 'declined')
      : candidates.filter(({ id }) => named.includes(id));
  return { trade, candidates, chosen: chosen.slice(0, MOST_COMPARED) };
}

/** The quote that costs least among several; null when there is nothing to compare, or several cost the same. */
export function cheapest(chosen: readonly TeamEntry[]): string | null {
  const open = chosen.filter(({ quote }) => quote?.state === 'sent' || quote?.state === 'accepted');
  if (open.length < 2) return null;
  const least = Math.min(...open.map(({ quote }) => quote?.total_ttc_cents ?? Number.POSITIVE_INFINITY));
  const found = open.filter(({ quote }) => quote?.total_ttc_cents === least);
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}
