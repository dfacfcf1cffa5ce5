// Formats the dates and times of moments.
import type { Invitation, Moment } from '#web/features/guest-area/invitation/invitation.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { capitalised, formatTime } from '#web/lib/format/format.ts';
import { guest as text } from '#web/locales/fr/guest/guest.ts';

type When = Pick<Moment, 'day' | 'hour'>;

/** « samedi 12 juin à 19 h 30 », for a page that shows the year elsewhere. Empty when neither is known. */
export function shortWhen({ day, hour }: When): string {
  const date = day === null ? '' : formatCivilDate(day).replace(/ \d+$/, '');
  if (hour === null) return date;
  return date === '' ? formatTime(hour) : text.reply.at(date, formatTime(hour));
}

export const hourOf = ({ hour }: When): string => (hour === null ? '' : formatTime(hour));

/** « Samedi 12 juin 2027 » or « Du samedi 12 au dimanche 13 juin 2027 ». */
export function formatDays({ starts_on: start, ends_on: end }: Invitation['event']): string {
  if (start === null) return text.cover.dateToCome;
  if (end === null || end === start) return capitalised(formatCivilDate(start));
  return text.cover.period(withoutShared(start, end), formatCivilDate(end));
}

/** The first date without the year, or the month and the year, when the last date has the same. */
function withoutShared(first: string, last: string): string {
  const words = formatCivilDate(first);
  if (first.slice(0, 4) !== last.slice(0, 4)) return words;
  const yearless = words.replace(/ \d+$/, '');
  return first.slice(0, 7) === last.slice(0, 7) ? yearless.replace(/\u00A0\S+$/, '') : yearless;
}
