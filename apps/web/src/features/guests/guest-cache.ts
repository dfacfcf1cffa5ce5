// The guest list as the screens use it: people beside their households, with what is searched written once for every key press.
import type { Answer, GuestList, ListedGuest, ListedHousehold, ListedMoment } from '@liesse/domain';
import { compareWords, foldText } from '#web/lib/format/format.ts';

export interface Person extends ListedGuest {
  household: ListedHousehold;
  /** Empty for a plus-one whom nobody has named yet. */
  name: string;
  /** What a search looks in, without accents. */
  folded: string;
}

export interface Home {
  household: ListedHousehold;
  people: readonly Person[];
  /** Somebody in it can be written to. */
  hasMail: boolean;
}

/** Homes in the order of their names, people as their household lists them. */
export interface GuestBook {
  /** Of the list as it was read whole; null once a part of it was read anew. */
  mark: string | null;
  moments: readonly ListedMoment[];
  homes: readonly Home[];
  people: readonly Person[];
}

export function makeBook({ mark, moments, households, guests }: GuestList): GuestBook {
  const byHome = Map.groupBy(guests, ({ household_id: id }) => id);
  const homes = households.map((household) => makeHome(household, byHome.get(household.id) ?? []));
  return { mark, ...bookOf(moments, homes) };
}

/**
 * The book with the people of `asked` as they are now: those that did not come back are gone. Homes that did not change stay the
 * same objects, so that what is drawn of them stays too.
 */
export function updateBook(book: GuestBook, news: GuestList, asked: readonly string[]): GuestBook {
  const isAsked = new Set(asked);
  const told = new Map(news.households.map((household) => [household.id, household]));
  const toldGuests = Map.groupBy(news.guests, ({ household_id: id }) => id);
  const known = new Set(book.homes.map(({ household }) => household.id));
  const kept = book.homes.flatMap((home) => {
    const household = told.get(home.household.id);
    const isTouched = household !== undefined || home.people.some(({ id }) => isAsked.has(id));
    if (!isTouched) return [home];
    const others = home.people.filter(({ id }) => !isAsked.has(id));
    const people = [...others, ...(toldGuests.get(home.household.id) ?? [])].toSorted(byPlace);
    return people.length === 0 ? [] : [makeHome(household ?? home.household, people)];
  });
  const added = news.households
    .filter(({ id }) => !known.has(id))
    .map((household) => makeHome(household, toldGuests.get(household.id) ?? []));
  return { mark: null, ...bookOf(news.moments, [...kept, ...added]) };
}

export const answerTo = ({ answers }: Pick<ListedGuest, 'answers'>, momentIndex: number): Answer =>
  answers[momentIndex] ?? 'uninvited';

const fullName = ({ first_name: first, last_name: last }: Pick<ListedGuest, 'first_name' | 'last_name'>): string =>
  [first, last].filter((part) => part !== '').join(' ');

const byPlace = (one: ListedGuest, other: ListedGuest): number =>
  Number(one.is_plus_one) - Number(other.is_plus_one) || one.position - other.position || (one.id < other.id ? -1 : 1);

const isOrdered = (home: Home, index: number, homes: readonly Home[]): boolean => {
  const before = homes[index - 1];
  return before === undefined || compareWords(before.household.name, home.household.name) <= 0;
};

function bookOf(moments: readonly ListedMoment[], homes: readonly Home[]): Omit<GuestBook, 'mark'> {
  const ordered = homes.every(isOrdered)
    ? homes
    : homes.toSorted((one, other) => compareWords(one.household.name, other.household.name));
  return { moments, homes: ordered, people: ordered.flatMap(({ people }) => people) };
}

function makeHome(household: ListedHousehold, guests: readonly ListedGuest[]): Home {
  const home = foldText([household.name, household.side, ...household.tags].filter(Boolean).join(' '));
  const people = guests.map((guest): Person => {
    // Whichever of the two is typed first.
    const [first, last] = [foldText(guest.first_name), foldText(guest.last_name)];
    const others = foldText(`${guest.email ?? ''} ${guest.phone?.replaceAll(' ', '') ?? ''} ${guest.diet ?? ''}`);
    return { ...guest, household, name: fullName(guest), folded: `${first} ${last} ${first} ${others} ${home}` };
  });
  return { household, people, hasMail: people.some(({ email }) => email !== null) };
}
