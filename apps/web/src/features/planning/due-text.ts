// Writes when a task is due: a day relative to today, or a delay before the event.

import type { Task } from '#web/features/planning/task.ts';
import { addDays, type CivilDate, daysBetween, formatCivilDate } from '#web/lib/format/civil-date.ts';
import { planning } from '#web/locales/fr/client/planning.ts';

const { due: text } = planning;

export const delayUnits = ['days', 'weeks', 'months'] as const;
export type DelayUnit = (typeof delayUnits)[number];

export interface Delay {
  count: number;
  unit: DelayUnit;
  isAfter: boolean;
}

/** A month of a delay is thirty days, since delays are counted back from a day and not along a calendar. */
const LENGTHS: Record<DelayUnit, number> = { days: 1, weeks: 7, months: 30 };

/** Uses the largest unit that divides the days exactly. */
export function delayOf(daysBefore: number): Delay {
  const days = Math.abs(daysBefore);
  const unit = days === 0 ? 'days' : days % 30 === 0 ? 'months' : days % 7 === 0 ? 'weeks' : 'days';
  return { count: days / LENGTHS[unit], unit, isAfter: daysBefore < 0 };
}

export function daysOf({ count, unit, isAfter }: Delay): number {
  const days = count * LENGTHS[unit];
  return isAfter && days > 0 ? -days : days;
}

/** From this many days on, a delay is rounded to months. */
const ROUNDED_FROM = 60;

/** « 6 mois avant », « la veille », « 1 semaine après ». */
export function formatDelay(daysBefore: number): string {
  if (daysBefore === 0) return text.eventDay;
  if (daysBefore === 1) return text.eve;
  if (daysBefore === -1) return text.dayAfter;
  const exact = delayOf(daysBefore);
  const days = Math.abs(daysBefore);
  const { count, unit } =
    days < ROUNDED_FROM ? exact : { count: Math.round(days / LENGTHS.months), unit: 'months' as const };
  const length = text.units[unit](count);
  return exact.isAfter ? text.after(length) : text.before(length);
}

/** « Demain », « samedi 12 juin », « 12 juin 2028 »; the delay where there is no day. */
export function formatDue(
  { due_on: day, days_before: delay }: Pick<Task, 'due_on' | 'days_before'>,
  today: CivilDate,
): string {
  if (day === null) return delay === null ? text.none : formatDelay(delay);
  const ahead = daysBetween(today, day);
  if (ahead === 0) return text.today;
  if (ahead === 1) return text.tomorrow;
  if (ahead === -1) return text.yesterday;
  const [weekday, dayAndMonth, year] = formatCivilDate(day).split(' ');
  if (day > today && day < addDays(today, 7)) return `${weekday} ${dayAndMonth}`;
  return day.slice(0, 4) === today.slice(0, 4) ? `${dayAndMonth}` : `${dayAndMonth} ${year}`;
}
