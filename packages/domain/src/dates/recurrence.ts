// Recurrence rules of calendar files (RFC 5545, section 3.3.10): daily, weekly, monthly and yearly ones with their usual parts. Times
// are civil milliseconds, counted as if they were UTC.

export interface Recurrence {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | null;
  until: number | null;
  /** Monday is 1. A place counts within the month, from its end when negative; 0 is every one. */
  weekdays: ReadonlyArray<{ weekday: number; place: number }>;
  monthDays: readonly number[];
  months: readonly number[];
  /** Which of the days of a month or a year are taken. */
  positions: readonly number[];
}

const DAY_MS = 86_400_000;
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const PARTS = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS', 'WKST']);

/** A rule with other parts is not guessed: days would be missing. */
export function readRecurrence(rule: string, readUntil: (text: string) => number): Recurrence | 'unreadable' {
  const parts = new Map<string, string>();
  for (const part of rule.trim().toUpperCase().split(';')) {
    const [name = '', value = ''] = part.split('=', 2);
    if (name !== '') parts.set(name, value);
  }
  if ([...parts.keys()].some((name) => !PARTS.has(name))) return 'unreadable';
  const frequency = parts.get('FREQ');
  if (!isFrequency(frequency)) return 'unreadable';
  const until = parts.get('UNTIL');
  const recurrence: Recurrence = {
    frequency,
    interval: Number(parts.get('INTERVAL') ?? 1),
    count: parts.has('COUNT') ? Number(parts.get('COUNT')) : null,
    // A date includes its whole day.
    until: until === undefined ? null : readUntil(until) + (until.length === 8 ? DAY_MS - 1 : 0),
    weekdays: list(parts.get('BYDAY')).map(readWeekday),
    monthDays: list(parts.get('BYMONTHDAY')).map(Number),
    months: list(parts.get('BYMONTH')).map(Number),
    positions: list(parts.get('BYSETPOS')).map(Number),
  };
  return isReadable(recurrence) ? recurrence : 'unreadable';
}

const isFrequency = (text: string | undefined): text is Recurrence['frequency'] =>
  text === 'DAILY' || text === 'WEEKLY' || text === 'MONTHLY' || text === 'YEARLY';

const list = (text: string | undefined): string[] => (text === undefined ? [] : text.split(','));

function readWeekday(text: string): { weekday: number; place: number } {
  const [, place, name] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  return { weekday: WEEKDAYS.indexOf(name ?? '') + 1, place: Number(place ?? 0) };
}

function isReadable({ frequency, interval, count, weekdays, monthDays, months, positions }: Recurrence): boolean {
  const isMonthly = frequency === 'MONTHLY' || frequency === 'YEARLY';
  return (
    isWhole(interval, 10_000) &&
    (count === null || isWhole(count, 1_000_000)) &&
    weekdays.every(({ weekday, place }) => weekday > 0 && (place === 0 || (isMonthly && isPlace(place, 5)))) &&
    monthDays.every((value) => isPlace(value, 31)) &&
    months.every((value) => isWhole(value, 12)) &&
    positions.every((value) => isPlace(value, 366)) &&
    (isMonthly || positions.length === 0) &&
    // Without a month, a weekday of a yearly rule counts within the year.
    (frequency !== 'YEARLY' || weekdays.length === 0 || months.length > 0)
  );
}

const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;
/** A place from the end is negative. */
const isPlace = (value: number, most: number): boolean => isWhole(Math.abs(value), most);

/** The starts in order. Those before `from` may be left out; `step` is called for each period and stops endless rules by throwing. */
export function* occurrences(start: number, rule: Recurrence, from: number, step: () => void): Generator<number> {
  const time = start - dayOf(start);
  let made = 0;
  // The first occurrences are counted, so that a rule with a count begins at its start.
  for (let period = rule.count === null ? firstPeriod(start, rule, from) : 0; ; period += 1) {
    step();
    const days = daysOfPeriod(dayOf(start), rule, period);
    if (days === null) return;
    for (const day of days) {
      const at = day + time;
      if (at < start) continue;
      if (rule.until !== null && at > rule.until) return;
      yield at;
      made += 1;
      if (rule.count !== null && made >= rule.count) return;
    }
  }
}

