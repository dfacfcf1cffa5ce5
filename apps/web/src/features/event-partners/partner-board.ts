// The partners of an event as the board shows them: their schema, their sections by trade, and the permitted actions on each.
import {
  eventPartnerStates,
  type PartnerType,
  partnerTypes,
  priceUnits,
  quoteStates,
  type RequestState,
  requestStates,
  type Trade,
} from '@liesse/domain';
import * as z from 'zod/mini';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

const partnerListing = z.object({
  slug: z.string(),
  type: z.enum(partnerTypes),
  commune: z.string(),
  price_from_cents: z.nullable(z.number()),
  price_unit: z.enum(priceUnits),
  rating_average: z.nullable(z.number()),
  rating_count: z.number(),
  response_minutes: z.nullable(z.number()),
  capacity_min: z.nullable(z.number()),
  capacity_max: z.nullable(z.number()),
  cover: z.nullable(z.string()),
});
export type PartnerListing = z.infer<typeof partnerListing>;

const partnerRequest = z.object({
  id: z.string(),
  state: z.enum(requestStates),
  created_at: z.string(),
  seen_at: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  declined_by: z.nullable(z.enum(['client', 'partner'])),
  /** The event's new date, on which the booked partner is not free. */
  date_to_agree: z.nullable(z.string()),
  review_id: z.nullable(z.string()),
  /** The event is over, and the booking may be reviewed but is not. */
  can_review: z.boolean(),
  conversation_id: z.string(),
  unread: z.number(),
});
export type PartnerRequest = z.infer<typeof partnerRequest>;

const partnerQuote = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  total_ttc_cents: z.number(),
  valid_until: z.string(),
  state: z.enum(quoteStates),
});

/** The answer of `event_partner_board`. An entry without a name is a trade that hosts look for. */
export const partnerBoard = z.array(
  z.object({
    id: z.string(),
    trade: z.enum(partnerTypes),
    partner_id: z.nullable(z.string()),
    name: z.string(),
    contact: z.string(),
    state: z.enum(eventPartnerStates),
    notes: z.string(),
    version: z.number(),
    /** Null for a partner outside the directory, and for a listing that is no longer public. */
    listing: z.nullable(partnerListing),
    /** Null for members who may not see the budget, as is the quote. */
    request: z.nullable(partnerRequest),
    quote: z.nullable(partnerQuote),
  }),
);
export type EventPartner = z.infer<typeof partnerBoard>[number];

export type TradeProgress = 'booked' | 'quoted' | 'asked' | 'favourite' | 'searched';

export interface TradeSection {
  trade: PartnerType;
  label: string;
  /** The most advanced state of its partners. */
  progress: TradeProgress;
  /** The number of partners in that state. */
  count: number;
  partners: readonly EventPartner[];
  /** The entry without a name, while hosts look for the trade. */
  wanted: EventPartner | null;
}

const progressOrder: readonly TradeProgress[] = ['booked', 'quoted', 'asked', 'favourite'];

/** In the order of the directory. A trade has a section once it has an entry. */
export function tradeSections(
  entries: readonly EventPartner[],
  trades: readonly Pick<Trade, 'id' | 'label'>[],
): TradeSection[] {
  return trades.flatMap(({ id: trade, label }) => {
    const own = entries.filter((entry) => entry.trade === trade);
    if (own.length === 0) return [];
    const partners = own.filter(({ name }) => name !== '');
    const progress = progressOrder.find((state) => partners.some((entry) => entry.state === state)) ?? 'searched';
    const count = partners.filter(({ state }) => state === progress).length;
    return [{ trade, label, progress, count, partners, wanted: own.find(({ name }) => name === '') ?? null }];
  });
}

export const countBooked = (sections: readonly TradeSection[]): number =>
  sections.filter(({ progress }) => progress === 'booked').length;

export const unreadOf = (entries: readonly EventPartner[]): number =>
  entries.reduce((sum, { request }) => sum + (request?.unread ?? 0), 0);

const open: ReadonlySet<RequestState> = new Set(['new', 'seen', 'quoted', 'accepted']);

/** A member who may not see requests recognises an open one by the state of the entry. */
export const hasOpenRequest = ({ request, state }: EventPartner): boolean =>
  request === null ? state === 'asked' || state === 'quoted' || state === 'booked' : open.has(request.state);

/** A partner receives one request at a time. */
export const canBeAsked = (entry: EventPartner): boolean => entry.listing !== null && !hasOpenRequest(entry);

export const awaitsReview = ({ listing, request }: EventPartner): boolean =>
  listing !== null && request?.can_review === true;

/** The database also refuses to remove an entry with an open request. */
export const canBeRemoved = ({ partner_id: partner, state }: EventPartner): boolean =>
  partner === null || !(state === 'asked' || state === 'quoted' || state === 'booked');

export const isOverdue = ({ quote }: EventPartner, today: CivilDate): boolean =>
  quote !== null && (quote.state === 'expired' || (quote.state === 'sent' && quote.valid_until < today));
