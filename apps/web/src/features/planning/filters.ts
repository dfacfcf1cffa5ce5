// Finds the tasks that match the search and the filters of the planning.
import { isLate, type TaskCategory, type TaskState } from '@liesse/domain';
import type { Task } from '#web/features/planning/task.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { foldText } from '#web/lib/format/format.ts';

/** `open` means every state but done. */
export type StateFilter = TaskState | 'open';

export interface TaskFilters {
  state: StateFilter | null;
  category: TaskCategory | null;
  /** The id of a member, or `NOBODY`. */
  assignee: string | null;
  isMine: boolean;
  isLate: boolean;
}

export const NOBODY = 'nobody';
export const noFilters: TaskFilters = { state: null, category: null, assignee: null, isMine: false, isLate: false };

export const countFilters = (filters: TaskFilters): number =>
  Object.values(filters).filter((value) => value !== null && value !== false).length;

interface TaskSearch {
  search: string;
  filters: TaskFilters;
  today: CivilDate;
  /** The viewer, for « Mes tâches ». */
  viewerId: string;
}

/** Every word of the search must be in the title or the notes. */
export function findTasks(tasks: readonly Task[], { search, filters, today, viewerId }: TaskSearch): readonly Task[] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0 && countFilters(filters) === 0) return tasks;
  const matches = (task: Task): boolean =>
    hasState(task, filters.state) &&
    (filters.category === null || task.category === filters.category) &&
    (filters.assignee === null || (task.assignee_id ?? NOBODY) === filters.assignee) &&
    (!filters.isMine || task.assignee_id === viewerId) &&
    (!filters.isLate || isLate(task, today)) &&
    words.every((word) => foldedTextOf(task).includes(word));
  return tasks.filter(matches);
}

const hasState = ({ state }: Task, wanted: StateFilter | null): boolean =>
  wanted === null || (wanted === 'open' ? state !== 'done' : state === wanted);

/** Folding the text of a thousand tasks at every key press would delay the typing. */
const foldedTexts = new WeakMap<Task, string>();

function foldedTextOf(task: Task): string {
  const cached = foldedTexts.get(task);
  if (cached !== undefined) return cached;
  const text = foldText(`${task.title} ${task.notes}`);
  foldedTexts.set(task, text);
  return text;
}
