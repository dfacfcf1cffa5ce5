// Dates, durations, counts, money and lists in French. The only module that uses Intl.
const moment = once(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Paris',
    }),
);

const since = once(() => new Intl.RelativeTimeFormat('fr-FR', { numeric: 'auto' }));
const dayAlone = once(() => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }));

const count = once(() => new Intl.NumberFormat('fr-FR'));
const decimal = once(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }));
const euros = once(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }));
const price = once(
  () =>
    new Intl.NumberFormat('fr-FR', {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);
const languages = once(() => new Intl.DisplayNames('fr-FR', { type: 'language' }));
const frenchDay = once(() => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' }));
const percent = once(() => new Intl.NumberFormat('fr-FR', { style: 'percent' }));
const list = once(() => new Intl.ListFormat('fr-FR'));
const dictionary = once(() => new Intl.Collator('fr-FR', { numeric: true }));
const plurals = once(() => new Intl.PluralRules('fr-FR'));

const NO_BREAK = '\u00a0';
/** In place of the hyphen that Intl writes. */
const MINUS = '\u2212';
const SIZES = ['o', 'ko', 'Mo', 'Go'];

export const monthNames: readonly string[] = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

export const weekdayNames: readonly string[] = [
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
];

/** samedi 12 juin 2027 à 18 h 30 */
export function formatMoment(instant: Date): string {
  const parts = Object.fromEntries(
    moment()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const day = parts['day'] === '1' ? '1er' : parts['day'];
  const time = formatTime(`${parts['hour']}:${parts['minute']}`);
  return `${parts['weekday']} ${day}${NO_BREAK}${parts['month']} ${parts['year']} à ${time}`;
}

/** maintenant, il y a 3 heures, hier; after a week the date itself */
export function formatSince(instant: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - instant.getTime()) / 1000));
  if (seconds < 60) return since().format(0, 'second');
  if (seconds < 3600) return since().format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return since().format(-Math.floor(seconds / 3600), 'hour');
  if (seconds < 7 * 86_400) return since().format(-Math.floor(seconds / 86_400), 'day');
  return formatDay(instant);
}

/** 12 juin 2027, 1er mai 2027 */
export const formatDay = (instant: Date): string => dayAlone().format(instant).replace(/^1 /, '1er ');

/** 18 h 30 or 18 h, from '18:30' or the '18:30:00' of a database */
export function formatTime(time: string): string {
  const [hour, minute] = time.split(':');
  return `${Number(hour)}${NO_BREAK}h${minute === '00' ? '' : `${NO_BREAK}${minute}`}`;
}

/** 1 234 */
export const formatCount = (value: number): string => count().format(value);

/** 1 234,56 €, from integer cents */
export const formatMoney = (cents: number): string =>
  euros()
    .format(cents / 100)
    .replace('-', MINUS);

/** 1 250 € or 12,50 €, from integer cents: for a price in a sentence, not for a column of amounts */
export const formatPrice = (cents: number): string =>
  price()
    .format(cents / 100)
    .replace('-', MINUS);

/** 4,8 */
export const formatRating = (value: number): string => decimal().format(value);

/** français, from 'fr' */
export const formatLanguage = (code: string): string => languages().of(code) ?? code;

/** '2027-06-12': today's date in France, whatever the machine's time zone */
export const dayInFrance = (instant: Date): string => frenchDay().format(instant);

/** 64 %, from a share between 0 and 1 */
export const formatShare = (share: number): string => percent().format(share);

/** 2,5 Mo */
export function formatFileSize(bytes: number, language = 'fr'): string {
  const rank = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), SIZES.length - 1);
  const size = decimal().format(bytes / 1000 ** rank);
  // Other languages write bytes as B, and some of them a decimal point.
  if (language === 'fr') return `${size}${NO_BREAK}${SIZES[rank]}`;
  return `${language === 'en' || language === 'ar' ? size.replace(',', '.') : size}${NO_BREAK}${SIZES[rank]?.replace('o', 'B')}`;
}

/** JPEG, PNG et PDF */
export const formatList = (items: readonly string[]): string => list().format(items);

/** 1 invité, 0 invité, 12 invités: in French zero is singular. */
export const formatPlural = (value: number, one: string, other: string): string =>
  `${count().format(value)}${NO_BREAK}${plurals().select(value) === 'one' ? one : other}`;

/** 3,2 ms */
export const formatMilliseconds = (value: number): string =>
  `${decimal().format(value >= 10 ? Math.round(value) : value)}${NO_BREAK}ms`;

/** « 40 min », « 3 h », « 2 jours » */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, minutes)}\u00a0min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)}\u00a0h`;
  return `${formatCount(Math.round(minutes / 1440))}\u00a0jours`;
}

/** « 45 min », « 1 h 30 », « 61 h »: hours are never counted as days, so that the steps of an axis stay regular. */
export function formatHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  if (minutes > 0 && minutes < 60) return `${minutes}\u00a0min`;
  const rest = minutes % 60;
  return `${formatCount(Math.floor(minutes / 60))}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
}

/** Capitalises the first letter of a line. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** French dictionary order. */
export const compareWords = (one: string, other: string): number => dictionary().compare(one, other);

/** Text without accents or ligatures. « ^ » and « ` » are accents too. */
const PLAIN = /^[\x20-\x5d\x5f\x61-\x7e]*$/;

/** Folds accents, ligatures, case and curly apostrophes, for searching. */
export const foldText = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036f^`]/g, '')
        .toLowerCase()
        .replaceAll('œ', 'oe')
        .replaceAll('æ', 'ae')
        .replaceAll('’', "'");

/** Created on first use: each formatter takes milliseconds, and a page needs few. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
