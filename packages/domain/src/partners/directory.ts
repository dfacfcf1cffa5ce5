// The directory as everyone may know it: its trades, and what the order of its lists weighs. The database holds the same lists and
// weights; a test keeps the two equal.
import { type PartnerType, partnerTypes } from '../accounts/accounts.ts';

export interface Trade {
  /** The category's id in addresses: /partners/{id}. */
  id: PartnerType;
  /** What people may type in its place. */
  slug: string;
  /** One of them, then the lot. */
  name: string;
  label: string;
}

const names: Record<PartnerType, Omit<Trade, 'id'>> = {
  venue: { slug: 'lieux', name: 'Lieu de réception', label: 'Lieux de réception' },
  caterer: { slug: 'traiteurs', name: 'Traiteur', label: 'Traiteurs et pâtissiers' },
  photographer: { slug: 'photographes', name: 'Photographe', label: 'Photo et vidéo' },
  dj: { slug: 'musique', name: 'DJ', label: 'DJ et musique' },
  florist: { slug: 'fleuristes', name: 'Fleuriste', label: 'Fleuristes' },
  decorator: { slug: 'decoration', name: 'Décoration', label: 'Décoration et papeterie' },
  beauty: { slug: 'beaute', name: 'Beauté', label: 'Beauté et tenues' },
  transport: { slug: 'transports', name: 'Transport', label: 'Transport' },
  entertainment: { slug: 'animations', name: 'Animation', label: 'Animation' },
  general: { slug: 'organisation', name: 'Organisation', label: 'Organisation et officiants' },
};

/** In the order in which they are shown. */
export const trades: readonly Trade[] = partnerTypes.map((id) => ({ id, ...names[id] }));

/** By its id or its French name in an address; null for anything else. */
export function findTrade(text: string): Trade | null {
  const wanted = text.trim().toLowerCase();
  return trades.find(({ id, slug }) => id === wanted || slug === wanted) ?? null;
}

/**
 * What puts one partner before another. Whoever is free on the day asked for comes first; the others weigh as much as is said
 * here. Nothing is for sale.
 */
export const rankingCriteria = [
  { code: 'availability', weight: null },
  { code: 'relevance', weight: 0.3 },
  { code: 'distance', weight: 0.3 },
  { code: 'reviews', weight: 0.3 },
  { code: 'response', weight: 0.1 },
] as const;
export type RankingCriterion = (typeof rankingCriteria)[number]['code'];

export const directoryOrders = ['relevance', 'distance', 'rating', 'price'] as const;
export type DirectoryOrder = (typeof directoryOrders)[number];

/** A search counts to a thousand and shows no more; one above says that there are others. */
export const countedPartners = 1000;

/** Prices by guest or by hour are compared with the others as those of such an event. */
export const typicalEvent = { guests: 80, hours: 6 } as const;

export const priceUnits = ['event', 'guest', 'hour', 'day'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** How many pages a list has, of those that can be reached. */
export function pagesOf(total: number, pageSize: number): number {
  return Math.ceil(Math.min(total, countedPartners) / pageSize);
}

/** How many favourites one click asks for a quote. */
export const maxAskedTogether = 3;
