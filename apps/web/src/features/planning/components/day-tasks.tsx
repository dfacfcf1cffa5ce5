// The tasks of one day below the calendar, each with its checkbox and its link.
import { DoneBox } from '#web/features/planning/components/done-box.tsx';
import { Assignee, TaskLink } from '#web/features/planning/components/task-text.tsx';
import type { Task } from '#web/features/planning/task.ts';
import { type CivilDate, formatCivilDate } from '#web/lib/format/civil-date.ts';
import { planning } from '#web/locales/fr/client/planning.ts';

export function DayTasks({ day, tasks }: { day: CivilDate; tasks: readonly Task[] }) {
  return (
    <section>
      <h3 className="border-hairline border-b pb-2 font-display text-lead first-letter:uppercase">
        {formatCivilDate(day)}
      </h3>
      {tasks.length === 0 && <p className="py-4 text-quiet text-small">{planning.calendar.empty}</p>}
      <ul>
        {tasks.map((task) => (
          <li
            key={task.id}
            className="relative flex min-h-14 items-center gap-2 border-hairline border-b py-1.5 text-small hover:bg-panel has-focus-visible:bg-accent-wash"
          >
            <DoneBox task={task} />
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                <TaskLink task={task} />
              </p>
              <p className="text-quiet">{planning.categories[task.category]}</p>
            </div>
            <Assignee task={task} />
          </li>
        ))}
      </ul>
    </section>
  );
}
