// A task as the planning shows it, and who may say how far it is.
import type { Tables } from '@liesse/database';
import type { TaskCategory, TaskState } from '@liesse/domain';

export interface Task
  extends Pick<
    Tables<'tasks'>,
    | 'id'
    | 'title'
    | 'notes'
    | 'due_on'
    | 'days_before'
    | 'done_at'
    | 'assignee_id'
    | 'event_partner_id'
    | 'budget_item_id'
    | 'template'
    | 'position'
    | 'version'
  > {
  category: TaskCategory;
  state: TaskState;
}

/** Whose screen it is, and what the event lets them do. */
export interface Viewer {
  id: string;
  canEdit: boolean;
  canSeeBudget: boolean;
}

/** A reader may tick what was given to them. */
export const canTick = ({ assignee_id: assignee }: Task, { id, canEdit }: Viewer): boolean =>
  canEdit || assignee === id;

/** As people ordered them. */
export const byPosition = (one: Task, other: Task): number =>
  one.position - other.position || (one.id < other.id ? -1 : 1);

/** By day, those without one last. */
export const byDue = (one: Task, other: Task): number =>
  (one.due_on ?? '9').localeCompare(other.due_on ?? '9') || byPosition(one, other);
