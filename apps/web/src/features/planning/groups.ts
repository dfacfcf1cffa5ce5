// Groups the task list: late tasks first, then months, then undated tasks, and done tasks at the end.
import { isLate, type TaskCategory, taskCategories } from '@liesse/domain';
import { byDue, byPosition, type Task } from '#web/features/planning/task.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

export const taskSorts = ['plan', 'due', 'title', 'category', 'assignee'] as const;
export type TaskSort = (typeof taskSorts)[number];

export type GroupKind =
  | { kind: 'late' | 'undated' | 'done' | 'all' }
  | { kind: 'month'; month: string }
  /** Months before an event that has no date yet. */
  | { kind: 'delay'; months: number }
  | { kind: 'category'; category: TaskCategory }
  | { kind: 'assignee'; assignee: string | null };

export type TaskGroup = GroupKind & { id: string; tasks: readonly Task[] };

interface GroupOptions {
  sort: TaskSort;
  today: CivilDate;
  /** These tasks stay in their group although they are done: otherwise the list would jump under the pointer that ticks them. */
  justTicked: ReadonlySet<string>;
  /** Ids, in the order in which the groups appear. */
  members: readonly string[];
}

export function groupTasks(tasks: readonly Task[], options: GroupOptions): TaskGroup[] {
  const { sort, justTicked } = options;
  const isInDoneGroup = ({ id, state }: Task) => state === 'done' && !justTicked.has(id);
  const groups = new Map<string, { group: GroupKind; rank: string; tasks: Task[] }>();
  for (const task of tasks) {
    const { group, rank } = isInDoneGroup(task)
      ? { group: { kind: 'done' as const }, rank: '9' }
      : groupOf(task, options);
    const id = idOf(group);
    const known = groups.get(id);
    if (known) known.tasks.push(task);
    else groups.set(id, { group, rank, tasks: [task] });
  }
  return [...groups]
    .toSorted(([, one], [, other]) => (one.rank < other.rank ? -1 : 1))
    .map(([id, { group, tasks: members }]) => ({ ...group, id, tasks: members.toSorted(orderOf(sort, group)) }));
}

export type Row =
  | { kind: 'heading'; id: string; group: TaskGroup }
  | { kind: 'task'; id: string; task: Task; group: string };

/** Flattens groups into headings and tasks for the virtual list. */
export function rowsOf(groups: readonly TaskGroup[], showsDone: boolean): Row[] {
  return groups.flatMap((group): Row[] => [
    { kind: 'heading', id: group.id, group },
    ...(group.kind === 'done' && !showsDone
      ? []
      : group.tasks.map((task): Row => ({ kind: 'task', id: task.id, task, group: group.id }))),
  ]);
}

const idOf = (group: GroupKind): string => {
  switch (group.kind) {
    case 'month':
      return group.month;
    case 'delay':
      return `delay ${group.months}`;
    case 'category':
      return `category ${group.category}`;
    case 'assignee':
      return `assignee ${group.assignee}`;
    default:
      return group.kind;
  }
};

/** Groups appear in the order of their ranks. */
function groupOf(task: Task, { sort, today, justTicked, members }: GroupOptions): { group: GroupKind; rank: string } {
  if (sort === 'title') return { group: { kind: 'all' }, rank: '1' };
  if (sort === 'category') {
    const { category } = task;
    return { group: { kind: 'category', category }, rank: `1 ${pad(taskCategories.indexOf(category))}` };
  }
  if (sort === 'assignee') {
    const { assignee_id: assignee } = task;
    const index = assignee === null ? -1 : members.indexOf(assignee);
    return { group: { kind: 'assignee', assignee }, rank: `1 ${pad(index < 0 ? members.length : index)}${assignee}` };
  }
  const open = justTicked.has(task.id) ? { ...task, state: 'todo' as const } : task;
  if (isLate(open, today)) return { group: { kind: 'late' }, rank: '0' };
  if (task.due_on !== null) {
    const month = task.due_on.slice(0, 7);
    return { group: { kind: 'month', month }, rank: `1 ${month}` };
  }
  if (task.days_before === null) return { group: { kind: 'undated' }, rank: '3' };
  const months = monthsBefore(task.days_before);
  return { group: { kind: 'delay', months }, rank: `2 ${pad(500 - months)}` };
}

/** 0 is the month before the event, -1 any time after it. */
export const monthsBefore = (daysBefore: number): number => Math.max(-1, Math.floor(daysBefore / 30));

const pad = (value: number): string => String(value).padStart(4, '0');

function orderOf(sort: TaskSort, { kind }: GroupKind): (one: Task, other: Task) => number {
  if (sort === 'title') return (one, other) => one.title.localeCompare(other.title, 'fr') || byPosition(one, other);
  if (kind === 'done') return (one, other) => (other.done_at ?? '').localeCompare(one.done_at ?? '');
  if (kind === 'delay')
    return (one, other) => (other.days_before ?? 0) - (one.days_before ?? 0) || byPosition(one, other);
  return sort === 'plan' && (kind === 'month' || kind === 'undated') ? byPosition : byDue;
}

/** Whether people order this group by hand; every other group is sorted by a rule. */
export const isOrderedByHand = ({ kind }: GroupKind, sort: TaskSort): boolean =>
  sort === 'plan' && (kind === 'month' || kind === 'undated');
