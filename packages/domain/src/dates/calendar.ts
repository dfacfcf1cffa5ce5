// Writes calendar files (RFC 5545). There is one writer for the guest pages and for the calendar functions, because both must escape
// and fold lines alike. It is our own rather than a library: these rules are 100 lines, and the guest pages have no room for more.

export interface CalendarEntry {
  /** Unique in the product; the same id in two files is the same entry for a calendar. */
  id: string;
  /** From `dayTimes`, `parisTimes` or `utcTimes`. */
  times: readonly string[];
  summary: string;
  location?: string;
  description?: string;
  /** Further lines, already escaped. */
  properties?: readonly string[];
}

interface CalendarFile {
  /** The part of the product that writes the file. */
  product: string;
  /** Further lines of the calendar itself, already escaped. */
  properties?: readonly string[];
  entries: readonly CalendarEntry[];
  now: Date;
}

export function writeCalendar({ product, properties = [], entries, now }: CalendarFile): string {
  const isLocal = entries.some(({ times }) => times.some((line) => line.includes(PARIS_TIME)));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Liesse//${product}//FR`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...properties,
    // Section 3.2.19: a time zone that a line names must be defined in the same file.
    ...(isLocal ? PARIS_ZONE : []),
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** Whole days, the last one included: section 3.6.1 wants the day after as the end. */
export const dayTimes = (first: string, last: string = first): string[] => [
  `DTSTART;VALUE=DATE:${civil(first)}`,
  `DTEND;VALUE=DATE:${civil(last, DAY_MINUTES)}`,
];

/** Civil time at Paris. The entry stays at its hour if the law about summer time changes. */
export function parisTimes(day: string, hour: string, minutes: number): string[] {
  const start = `${day}T${hour.slice(0, 5)}`;
  return [`DTSTART${PARIS_TIME}${civil(start)}`, `DTEND${PARIS_TIME}${civil(start, minutes)}`];
}

/** Without a length the entry has a start alone. */
export const utcTimes = (start: Date, minutes: number | null): string[] => [
  `DTSTART:${utc(start)}`,
  ...(minutes === null ? [] : [`DTEND:${utc(new Date(start.getTime() + minutes * 60_000))}`]),
];

/** Section 3.3.11: a text may hold no control character but the tab. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

/** Section 3.1: a line has 75 octets at most, and its continuation begins with a space. No character is cut in two. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let size = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (size + octets > MAX_OCTETS) {
      folded += '\r\n ';
      size = 1;
    }
    folded += character;
    size += octets;
  }
  return folded;
}

const PARIS_TIME = ';TZID=Europe/Paris:';
const DAY_MINUTES = 24 * 60;
const MAX_OCTETS = 75;
const DAY_LENGTH = '2027-06-12'.length;

const PARIS_ZONE = [
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

const entryLines = (entry: CalendarEntry, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.id}@liesse`,
  `DTSTAMP:${utc(now)}`,
  ...entry.times,
  `SUMMARY:${escapeText(entry.summary)}`,
  ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
  ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
  ...(entry.properties ?? []),
  'END:VEVENT',
];

/** A day or a civil time so many minutes later, in the digits of the standard. No time zone takes part: a civil day has 24 hours. */
function civil(time: string, minutes = 0): string {
  const isDay = time.length === DAY_LENGTH;
  const instant = new Date(Date.parse(isDay ? time : `${time}Z`) + minutes * 60_000);
  return digits(instant).slice(0, isDay ? 8 : 15);
}

const utc = (instant: Date): string => `${digits(instant)}Z`;
const digits = (instant: Date): string => instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