const dayOf = (time: number): number => Math.floor(time / DAY_MS) * DAY_MS;

/** A period that ends before `from`, or the first one. */
function firstPeriod(start: number, { frequency, interval }: Recurrence, from: number): number {
  const longest = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[frequency] * DAY_MS * interval;
  return Math.max(0, Math.floor((from - start) / longest) - 1);
}

const LAST_YEAR = 2300;

/** Null after the last year that a calendar may have. */
function daysOfPeriod(first: number, rule: Recurrence, period: number): number[] | null {
  const skipped = period * rule.interval;
  const date = new Date(first);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (rule.frequency === 'DAILY') return limited([first + skipped * DAY_MS], rule);
  if (rule.frequency === 'WEEKLY') {
    const monday = first - (weekdayOf(first) - 1) * DAY_MS + skipped * 7 * DAY_MS;
    const wanted = rule.weekdays.length > 0 ? rule.weekdays.map(({ weekday }) => weekday) : [weekdayOf(first)];
    return limited(
      [...new Set(wanted)].toSorted((a, b) => a - b).map((weekday) => monday + (weekday - 1) * DAY_MS),
      { ...rule, weekdays: [] },
    );
  }
  if (rule.frequency === 'MONTHLY') {
    const index = year * 12 + month + skipped;
    if (index / 12 > LAST_YEAR) return null;
    if (rule.months.length > 0 && !rule.months.includes((index % 12) + 1)) return [];
    return positioned(daysOfMonth(Math.floor(index / 12), index % 12, date.getUTCDate(), rule), rule);
  }
  if (year + skipped > LAST_YEAR) return null;
  const months = rule.months.length > 0 ? rule.months.toSorted((a, b) => a - b) : [month + 1];
  return positioned(
    months.flatMap((number) => daysOfMonth(year + skipped, number - 1, date.getUTCDate(), rule)),
    rule,
  );
}

/** Rules by days and weeks: their other parts leave days out. */
function limited(days: readonly number[], { weekdays, monthDays, months }: Recurrence): number[] | null {
  if (days.some((day) => new Date(day).getUTCFullYear() > LAST_YEAR)) return null;
  return days.filter((day) => {
    const date = new Date(day);
    return (
      (weekdays.length === 0 || weekdays.some(({ weekday }) => weekday === weekdayOf(day))) &&
      (months.length === 0 || months.includes(date.getUTCMonth() + 1)) &&
      (monthDays.length === 0 || monthDays.some((wanted) => isMonthDay(date, wanted)))
    );
  });
}

function daysOfMonth(year: number, month: number, startDay: number, { weekdays, monthDays }: Recurrence): number[] {
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const days = Array.from({ length }, (_, index) => Date.UTC(year, month, index + 1));
  if (weekdays.length === 0 && monthDays.length === 0) return days.slice(startDay - 1, startDay);
  return days.filter((day) => {
    const date = new Date(day);
    return (
      (monthDays.length === 0 || monthDays.some((wanted) => isMonthDay(date, wanted))) &&
      (weekdays.length === 0 || weekdays.some((wanted) => isPlaced(date, wanted, length)))
    );
  });
}

function isPlaced(date: Date, { weekday, place }: { weekday: number; place: number }, length: number): boolean {
  if (weekdayOf(date.getTime()) !== weekday) return false;
  if (place === 0) return true;
  const day = date.getUTCDate();
  return place > 0 ? Math.ceil(day / 7) === place : Math.ceil((length - day + 1) / 7) === -place;
}

function isMonthDay(date: Date, wanted: number): boolean {
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.getUTCDate() === (wanted > 0 ? wanted : length + 1 + wanted);
}

function positioned(days: readonly number[], { positions }: Recurrence): number[] {
  if (positions.length === 0) return [...days];
  return days.filter((_, index) => positions.includes(index + 1) || positions.includes(index - days.length));
}

const weekdayOf = (day: number): number => new Date(day).getUTCDay() || 7;
