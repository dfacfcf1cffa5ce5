// The team of an event as its screen shows it: entries by trade, where each trade stands, and what can be done with an entry.
import {
  type PartnerType,
  type PriceUnit,
  type QuoteState,
  type RequestState,
  type TeamState,
  trades,
} from '@liesse/domain';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

export interface TeamListing {
  slug: string;
  type: PartnerType;
  commune: string;
  price_from_cents: number | null;
  price_unit: PriceUnit;
  rating_average: number | null;
  rating_count: number;
  response_minutes: number | null;
  capacity_min: number | null;
  capacity_max: number | null;
  cover: string | null;
}

export interface TeamRequest {
  id: string;
  state: RequestState;
  created_at: string;
  seen_at: string | null;
  answered_at: string | null;
  declined_by: 'client' | 'partner' | null;
  /** The event's new date, where the partner is taken on it. */
  date_to_agree: CivilDate | null;
  review_id: string | null;
  /** Over, and earning a review that nobody has written. */
  can_review: boolean;
  conversation_id: string;
  unread: number;
}

export interface TeamQuote {
  id: string;
  number: string;
  total_ttc_cents: number;
  valid_until: CivilDate;
  state: QuoteState;
}

/** As `team_board` answers it. */
export interface TeamEntry {
  id: string;
  trade: PartnerType;
  partner_id: string | null;
  name: string;
  contact: string;
  state: TeamState;
  notes: string;
  version: number;
  /** Null for somebody from elsewhere, and for a listing that is no longer public. */
  listing: TeamListing | null;
  /** Both null for those kept from the budget. */
  request: TeamRequest | null;
  quote: TeamQuote | null;
}

export type TradeProgress = 'booked' | 'quoted' | 'asked' | 'favourite' | 'searched';

export interface TradeSection {
  trade: PartnerType;
  label: string;
  /** The best that any of its vendors has come to. */
  progress: TradeProgress;
  /** How many of them have. */
  count: number;
  vendors: readonly TeamEntry[];
  /** The row that says that the trade is wanted, if there is one. */
  wanted: TeamEntry | null;
}

const ranks: readonly TradeProgress[] = ['booked', 'quoted', 'asked', 'favourite'];

/** In the order of the directory. A trade is there as soon as it is wanted or has somebody. */
export function sectionsOf(entries: readonly TeamEntry[]): TradeSection[] {
  return trades.flatMap(({ id: trade, label }) => {
    const own = entries.filter((entry) => entry.trade === trade);
    if (own.length === 0) return [];
    const vendors = own.filter(({ name }) => name !== '');
    const progress = ranks.find((state) => vendors.some((entry) => entry.state === state)) ?? 'searched';
    const count = vendors.filter(({ state }) => state === progress).length;
    return [{ trade, label, progress, count, vendors, wanted: own.find(({ name }) => name === '') ?? null }];
  });
}

export const countBooked = (sections: readonly TradeSection[]): number =>
  sections.filter(({ progress }) => progress === 'booked').length;

export const unreadOf = (entries: readonly TeamEntry[]): number =>
  entries.reduce((sum, { request }) => sum + (request?.unread ?? 0), 0);

const open: ReadonlySet<RequestState> = new Set(['new', 'seen', 'quoted', 'accepted']);

/** One request at a time to each partner. */
export const hasOpenRequest = ({ request, state }: TeamEntry): boolean =>
  request === null ? state === 'asked' || state === 'quoted' || state === 'booked' : open.has(request.state);

/** Of the directory, and without a request under way. */
export const canBeAsked = (entry: TeamEntry): boolean => entry.listing !== null && !hasOpenRequest(entry);

/** The event is over, and nobody of the hosts has said how it was. */
export const awaitsReview = ({ listing, request }: TeamEntry): boolean =>
  listing !== null && request?.can_review === true;

/** A request under way holds its entry: the database would keep it too. */
export const canBeRemoved = ({ partner_id: partner, state }: TeamEntry): boolean =>
  partner === null || !(state === 'asked' || state === 'quoted' || state === 'booked');

export const isOverdue = ({ quote }: TeamEntry, today: CivilDate): boolean =>
  quote !== null && (quote.state === 'expired' || (quote.state === 'sent' && quote.valid_until < today));
