// The progress of a person's menu, and whether the menus of a household are collapsed.
import { type Course, courses } from '@liesse/domain';
import {
  dishesOf,
  type Invitation,
  type InvitedPerson,
  type Moment,
  momentsOf,
} from '#web/features/guest-area/invitation/invitation.ts';

export interface MenuState {
  /** The names of the chosen dishes. */
  chosen: string[];
  /** The courses with a choice that is missing. */
  left: Course[];
}

/** The choice of a dish that does not exist any more counts as missing. */
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

/** About as many dishes as fit on a phone's screen. */
const MOST = 12;
/** With more people the page of a phone is long without their dishes already. */
const MOST_PEOPLE = 3;

/** Depends on the invitations and not on the answers, so that nothing collapses while a guest answers. */
export function hasLongMenus(invitation: Invitation): boolean {
  const counts = invitation.people
    .map((person) =>
      momentsOf(invitation, person)
        .flatMap((moment) => courses.map((course) => dishesOf(moment, person, course).length))
        .reduce((sum, count) => sum + count, 0),
    )
    .filter((count) => count > 0);
  if (counts.length > MOST_PEOPLE) return true;
  return counts.length > 1 && counts.reduce((sum, count) => sum + count, 0) > MOST;
}
