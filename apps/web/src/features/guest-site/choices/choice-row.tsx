// One guest with a dish for each course. The courses are below the name on phones, side by side on tablets, and columns on wide
// screens.
import { Link } from 'react-router';
import { chosenIn, type Eater } from '#web/features/guest-site/choices/dish-choices.ts';
import { type CourseMenus, dishesFor } from '#web/features/guest-site/menus/menus.ts';
import { dishChoices as text } from '#web/locales/fr/client/dish-choices.ts';
import { menus as menusText } from '#web/locales/fr/client/menus.ts';
import { SelectControl } from '#web/ui/fields/select-control.tsx';

interface ChoiceRowProps {
  eater: Eater;
  courses: readonly CourseMenus[];
  onChoose: ((menus: CourseMenus, dish: string | null) => void) | null;
  onTouch: () => void;
}

export function ChoiceRow({ eater, courses, onChoose, onTouch }: ChoiceRowProps) {
  const { name, household, age } = eater;
  const isAlone = courses.length === 1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the row only notices the focus of its controls
    <div
      onFocus={onTouch}
      // The sticky filter must not cover the focused row.
      className={`[&_:is(a,select)]:scroll-my-44 grid items-center gap-x-4 gap-y-2 border-hairline border-b py-3 desktop:grid-cols-(--choice-columns) ${isAlone ? 'tablet:grid-cols-(--choice-columns)' : 'tablet:grid-cols-(--course-columns)'}`}
    >
      <div className={`min-w-0 ${isAlone ? '' : 'max-desktop:col-span-full'}`}>
        <p className="truncate font-medium">{name}</p>
        <p className="flex min-w-0 items-center gap-x-2 text-quiet text-small">
          <Link
            to={`/client/guests/${household.id}`}
            className="-my-2.5 inline-flex min-h-11 min-w-0 items-center underline-offset-4 hover:text-ink hover:underline"
          >
            <span className="truncate">{household.name}</span>
          </Link>
          {age !== 'adult' && <span className="shrink-0">· {text.ages[age]}</span>}
        </p>
      </div>
      {courses.map((menus) => (
        <CourseChoice
          key={menus.course}
          eater={eater}
          menus={menus}
          isAlone={isAlone}
          onChoose={onChoose && ((dish) => onChoose(menus, dish))}
        />
      ))}
    </div>
  );
}

interface CourseChoiceProps {
  eater: Eater;
  menus: CourseMenus;
  /** A single course shows no label. */
  isAlone: boolean;
  onChoose: ((dish: string | null) => void) | null;
}

function CourseChoice({ eater, menus, isAlone, onChoose }: CourseChoiceProps) {
  const course = menusText.courses[menus.course];
  const chosen = chosenIn(eater, menus);
  const proposed = dishesFor(eater.age, menus.dishes);
  if (proposed.length === 0 && chosen === undefined) return <span className="max-tablet:hidden" />;
  const isOther = chosen !== undefined && !proposed.includes(chosen);
  return (
    <div
      className={`grid min-w-0 items-center gap-x-3 gap-y-1 ${isAlone ? '' : 'max-tablet:grid-cols-[5rem_minmax(0,1fr)]'}`}
    >
      {!isAlone && (
        <span aria-hidden className="text-quiet text-small desktop:hidden">
          {course}
        </span>
      )}
      {onChoose === null ? (
        <p className={`wrap-anywhere ${chosen === undefined ? 'text-metal' : ''}`}>
          <span className="sr-only">{text.inCourse(course)} </span>
          {chosen?.name ?? text.toChoose}
        </p>
      ) : (
        <div className={chosen === undefined ? '[&_select]:text-metal' : ''}>
          <SelectControl
            aria-label={text.choice(course, eater.name)}
            value={chosen?.id ?? ''}
            onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
            options={[
              { value: '', label: text.toChoose },
              ...proposed.map(({ id, name }) => ({ value: id, label: name })),
              ...(isOther ? [{ value: chosen.id, label: text.otherAge(chosen.name) }] : []),
            ]}
          />
        </div>
      )}
    </div>
  );
}
