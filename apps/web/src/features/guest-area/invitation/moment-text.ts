// Formats the dates and times of moments.
import type { Invitation, Moment } from '#web/features/guest-area/invitation/invitation.ts';
import { capitalised } from '#web/lib/format/format.ts';
import type { GuestLocale } from '#web/locales/guest-locale.ts';

type When = Pick<Moment, 'day' | 'hour'>;
type Words = Pick<GuestLocale, 'text' | 'format'>;

/** « samedi 12 juin à 19 h 30 », for a page that shows the year elsewhere. Empty when neither is known. */
export function shortWhen({ day, hour }: When, { text, format }: Words): string {
  const date = day === null ? '' : format.dayAndMonth(day);
  if (hour === null) return date;
  return date === '' ? format.time(hour) : text.reply.at(date, format.time(hour));
}

/** « Samedi 12 juin 2027 » or « Du samedi 12 au dimanche 13 juin 2027 ». */
export function formatDays({ starts_on: start, ends_on: end }: Invitation['event'], { text, format }: Words): string {
  if (start === null) return text.cover.dateToCome;
  if (end === null || end === start) return capitalised(format.civilDate(start));
  return text.cover.period(format.periodStart(start, end), format.civilDate(end));
}
