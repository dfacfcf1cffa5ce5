// What a request of the demonstration tells. Days are told backwards from the day the demonstration is made, so that what is open
// stays open.
import type { QuoteState, QuoteTerm, RequestState, VatRate } from '@liesse/domain';

export interface AskedLine {
  label: string;
  description?: string;
  quantity: number;
  cents: number;
  rate: VatRate;
  isPerGuest?: boolean;
}

export interface AskedQuote {
  state: QuoteState;
  title: string;
  notes?: string;
  lines: readonly AskedLine[];
  terms: readonly QuoteTerm[];
  isExempt?: boolean;
  sentDaysAgo: number;
  decidedDaysAgo?: number;
  /** From today; negative when it is over. */
  validDays: number;
  /** How many days of the event it takes; one unless told. */
  days?: number;
}

export interface Asked {
  event: string;
  vendor: string;
  state: RequestState;
  daysAgo: number;
  message: string;
  hintCents?: number;
  seenDaysAgo?: number;
  answeredDaysAgo?: number;
  declinedBy?: 'client' | 'partner';
  reason?: string;
  quote?: AskedQuote;
  /** Beside the request itself, oldest first: who, how many days ago, what. */
  letters: readonly (readonly ['client' | 'partner', number, string])[];
  /** The hosts have not read the last one. */
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
