// The schemas of the menu forms. The database checks all values again.
import { courses } from '@liesse/domain';
import * as z from 'zod/mini';
import type { Version } from '#web/features/events/versions/versions.ts';
import { isSameDish } from '#web/features/guest-site/menus/menus.ts';
import type { Dish } from '#web/features/guest-site/menus/queries.ts';
import { menus } from '#web/locales/fr/client/menus.ts';

const { invalid } = menus;

export const ages = ['all', 'adult', 'child'] as const;
export const LONGEST_DESCRIPTION = 500;

const dishForm = z.object({
  course: z.enum(courses),
  name: z.string().check(z.trim(), z.minLength(1, invalid.name), z.maxLength(120, invalid.longName)),
  description: z.string().check(z.trim(), z.maxLength(LONGEST_DESCRIPTION, invalid.description)),
  age: z.enum(ages),
});

export type DishForm = z.infer<typeof dishForm>;

/** Refuses a second dish of the same name in a course: guests could not tell them apart, and the kitchen would count two. */
export const dishFormAmong = (others: readonly Dish[]) =>
  dishForm.check(
    z.refine((values) => !others.some((other) => isSameDish(other, values)), { path: ['name'], error: invalid.twice }),
  );

export const newDish = (course: DishForm['course']): DishForm => ({ course, name: '', description: '', age: 'all' });

export const dishVersionOf = ({ version, course, name, description, for_age: age }: Dish): Version<DishForm> => ({
  version,
  values: { course, name, description, age },
});

export const rowOf = ({ name, description, age }: DishForm): Pick<Dish, 'name' | 'description' | 'for_age'> => ({
  name,
  description,
  for_age: age,
});

/** The courses of the form that adds a whole dinner. */
export const setCourses = ['starter', 'main', 'dessert'] as const;

const setName = z.string().check(z.trim(), z.maxLength(120, invalid.longName));

export const setForm = z.object({ starter: setName, main: setName, dessert: setName }).check(
  z.refine((names) => setCourses.some((course) => names[course] !== ''), {
    path: ['starter'],
    error: menus.set.nothing,
  }),
);

export type SetForm = z.infer<typeof setForm>;
