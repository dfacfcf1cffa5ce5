// Keyboard navigation of the calendar, within its bounds.
import { addDays, addMonths, type CivilDate, weekdayOf } from '#web/lib/format/civil-date.ts';

export interface DateBounds {
  min?: CivilDate | undefined;
  max?: CivilDate | undefined;
}

const YEARS_BEFORE = 100;
const YEARS_AFTER = 10;

/** The day that a key moves to, or null for other keys. */
export function stepOf(key: string, hasShift: boolean, from: CivilDate): CivilDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, -weekdayOf(from));
    case 'End':
      return addDays(from, 6 - weekdayOf(from));
    case 'PageUp':
      return addMonths(from, hasShift ? -12 : -1);
    case 'PageDown':
      return addMonths(from, hasShift ? 12 : 1);
    default:
      return null;
  }
}

export function clampDate(date: CivilDate, { min, max }: DateBounds): CivilDate {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

export const isWithin = (date: CivilDate, bounds: DateBounds): boolean => clampDate(date, bounds) === date;

/** The years of the select: those allowed, and always the one shown. */
export function yearsAround(shown: CivilDate, today: CivilDate, { min, max }: DateBounds): number[] {
  const first = Math.min(min === undefined ? yearOf(today) - YEARS_BEFORE : yearOf(min), yearOf(shown));
  const last = Math.max(max === undefined ? yearOf(today) + YEARS_AFTER : yearOf(max), yearOf(shown));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const yearOf = (date: CivilDate): number => Number(date.slice(0, 4));
