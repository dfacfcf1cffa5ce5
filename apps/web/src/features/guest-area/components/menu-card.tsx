// The card of one moment: its dishes course by course, and for whom each was chosen.
import { courses, type Dish, fullName, type InvitedPerson, type Moment } from '#web/features/guest-area/invitation.ts';
import { shortWhen } from '#web/features/guest-area/moment-words.ts';
import { formatList } from '#web/lib/format.ts';
import { guest } from '#web/locales/fr/guest.ts';

const { menu: text, reply, thanks } = guest;

export function MenuCard({ moment, people }: { moment: Moment; people: readonly InvitedPerson[] }) {
  return (
    <section className="border-hairline border-t pt-6 pb-9">
      <h2 className="wrap-anywhere text-heading">{moment.name}</h2>
      <p className="text-quiet text-small">{shortWhen(moment)}</p>
      {courses.map((course) => {
        const dishes = moment.menus.filter((dish) => dish.course === course);
        if (dishes.length === 0) return null;
        return (
          <div key={course} className="mt-6">
            <h3 className="label-caps font-text text-metal">{reply.courses[course]}</h3>
            <ul className="mt-2 flex flex-col gap-4">
              {dishes.map((dish) => (
                <DishLine key={dish.id} dish={dish} chosenBy={namesOf(people, moment, dish)} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function DishLine({ dish, chosenBy }: { dish: Dish; chosenBy: string[] }) {
  return (
    <li className="max-w-measure">
      <p className="wrap-anywhere font-display text-lead">
        {dish.name}
        {text.forAge[dish.for_age] !== '' && (
          <span className="ml-3 font-text text-quiet text-small">{text.forAge[dish.for_age]}</span>
        )}
      </p>
      {dish.description !== '' && <p className="wrap-anywhere text-quiet text-small">{dish.description}</p>}
      {chosenBy.length > 0 && <p className="mt-1 text-small text-success">{text.chosenBy(formatList(chosenBy))}</p>}
    </li>
  );
}

/** Of those who come: a choice made before a change of mind is none. */
const namesOf = (people: readonly InvitedPerson[], moment: Moment, { id, course }: Dish): string[] =>
  people
    .filter(({ answers, menu }) => answers[moment.id] === true && menu[moment.id]?.[course] === id)
    .map((person) => person.first_name || fullName(person) || thanks.plusOne);
