// The parts of a task's row: its link, its due date and its assignee.
import { isLate } from '@liesse/domain';
import { Link } from 'react-router';
import { formatDue } from '#web/features/planning/due-text.ts';
import { memberName } from '#web/features/planning/group-titles.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import type { Task } from '#web/features/planning/task.ts';
import { planning as text } from '#web/locales/fr/client/planning.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** The link covers the whole row; checkboxes and handles lie above it. */
export function TaskLink({ task }: { task: Task }) {
  const { hrefOf } = usePlanning();
  return (
    <Link
      to={hrefOf(task.id)}
      preventScrollReset
      data-row-link
      className={`scroll-my-40 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-[-2px] ${task.state === 'done' ? 'text-quiet line-through' : ''}`}
    >
      {task.title}
    </Link>
  );
}

export function DueDate({ task }: { task: Task }) {
  const { today } = usePlanning();
  const isOverdue = isLate(task, today);
  return (
    <span className={isOverdue ? 'text-danger' : ''}>
      {formatDue(task, today)}
      {isOverdue && <span className="sr-only">, {text.due.late}</span>}
    </span>
  );
}

export function Assignee({ task }: { task: Task }) {
  const { members } = usePlanning();
  if (task.assignee_id === null) return null;
  const name = memberName(task.assignee_id, members);
  return (
    <span title={name} className="[&>*]:size-8">
      <Avatar name={name} url={members.find(({ id }) => id === task.assignee_id)?.avatarUrl} />
      <span className="sr-only">{text.row.assignee(name)}</span>
    </span>
  );
}
