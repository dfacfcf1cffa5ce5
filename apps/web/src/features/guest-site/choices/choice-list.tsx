// The virtual list of the guests of a moment, each with a dish for every course.
import type { CSSProperties } from 'react';
import { ChoiceRow } from '#web/features/guest-site/choices/choice-row.tsx';
import type { Eater } from '#web/features/guest-site/choices/dish-choices.ts';
import type { CourseMenus } from '#web/features/guest-site/menus/menus.ts';
import { usePrinting } from '#web/lib/device/use-printing.ts';
import { dishChoices as text } from '#web/locales/fr/client/dish-choices.ts';
import { menus } from '#web/locales/fr/client/menus.ts';
import { PageList } from '#web/ui/lists/page-list.tsx';

interface ChoiceListProps {
  eaters: readonly Eater[];
  courses: readonly CourseMenus[];
  /** Null for viewers. */
  onChoose: ((eater: Eater, menus: CourseMenus, dish: string | null) => void) | null;
  /** Called when a row gets the focus or a new choice. */
  onTouch: (guestId: string) => void;
}

const ROW_HEIGHT = 72;

export function ChoiceList({ eaters, courses, onChoose, onTouch }: ChoiceListProps) {
  const isPrinting = usePrinting();
  const ofCourses = `repeat(${courses.length}, minmax(0, 1fr))`;
  const columns = { '--course-columns': ofCourses, '--choice-columns': `minmax(11rem, 1.2fr) ${ofCourses}` };
  return (
    <div style={columns as CSSProperties}>
      <div
        aria-hidden
        className={`label-caps hidden gap-x-4 border-hairline border-b pt-2 pb-2 text-metal ${courses.length === 1 ? 'tablet:grid' : 'desktop:grid'} grid-cols-(--choice-columns)`}
      >
        <span>{text.person}</span>
        {courses.map(({ course }) => (
          <span key={course}>{menus.courses[course]}</span>
        ))}
      </div>
      {isPrinting ? (
        <ul aria-label={text.list}>
          {eaters.map((eater) => (
            <li key={eater.id} className="break-inside-avoid">
              <ChoiceRow eater={eater} courses={courses} onChoose={null} onTouch={() => {}} />
            </li>
          ))}
        </ul>
      ) : (
        <PageList label={text.list} items={eaters} itemId={idOf} rowHeight={ROW_HEIGHT}>
          {(eater) => (
            <ChoiceRow
              eater={eater}
              courses={courses}
              onChoose={onChoose && ((course, dish) => onChoose(eater, course, dish))}
              onTouch={() => onTouch(eater.id)}
            />
          )}
        </PageList>
      )}
    </div>
  );
}

const idOf = ({ id }: Eater): string => id;
