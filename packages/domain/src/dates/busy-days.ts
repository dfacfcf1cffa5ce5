// Reads the busy days of a calendar file (RFC 5545): its days, and nothing else of it. Times without a zone, and those of zones other
// than UTC, count as civil time at Paris. Any file of a stranger may arrive here, so that each loop has a limit.
import { occurrences, type Recurrence, readRecurrence } from './recurrence.ts';

export const MAX_CALENDAR_BYTES = 2 * 1024 * 1024;
export const MAX_CALENDAR_EVENTS = 5000;

export type BusyDaysProblem = 'not-a-calendar' | 'too-large' | 'too-many-events' | 'invalid-date' | 'recurrence';

export type BusyDays = { ok: true; days: string[] } | { ok: false; reason: BusyDaysProblem };

export const busyDaysMessages: Record<BusyDaysProblem, string> = {
  'not-a-calendar': 'Ce n’est pas un calendrier au format iCalendar (.ics).',
  'too-large': 'Ce calendrier dépasse 2\u00a0Mo.',
  'too-many-events': 'Ce calendrier contient plus de 5\u202f000 événements.',
  'invalid-date': 'Ce calendrier contient une date qui n’existe pas.',
  recurrence: 'Ce calendrier contient une répétition que nous ne savons pas lire.',
};

/** The days of the range, both ends included, on which an event of the file takes time. */
export function readBusyDays(file: string, range: { first: string; last: string }): BusyDays {
  if (file.length > MAX_CALENDAR_BYTES) return { ok: false, reason: 'too-large' };
  if (!/^\uFEFF?BEGIN:VCALENDAR\r?\n/i.test(file)) return { ok: false, reason: 'not-a-calendar' };
  try {
    const events = busyEvents(file);
    const moved = movedOccurrences(events);
    const days = new Days(range.first, range.last);
    for (const event of events) addEvent(days, event, moved.get(event.uid));
    return { ok: true, days: days.sorted() };
  } catch (error) {
    if (error instanceof CalendarProblem) return { ok: false, reason: error.reason };
    throw error;
  }
}

class CalendarProblem extends Error {
  readonly reason: BusyDaysProblem;

  constructor(reason: BusyDaysProblem) {
    super(reason);
    this.reason = reason;
  }
}

interface BusyEvent {
  uid: string;
  /** Civil milliseconds at Paris, counted as if they were UTC. */
  start: number;
  length: number;
  recurrence: Recurrence | null;
  /** The starts that the rule leaves out. */
  excluded: number[];
  /** The start of the occurrence that this event replaces. */
  replaces: number | null;
  isBusy: boolean;
}

const DAY_MS = 86_400_000;
/** Of all occurrences and their days together; a person's calendar needs a hundredth of it. */
const MAX_STEPS = 2_000_000;

class Days {
  readonly first: number;
  readonly last: number;
  readonly #found = new Set<number>();
  #steps = 0;

  constructor(first: string, last: string) {
    this.first = Date.parse(first);
    this.last = Date.parse(last);
  }

