// A month of tasks: in the cells of a grid or, on phones, as an agenda below a small grid.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { agendaOf, tasksByDay } from '#web/features/planning/calendar.ts';
import { CalendarDay } from '#web/features/planning/components/calendar-day.tsx';
import { DayTasks } from '#web/features/planning/components/day-tasks.tsx';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import type { Task } from '#web/features/planning/task.ts';
import { useDevice } from '#web/lib/device/use-device.ts';
import { addMonths, type CivilDate, firstOfMonth, formatMonth, monthGrid } from '#web/lib/format/civil-date.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { Button } from '#web/ui/button.tsx';
import { stepOf } from '#web/ui/fields/date/date-field-keyboard.ts';
import { WeekdayHeader } from '#web/ui/fields/date/weekday-header.tsx';

const { calendar: text } = planning;
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;
const round = 'grid size-11 place-items-center rounded-round text-quiet hover:bg-panel hover:text-ink';

export default function CalendarView({ tasks }: { tasks: readonly Task[] }) {
  const { event, today } = usePlanning();
  const [active, setActive] = useState<CivilDate>(today);
  const grid = useRef<HTMLTableElement>(null);
  const days = useMemo(() => tasksByDay(tasks), [tasks]);
  const undated = tasks.filter((task) => task.due_on === null).length;
  const isPhone = useDevice().kind === 'mobile';
  const month = firstOfMonth(active);
  const agenda = isPhone ? agendaOf(days, active) : [{ day: active, tasks: days.get(active) ?? [] }];

  function onKeyDown(key: KeyboardEvent) {
    // The cells also hold links to tasks, whose keys must not move the day.
    if (!(key.target instanceof HTMLElement) || key.target.dataset['day'] === undefined) return;
    const next = stepOf(key.key, key.shiftKey, active);
    if (next === null) return;
    key.preventDefault();
    flushSync(() => setActive(next));
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }

  return (
    <>
      <div className="mb-3 flex items-center gap-1 max-tablet:-mr-3">
        <h2 aria-live="polite" className="mr-auto font-display text-lead first-letter:uppercase tablet:text-heading">
          {formatMonth(active)}
        </h2>
        <Button look="quiet" size="small" onClick={() => setActive(today)}>
          {text.today}
        </Button>
        <button
          type="button"
          aria-label={text.previous}
          onClick={() => setActive(addMonths(month, -1))}
          className={round}
        >
          <ChevronLeft {...icon} />
        </button>
        <button type="button" aria-label={text.next} onClick={() => setActive(addMonths(month, 1))} className={round}>
          <ChevronRight {...icon} />
        </button>
      </div>
      <table
        ref={grid}
        role="grid"
        aria-label={text.label(formatMonth(active))}
        className="w-full table-fixed border-collapse"
        onKeyDown={onKeyDown}
      >
        <WeekdayHeader />
        <tbody>
          {monthGrid(active).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <CalendarDay
                  key={day}
                  day={day}
                  tasks={days.get(day) ?? []}
                  isOutside={firstOfMonth(day) !== month}
                  isActive={day === active}
                  isEventDay={day === event.starts_on}
                  onChoose={() => setActive(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 flex flex-col gap-8">
        {agenda.map(({ day, tasks: due }) => (
          <DayTasks key={day} day={day} tasks={due} />
        ))}
        {agenda.length === 0 && <p className="text-quiet">{text.emptyMonth}</p>}
        {undated > 0 && <p className="text-quiet text-small">{text.undated(undated)}</p>}
      </div>
    </>
  );
}
