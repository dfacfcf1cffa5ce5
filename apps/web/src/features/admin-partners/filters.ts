// Which listings the page shows, as the address remembers it.
import { type PartnerType, partnerTypes } from '@liesse/domain';
import { type ListingState, listingStates } from '#web/lib/api/listing-parts.ts';

export const listingGroups = ['queue', 'all', 'listed', 'pending', 'refused', 'suspended', 'draft'] as const;
export type ListingGroup = (typeof listingGroups)[number];

export interface PartnerFilters {
  group: ListingGroup;
  words: string;
  trade: PartnerType | null;
}

const MAX_WORDS = 120;

/** The words of the address, in French as the rest of it. */
const groupNames: Record<Exclude<ListingGroup, 'queue'>, string> = {
  all: 'toutes',
  listed: 'en-ligne',
  pending: 'en-attente',
  refused: 'refusees',
  suspended: 'suspendues',
  draft: 'brouillons',
};

/** An address can hold anything: what is unknown is left out. */
export function readFilters(search: URLSearchParams): PartnerFilters {
  const name = search.get('etat');
  const group = listingGroups.find((value) => value !== 'queue' && groupNames[value] === name) ?? 'queue';
  const words = (search.get('mots') ?? '').slice(0, MAX_WORDS);
  const trade = partnerTypes.find((type) => type === search.get('metier')) ?? null;
  // The queue is short and shown whole: a search covers every listing.
  return { group: group === 'queue' && (words !== '' || trade !== null) ? 'all' : group, words, trade };
}

export function writeFilters({ group, words, trade }: PartnerFilters): URLSearchParams {
  const entries: [string, string | null][] = [
    ['etat', group === 'queue' ? null : groupNames[group]],
    ['mots', words === '' || group === 'queue' ? null : words],
    ['metier', group === 'queue' ? null : trade],
  ];
  return new URLSearchParams(entries.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}

/** A search or a trade leaves the queue; the queue drops them. */
export function changeFilters(filters: PartnerFilters, change: Partial<PartnerFilters>): PartnerFilters {
  const changed = { ...filters, ...change };
  return changed.group === 'queue' && change.group === undefined ? { ...changed, group: 'all' } : changed;
}

export const stateOf = (group: ListingGroup): ListingState | null =>
  listingStates.find((state) => state === group) ?? null;
