// The French texts about an event's partner: its state, the next step and the facts of its listing.
import { type PartnerType, trades } from '@liesse/domain';
import {
  type EventPartner,
  isOverdue,
  type PartnerListing,
  type PartnerRequest,
} from '#web/features/event-partners/partner-board.ts';
import { formatPeriod } from '#web/features/events/date/period.ts';
import { type CivilDate, formatShortDate } from '#web/lib/format/civil-date.ts';
import {
  formatCount,
  formatDay,
  formatMoney,
  formatPlural,
  formatPrice,
  formatRating,
} from '#web/lib/format/format.ts';
import { atTown } from '#web/lib/format/prepositions.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

const { entry: text, next, compare } = eventPartners;

const tones: Record<EventPartner['state'], BadgeTone> = {
  searched: 'neutral',
  favourite: 'neutral',
  asked: 'metal',
  quoted: 'accent',
  booked: 'success',
  declined: 'neutral',
};

export interface StateBadge {
  text: string;
  tone: BadgeTone;
}

export function stateBadge({ state, partner_id: partner, request }: EventPartner): StateBadge {
  if (mustAgreeOnDate(request)) return { text: eventPartners.toAgree, tone: 'danger' };
  const texts = partner === null ? { ...eventPartners.states, ...eventPartners.byHand } : eventPartners.states;
  return { text: texts[state], tone: tones[state] };
}

export function nextStepText(entry: EventPartner, today: CivilDate): string {
  const { state, request, quote } = entry;
  if (entry.partner_id === null) return nextStepByHand[state];
  switch (state) {
    case 'searched':
    case 'favourite':
      if (entry.listing === null) return text.unlisted;
      return request?.state === 'expired' ? next.expired : next.favourite;
    case 'asked':
      if (request === null) return next.asked;
      return request.seen_at === null ? next.sent(dayOf(request.created_at)) : next.seen(dayOf(request.seen_at));
    case 'quoted': {
      if (quote === null) return next.received;
      const format = isOverdue(entry, today) ? next.quoteExpired : next.quoted;
      return format(formatMoney(quote.total_ttc_cents), formatShortDate(quote.valid_until));
    }
    case 'booked':
      if (mustAgreeOnDate(request)) return next.toAgree(formatShortDate(request.date_to_agree));
      if (request?.state === 'done')
        return request.review_id !== null ? next.reviewed : request.can_review ? next.done : next.over;
      return quote === null ? next.bookedAlone : next.booked(formatMoney(quote.total_ttc_cents));
    case 'declined':
      if (request === null) return next.handDeclined;
      return request.declined_by === 'partner' ? next.declinedByPartner : next.declinedByClient;
  }
}

/** The event has moved to a date on which the booked partner is not free. */
const mustAgreeOnDate = (request: EventPartner['request']): request is PartnerRequest & { date_to_agree: CivilDate } =>
  request !== null && request.date_to_agree !== null;

const nextStepByHand: Record<EventPartner['state'], string> = {
  searched: next.handFavourite,
  favourite: next.handFavourite,
  asked: next.handAsked,
  quoted: next.handQuoted,
  booked: next.handBooked,
  declined: next.handDeclined,
};

/** « le samedi 12 juin 2027 », « du 12 au 13 juin 2027 » */
export function onDays(first: CivilDate, last: CivilDate | null): string {
  const period = formatPeriod(first, last);
  return last === null || last === first ? text.onDay(period) : period;
}

const dayOf = (instant: string): string => formatDay(new Date(instant));

export const tradeName = (trade: PartnerType): string => trades.find(({ id }) => id === trade)?.name ?? '';

/** « Fleuriste à Beaune » */
export function tradeIn(trade: PartnerType, commune: string): string {
  return commune === '' ? tradeName(trade) : text.tradeIn(tradeName(trade), atTown(commune));
}

/** « 50 € par personne »; null for a price on request. */
export function priceOf({ price_from_cents: cents, price_unit: unit }: PartnerListing): string | null {
  return cents === null ? null : `${formatPrice(cents)} ${text.units[unit]}`.trim();
}

export interface RatingText {
  value: string;
  count: string;
  label: string;
}

export function ratingOf({ rating_average: average, rating_count: count }: PartnerListing): RatingText | null {
  if (average === null) return null;
  const [value, reviews] = [formatRating(average), formatPlural(count, text.review, text.review)];
  return { value, count: reviews, label: text.rated(value, reviews) };
}

export function capacityOf({ capacity_min: least, capacity_max: most }: PartnerListing): string | null {
  const from = least === null || least === 0 ? null : formatCount(least);
  if (most === null) return from === null ? null : compare.from(from);
  return from === null ? compare.upTo(formatCount(most)) : compare.between(from, formatCount(most));
}
