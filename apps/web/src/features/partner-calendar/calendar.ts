// The partner's calendar as `partner_calendar` answers it, and what a day of it shows.
import { partnerTypes } from '@liesse/domain';
import * as z from 'zod/mini';
import { addDays, type CivilDate, daysBetween } from '#web/lib/format/civil-date.ts';

const closings = ['manual', 'weekly', 'holiday', 'imported'] as const;

const booking = z.object({
  request_id: z.string(),
  event_name: z.string(),
  client_name: z.string(),
  place: z.nullable(z.string()),
});
export type DayBooking = z.infer<typeof booking>;

const day = z.object({
  day: z.string(),
  closed: z.nullable(z.enum(closings)),
  bookings: z.array(booking),
  held: z.array(z.extend(booking, { valid_until: z.string() })),
  /** How many further bookings the day takes. */
  places: z.number(),
  /** How many events wait for the day to become free. */
  waiting: z.number(),
});
export type CalendarDay = z.infer<typeof day>;

export const partnerCalendar = z.object({
  partner_id: z.string(),
  type: z.enum(partnerTypes),
  bookings_per_day: z.number(),
  days: z.array(day),
});
export type PartnerCalendar = z.infer<typeof partnerCalendar>;

export type DayState = 'free' | 'held' | 'booked' | 'closed';

/** A day with a booking is shown as booked also when it is closed or takes another one: the booking matters most. */
export function stateOf(entry: CalendarDay | undefined): DayState {
  if (entry === undefined) return 'free';
  if (entry.bookings.length > 0) return 'booked';
  if (entry.closed !== null) return 'closed';
  return entry.held.length > 0 ? 'held' : 'free';
}

export interface DayRange {
  first: CivilDate;
  last: CivilDate;
}

/** The database closes and opens a year at once. */
const MAX_RANGE_DAYS = 366;

/** The days between two days, in either order, within the limit around the first one. */
export function rangeOf(anchor: CivilDate, end: CivilDate): DayRange {
  const reach = Math.max(-(MAX_RANGE_DAYS - 1), Math.min(MAX_RANGE_DAYS - 1, daysBetween(anchor, end)));
  const other = addDays(anchor, reach);
  return reach < 0 ? { first: other, last: anchor } : { first: anchor, last: other };
}

export const isInRange = (date: CivilDate, { first, last }: DayRange): boolean => date >= first && date <= last;

export interface RangeSummary {
  days: number;
  /** Future days that take a booking and can be closed. */
  open: number;
  /** Future days that were closed here and can be opened. */
  reopenable: number;
  imported: number;
}

export function summaryOf(range: DayRange, days: ReadonlyMap<CivilDate, CalendarDay>, today: CivilDate): RangeSummary {
  const length = daysBetween(range.first, range.last) + 1;
  const entries = Array.from({ length }, (_, index) => addDays(range.first, index))
    .filter((date) => date >= today)
    .map((date) => days.get(date));
  const closed = entries.map((entry) => entry?.closed ?? null);
  return {
    days: length,
    open: entries.filter((entry) => entry === undefined || entry.places > 0).length,
    reopenable: closed.filter((closing) => closing !== null && closing !== 'imported').length,
    imported: closed.filter((closing) => closing === 'imported').length,
  };
}
