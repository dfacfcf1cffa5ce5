// Lists the next tasks, overdue ones first, with a checkbox each.

import type { Dashboard, ShownEvent } from '#web/features/dashboard/dashboard.ts';
import { type ListedTask, useTickedTasks } from '#web/features/dashboard/use-ticked-tasks.ts';
import { dueWords } from '#web/features/dashboard/words.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { dashboard } from '#web/locales/fr/client/dashboard.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Nothing } from '#web/ui/feedback/empty-block.tsx';
import { Block } from '#web/ui/layout/block.tsx';

const { tasks: text } = dashboard;

interface DueTasksProps {
  tasks: Dashboard['tasks'];
  role: ShownEvent['role'];
  personId: string;
  today: CivilDate;
}

export function DueTasks({ tasks, role, personId, today }: DueTasksProps) {
  const { listed, tick } = useTickedTasks(tasks.next);
  const canTick = (task: ListedTask) => role !== 'viewer' || task.assignee_id === personId;
  return (
    <Block title={text.title} href="/client/todo" linkLabel={text.all}>
      {tasks.total > 0 && (
        <p className="flex flex-wrap gap-x-4 text-quiet text-small">
          {tasks.late > 0 && <span className="text-danger">{text.late(tasks.late)}</span>}
          <span>{text.week(tasks.due_week, tasks.late)}</span>
          <span>{text.done(tasks.done, tasks.total)}</span>
        </p>
      )}
      {listed.length > 0 ? (
        <ul aria-label={text.list} className="mt-3 divide-y divide-hairline">
          {listed.map((task) => (
            <li key={task.id}>
              <TaskLine
                task={task}
                today={today}
                canTick={canTick(task)}
                onTick={(isTicked) => void tick(task, isTicked)}
              />
            </li>
          ))}
        </ul>
      ) : tasks.total > 0 ? (
        <Nothing title={text.allDone} note={text.allDoneText} />
      ) : (
        <Nothing title={text.none} note={text.noneText}>
          {role !== 'viewer' && (
            <ButtonLink href="/client/todo" look="secondary" size="small">
              {text.noneAction}
            </ButtonLink>
          )}
        </Nothing>
      )}
    </Block>
  );
}

interface TaskLineProps {
  task: ListedTask;
  today: CivilDate;
  canTick: boolean;
  onTick: (isTicked: boolean) => void;
}

function TaskLine({ task: { title, due_on: day, isTicked }, today, canTick, onTick }: TaskLineProps) {
  const { words, isLate } = dueWords(day, today);
  const label = (
    <span className="block min-w-0 py-3 wrap-anywhere">
      <span className={`block leading-snug ${isTicked ? 'text-quiet line-through' : ''}`}>{title}</span>
      <span className={`block text-small ${isLate && !isTicked ? 'text-danger' : 'text-quiet'}`}>{words}</span>
    </span>
  );
  if (!canTick) return label;
  return (
    <label className="flex min-h-14 cursor-pointer items-start gap-4">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(change) => onTick(change.target.checked)}
        className="mt-3.5 size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
}
