// A row of the task list: two lines on phones and tablets, columns on wide screens.
import type { ReactNode } from 'react';
import { Assignee, DueDate, TaskLink } from '#web/features/planning/components/task-text.tsx';
import type { Task } from '#web/features/planning/task.ts';
import { planning as text } from '#web/locales/fr/client/planning.ts';
import { Badge } from '#web/ui/badge.tsx';
import { WaitingMark } from '#web/ui/feedback/waiting-mark.tsx';
import { dropMarkStyle } from '#web/ui/lists/use-group-drag.ts';

interface TaskRowProps {
  task: Task;
  group: string;
  /** The checkbox: done, or selected in the selection mode. */
  box: ReactNode;
  /** False where the row cannot be dragged. */
  handle: ReactNode;
  isTicked: boolean;
  isDragged: boolean;
  drop: 'above' | 'below' | undefined;
}

export function TaskRow({ task, group, box, handle, isTicked, isDragged, drop }: TaskRowProps) {
  const category = text.categories[task.category];
  return (
    <div
      data-row={task.id}
      data-group={group}
      data-ticked={isTicked || undefined}
      data-dragged={isDragged || undefined}
      data-drop={drop}
      className={`relative grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-2 border-hairline border-b py-1.5 text-small hover:bg-panel has-focus-visible:bg-accent-wash data-ticked:bg-accent-wash tablet:grid-cols-[auto_minmax(0,1fr)_11.5rem_2.25rem_2.25rem] desktop:grid-cols-[auto_minmax(0,1fr)_11.5rem_11.5rem_2.25rem_2.25rem] ${dropMarkStyle}`}
    >
      {box}
      <div className="min-w-0">
        <p className="line-clamp-2 font-medium">
          <TaskLink task={task} />
        </p>
        <WaitingMark row={task.id} />
        <p className="text-quiet tablet:hidden">
          <DueDate task={task} /> · {task.state === 'doing' ? text.states.doing : category}
        </p>
        <p className="hidden truncate text-quiet tablet:block desktop:hidden">{category}</p>
      </div>
      <p className="hidden truncate text-quiet desktop:block">{category}</p>
      <p className="hidden items-center gap-2 whitespace-nowrap text-quiet tabular-nums tablet:flex">
        {task.state === 'doing' ? <Badge tone="metal">{text.states.doing}</Badge> : null}
        <DueDate task={task} />
      </p>
      <span className="grid place-items-center">
        <Assignee task={task} />
      </span>
      <span className="grid place-items-center">{handle}</span>
    </div>
  );
}
