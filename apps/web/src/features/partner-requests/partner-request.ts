// The requests to a partner as the database answers them: rows of the list and the board, and the page of one request.
import { quoteStates, requestStates } from '@liesse/domain';
import * as z from 'zod/mini';
import { quoteTerm } from '#web/lib/api/quote-schemas.ts';
import { conversationMessage, requestParts } from '#web/lib/api/request-schemas.ts';

const nullableText = z.nullable(z.string());
const dayState = z.nullable(z.enum(['free', 'held', 'taken', 'booked']));
export type DayState = NonNullable<z.infer<typeof dayState>>;

const requestRow = z.object({
  id: z.string(),
  client_name: z.string(),
  event_name: z.string(),
  kind: z.string(),
  starts_on: nullableText,
  ends_on: nullableText,
  place: nullableText,
  guests: z.nullable(z.number()),
  state: z.enum(requestStates),
  date_to_agree: nullableText,
  created_at: z.string(),
  day_state: dayState,
  /** How many other events wait for these days. */
  waiting: z.number(),
  unread: z.number(),
  quote: z.nullable(z.object({ id: z.string(), state: z.enum(quoteStates), total_ttc_cents: z.number() })),
});
export type RequestRow = z.infer<typeof requestRow>;

const counts = z.partialRecord(z.enum(requestStates), z.number());
export type RequestCounts = z.infer<typeof counts>;

export const requestList = z.object({
  partner_id: nullableText,
  rows: z.array(requestRow),
  next: z.nullable(z.object({ at: z.string(), id: z.string() })),
  /** On the first page only. */
  counts: z.nullable(counts),
});
export type RequestList = z.infer<typeof requestList>;

const column = z.array(requestRow);
export const requestBoard = z.object({
  partner_id: nullableText,
  columns: z.object({ new: column, seen: column, quoted: column, accepted: column, ended: column }),
  counts,
});
export type RequestBoard = z.infer<typeof requestBoard>;

/** How the client pays an agreed instalment: what the partner recorded, and what the client marked in the budget. */
const instalmentState = z.object({
  received_cents: z.number(),
  paid_on: nullableText,
  client_paid_on: nullableText,
});
export type InstalmentState = z.infer<typeof instalmentState>;

const dayPlan = z.object({
  starts_on: nullableText,
  moments: z.array(
    z.object({ id: z.string(), name: z.string(), day: nullableText, hour: nullableText, place: z.string() }),
  ),
  /** The shared steps of the timeline that the partner is in charge of; days count from the first day of the event. */
  steps: z.array(
    z.object({
      id: z.string(),
      day: z.number(),
      starts_minute: z.nullable(z.number()),
      duration_minutes: z.number(),
      title: z.string(),
      place: z.string(),
    }),
  ),
});
export type DayPlan = z.infer<typeof dayPlan>;

const partnerQuote = z.object({
  id: z.string(),
  number: nullableText,
  state: z.enum(quoteStates),
  starts_on: nullableText,
  ends_on: nullableText,
  valid_until: z.string(),
  total_ttc_cents: z.number(),
  /** The number of guests when it was sent. */
  guests: z.nullable(z.number()),
  sent_at: nullableText,
  decided_at: nullableText,
  terms: z.array(quoteTerm),
});
export type PartnerQuote = z.infer<typeof partnerQuote>;

export const partnerRequestPage = z.object({
  side: z.literal('partner'),
  request: z.object(requestParts),
  facts: z.object({
    day_state: dayState,
    waiting: z.number(),
    /** In the order of the agreed terms; empty without a booking. */
    instalments: z.array(instalmentState),
    /** Null while the client does not share it. */
    day_plan: z.nullable(dayPlan),
    commune: nullableText,
    distance_km: z.nullable(z.number()),
    travels_km: z.number(),
    /** Other requests with a quote for the same days. */
    rivals: z.array(z.object({ id: z.string(), event_name: z.string(), state: z.enum(requestStates) })),
  }),
  /** The names of the partners who recommended this one to the client. */
  recommended_by: z.array(z.string()),
  /** Newest first, with the draft. */
  quotes: z.array(partnerQuote),
  conversation_id: z.string(),
  unread: z.number(),
  /** When the client's side last read. */
  read_at: nullableText,
  messages: z.array(conversationMessage),
});
export type PartnerRequestPage = z.infer<typeof partnerRequestPage>;
export type PartnerRequest = PartnerRequestPage['request'];

export const acceptedQuote = ({ quotes }: PartnerRequestPage): PartnerQuote | null =>
  quotes.find(({ state }) => state === 'accepted') ?? null;