  step(): void {
    this.#steps += 1;
    if (this.#steps > MAX_STEPS) throw new CalendarProblem('recurrence');
  }

  add(start: number, length: number): void {
    const from = Math.max(dayOf(start), this.first);
    // An event that ends at midnight takes nothing of the next day.
    const to = Math.min(dayOf(start + Math.max(length - 1, 0)), this.last);
    for (let day = from; day <= to; day += DAY_MS) {
      this.step();
      this.#found.add(day);
    }
  }

  sorted(): string[] {
    return [...this.#found].toSorted((a, b) => a - b).map((day) => new Date(day).toISOString().slice(0, 10));
  }
}

const dayOf = (time: number): number => Math.floor(time / DAY_MS) * DAY_MS;

function addEvent(days: Days, event: BusyEvent, moved: ReadonlySet<number> = new Set()): void {
  if (!event.isBusy) return;
  if (event.recurrence === null) return days.add(event.start, event.length);
  const excluded = new Set(event.excluded);
  const from = days.first - event.length - DAY_MS;
  for (const start of occurrences(event.start, event.recurrence, from, () => days.step())) {
    if (start >= days.last + DAY_MS) return;
    if (!excluded.has(start) && !moved.has(start)) days.add(start, event.length);
  }
}

/** An occurrence that was moved or cancelled is an event of its own, which names the start it had. */
function movedOccurrences(events: readonly BusyEvent[]): Map<string, Set<number>> {
  const moved = new Map<string, Set<number>>();
  for (const { uid, replaces } of events) {
    if (replaces === null) continue;
    const same = moved.get(uid);
    if (same === undefined) moved.set(uid, new Set([replaces]));
    else same.add(replaces);
  }
  return moved;
}

interface Property {
  parameters: string;
  value: string;
}

function busyEvents(file: string): BusyEvent[] {
  const events: BusyEvent[] = [];
  const open: string[] = [];
  let event = new Map<string, Property[]>();
  for (const line of unfold(file)) {
    const { name, ...property } = splitLine(line);
    if (name === 'BEGIN') {
      open.push(property.value.toUpperCase());
      if (open.at(-1) === 'VEVENT') event = new Map();
    } else if (name === 'END') {
      if (open.pop() === 'VEVENT') events.push(readEvent(event));
      if (events.length > MAX_CALENDAR_EVENTS) throw new CalendarProblem('too-many-events');
    } else if (open.at(-1) === 'VEVENT') {
      const same = event.get(name);
      if (same === undefined) event.set(name, [property]);
      else same.push(property);
    }
  }
  if (open.length > 0) throw new CalendarProblem('not-a-calendar');
  return events;
}

/** Section 3.1: a line that begins with a space continues the one before. */
function* unfold(file: string): Generator<string> {
  let line = '';
  for (const part of file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (part.startsWith(' ') || part.startsWith('\t')) {
      line += part.slice(1);
    } else {
      if (line !== '') yield line;
      line = part;
    }
  }
  if (line !== '') yield line;
}

/** The value follows the first colon outside of quotes. */
function splitLine(line: string): { name: string } & Property {
  let isQuoted = false;
  for (let place = 0; place < line.length; place += 1) {
    const character = line[place];
    if (character === '"') isQuoted = !isQuoted;
    if (character !== ':' || isQuoted) continue;
    const head = line.slice(0, place);
    const name = head.split(';', 1)[0] ?? '';
    return {
      name: name.toUpperCase(),
      parameters: head.slice(name.length).toUpperCase(),
      value: line.slice(place + 1),
    };
  }
  return { name: '', parameters: '', value: '' };
}

function readEvent(properties: Map<string, Property[]>): BusyEvent {
  const value = (name: string): string => properties.get(name)?.[0]?.value ?? '';
  const isFree =
    value('STATUS').toUpperCase() === 'CANCELLED' ||
    value('TRANSP').toUpperCase() === 'TRANSPARENT' ||
    value('X-MICROSOFT-CDO-BUSYSTATUS').toUpperCase() === 'FREE';
  const start = readTimes(properties.get('DTSTART'))[0];
  if (start === undefined) throw new CalendarProblem('invalid-date');
  const rule = value('RRULE');
  const recurrence = rule === '' ? null : readRecurrence(rule, (until) => readTime(until, ''));
  if (recurrence === 'unreadable') throw new CalendarProblem('recurrence');
  return {
    uid: value('UID'),
    start,
    length: lengthOf(properties, start),
    recurrence,
    excluded: readTimes(properties.get('EXDATE')),
    replaces: readTimes(properties.get('RECURRENCE-ID'))[0] ?? null,
    isBusy: !isFree,
  };
}

function lengthOf(properties: Map<string, Property[]>, start: number): number {
  const end = readTimes(properties.get('DTEND'))[0];
  if (end !== undefined) return Math.max(end - start, 0);
  const duration = properties.get('DURATION')?.[0]?.value;
  if (duration !== undefined) return readDuration(duration);
  const isDay = properties.get('DTSTART')?.[0]?.value.trim().length === 8;
  return isDay ? DAY_MS : 0;
}

const DURATION = /^\+?P(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/;

function readDuration(text: string): number {
  const found = DURATION.exec(text.trim().toUpperCase());
  if (found === null) throw new CalendarProblem('invalid-date');
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}

/** EXDATE may have several lines, and several times in each. */
const readTimes = (properties: readonly Property[] = []): number[] =>
  properties.flatMap(({ value, parameters }) => value.split(',').map((text) => readTime(text, parameters)));

const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/;
const YEARS = { first: 1900, last: 2200 };

function readTime(text: string, parameters: string): number {
  const found = TIME.exec(text.trim().toUpperCase());
  if (found === null) throw new CalendarProblem('invalid-date');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const date = Date.UTC(year, month - 1, day);
  const isDate = new Date(date).getUTCMonth() === month - 1 && new Date(date).getUTCDate() === day;
  if (!isDate || year < YEARS.first || year > YEARS.last || hour > 24 || minute > 59 || second > 60)
    throw new CalendarProblem('invalid-date');
  const time = date + ((hour * 60 + minute) * 60 + second) * 1000;
  const isUtc = found[7] === 'Z' || /;TZID=(?:ETC\/)?(?:UTC|GMT)(?:;|$)/.test(parameters);
  return isUtc ? time + parisOffset(time) : time;
}

/** Directive 2000/84/EC: clocks change at 01:00 UTC on the last Sundays of March and October. */
function parisOffset(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= lastSunday(year, 2) && instant < lastSunday(year, 9);
  return (isSummer ? 2 : 1) * 3_600_000;
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}
