// The filters of a moment's choices: a name, the guests without a choice, or those who chose a dish.
import { MISSING, missingIn } from '#web/features/guest-site/choices/dish-choices.ts';
import type { CourseMenus } from '#web/features/guest-site/menus/menus.ts';
import { dishChoices as text } from '#web/locales/fr/client/dish-choices.ts';
import { menus } from '#web/locales/fr/client/menus.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { SelectControl } from '#web/ui/fields/select-control.tsx';

interface ChoiceFilterProps {
  courses: readonly CourseMenus[];
  search: string;
  onSearch: (search: string) => void;
  show: string;
  onShow: (show: string) => void;
  /** The number of shown guests; absent when all are shown. */
  found?: number;
}

export function ChoiceFilter({ courses, search, onSearch, show, onShow, found }: ChoiceFilterProps) {
  const status = found === undefined ? undefined : text.found(found);
  return (
    <div className="sticky top-0 z-20 -mx-5 bg-paper px-5 py-3 tablet:-mx-10 tablet:px-10 print:hidden">
      <div className="grid gap-x-5 gap-y-2 tablet:grid-cols-2">
        <SearchField
          label={text.search}
          placeholder={text.searchShort}
          value={search}
          onChange={onSearch}
          {...(status && { status })}
        />
        <SelectControl
          aria-label={text.show}
          value={isOnly(show, courses) ? MISSING : show}
          onChange={({ target }) => onShow(target.value)}
          options={optionsOf(courses)}
        />
      </div>
      {status !== undefined && (
        <p aria-hidden className="mt-2 text-quiet text-small tabular-nums">
          {status}
        </p>
      )}
    </div>
  );
}

/** With one course alone, its filter is the same as the filter for all courses. */
const isOnly = (show: string, [course, ...others]: readonly CourseMenus[]): boolean =>
  course !== undefined && others.length === 0 && show === missingIn(course.course);

function optionsOf(courses: readonly CourseMenus[]): Array<{ value: string; label: string }> {
  const ofCourses = courses.map(({ course }) => ({
    value: missingIn(course),
    label: text.missingOf(menus.courses[course]),
  }));
  return [
    { value: '', label: text.everyone },
    { value: MISSING, label: text.missing },
    ...(ofCourses.length > 1 ? ofCourses : []),
    ...courses.flatMap(({ course, dishes }) =>
      dishes.map(({ id, name }) => ({ value: id, label: text.dishOf(menus.courses[course], name) })),
    ),
  ];
}
