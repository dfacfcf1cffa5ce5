// Dates, times, counts and lists in the languages of guests. Intl gives the names, and the patterns are ours: browsers and the server
// have different versions of Intl's patterns, and a page must be rendered alike by both.
import type { GuestLanguage } from '@liesse/domain';

export interface GuestFormat {
  /** Saturday 12 June 2027 */
  civilDate: (date: string) => string;
  /** Saturday 12 June */
  dayAndMonth: (date: string) => string;
  /** The first date of a period, without what its last date repeats. */
  periodStart: (first: string, last: string) => string;
  /** From '18:30' or the '18:30:00' of a database. */
  time: (time: string) => string;
  /** An instant, at the hour of Paris. */
  moment: (instant: Date) => string;
  count: (value: number) => string;
  list: (items: readonly string[]) => string;
  /** A label inside a sentence: in lower case, except where nouns have capitals. */
  inSentence: (label: string) => string;
}

interface DateParts {
  weekday: string;
  day: string;
  month: string;
  year: string;
}

export interface DatePatterns {
  dayAndMonth: (parts: DateParts) => string;
  full: (parts: DateParts) => string;
  at: (date: string, time: string) => string;
}

/** Digits are those of Europe in every language, as in North Africa and on the clocks of the guests' phones in France. */
const tagOf = (language: string): string => `${language === 'en' ? 'en-GB' : language}-u-nu-latn`;

export function guestFormat(language: Exclude<GuestLanguage, 'fr'>, patterns: DatePatterns): GuestFormat {
  const tag = tagOf(language);
  const date = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' });
  const numbers = new Intl.NumberFormat(tag);
  const lists = new Intl.ListFormat(tag);
  const partsOf = (day: string): DateParts => {
    const found = new Map(date.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? '';
    return { weekday: part('weekday'), day: part('day'), month: part('month'), year: part('year') };
  };
  const civilDate = (day: string) => patterns.full(partsOf(day));
  const dayAndMonth = (day: string) => patterns.dayAndMonth(partsOf(day));
  return {
    civilDate,
    dayAndMonth,
    periodStart: (first, last) => (first.slice(0, 4) === last.slice(0, 4) ? dayAndMonth(first) : civilDate(first)),
    time: (time) => time.slice(0, 5),
    moment: (instant) => {
      const [day = '', time = ''] = clock.format(instant).split(' ');
      return patterns.at(civilDate(day), time);
    },
    count: (value) => numbers.format(value),
    list: (items) => lists.format(items),
    inSentence: language === 'de' || language === 'ar' ? (label) => label : (label) => label.toLowerCase(),
  };
}

/** The forms that a language needs. Arabic has all six; the others say « many » of millions only, like « other ». */
type Forms<Language> = Language extends 'ar' ? Record<Intl.LDMLPluralRule, string> : Record<'one' | 'other', string>;

/** Chooses the form of a count, and writes the count in place of « # ». */
export function guestPlural<Language extends GuestLanguage>(
  language: Language,
  count: number,
  forms: Forms<Language>,
): string {
  const all: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = forms;
  const form = all[new Intl.PluralRules(language).select(count)] ?? all.other;
  return form.replace('#', new Intl.NumberFormat(tagOf(language)).format(count));
}
