// The dishes of each moment by course, with the number of guests who have not chosen.
import { type AgeGroup, ageGroups, type Course, courses, isServedTo } from '@liesse/domain';
import type { Moment } from '#web/features/events/queries.ts';
import type { Coming, Dish, DishRow, MenuBoard } from '#web/features/guest-site/menus/queries.ts';
import { foldText } from '#web/lib/format/format.ts';

export interface MomentMenus {
  moment: Moment;
  isMeal: boolean;
  coming: number;
  dishes: readonly Dish[];
  /** The courses that have dishes. */
  courses: readonly CourseMenus[];
}

export interface CourseMenus {
  course: Course;
  dishes: readonly Dish[];
  /** The number of coming guests who have a dish to choose from in this course. */
  asked: number;
  missing: number;
}

const MEALS: ReadonlySet<string> = new Set(['diner', 'brunch']);
const NOBODY: Coming = { adult: 0, child: 0, baby: 0 };

/** Meals come first; otherwise the order is that of the event. */
export function menusOf(moments: readonly Moment[], { dishes, chosen, coming }: MenuBoard): MomentMenus[] {
  const all = moments.map((moment): MomentMenus => {
    const own = dishes.filter(({ moment_id: id }) => id === moment.id);
    const who = coming[moment.id] ?? NOBODY;
    return {
      moment,
      isMeal: MEALS.has(moment.kind),
      coming: who.adult + who.child + who.baby,
      dishes: own,
      courses: courses.map((course) => courseOf(course, own, who, chosen)).filter((one) => one.dishes.length > 0),
    };
  });
  return all.toSorted((one, other) => Number(other.isMeal) - Number(one.isMeal));
}

function courseOf(course: Course, own: readonly Dish[], coming: Coming, chosen: MenuBoard['chosen']): CourseMenus {
  const dishes = own.filter((dish) => dish.course === course);
  const asked = ageGroups.reduce((sum, age) => sum + (dishesFor(age, dishes).length > 0 ? coming[age] : 0), 0);
  const made = dishes.reduce((sum, { id }) => sum + (chosen[id] ?? 0), 0);
  return { course, dishes, asked, missing: Math.max(0, asked - made) };
}

/** The dishes that are served at this age. */
export const dishesFor = (age: AgeGroup, dishes: readonly Dish[]): Dish[] =>
  dishes.filter(({ for_age: meant }) => isServedTo(meant, age));

const LAST_POSITION = 1000;

/** The position after the other dishes of the course. */
export const nextPosition = (dishes: readonly DishRow[], momentId: string, course: Course): number => {
  const places = dishes.filter((dish) => dish.moment_id === momentId && dish.course === course);
  return Math.min(LAST_POSITION, Math.max(-1, ...places.map(({ position }) => position)) + 1);
};

type Named = Pick<Dish, 'course' | 'name'>;

/** Compares names without case and accents. */
export const isSameDish = (one: Named, other: Named): boolean =>
  one.course === other.course && foldText(one.name.trim()) === foldText(other.name.trim());

/** The dishes that the moment does not have yet. */
export const newIn = <Some extends Named>(target: readonly Named[], source: readonly Some[]): Some[] =>
  source.filter((dish) => !target.some((known) => isSameDish(known, dish)));
