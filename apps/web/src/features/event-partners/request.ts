// A quote request as `request_page` answers it, and what the screens derive from it.
import type { InstalmentKind } from '@liesse/domain';
import { instalmentDueOn, partnerTypes, quoteStates, quoteTotals, termAmounts, vatRates } from '@liesse/domain';
import * as z from 'zod/mini';
import { quoteAmounts, quoteLine, quoteTerm } from '#web/lib/api/quote-schemas.ts';
import { conversationMessage, requestParts, sides } from '#web/lib/api/request-schemas.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

const nullableText = z.nullable(z.string());

const quoteRequest = z.object({
  ...requestParts,
  partner_name: z.string(),
  trade: z.enum(partnerTypes),
  review_id: nullableText,
  /** Why this booking cannot be reviewed, or not yet. */
  review_obstacle: z.nullable(z.enum(['not-over', 'too-late', 'linked'])),
  answered_at: nullableText,
});
export type QuoteRequest = z.infer<typeof quoteRequest>;

export type QuoteLineRow = z.infer<typeof quoteLine>;

const receivedQuote = z.object({
  id: z.string(),
  number: nullableText,
  version: z.number(),
  state: z.enum(quoteStates),
  partner_name: z.string(),
  seller: z.record(z.string(), z.unknown()),
  title: z.string(),
  notes: z.string(),
  starts_on: nullableText,
  ends_on: nullableText,
  valid_until: z.string(),
  is_vat_exempt: z.boolean(),
  terms: z.array(quoteTerm),
  ...quoteAmounts,
  /** The number of guests when it was sent. */
  guests: z.nullable(z.number()),
  sent_at: nullableText,
  decided_at: nullableText,
  lines: z.array(quoteLine),
});
export type ReceivedQuote = z.infer<typeof receivedQuote>;

export const requestPage = z.object({
  side: z.enum(sides),
  request: quoteRequest,
  partner: z.nullable(
    z.object({
      id: z.string(),
      type: z.enum(partnerTypes),
      slug: z.string(),
      name: z.string(),
      commune: z.string(),
      rating_average: z.nullable(z.number()),
      rating_count: z.number(),
      response_minutes: z.nullable(z.number()),
    }),
  ),
  /** Newest first. */
  quotes: z.array(receivedQuote),
  conversation_id: z.string(),
  unread: z.number(),
  /** When the partner last read. */
  read_at: nullableText,
  messages: z.array(conversationMessage),
});
export type RequestPage = z.infer<typeof requestPage>;

export const isBooked = ({ state }: QuoteRequest): boolean => state === 'accepted' || state === 'done';

/** The accepted quote, otherwise the one that waits for a decision, otherwise the newest. */
export function mainQuote(quotes: readonly ReceivedQuote[]): ReceivedQuote | null {
  const sent = quotes.filter(({ state }) => state !== 'draft');
  return (
    sent.find(({ state }) => state === 'accepted') ?? sent.find(({ state }) => state === 'sent') ?? sent[0] ?? null
  );
}

export const isExpired = ({ state, valid_until: last }: ReceivedQuote, today: CivilDate): boolean =>
  state === 'expired' || (state === 'sent' && last < today);

/** The quote as it would be accepted with these options: the same totals as the database computes. */
export function withOptions(quote: ReceivedQuote, chosen: ReadonlySet<string>): ReceivedQuote {
  const lines = quote.lines.map((line) => ({ ...line, is_chosen: line.is_optional && chosen.has(line.id) }));
  const totals = quoteTotals(
    lines.map((line) => ({ ...line, vat_rate: vatRates.find((rate) => rate === line.vat_rate) ?? 20 })),
    quote,
  );
  return { ...quote, ...totals, lines };
}

export interface Instalment {
  key: string;
  label: string;
  kind: InstalmentKind;
  /** Null for a fixed amount. */
  percent: number | null;
  cents: number;
  daysBefore: number | null;
  /** Null while the event has no date. */
  dueOn: CivilDate | null;
}

/** The same amounts and days as the database writes on acceptance. */
export function instalmentsOf(quote: ReceivedQuote, eventDay: CivilDate | null, today: CivilDate): Instalment[] {
  const amounts = termAmounts(quote.total_ttc_cents, quote.terms);
  return quote.terms.map((term, index) => ({
    key: `${index}-${term.label}`,
    label: term.label,
    kind: term.kind,
    percent: term.percent ?? null,
    cents: amounts[index] ?? 0,
    daysBefore: term.days_before,
    dueOn:
      eventDay === null && term.days_before !== null
        ? null
        : instalmentDueOn(term.days_before, eventDay ?? today, today),
  }));
}
