// The French texts about a request: its state, its day and its client.

import { eventKinds } from '@liesse/domain';
import { formatPeriod } from '#web/features/events/date/period.ts';
import type { DayState, RequestRow } from '#web/features/partner-requests/partner-request.ts';
import { isOpenRequest } from '#web/lib/api/request-schemas.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { eventKindNames } from '#web/locales/fr/event-kinds.ts';
import { partnerRequests as text } from '#web/locales/fr/partner/partner-requests.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<RequestRow['state'], BadgeTone> = {
  new: 'accent',
  seen: 'metal',
  quoted: 'metal',
  accepted: 'success',
  declined: 'neutral',
  expired: 'neutral',
  done: 'neutral',
};

export const dayTones: Record<DayState, BadgeTone> = {
  free: 'success',
  held: 'metal',
  taken: 'danger',
  booked: 'success',
};

export function stateBadge({ state, date_to_agree: toAgree }: Pick<RequestRow, 'state' | 'date_to_agree'>) {
  return toAgree === null
    ? { label: text.states[state], tone: tones[state] }
    : { label: text.toAgree, tone: 'danger' as const };
}

export const clientName = ({ client_name: name }: { client_name: string }): string =>
  name === '' ? text.someClient : name;

function kindName(kind: string): string {
  const known = eventKinds.find((candidate) => candidate === kind);
  return known === undefined ? eventKindNames.autre : eventKindNames[known];
}

export const daysOf = ({ starts_on: first, ends_on: last }: Pick<RequestRow, 'starts_on' | 'ends_on'>): string =>
  first === null ? text.noDate : formatPeriod(first, last);

/** The calendar matters while the day is not decided. */
export const showsDay = (row: RequestRow): boolean => isOpenRequest(row) || row.date_to_agree !== null;

/** « Mariage, 120 invités » */
export const natureOf = ({ kind, guests }: Pick<RequestRow, 'kind' | 'guests'>): string =>
  [kindName(kind), ...(guests === null ? [] : [text.guests(guests)])].join(', ');

/** « Devis de 2 400 € »; null before there is one. */
export function quoteText({ quote }: RequestRow): string | null {
  if (quote === null) return null;
  if (quote.state === 'draft') return text.draftQuote;
  const amount = formatMoney(quote.total_ttc_cents);
  return quote.state === 'accepted' ? text.bookedFor(amount) : text.quoteOf(amount);
}
