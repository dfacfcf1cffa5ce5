// The search and the filters of the guest list.
import type { AgeGroup, Answer } from '@liesse/domain';
import { answerTo, type GuestBook, type Home, type Person } from '#web/features/guests/guest-cache.ts';
import { foldText } from '#web/lib/format/format.ts';

export const invitationStates = ['draft', 'sent', 'delivered', 'opened', 'answered', 'bounced'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** `any` matches every invited guest, whatever the answer. */
export type AnswerFilter = Answer | 'any';

export interface GuestFilters {
  moment: string | null;
  answer: AnswerFilter;
  age: AgeGroup | null;
  /** A diet as it is written, or ANY_DIET. */
  diet: string | null;
  tag: string | null;
  side: string | null;
  state: InvitationState | null;
  isWithoutMail: boolean;
  /** Only guests who replied for another date. */
  isToConfirm: boolean;
}

export const noFilters: GuestFilters = {
  moment: null,
  answer: 'any',
  age: null,
  diet: null,
  tag: null,
  side: null,
  state: null,
  isWithoutMail: false,
  isToConfirm: false,
};

/** Matches every guest with a diet or an allergy. */
export const ANY_DIET = '*';

export function countFilters(filters: GuestFilters): number {
  const { answer: _answer, isWithoutMail, isToConfirm, ...others } = filters;
  return Object.values(others).filter((value) => value !== null).length + Number(isWithoutMail) + Number(isToConfirm);
}

export interface FoundHome {
  home: Home;
  people: readonly Person[];
}

/** Returns the homes with their matching people. Every word of the search must be found in a person, in whichever field. */
export function findGuests(book: GuestBook, search: string, filters: GuestFilters): FoundHome[] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const isWanted = personTest(book, words, filters);
  const found: FoundHome[] = [];
  for (const home of book.homes) {
    if (!isWantedHome(home, filters)) continue;
    const people = home.people.filter(isWanted);
    if (people.length > 0) found.push(people.length === home.people.length ? wholeHome(home) : { home, people });
  }
  return found;
}

const wholeHomes = new WeakMap<Home, FoundHome>();

/** Returns the same object for the same home, so that a key press does not draw unchanged rows again. */
function wholeHome(home: Home): FoundHome {
  const known = wholeHomes.get(home) ?? { home, people: home.people };
  wholeHomes.set(home, known);
  return known;
}

function isWantedHome({ household, hasMail }: Home, { tag, side, state, isWithoutMail }: GuestFilters): boolean {
  if (isWithoutMail && hasMail) return false;
  if (tag !== null && !household.tags.includes(tag)) return false;
  if (side !== null && household.side !== side) return false;
  return state === null || household.invitation_state === state;
}

function personTest(book: GuestBook, words: readonly string[], filters: GuestFilters): (person: Person) => boolean {
  const { moment, answer, age, diet, isToConfirm } = filters;
  const momentIndex = book.moments.findIndex(({ id }) => id === moment);
  return (person) => {
    if (isToConfirm && !person.is_to_confirm) return false;
    if (age !== null && person.age_group !== age) return false;
    if (diet !== null && !hasDiet(person, diet)) return false;
    if (momentIndex >= 0) {
      const given = answerTo(person, momentIndex);
      if (answer === 'any' ? given === 'uninvited' : given !== answer) return false;
    }
    return words.every((word) => person.folded.includes(word));
  };
}

const hasDiet = ({ diet, allergies }: Person, wanted: string): boolean =>
  wanted === ANY_DIET ? diet !== null || allergies !== null : diet === wanted;

export interface FilterChoices {
  tags: readonly string[];
  sides: readonly string[];
  diets: readonly string[];
}

/** The values to filter by are those that occur in the list. */
export function filterChoices({ homes, people }: GuestBook): FilterChoices {
  return {
    tags: sorted(homes.flatMap(({ household }) => household.tags)),
    sides: sorted(homes.flatMap(({ household }) => household.side ?? [])),
    diets: sorted(people.flatMap(({ diet }) => diet ?? [])),
  };
}

const sorted = (values: readonly string[]): string[] =>
  [...new Set(values)].toSorted((one, other) => one.localeCompare(other, 'fr'));
