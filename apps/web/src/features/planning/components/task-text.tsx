// What a row says of a task beside its title.
import { isLate } from '@liesse/domain';
import { Link } from 'react-router';
import { dueWords } from '#web/features/planning/due-text.ts';
import { memberName } from '#web/features/planning/group-titles.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import type { Task } from '#web/features/planning/task.ts';
import { planning as text } from '#web/locales/fr/planning.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** The whole row is the target; its boxes lie above. */
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

export function DueWords({ task }: { task: Task }) {
  const { today } = usePlanning();
  const hasPassed = isLate(task, today);
  return (
    <span className={hasPassed ? 'text-danger' : ''}>
      {dueWords(task, today)}
      {hasPassed && <span className="sr-only">, {text.due.late}</span>}
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
