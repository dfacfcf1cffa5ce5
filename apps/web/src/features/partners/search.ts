// Reads a search from an address of the directory. An address can hold anything: unreadable values are ignored and reported, and the
// fields keep what was typed.
import { type DirectoryOrder, directoryOrders, findTrade, type PartnerType } from '@liesse/domain';
import { type CivilDate, parseCivilDate } from '#web/lib/format/civil-date.ts';

export const searchFields = [
  'q',
  'trade',
  'place',
  'radius',
  'date',
  'budgetMin',
  'budget',
  'guests',
  'rating',
  'order',
  'page',
] as const;
export type SearchField = (typeof searchFields)[number];

/** The public directory, and the same one inside the client area. */
export const directories = { public: '/partners', client: '/client/partners/search' } as const;
export type Directory = (typeof directories)[keyof typeof directories];

export type SearchValues = Partial<Record<SearchField, string>>;

export interface Search {
  /** The directory that its addresses belong to. */
  directory: Directory;
  trade: PartnerType | null;
  words: string | null;
  place: string | null;
  /** Null for no limit. */
  radiusKm: number | null;
  date: CivilDate | null;
  /** The lowest price. */
  minBudgetCents: number | null;
  /** The highest price. */
  budgetCents: number | null;
  guests: number | null;
  rating: number | null;
  order: DirectoryOrder;
  page: number;
  /** As typed, for the form fields. */
  values: SearchValues;
  /** The fields whose values could not be read. */
  unread: SearchField[];
}

export const radiuses = [10, 25, 50, 100, 200] as const;
export const DEFAULT_RADIUS = 50;
/** Wide enough to be worth a second search. */
const wideRadiuses = [100, 200] as const;
/** The parameter value for no limit. */
export const ANY_RADIUS = 'all';
export const ratings = [3, 4, 4.5] as const;

const MAX_LENGTH = 120;
const MAX_EUROS = 1_000_000;
const MAX_GUESTS = 10_000;
/** The database answers with the first thousand partners only. */
const LAST_PAGE = 1_000;

/** `trade` comes from the path and takes precedence over the parameter. */
export function readSearch(
  query: URLSearchParams,
  trade: PartnerType | null,
  today: CivilDate,
  directory: Directory = directories.public,
): Search {
  const values = valuesOf(query);
  const unread: SearchField[] = [];
  /** Null for an empty or unreadable value. */
  function read<T>(field: SearchField, reader: (text: string) => T | null): T | null {
    const text = values[field];
    if (text === undefined) return null;
    const value = reader(text);
    if (value === null) unread.push(field);
    return value;
  }
  const radius = read('radius', readRadius);
  const budget = [read('budgetMin', readEuros), read('budget', readEuros)] as const;
  return {
    directory,
    trade: trade ?? read('trade', (text) => findTrade(text)?.id ?? null),
    words: values.q ?? null,
    place: values.place ?? null,
    radiusKm: radius === ANY_RADIUS ? null : (radius ?? DEFAULT_RADIUS),
    date: read('date', (text) => readDay(text, today)),
    ...budgetOf(...budget),
    guests: read('guests', (text) => readWhole(text, MAX_GUESTS)),
    rating: read('rating', (text) => ratings.find((rating) => String(rating) === text) ?? null),
    order: read('order', (text) => directoryOrders.find((order) => order === text) ?? null) ?? 'relevance',
    page: read('page', (text) => readWhole(text, LAST_PAGE)) ?? 1,
    values,
    unread,
  };
}

/** The next wider distance, or null when the search has no limit or is wide already. */
export const widerRadius = ({ radiusKm }: Search): number | null =>
  radiusKm === null ? null : (wideRadiuses.find((radius) => radius > radiusKm) ?? null);

/** Whether anything filters or orders the list: search engines must not index such a page. */
export const isNarrowed = ({ values }: Search): boolean =>
  searchFields.some((field) => values[field] !== undefined && field !== 'page' && field !== 'trade');

function valuesOf(query: URLSearchParams): SearchValues {
  const entries = searchFields.flatMap((field) => {
    const text = cleaned(query.get(field) ?? '');
    return text === '' ? [] : [[field, text] as const];
  });
  return Object.fromEntries(entries);
}

/** Control characters are replaced: PostgreSQL refuses a NUL, and a page cannot show them. */
const cleaned = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);

const readRadius = (text: string): number | typeof ANY_RADIUS | null =>
  text === ANY_RADIUS ? text : (radiuses.find((radius) => String(radius) === text) ?? null);

function readDay(text: string, today: CivilDate): CivilDate | null {
  const day = parseCivilDate(text, today);
  return day !== null && day >= today ? day : null;
}

/** The lower amount is the minimum, whichever field it was typed in. */
function budgetOf(least: number | null, most: number | null): Pick<Search, 'minBudgetCents' | 'budgetCents'> {
  const isSwapped = least !== null && most !== null && least > most;
  return isSwapped ? { minBudgetCents: most, budgetCents: least } : { minBudgetCents: least, budgetCents: most };
}

/** « 3 000 », « 3000 € », « 3 000,50 » */
function readEuros(text: string): number | null {
  const digits = text.replaceAll(/[\s€]/gu, '').replace(',', '.');
  if (!/^\d+(?:\.\d{1,2})?$/.test(digits)) return null;
  const euros = Number(digits);
  return euros > 0 && euros <= MAX_EUROS ? Math.round(euros * 100) : null;
}

function readWhole(text: string, most: number): number | null {
  const digits = text.replaceAll(/\s/gu, '');
  if (!/^\d+$/.test(digits)) return null;
  const value = Number(digits);
  return value >= 1 && value <= most ? value : null;
}
