// Which tasks are shown: what is searched, and what is asked of them.
import { isLate, type TaskCategory, type TaskState } from '@liesse/domain';
import type { Task } from '#web/features/planning/task.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { foldText } from '#web/lib/format/format.ts';

/** `open`: whatever is not done. */
export type StateFilter = TaskState | 'open';

export interface TaskFilters {
  state: StateFilter | null;
  category: TaskCategory | null;
  /** A member, or nobody. */
  assignee: string | null;
  isMine: boolean;
  isLate: boolean;
}

export const NOBODY = 'nobody';
export const noFilters: TaskFilters = { state: null, category: null, assignee: null, isMine: false, isLate: false };

export const countFilters = (filters: TaskFilters): number =>
  Object.values(filters).filter((value) => value !== null && value !== false).length;

interface Asking {
  search: string;
  filters: TaskFilters;
  today: CivilDate;
  /** Whose « mine » it is. */
  me: string;
}

/** Every word that is searched must be found, in the title or the notes. */
export function findTasks(tasks: readonly Task[], { search, filters, today, me }: Asking): readonly Task[] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0 && countFilters(filters) === 0) return tasks;
  const isWanted = (task: Task): boolean =>
    hasState(task, filters.state) &&
    (filters.category === null || task.category === filters.category) &&
    (filters.assignee === null || (task.assignee_id ?? NOBODY) === filters.assignee) &&
    (!filters.isMine || task.assignee_id === me) &&
    (!filters.isLate || isLate(task, today)) &&
    words.every((word) => foldedOf(task).includes(word));
  return tasks.filter(isWanted);
}

const hasState = ({ state }: Task, wanted: StateFilter | null): boolean =>
  wanted === null || (wanted === 'open' ? state !== 'done' : state === wanted);

/** Kept as long as the task: a key press costs no folding. */
const folded = new WeakMap<Task, string>();

function foldedOf(task: Task): string {
  const known = folded.get(task);
  if (known !== undefined) return known;
  const made = foldText(`${task.title} ${task.notes}`);
  folded.set(task, made);
  return made;
}
