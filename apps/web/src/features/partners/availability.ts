// Twelve months of a partner's calendar, from the days that are booked.
import { addMonths, type CivilDate, firstOfMonth, formatMonth, monthGrid } from '#web/lib/format/civil-date.ts';
import { formatList } from '#web/lib/format/format.ts';
import { partnerPage } from '#web/locales/fr/public/partner-page.ts';

const { availability: text } = partnerPage;

export interface TakenMonth {
  /** The first day of the month. */
  month: CivilDate;
  /** « juin 2027 » */
  name: string;
  /** The numbers of the booked days. */
  taken: number[];
  /** The number of the last past day; 0 for future months. */
  over: number;
  /** The same as text, for screen readers. */
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

/** Whole weeks from Monday, with null for days of other months. */
export const weeksOf = (month: CivilDate): Array<Array<number | null>> =>
  monthGrid(month).map((week) => week.map((day) => (firstOfMonth(day) === month ? Number(day.slice(8)) : null)));
