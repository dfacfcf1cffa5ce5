// The menu card of one moment: the dishes by course, and the guests of the household who chose each.

import { courses } from '@liesse/domain';
import { Fragment } from 'react';
import {
  type Dish,
  fullName,
  type InvitedPerson,
  isForAge,
  type Moment,
} from '#web/features/guest-area/invitation/invitation.ts';
import { shortWhen } from '#web/features/guest-area/invitation/moment-text.ts';
import { useGuestFormat, useGuestLocale, useGuestText } from '#web/features/guest-area/language/guest-locale.ts';

export function MenuCard({ moment, people }: { moment: Moment; people: readonly InvitedPerson[] }) {
  const locale = useGuestLocale();
  const { menu: text, reply } = locale.text;
  return (
    <section className="border-hairline border-t pt-6 pb-9">
      <h2 className="wrap-anywhere text-heading">
        <bdi>{moment.name}</bdi>
      </h2>
      <p className="text-quiet text-small">{shortWhen(moment, locale)}</p>
      {courses.map((course) => {
        const dishes = moment.menus.filter((dish) => dish.course === course && isForSomebody(dish, people));
        const ofChildren = dishes.filter(({ for_age: age }) => age === 'child');
        const ofAll = dishes.filter(({ for_age: age }) => age !== 'child');
        return (
          <Fragment key={course}>
            <Dishes title={reply.courses[course]} dishes={ofAll} moment={moment} people={people} />
            <Dishes
              title={text.forChildren(reply.courses[course])}
              dishes={ofChildren}
              moment={moment}
              people={people}
            />
          </Fragment>
        );
      })}
    </section>
  );
}

interface DishesProps {
  title: string;
  dishes: readonly Dish[];
  moment: Moment;
  people: readonly InvitedPerson[];
}

function Dishes({ title, dishes, moment, people }: DishesProps) {
  const { thanks } = useGuestText();
  if (dishes.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="label-caps font-text text-metal">{title}</h3>
      <ul className="mt-2 flex flex-col gap-4">
        {dishes.map((dish) => (
          <DishLine key={dish.id} dish={dish} chosenBy={namesOf(people, moment, dish, thanks.plusOne)} />
        ))}
      </ul>
    </div>
  );
}

function DishLine({ dish, chosenBy }: { dish: Dish; chosenBy: string[] }) {
  const { menu: text } = useGuestText();
  const format = useGuestFormat();
  return (
    <li className="max-w-measure">
      <p className="wrap-anywhere font-display text-lead">
        <bdi>{dish.name}</bdi>
      </p>
      {dish.description !== '' && (
        <p className="wrap-anywhere text-quiet text-small">
          <bdi>{dish.description}</bdi>
        </p>
      )}
      {chosenBy.length > 0 && <p className="mt-1 text-small text-success">{text.chosenBy(format.list(chosenBy))}</p>}
    </li>
  );
}

const isForSomebody = (dish: Dish, people: readonly InvitedPerson[]): boolean =>
  people.some((person) => isForAge(dish, person));

/** Only guests who come: a choice of a guest who declined since does not count. */
const namesOf = (people: readonly InvitedPerson[], moment: Moment, { id, course }: Dish, unnamed: string): string[] =>
  people
    .filter(({ answers, menu }) => answers[moment.id] === true && menu[moment.id]?.[course] === id)
    .map((person) => person.first_name || fullName(person) || unnamed);
