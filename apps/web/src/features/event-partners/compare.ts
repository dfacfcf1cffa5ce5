// Chooses the partners of one trade that the comparison shows.
import { type PartnerType, partnerTypes } from '@liesse/domain';
import { CHOSEN, TRADE } from '#web/features/event-partners/addresses.ts';
import type { EventPartner } from '#web/features/event-partners/partner-board.ts';

export const MAX_COMPARED = 4;

export interface Comparison {
  trade: PartnerType | null;
  /** All partners of the trade. */
  candidates: readonly EventPartner[];
  /** The compared partners, in the order of the board. */
  chosen: readonly EventPartner[];
}

/** Without a choice in the address, the first four partners that have not declined. */
export function readComparison(search: URLSearchParams, entries: readonly EventPartner[]): Comparison {
  const trade = partnerTypes.find((known) => known === search.get(TRADE)) ?? null;
  const candidates = entries.filter((entry) => entry.trade === trade && entry.name !== '');
  const named = search.get(CHOSEN)?.split(',') ?? null;
  const chosen =
    named === null
      ? candidates.filter(({ state }) => state !== 'declined')
      : candidates.filter(({ id }) => named.includes(id));
  return { trade, candidates, chosen: chosen.slice(0, MAX_COMPARED) };
}

/** The id of the partner with the lowest open quote; null for fewer than two quotes, or a tie. */
export function cheapest(chosen: readonly EventPartner[]): string | null {
  const open = chosen.filter(({ quote }) => quote?.state === 'sent' || quote?.state === 'accepted');
  if (open.length < 2) return null;
  const least = Math.min(...open.map(({ quote }) => quote?.total_ttc_cents ?? Number.POSITIVE_INFINITY));
  const found = open.filter(({ quote }) => quote?.total_ttc_cents === least);
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}
