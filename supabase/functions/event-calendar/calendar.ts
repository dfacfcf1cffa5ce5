// A calendar file (RFC 5545) of an event's moments. Pure: the clock is given.
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
  const dated = momentEntries(event, moments, now);
  return calendarFile(event.name, dated.length > 0 ? dated : wholeEvent(event, now));
}

/** The lines of a calendar around those of its entries, folded and ended as the standard wants them. */
export function calendarFile(name: string, entries: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Liesse//Calendrier//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Europe/Paris',
    ...entries,
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

export const momentEntries = (event: CalendarEvent, moments: readonly Moment[], now: Date): string[] =>
  moments.flatMap((moment) => (moment.day === null ? [] : entryOf(event, moment, moment.day, now)));

/** Something for a day, which leaves its hours free. */
export const dayEntry = (id: string, day: string, summary: string, description: string, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@liesse`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART;VALUE=DATE:${date(day)}`,
  `SUMMARY:${escapeText(summary)}`,
  ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

function entryOf(event: CalendarEvent, moment: Moment, day: string, now: Date): string[] {
  const place = [moment.place ?? event.place, moment.address].filter((part) => part !== null && part !== '');
  return [
    'BEGIN:VEVENT',
    `UID:${moment.id}@liesse`,
    `DTSTAMP:${utc(now)}`,
    ...times(moment, day),
    `SUMMARY:${escapeText(`${moment.name} – ${event.name}`)}`,
    ...(place.length > 0 ? [`LOCATION:${escapeText(place.join(', '))}`] : []),
    'END:VEVENT',
  ];
}

function times({ hour, duration_minutes: minutes }: Moment, day: string): string[] {
  if (hour === null) return [`DTSTART;VALUE=DATE:${date(day)}`];
  const start = parisInstant(day, hour);
  if (minutes === null) return [`DTSTART:${utc(start)}`];
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(new Date(start.getTime() + minutes * 60_000))}`];
}

/** Before the day is planned hour by hour, its date alone is worth keeping. */
function wholeEvent(event: CalendarEvent, now: Date): string[] {
  if (event.starts_on === null) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@liesse`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART;VALUE=DATE:${date(event.starts_on)}`,
    `DTEND;VALUE=DATE:${date(dayAfter(event.ends_on ?? event.starts_on))}`,
    `SUMMARY:${escapeText(event.name)}`,
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    'END:VEVENT',
  ];
}

/** The end of whole days is the day on which it is over. */
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const date = (day: string): string => day.replaceAll('-', '');

const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // A control character ends or breaks the line for some readers, and means nothing to the others.
    .replace(/\p{Cc}/gu, '');

/** 75 octets a line and no letter cut in two; a continuation begins with a space. */
export function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let size = 0;
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (size + octets > 75) {
      folded += '\r\n ';
      size = 1;
    }
    folded += letter;
    size += octets;
  }
  return folded;
}
