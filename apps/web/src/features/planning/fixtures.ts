// Builds tasks for unit tests: a test names only the fields that it is about.
import type { Task } from '#web/features/planning/task.ts';

export const task = (id: string, fields: Partial<Task> = {}): Task => ({
  id,
  title: `Tâche ${id}`,
  notes: '',
  category: 'autre',
  state: 'todo',
  due_on: null,
  days_before: null,
  done_at: null,
  assignee_id: null,
  event_partner_id: null,
  budget_item_id: null,
  template: null,
  position: Number(id) || 0,
  version: 1,
  ...fields,
});
