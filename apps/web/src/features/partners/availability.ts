// Twelve months of a partner's calendar, from the days that are taken.
import { addMonths, type CivilDate, firstOfMonth, formatMonth, monthGrid } from '#web/lib/format/civil-date.ts';
import { formatList } from '#web/lib/format/format.ts';
import { partnerPage } from '#web/locales/fr/partner-page.ts';

const { availability: text } = partnerPage;

export interface TakenMonth {
  /** Its first day. */
  month: CivilDate;
  /** « juin 2027 » */
  name: string;
  /** Numbers of the days that are taken. */
  taken: number[];
  /** The last day that is over; 0 for months to come. */
  over: number;
  /** The same in words. */
  summary: string;
}

const MONTHS = 12;

export function monthsOf(takenDays: readonly CivilDate[], today: CivilDate): TakenMonth[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = addMonths(firstOfMonth(today), index);
    const name = formatMonth(month);
    const taken = takenDays.filter((day) => firstOfMonth(day) === month).map((day) => Number(day.slice(8)));
    return {
      month,
      name,
      taken,
      over: firstOfMonth(today) === month ? Number(today.slice(8)) - 1 : 0,
      summary: taken.length === 0 ? text.allFree(name) : text.takenDays(name, formatList(taken.map(String))),
    };
  });
}

/** Whole weeks from Monday; null where the month has no day. */
export const weeksOf = (month: CivilDate): Array<Array<number | null>> =>
  monthGrid(month).map((week) => week.map((day) => (firstOfMonth(day) === month ? Number(day.slice(8)) : null)));
