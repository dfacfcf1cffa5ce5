// A calendar date without time or zone: '2027-06-12'. Arithmetic, parsing of typed text, and French output.
import { foldText, monthNames, weekdayNames } from '#web/lib/format/format.ts';

/** 'YYYY-MM-DD', as in the database. */
export type CivilDate = string;

const DAY = 86_400_000;
const NO_BREAK = '\u00a0';
/** How far ahead a two-digit year may lie: « 27 » is 2027, « 85 » is 1985. */
const YEARS_AHEAD = 20;

export function isCivilDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !text.startsWith('0000') && fromDayNumber(dayNumber(text)) === text;
}

/** The date in the browser's own time zone. */
export function civilDateOf(instant: Date): CivilDate {
  return civilDate(instant.getFullYear(), instant.getMonth() + 1, instant.getDate()) ?? '';
}

export const addDays = (date: CivilDate, days: number): CivilDate => fromDayNumber(dayNumber(date) + days);

/** The same day of another month, or its last day where the month is shorter. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const first = write(Math.floor(index / 12), (index % 12) + 1, 1);
  return addDays(first, Math.min(day, lengthOfMonth(first)) - 1);
}

/** Days from the first date to the second; negative when the second is earlier. */
export const daysBetween = (from: CivilDate, to: CivilDate): number => dayNumber(to) - dayNumber(from);

/** Monday is 0. */
export const weekdayOf = (date: CivilDate): number => (((dayNumber(date) + 3) % 7) + 7) % 7;

export const firstOfMonth = (date: CivilDate): CivilDate => `${date.slice(0, 8)}01`;

/** The whole weeks, from Monday, that contain the month of this date. */
export function monthGrid(date: CivilDate): CivilDate[][] {
  const first = firstOfMonth(date);
  const lead = weekdayOf(first);
  const weeks = Math.ceil((lead + lengthOfMonth(first)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(first, week * 7 + day - lead)),
  );
}

/** samedi 12 juin 2027 */
export function formatCivilDate(date: CivilDate): string {
  const { year, month, day } = partsOf(date);
  const ordinal = day === 1 ? '1er' : day;
  return `${weekdayNames[weekdayOf(date)]} ${ordinal}${NO_BREAK}${monthNames[month - 1]} ${year}`;
}

/** 12/06/2027 */
export const formatShortDate = (date: CivilDate): string => date.split('-').toReversed().join('/');

/** juin 2027 */
export function formatMonth(date: CivilDate): string {
  const { year, month } = partsOf(date);
  return `${monthNames[month - 1]} ${year}`;
}

/**
 * Parses typed text: 12/06/2027, 12.6.27, 12062027, 12 juin 2027, samedi 1er juin. Without a year it is the next such day.
 * Returns null when the text is not a date.
 */
export function parseCivilDate(typed: string, today: CivilDate): CivilDate | null {
  const text = typed.trim();
  if (isCivilDate(text)) return text;
  const words =
    foldText(text)
      .match(/\d+(?:er)?|[a-z]+/g)
      ?.filter((word) => word !== 'le') ?? [];
  const [dayText, monthText, yearText, ...rest] = splitDigits(isWeekday(words[0]) ? words.slice(1) : words);
  if (dayText === undefined || monthText === undefined || rest.length > 0) return null;
  const day = /^(?:\d{1,2}|0?1er)$/.test(dayText) ? Number.parseInt(dayText, 10) : 0;
  const month = readMonth(monthText);
  if (yearText === undefined) return nextOccurrence(day, month, today);
  const year = readYear(yearText, today);
  return year === null ? null : civilDate(year, month, day);
}

/** 12062027 and 120627, as typed on a numeric keypad. */
function splitDigits(words: string[]): string[] {
  const [only] = words;
  if (words.length !== 1 || only === undefined || !/^(?:\d{6}|\d{8})$/.test(only)) return words;
  return [only.slice(0, 2), only.slice(2, 4), only.slice(4)];
}

/** A full or shortened name, if exactly one begins so: « sam », « sept ». */
const startsOne = (names: readonly string[], word: string): number => {
  const found = names.flatMap((name, index) => (word.length >= 3 && foldText(name).startsWith(word) ? [index] : []));
  return found.length === 1 ? (found[0] ?? -1) : -1;
};

const isWeekday = (word: string | undefined): boolean => word !== undefined && startsOne(weekdayNames, word) >= 0;

const readMonth = (word: string): number => (/^\d{1,2}$/.test(word) ? Number(word) : startsOne(monthNames, word) + 1);

function readYear(word: string, today: CivilDate): number | null {
  if (/^\d{4}$/.test(word)) return Number(word);
  if (!/^\d{2}$/.test(word)) return null;
  const latest = partsOf(today).year + YEARS_AHEAD;
  return latest - ((((latest - Number(word)) % 100) + 100) % 100);
}

/** Eight years always contain a 29 February, except around 1900 and 2100. */
function nextOccurrence(day: number, month: number, today: CivilDate): CivilDate | null {
  const { year } = partsOf(today);
  const days = Array.from({ length: 9 }, (_, ahead) => civilDate(year + ahead, month, day));
  return days.find((date) => date !== null && date >= today) ?? null;
}

function civilDate(year: number, month: number, day: number): CivilDate | null {
  const text = write(year, month, day);
  return isCivilDate(text) ? text : null;
}

const write = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function partsOf(date: CivilDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) };
}

/** The Gregorian calendar repeats every 400 years. */
const lengthOfMonth = (first: CivilDate): number => {
  const { year, month } = partsOf(first);
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
};

/** Days since 1970 in UTC, which has no daylight saving time. */
const dayNumber = (date: CivilDate): number => Date.parse(`${date}T00:00:00Z`) / DAY;

const fromDayNumber = (days: number): CivilDate =>
  Number.isFinite(days) ? new Date(days * DAY).toISOString().slice(0, 10) : '';
