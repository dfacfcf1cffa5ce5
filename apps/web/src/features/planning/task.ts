// The task type, the viewer's permissions on it, and its two orders.
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

/** The signed-in person and their permissions for the event. */
export interface Viewer {
  id: string;
  canEdit: boolean;
  canSeeBudget: boolean;
}

/** A member without edit permission may tick tasks assigned to them. */
export const canTick = ({ assignee_id: assignee }: Task, { id, canEdit }: Viewer): boolean =>
  canEdit || assignee === id;

/** The order set by hand. */
export const byPosition = (one: Task, other: Task): number =>
  one.position - other.position || (one.id < other.id ? -1 : 1);

/** Undated tasks come last. */
export const byDue = (one: Task, other: Task): number =>
  (one.due_on ?? '9').localeCompare(other.due_on ?? '9') || byPosition(one, other);
