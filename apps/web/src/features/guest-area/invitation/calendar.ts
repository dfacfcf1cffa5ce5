// Moments as a file that calendars read (RFC 5545). Hours are those of the place, so the file carries the clock of Paris along.
import { addDays } from '#web/lib/format/civil-date.ts';

export interface CalendarMoment {
  id: string;
  name: string;
  day: string | null;
  hour: string | null;
  duration_minutes: number | null;
  place: string | null;
  address: string | null;
}

interface CalendarText {
  /** The event's name, before each moment's own. */
  title: string;
  description?: string;
}

const DEFAULT_MINUTES = 120;
const DAY_MINUTES = 24 * 60;
/** Octets in a line, its end apart. */
const FOLD = 75;

const PARIS = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Those without a day are left out: a calendar has no place for them. */
export function calendarFile(moments: readonly CalendarMoment[], text: CalendarText, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Liesse//Invitation//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...PARIS,
    ...moments.flatMap((moment) => (moment.day === null ? [] : eventLines({ ...moment, day: moment.day }, text, now))),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function eventLines(
  moment: CalendarMoment & { day: string },
  { title, description }: CalendarText,
  now: Date,
): string[] {
  const place = [moment.place, moment.address].filter(Boolean).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${moment.id}@liesse`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...timeLines(moment),
    `SUMMARY:${escape(`${title} – ${moment.name}`)}`,
    ...(place === '' ? [] : [`LOCATION:${escape(place)}`]),
    ...(description ? [`DESCRIPTION:${escape(description)}`] : []),
    'END:VEVENT',
  ];
}

/** Without an hour it is the whole day, whose end is the next. */
function timeLines({ day, hour, duration_minutes: minutes }: CalendarMoment & { day: string }): string[] {
  if (hour === null) return [`DTSTART;VALUE=DATE:${digits(day)}`, `DTEND;VALUE=DATE:${digits(addDays(day, 1))}`];
  const [hours = 0, rest = 0] = hour.split(':').map(Number);
  const start = hours * 60 + rest;
  const at = (minute: number) =>
    `${digits(addDays(day, Math.floor(minute / DAY_MINUTES)))}T${two(Math.floor((minute % DAY_MINUTES) / 60))}${two(minute % 60)}00`;
  return [
    `DTSTART;TZID=Europe/Paris:${at(start)}`,
    `DTEND;TZID=Europe/Paris:${at(start + (minutes ?? DEFAULT_MINUTES))}`,
  ];
}

const digits = (day: string): string => day.replaceAll('-', '');
const two = (value: number): string => String(value).padStart(2, '0');

const escape = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    // Nothing else that is not printed may stand in a line.
    .replaceAll(/\p{Cc}/gu, ' ');

/** Long lines go on after a space; a character is never cut in two. */
function fold(line: string): string {
  const rows = [''];
  let room = FOLD;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (octets > room) {
      rows.push(' ');
      room = FOLD - 1;
    }
    rows[rows.length - 1] += character;
    room -= octets;
  }
  return rows.join('\r\n');
}
