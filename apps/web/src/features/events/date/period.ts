// Formats the dates of an event and the time until it begins.
import { type CivilDate, daysBetween, formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatCount, monthNames } from '#web/lib/format/format.ts';
import { events as text } from '#web/locales/fr/client/events.ts';

/** « samedi 12 juin 2027 », « du 12 au 13 juin 2027 » */
export function formatPeriod(first: CivilDate | null, last: CivilDate | null): string {
  if (first === null) return text.noDate;
  if (last === null || last === first) return formatCivilDate(first);
  return text.period(shortened(first, last), inFull(last));
}

/** « dans 12 jours », « demain », « aujourd’hui »; null once it has begun, or without a day. */
export function formatAhead(first: CivilDate | null, today: CivilDate): string | null {
  const days = first === null ? -1 : daysBetween(today, first);
  if (days < 0) return null;
  if (days === 0) return text.today;
  return days === 1 ? text.tomorrow : text.inDays(formatCount(days));
}

/** Without the month or the year that both days share. */
function shortened(first: CivilDate, last: CivilDate): string {
  const [day = '', month = '', year = ''] = wordsOf(first);
  const [, lastMonth, lastYear] = wordsOf(last);
  if (year !== lastYear) return `${day}\u00a0${month} ${year}`;
  return month === lastMonth ? day : `${day}\u00a0${month}`;
}

function inFull(date: CivilDate): string {
  const [day = '', month = '', year = ''] = wordsOf(date);
  return `${day}\u00a0${month} ${year}`;
}

function wordsOf(date: CivilDate): string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  return [day === '01' ? '1er' : String(Number(day)), monthNames[Number(month) - 1] ?? '', year];
}
