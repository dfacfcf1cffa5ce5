// A quote with its request and its versions, as `quote_page` answers them to the partner.
import { instalmentKinds, quoteStates, requestStates } from '@liesse/domain';
import * as z from 'zod/mini';

const nullableText = z.nullable(z.string());

const quoteLine = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string(),
  quantity: z.number(),
  unit: z.string(),
  unit_cents: z.number(),
  vat_rate: z.number(),
  discount_percent: z.number(),
  is_per_guest: z.boolean(),
  is_optional: z.boolean(),
  is_chosen: z.boolean(),
  ht_cents: z.number(),
});

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
  discount_percent: z.number(),
  discount_cents: z.number(),
  terms: z.array(
    z.object({
      label: z.catch(z.string(), ''),
      kind: z.enum(instalmentKinds),
      percent: z.optional(z.number()),
      amount_cents: z.optional(z.number()),
      days_before: z.catch(z.nullable(z.number()), null),
    }),
  ),
  total_discount_cents: z.number(),
  total_ht_cents: z.number(),
  total_vat_cents: z.number(),
  total_ttc_cents: z.number(),
  /** The number of guests when it was sent. */
  guests: z.nullable(z.number()),
  vat: z.array(z.object({ rate: z.number(), base_cents: z.number(), vat_cents: z.number() })),
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
