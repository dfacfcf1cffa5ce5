// A quote with its request and its versions, as `quote_page` answers them to the partner.
import { quoteStates, requestStates } from '@liesse/domain';
import * as z from 'zod/mini';
import { quoteAmounts, quoteLine, quoteTerm } from '#web/lib/api/quote-schemas.ts';

const nullableText = z.nullable(z.string());

/** The facts about the seller that are known. */
const seller = z.record(z.string(), z.unknown());

const partnerQuote = z.object({
  id: z.string(),
  request_id: z.string(),
  number: nullableText,
  version: z.number(),
  state: z.enum(quoteStates),
  partner_name: z.string(),
  seller,
  title: z.string(),
  notes: z.string(),
  starts_on: nullableText,
  ends_on: nullableText,
  valid_until: z.string(),
  is_vat_exempt: z.boolean(),
  ...quoteAmounts,
  terms: z.array(quoteTerm),
  /** The number of guests when it was sent. */
  guests: z.nullable(z.number()),
  decline_reason: z.string(),
  sent_at: nullableText,
  decided_at: nullableText,
  updated_at: z.string(),
  lines: z.array(quoteLine),
});
export type PartnerQuote = z.infer<typeof partnerQuote>;

export const quotePage = z.object({
  request: z.object({
    id: z.string(),
    client_name: z.string(),
    event_name: z.string(),
    starts_on: nullableText,
    place: nullableText,
    guests: z.nullable(z.number()),
    state: z.enum(requestStates),
  }),
  /** Newest first. */
  quotes: z.array(partnerQuote),
});
export type QuotePage = z.infer<typeof quotePage>;
export type QuoteRequestFacts = QuotePage['request'];

/** The version that this quote replaces: the last one sent before it. */
export const replacedBy = (quote: PartnerQuote, quotes: readonly PartnerQuote[]): PartnerQuote | null =>
  quotes
    .filter(({ version, state }) => state !== 'draft' && version < quote.version)
    .toSorted((a, b) => b.version - a.version)[0] ?? null;

export const isOpenRequest = ({ state }: QuoteRequestFacts): boolean =>
  state === 'new' || state === 'seen' || state === 'quoted';
