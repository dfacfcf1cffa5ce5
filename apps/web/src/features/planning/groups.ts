// The list in groups: late first, then month by month, then what has no day, and what is done at the end.
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

interface Grouping {
  sort: TaskSort;
  today: CivilDate;
  /** Ticked a moment ago: they stay where they were, or a list would jump under the hand that ticks it. */
  kept: ReadonlySet<string>;
  /** Members in their order. */
  members: readonly string[];
}

export function groupTasks(tasks: readonly Task[], grouping: Grouping): TaskGroup[] {
  const { sort, kept } = grouping;
  const isPutAway = ({ id, state }: Task) => state === 'done' && !kept.has(id);
  const groups = new Map<string, { group: GroupKind; rank: string; tasks: Task[] }>();
  for (const task of tasks) {
    const { group, rank } = isPutAway(task) ? { group: { kind: 'done' as const }, rank: '9' } : placeOf(task, grouping);
    const id = idOf(group);
    const there = groups.get(id);
    if (there) there.tasks.push(task);
    else groups.set(id, { group, rank, tasks: [task] });
  }
  return [...groups]
    .toSorted(([, one], [, other]) => (one.rank < other.rank ? -1 : 1))
    .map(([id, { group, tasks: members }]) => ({ ...group, id, tasks: members.toSorted(orderOf(sort, group)) }));
}

export type Row =
  | { kind: 'heading'; id: string; group: TaskGroup }
  | { kind: 'task'; id: string; task: Task; group: string };

/** Headings and tasks, as the list draws them. */
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

function placeOf(task: Task, { sort, today, kept, members }: Grouping): { group: GroupKind; rank: string } {
  if (sort === 'title') return { group: { kind: 'all' }, rank: '1' };
  if (sort === 'category') {
    const { category } = task;
    return { group: { kind: 'category', category }, rank: `1 ${pad(taskCategories.indexOf(category))}` };
  }
  if (sort === 'assignee') {
    const { assignee_id: assignee } = task;
    const place = assignee === null ? -1 : members.indexOf(assignee);
    return { group: { kind: 'assignee', assignee }, rank: `1 ${pad(place < 0 ? members.length : place)}${assignee}` };
  }
  const open = kept.has(task.id) ? { ...task, state: 'todo' as const } : task;
  if (isLate(open, today)) return { group: { kind: 'late' }, rank: '0' };
  if (task.due_on !== null) {
    const month = task.due_on.slice(0, 7);
    return { group: { kind: 'month', month }, rank: `1 ${month}` };
  }
  if (task.days_before === null) return { group: { kind: 'undated' }, rank: '3' };
  const months = monthsBefore(task.days_before);
  return { group: { kind: 'delay', months }, rank: `2 ${pad(500 - months)}` };
}

/** 0: the last month; -1: after the event. */
export const monthsBefore = (daysBefore: number): number => Math.max(-1, Math.floor(daysBefore / 30));

const pad = (value: number): string => String(value).padStart(4, '0');

function orderOf(sort: TaskSort, { kind }: GroupKind): (one: Task, other: Task) => number {
  if (sort === 'title') return (one, other) => one.title.localeCompare(other.title, 'fr') || byPosition(one, other);
  if (kind === 'done') return (one, other) => (other.done_at ?? '').localeCompare(one.done_at ?? '');
  if (kind === 'delay')
    return (one, other) => (other.days_before ?? 0) - (one.days_before ?? 0) || byPosition(one, other);
  return sort === 'plan' && (kind === 'month' || kind === 'undated') ? byPosition : byDue;
}

/** Where people may order by hand: elsewhere a rule does. */
export const isOrdered = ({ kind }: GroupKind, sort: TaskSort): boolean =>
  sort === 'plan' && (kind === 'month' || kind === 'undated');
