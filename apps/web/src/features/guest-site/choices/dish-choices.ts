// The guests of a moment with their choices: filters, search, order, and choices that are not written yet.
import type { AgeGroup, Course } from '@liesse/domain';
import { type CourseMenus, dishesFor } from '#web/features/guest-site/menus/menus.ts';
import type { Dish } from '#web/features/guest-site/menus/queries.ts';
import { compareWords, foldText } from '#web/lib/format/format.ts';

export interface Eater {
  id: string;
  name: string;
  household: { id: string; name: string };
  age: AgeGroup;
  /** The position in the household. */
  position: number;
  /** The chosen dish by course. */
  choices: Choices;
  /** The searched text, without accents and in lower case. */
  folded: string;
}

export type Choices = Readonly<Partial<Record<Course, string>>>;

export const chosenIn = ({ choices }: Pick<Eater, 'choices'>, { course, dishes }: CourseMenus): Dish | undefined =>
  dishes.find(({ id }) => id === choices[course]);

export const countMissing = (eaters: readonly Eater[], courses: readonly CourseMenus[]): number =>
  eaters.filter((eater) => courses.some((menus) => hasToChoose(eater, menus))).length;

/** The values of the filter in the address: empty for everybody, or the id of a dish. */
export const SHOW = 'show';
export const MISSING = 'missing';
export const missingIn = (course: Course): string => `${MISSING}-${course}`;

export const choicesAddress = (momentId: string, show = ''): string =>
  `/client/website/menus/${momentId}${show === '' ? '' : `?${SHOW}=${show}`}`;

/** The test of a filter. A filter by a dish that does not exist any more shows everybody. */
export function shownBy(show: string, courses: readonly CourseMenus[]): ((eater: Eater) => boolean) | null {
  if (show === MISSING) return (eater) => courses.some((menus) => hasToChoose(eater, menus));
  for (const menus of courses) {
    if (show === missingIn(menus.course)) return (eater) => hasToChoose(eater, menus);
    if (menus.dishes.some(({ id }) => id === show)) return ({ choices }) => choices[menus.course] === show;
  }
  return null;
}

interface EaterFilter {
  search: string;
  isShown: ((eater: Eater) => boolean) | null;
  /** Guests who stay in the list whatever is chosen for them, so that a row does not vanish while a host edits it. */
  pinned: ReadonlySet<string>;
}

/** Every word of the search must be found. */
export function findEaters(eaters: readonly Eater[], { search, isShown, pinned }: EaterFilter): Eater[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return eaters.filter(
    (eater) =>
      words.every((word) => eater.folded.includes(word)) &&
      (isShown === null || pinned.has(eater.id) || isShown(eater)),
  );
}

/** Sorted by household. */
export const inOrder = (eaters: readonly Eater[]): Eater[] =>
  eaters.toSorted(
    (first, second) =>
      compareWords(first.household.name, second.household.name) ||
      compareIds(first.household.id, second.household.id) ||
      first.position - second.position ||
      compareIds(first.id, second.id),
  );

/** Replaces the asked guests by `news`; those that are missing there do not come to the moment any more. */
export function withNews(eaters: readonly Eater[], news: readonly Eater[], asked: readonly string[]): Eater[] {
  const isAsked = new Set(asked);
  return inOrder([...eaters.filter(({ id }) => !isAsked.has(id)), ...news]);
}

/** A choice that is not written yet. */
export interface Recording {
  guestId: string;
  course: Course;
  /** Null removes the choice. */
  dish: string | null;
}

/** The guests with the choices that are not written yet. */
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
