// Who comes to a moment and what each of them chose: what they are asked, who is looked for, what is on its way.
import type { AgeGroup, Course } from '@liesse/domain';
import { type CourseMenus, dishesFor } from '#web/features/guest-site/menus/menus.ts';
import type { Dish } from '#web/features/guest-site/menus/queries.ts';
import { compareWords, foldText } from '#web/lib/format/format.ts';

export interface Eater {
  id: string;
  name: string;
  household: { id: string; name: string };
  age: AgeGroup;
  /** In the household. */
  place: number;
  /** The dish, by its course. */
  choices: Choices;
  /** What a search looks in, without accents. */
  folded: string;
}

export type Choices = Readonly<Partial<Record<Course, string>>>;

export const chosenIn = ({ choices }: Pick<Eater, 'choices'>, { course, dishes }: CourseMenus): Dish | undefined =>
  dishes.find(({ id }) => id === choices[course]);

export const countMissing = (eaters: readonly Eater[], courses: readonly CourseMenus[]): number =>
  eaters.filter((eater) => courses.some((menus) => hasToChoose(eater, menus))).length;

/** What an address asks for: everybody is the empty one, a dish is its own id. */
export const SHOW = 'show';
export const MISSING = 'missing';
export const missingIn = (course: Course): string => `${MISSING}-${course}`;

export const choicesAddress = (momentId: string, show = ''): string =>
  `/client/website/menus/${momentId}${show === '' ? '' : `?${SHOW}=${show}`}`;

/** Whether somebody is shown. What an address names that is no longer there shows everybody. */
export function shownBy(show: string, courses: readonly CourseMenus[]): ((eater: Eater) => boolean) | null {
  if (show === MISSING) return (eater) => courses.some((menus) => hasToChoose(eater, menus));
  for (const menus of courses) {
    if (show === missingIn(menus.course)) return (eater) => hasToChoose(eater, menus);
    if (menus.dishes.some(({ id }) => id === show)) return ({ choices }) => choices[menus.course] === show;
  }
  return null;
}

interface Sought {
  search: string;
  isShown: ((eater: Eater) => boolean) | null;
  /** They stay whatever is chosen for them, so that nobody leaves under the hand that writes. */
  kept: ReadonlySet<string>;
}

/** Every word of the search is found somewhere. */
export function findEaters(eaters: readonly Eater[], { search, isShown, kept }: Sought): Eater[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return eaters.filter(
    (eater) =>
      words.every((word) => eater.folded.includes(word)) && (isShown === null || kept.has(eater.id) || isShown(eater)),
  );
}

/** Household by household. */
export const inOrder = (eaters: readonly Eater[]): Eater[] =>
  eaters.toSorted(
    (one, other) =>
      compareWords(one.household.name, other.household.name) ||
      compareIds(one.household.id, other.household.id) ||
      one.place - other.place ||
      compareIds(one.id, other.id),
  );

/** With these people as they are now: whoever did not come back does not come to the moment any more. */
export function withNews(eaters: readonly Eater[], news: readonly Eater[], asked: readonly string[]): Eater[] {
  const isAsked = new Set(asked);
  return inOrder([...eaters.filter(({ id }) => !isAsked.has(id)), ...news]);
}

/** A choice that is on its way; none of a dish takes it away. */
export interface Recording {
  guestId: string;
  course: Course;
  dish: string | null;
}

/** As they will be once all of it is written. */
export function withRecordings(eaters: readonly Eater[], recordings: readonly Recording[]): readonly Eater[] {
  if (recordings.length === 0) return eaters;
  const byGuest = Map.groupBy(recordings, ({ guestId }) => guestId);
  return eaters.map((eater) => {
    const own = byGuest.get(eater.id);
    return own === undefined ? eater : { ...eater, choices: own.reduce(withRecording, eater.choices) };
  });
}

function withRecording(choices: Choices, { course, dish }: Recording): Choices {
  const { [course]: _, ...others } = choices;
  return dish === null ? others : { ...others, [course]: dish };
}

const hasToChoose = (eater: Eater, menus: CourseMenus): boolean =>
  chosenIn(eater, menus) === undefined && dishesFor(eater.age, menus.dishes).length > 0;

const compareIds = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
