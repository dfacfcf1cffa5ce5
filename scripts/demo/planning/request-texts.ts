// The types of the demonstration's quote requests. Days count back from the day on which the seed is applied, so that open requests
// stay open.
import type { QuoteState, QuoteTerm, RequestState, VatRate } from '@liesse/domain';

export interface QuoteLineText {
  label: string;
  description?: string;
  quantity: number;
  cents: number;
  rate: VatRate;
  isPerGuest?: boolean;
}

export interface QuoteText {
  state: QuoteState;
  title: string;
  notes?: string;
  lines: readonly QuoteLineText[];
  terms: readonly QuoteTerm[];
  isExempt?: boolean;
  sentDaysAgo: number;
  decidedDaysAgo?: number;
  /** Days of validity from today; negative for an expired quote. */
  validDays: number;
  /** The number of days of the service; one by default. */
  days?: number;
}

export interface RequestText {
  event: string;
  partner: string;
  state: RequestState;
  daysAgo: number;
  message: string;
  hintCents?: number;
  seenDaysAgo?: number;
  answeredDaysAgo?: number;
  declinedBy?: 'client' | 'partner';
  reason?: string;
  quote?: QuoteText;
  /** Oldest first: the side, how many days ago, and the text. */
  messages: readonly (readonly ['client' | 'partner', number, string])[];
  /** Whether the hosts have not read the last message. */
  isUnread?: boolean;
}

export const halves: readonly QuoteTerm[] = [
  { label: 'Arrhes à la réservation', kind: 'arrhes', percent: 30, days_before: null },
  { label: 'Solde', kind: 'solde', percent: 70, days_before: 10 },
];
export const thirds: readonly QuoteTerm[] = [
  { label: 'Acompte à la signature', kind: 'acompte', percent: 30, days_before: null },
  { label: 'Second acompte', kind: 'acompte', percent: 40, days_before: 30 },
  { label: 'Solde', kind: 'solde', percent: 30, days_before: 7 },
];
