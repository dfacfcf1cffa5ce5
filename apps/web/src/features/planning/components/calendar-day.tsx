// A day of the calendar grid: its number and its first tasks.
import { isLate } from '@liesse/domain';
import { Link } from 'react-router';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import type { Task } from '#web/features/planning/task.ts';
import { type CivilDate, formatCivilDate } from '#web/lib/format/civil-date.ts';
import { planning } from '#web/locales/fr/client/planning.ts';

const { calendar: text } = planning;
const MAX_SHOWN = 3;

interface CalendarDayProps {
  day: CivilDate;
  tasks: readonly Task[];
  /** Whether the day belongs to the month before or after. */
  isOutside: boolean;
  isActive: boolean;
  isEventDay: boolean;
  onChoose: () => void;
}

export function CalendarDay({ day, tasks, isOutside, isActive, isEventDay, onChoose }: CalendarDayProps) {
  const { today, hrefOf } = usePlanning();
  const hasLate = tasks.some((task) => isLate(task, today));
  if (isOutside)
    return (
      <td aria-hidden className="border border-hairline bg-panel/40 max-tablet:border-0 max-tablet:bg-transparent" />
    );
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell takes the focus, as the ARIA grid pattern allows
    <td
      role="gridcell"
      aria-selected={isActive}
      className="h-13 border-hairline p-0 align-top aria-selected:bg-accent-wash max-tablet:aria-selected:bg-transparent tablet:h-28 tablet:border"
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isActive ? 0 : -1}
        aria-current={day === today ? 'date' : undefined}
        data-event={isEventDay || undefined}
        data-chosen={isActive || undefined}
        onClick={onChoose}
        className="relative mx-auto grid size-11 place-items-center rounded-round border border-transparent text-small tabular-nums hover:bg-panel focus-visible:rounded-round focus-visible:outline-offset-[-2px] aria-[current=date]:border-ornament data-event:bg-accent data-event:text-on-accent max-tablet:data-chosen:bg-accent-wash max-tablet:data-chosen:data-event:bg-accent-deep tablet:m-1 tablet:size-9"
      >
        <span aria-hidden>{Number(day.slice(8))}</span>
        <span className="sr-only">
          {text.day(formatCivilDate(day), tasks.length)}
          {isEventDay && `, ${text.eventDay}`}
        </span>
        {tasks.length > 0 && (
          <span
            aria-hidden
            className={`absolute bottom-0.5 size-1.5 rounded-round tablet:hidden ${hasLate ? 'bg-danger' : 'bg-ornament'}`}
          />
        )}
      </button>
      <ul className="hidden px-1 pb-1 tablet:block">
        {tasks.slice(0, MAX_SHOWN).map((task) => (
          <li key={task.id}>
            <Link
              to={hrefOf(task.id)}
              preventScrollReset
              title={task.title}
              className={`block min-h-6 truncate rounded-small px-1.5 py-0.5 text-label tracking-normal hover:bg-panel ${textStyleOf(task, today)}`}
            >
              {task.title}
            </Link>
          </li>
        ))}
        {tasks.length > MAX_SHOWN && (
          <li aria-hidden className="px-1.5 text-label text-quiet tracking-normal">
            {text.more(tasks.length - MAX_SHOWN)}
          </li>
        )}
      </ul>
    </td>
  );
}

const textStyleOf = (task: Task, today: CivilDate): string =>
  task.state === 'done' ? 'text-quiet line-through' : isLate(task, today) ? 'text-danger' : 'text-ink';
