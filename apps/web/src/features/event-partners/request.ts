// A request for a quote as `request_page` answers it, and what is read from it.
import type { InstalmentKind, PartnerType, QuoteState, QuoteTerm, RequestState } from '@liesse/domain';
import { instalmentDueOn, termAmounts } from '@liesse/domain';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

export interface AskedQuote {
  id: string;
  event_id: string | null;
  partner_id: string | null;
  partner_name: string;
  trade: PartnerType;
  client_name: string;
  message: string;
  kind: string;
  event_name: string;
  starts_on: CivilDate | null;
  ends_on: CivilDate | null;
  place: string | null;
  guests: number | null;
  budget_hint_cents: number | null;
  state: RequestState;
  declined_by: 'client' | 'partner' | null;
  decline_reason: string;
  /** The event's new date, where the partner is taken on it: the booking keeps its days meanwhile. */
  date_to_agree: CivilDate | null;
  review_id: string | null;
  /** Why this booking earns no review, or not yet. */
  review_obstacle: 'not-over' | 'too-late' | 'linked' | null;
  seen_at: string | null;
  answered_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface QuoteLineRow {
  id: string;
  label: string;
  description: string;
  quantity: number;
  unit_cents: number;
  vat_rate: number;
  is_per_guest: boolean;
  ht_cents: number;
}

export interface ReceivedQuote {
  id: string;
  number: string | null;
  state: QuoteState;
  title: string;
  notes: string;
  starts_on: CivilDate | null;
  ends_on: CivilDate | null;
  valid_until: CivilDate;
  is_vat_exempt: boolean;
  terms: QuoteTerm[];
  total_ht_cents: number;
  total_vat_cents: number;
  total_ttc_cents: number;
  vat: { rate: number; base_cents: number; vat_cents: number }[];
  sent_at: string | null;
  decided_at: string | null;
  lines: QuoteLineRow[];
}

export interface ConversationMessage {
  id: string;
  side: 'client' | 'partner';
  author_id: string | null;
  author_name: string;
  body: string;
  files: { path: string; name: string; size: number; mime: string }[];
  created_at: string;
}

export interface RequestPage {
  side: 'client' | 'partner';
  request: AskedQuote;
  partner: {
    id: string;
    type: PartnerType;
    slug: string;
    name: string;
    commune: string;
    rating_average: number | null;
    rating_count: number;
    response_minutes: number | null;
  } | null;
  /** Newest first. */
  quotes: ReceivedQuote[];
  conversation_id: string;
  unread: number;
  messages: ConversationMessage[];
}

/** What was written with the request opens the conversation. */
export const openingOf = ({ id, client_name: name, message, created_at: at }: AskedQuote): ConversationMessage => ({
  id,
  side: 'client',
  author_id: null,
  author_name: name,
  body: message,
  files: [],
  created_at: at,
});

export const isOpen = ({ state }: AskedQuote): boolean => state === 'new' || state === 'seen' || state === 'quoted';
export const isBooked = ({ state }: AskedQuote): boolean => state === 'accepted' || state === 'done';

/** The one that counts: accepted, else waiting for an answer, else the last that came. */
export function mainQuote(quotes: readonly ReceivedQuote[]): ReceivedQuote | null {
  const sent = quotes.filter(({ state }) => state !== 'draft');
  return (
    sent.find(({ state }) => state === 'accepted') ?? sent.find(({ state }) => state === 'sent') ?? sent[0] ?? null
  );
}

export const isPast = ({ state, valid_until: last }: ReceivedQuote, today: CivilDate): boolean =>
  state === 'expired' || (state === 'sent' && last < today);

export interface Due {
  key: string;
  label: string;
  kind: InstalmentKind;
  percent: number;
  cents: number;
  daysBefore: number | null;
  /** Null while the event has no day. */
  dueOn: CivilDate | null;
}

/** What acceptance would write down: the same amounts to the cent, on the same days. */
export function duesOf(quote: ReceivedQuote, eventDay: CivilDate | null, today: CivilDate): Due[] {
  const amounts = termAmounts(quote.total_ttc_cents, quote.terms);
  return quote.terms.map((term, index) => ({
    key: `${index}-${term.label}`,
    label: term.label,
    kind: term.kind,
    percent: term.percent,
    cents: amounts[index] ?? 0,
    daysBefore: term.days_before,
    dueOn:
      eventDay === null && term.days_before !== null
        ? null
        : instalmentDueOn(term.days_before, eventDay ?? today, today),
  }));
}
