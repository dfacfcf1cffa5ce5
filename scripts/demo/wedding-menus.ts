// The dishes that guests of the wedding have chosen, at random among those for their diet.
import type { Guest, Household } from './guest-list.ts';
import { brunch, dinner, wedding } from './ids.ts';
import { dice } from './random.ts';
import { insert, literal, type Value } from './sql.ts';
import { allDiets, type Dish, dishes } from './wedding-dishes.ts';
import { weddingHouseholds } from './wedding-guests.ts';

export interface Choice {
  household: Household;
  guest: Guest;
  dish: Dish;
}

export function menuStatements(): string {
  return [
    insert(
      'public.menus',
      ['id', 'event_id', 'moment_id', 'course', 'name', 'description', 'for_age', 'position'],
      dishes.map(({ id: dish, moment, course, name, description, forAge }, position): Value[] => [
        dish,
        wedding,
        moment,
        course,
        name,
        description,
        forAge,
        position,
      ]),
    ),
    `insert into public.menu_choices (event_id, guest_id, moment_id, course, menu_id)
select o.event_id, c.guest::uuid, o.moment_id, o.course, o.id
from (values
${choicesOf(weddingHouseholds())
  .map(({ guest, dish }) => `  (${literal(guest.id)}, ${literal(dish.id)})`)
  .join(',\n')}
) as c (guest, dish)
join public.menus o on o.id = c.dish::uuid
on conflict do nothing;`,
  ].join('\n\n');
}

/** Guests who replied by telephone have not chosen yet. */
export function choicesOf(households: readonly Household[]): Choice[] {
  return households
    .filter(({ repliedBy }) => repliedBy !== 'couple')
    .flatMap((household) =>
      household.guests.flatMap((guest) =>
        chosenBy(household, guest).map((dish): Choice => ({ household, guest, dish })),
      ),
    );
}

export const attends = ({ invited }: Household, { answers = '' }: Guest, moment: string): boolean =>
  answers[invited.indexOf(positionOf[moment] ?? '')] === 'y';

const positionOf: Readonly<Record<string, string>> = { [dinner]: '3', [brunch]: '4' };

function chosenBy(household: Household, guest: Guest): Dish[] {
  const chance = dice(`menu ${guest.id}`);
  const offered = dishes.filter(
    (dish) => attends(household, guest, dish.moment) && isForAge(dish, guest) && suitsDiet(dish, guest),
  );
  const courses = new Set(offered.map(({ moment, course }) => `${moment} ${course}`));
  return Array.from(courses, (of) => {
    const choice = offered.filter(({ moment, course }) => `${moment} ${course}` === of);
    // Few guests without a diet choose the dish that suits every diet.
    const restricted = choice.filter(({ suits }) => suits !== allDiets);
    return chance.pick(restricted.length > 0 && chance.chance(0.7) ? restricted : choice);
  });
}

/** Babies have one dish, which suits every diet. */
const isForAge = ({ forAge, suits, course }: Dish, { age }: Guest): boolean =>
  age === 'baby'
    ? forAge === 'child' && course === 'main' && suits === allDiets
    : forAge === 'all' || forAge === (age ?? 'adult');

export const suitsDiet = ({ suits }: Dish, { diet, allergies }: Guest): boolean =>
  [diet, allergies].every((need) => need === undefined || suits.includes(need));
