// The guest list in the query cache: people with their households, and the searched text of each person computed once.
import type { Answer, GuestList, ListedGuest, ListedHousehold, ListedMoment } from '@liesse/domain';
import { compareWords, foldText } from '#web/lib/format/format.ts';

export interface Person extends ListedGuest {
  household: ListedHousehold;
  /** Empty for a plus-one without a name. */
  name: string;
  /** The searched text, without accents and in lower case. */
  folded: string;
}

export interface Home {
  household: ListedHousehold;
  people: readonly Person[];
  /** At least one person has an e-mail address. */
  hasMail: boolean;
}

/** The homes are sorted by name, the people as in their household. */
export interface GuestBook {
  /** The database's mark of the whole list; null once a part was fetched alone. */
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
 * The book with the people of `asked` as they are now: those that are missing in `news` were deleted. Homes that did not change stay
 * the same objects, so that their rows are not rendered again.
 */
export function updateBook(book: GuestBook, news: GuestList, asked: readonly string[]): GuestBook {
  const isAsked = new Set(asked);
  const households = new Map(news.households.map((household) => [household.id, household]));
  const guestsByHome = Map.groupBy(news.guests, ({ household_id: id }) => id);
  const known = new Set(book.homes.map(({ household }) => household.id));
  const remaining = book.homes.flatMap((home) => {
    const household = households.get(home.household.id);
    const isTouched = household !== undefined || home.people.some(({ id }) => isAsked.has(id));
    if (!isTouched) return [home];
    const others = home.people.filter(({ id }) => !isAsked.has(id));
    const people = [...others, ...(guestsByHome.get(home.household.id) ?? [])].toSorted(byPosition);
    return people.length === 0 ? [] : [makeHome(household ?? home.household, people)];
  });
  const added = news.households
    .filter(({ id }) => !known.has(id))
    .map((household) => makeHome(household, guestsByHome.get(household.id) ?? []));
  return { mark: null, ...bookOf(news.moments, [...remaining, ...added]) };
}

/** The book with a change of one person that waits for the network. The mark stays: the database has not changed. */
export function patchPerson(book: GuestBook, id: string, patch: (person: Person) => Partial<ListedGuest>): GuestBook {
  const isTheirs = ({ people }: Home) => people.some((person) => person.id === id);
  const known = book.people.find((person) => person.id === id);
  if (known === undefined || isSameIn(known, patch(known))) return book;
  const homes = book.homes.map((home) =>
    isTheirs(home)
      ? makeHome(
          home.household,
          home.people.map((person) => (person.id === id ? { ...person, ...patch(person) } : person)),
        )
      : home,
  );
  return { ...book, homes, people: homes.flatMap(({ people }) => people) };
}

export function patchHousehold(book: GuestBook, id: string, patch: Partial<ListedHousehold>): GuestBook {
  const known = book.homes.find(({ household }) => household.id === id)?.household;
  if (known === undefined || isSameIn(known, patch)) return book;
  const homes = book.homes.map(({ household, people, ...home }) =>
    household.id === id ? makeHome({ ...household, ...patch }, people) : { household, people, ...home },
  );
  return { ...book, ...bookOf(book.moments, homes) };
}

const isSameIn = <Row extends object>(row: Row, patch: Partial<Row>): boolean =>
  JSON.stringify({ ...row, ...patch }) === JSON.stringify(row);

/** What a device may store of the list: no health data, and nothing that the guests wrote to their hosts. */
export function withoutPrivateFields(book: GuestBook): GuestBook {
  const homes = book.homes.map(({ household, people }) =>
    makeHome(
      household,
      people.map((person) => ({
        ...person,
        diet: null,
        allergies: null,
        allergies_consent_at: null,
        song_request: null,
        message: null,
      })),
    ),
  );
  return { ...book, mark: null, homes, people: homes.flatMap(({ people }) => people) };
}

export const answerTo = ({ answers }: Pick<ListedGuest, 'answers'>, momentIndex: number): Answer =>
  answers[momentIndex] ?? 'uninvited';

const fullName = ({ first_name: first, last_name: last }: Pick<ListedGuest, 'first_name' | 'last_name'>): string =>
  [first, last].filter((part) => part !== '').join(' ');

const byPosition = (one: ListedGuest, other: ListedGuest): number =>
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
    // A person may search for the last name before the first name.
    const [first, last] = [foldText(guest.first_name), foldText(guest.last_name)];
    const others = foldText(`${guest.email ?? ''} ${guest.phone?.replaceAll(' ', '') ?? ''} ${guest.diet ?? ''}`);
    return { ...guest, household, name: fullName(guest), folded: `${first} ${last} ${first} ${others} ${home}` };
  });
  return { household, people, hasMail: people.some(({ email }) => email !== null) };
}
