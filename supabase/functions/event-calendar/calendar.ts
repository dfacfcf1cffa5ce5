// The entries of an event's moments for a calendar file. Pure: the clock is given.
import {
  type CalendarEntry,
  dayTimes,
  escapeText,
  utcTimes,
  writeCalendar,
} from '../../../packages/domain/src/dates/calendar.ts';
import { parisInstant } from './paris-time.ts';

export type CalendarEvent = {
  id: string;
  name: string;
  place: string | null;
  starts_on: string | null;
  ends_on: string | null;
};

export type Moment = {
  id: string;
  name: string;
  /** Civil day and hour at the place of the event; without an hour the moment takes the day. */
  day: string | null;
  hour: string | null;
  duration_minutes: number | null;
  place: string | null;
  address: string | null;
};

export function calendarOf(event: CalendarEvent, moments: readonly Moment[], now: Date): string {
  const dated = momentEntries(event, moments);
  return namedCalendar(event.name, dated.length > 0 ? dated : wholeEvent(event), now);
}

/** The name is what a calendar shows to a person who subscribes to the address. */
export const namedCalendar = (name: string, entries: readonly CalendarEntry[], now: Date): string =>
  writeCalendar({
    product: 'Calendrier',
    properties: [`X-WR-CALNAME:${escapeText(name)}`, 'X-WR-TIMEZONE:Europe/Paris'],
    entries,
    now,
  });

export const momentEntries = (event: CalendarEvent, moments: readonly Moment[]): CalendarEntry[] =>
  moments.flatMap((moment) => (moment.day === null ? [] : entryOf(event, moment, moment.day)));

const entryOf = (event: CalendarEvent, moment: Moment, day: string): CalendarEntry => ({
  id: moment.id,
  times: moment.hour === null ? dayTimes(day) : utcTimes(parisInstant(day, moment.hour), moment.duration_minutes),
  summary: `${moment.name} – ${event.name}`,
  location: [moment.place ?? event.place, moment.address].filter(Boolean).join(', '),
});

/** Until the day is planned hour by hour, the entry is the date of the event. */
const wholeEvent = ({ id, name, place, starts_on: first, ends_on: last }: CalendarEvent): CalendarEntry[] =>
  first === null ? [] : [{ id, times: dayTimes(first, last ?? first), summary: name, location: place ?? '' }];
