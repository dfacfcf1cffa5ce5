// Civil dates in the time zone of Paris, whatever the time zone of the machine.
import { addDays } from '@liesse/domain';

const inParis = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' });

export { addDays } from '@liesse/domain';

export const dayInParis = (instant: Date): string => inParis.format(instant);

export const today = (): string => dayInParis(new Date());

/** The date that many days from today. */
export const inDays = (days: number): string => addDays(today(), days);

/** The Saturday of the demonstration's wedding, by the rule of `demo_day` in supabase/seed.sql. Stories date their own weddings so too. */
export const weddingDay = (): string => inDays(203 + (6 - new Date(today()).getUTCDay()));

const inWords = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });

/** « samedi 12 juin 2027 », and « samedi 1er mai 2027 ». */
export const dayInWords = (day: string): string => inWords.format(new Date(day)).replace(' 1 ', ' 1er ');

/** « du 12 au 13 juin 2027 », with the month or the year of the first day where they differ. */
export function periodInWords(first: string, last: string): string {
  const [, date, month, year] = dayInWords(first).split(' ');
  const [, lastDate, lastMonth, lastYear] = dayInWords(last).split(' ');
  const start = year !== lastYear ? `${date} ${month} ${year}` : month === lastMonth ? date : `${date} ${month}`;
  return `du ${start} au ${lastDate} ${lastMonth} ${lastYear}`;
}

/** As a date field shows it: 12/06/2027. */
export const shortDay = (day: string): string => day.split('-').toReversed().join('/');

/** « Samedi 12 juin 2027 », where a heading begins with it. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const hourInParis = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });

/** An hour of that day in Paris, in summer time or not. */
export function parisInstant(day: string, hour: string): Date {
  const summer = new Date(`${day}T${hour}:00+02:00`);
  return hourInParis.format(summer) === hour ? summer : new Date(`${day}T${hour}:00+01:00`);
}
