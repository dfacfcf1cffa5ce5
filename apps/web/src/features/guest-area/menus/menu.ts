// How far a person's menu is chosen, and whether the menus of a household are too long to lie open all at once.
import { type Course, courses } from '@liesse/domain';
import {
  dishesOf,
  type Invitation,
  type InvitedPerson,
  type Moment,
  momentsOf,
} from '#web/features/guest-area/invitation/invitation.ts';

export interface MenuState {
  /** Names of the dishes that were chosen. */
  chosen: string[];
  /** Courses that leave a choice which was not made. */
  left: Course[];
}

/** A dish that was taken off the card is asked for again. */
export function menuStateOf(
  moment: Moment,
  person: Pick<InvitedPerson, 'age_group'>,
  choices: Partial<Record<Course, string>> = {},
): MenuState {
  const offered = courses.filter((course) => dishesOf(moment, person, course).length > 0);
  const dishOf = (course: Course) => moment.menus.find(({ id }) => id === choices[course]);
  return {
    chosen: offered.flatMap((course) => dishOf(course)?.name ?? []),
    left: offered.filter((course) => dishOf(course) === undefined),
  };
}

/** About as many as a phone shows at once. */
const MOST = 12;

/** By who is invited, not by who comes: nothing folds under the hand of whoever answers. */
export function hasLongMenus(invitation: Invitation): boolean {
  const counts = invitation.people
    .map((person) =>
      momentsOf(invitation, person)
        .flatMap((moment) => courses.map((course) => dishesOf(moment, person, course).length))
        .reduce((sum, count) => sum + count, 0),
    )
    .filter((count) => count > 0);
  return counts.length > 1 && counts.reduce((sum, count) => sum + count, 0) > MOST;
}
