// What is done to the planning. Each answers with a value; what can be taken back brings the key to it.
import type { TablesUpdate } from '@liesse/database';
import type { TaskState, TaskTemplate } from '@liesse/domain';
import type { Task } from '#web/features/planning/task.ts';
import { callApi, refusalReason, type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';
import { planning } from '#web/locales/fr/planning.ts';

/** Done, and by which key it is taken back. */
export type Undoable = { ok: true; count: number; undo: string };

export interface BulkPatch {
  state?: TaskState;
  category?: string;
  assignee_id?: string | null;
  shift_days?: number;
}

export type TaskChange = Pick<
  TablesUpdate<'tasks'>,
  | 'title'
  | 'notes'
  | 'category'
  | 'state'
  | 'due_on'
  | 'days_before'
  | 'assignee_id'
  | 'event_partner_id'
  | 'budget_item_id'
>;

/** The id is made here: the same task sent twice is added once. */
export type NewTask = Pick<Task, 'id' | 'title' | 'position'> & TaskChange;

export const addTask = (eventId: string, task: NewTask): Promise<Done> =>
  writeApi((client) => client.from('tasks').insert({ ...task, event_id: eventId }));

/** Written only over the version that was read. */
export const saveTask = (taskId: string, version: number, change: TaskChange): Promise<Saved> =>
  updateVersion(version, (client) => client.from('tasks').update(change).eq('id', taskId));

export const setTaskState = (task: string, state: TaskState): Promise<Saved> =>
  callApi(
    (client) => client.rpc('set_task_state', { task, state }),
    (version) => ({ version }),
  );

export const placeTask = (row_id: string, before: string | null): Promise<{ ok: true; position: number } | Refusal> =>
  callApi(
    (client) => client.rpc('place_row', { of_table: 'tasks', row_id, ...(before !== null && { before_id: before }) }),
    (position) => ({ position }),
  );

export const planTasks = (
  of_event: string,
  tasks: readonly TaskTemplate[],
): Promise<{ ok: true; added: number } | Refusal> =>
  callApi(
    (client) => client.rpc('plan_tasks', { of_event, tasks: tasks.map((task) => ({ ...task })) }),
    (answer) => ({ added: (answer as { added: number }).added }),
  );

export const updateTasks = (of_event: string, ids: readonly string[], patch: BulkPatch): Promise<Undoable | Refusal> =>
  callApi(
    (client) => client.rpc('bulk_update_tasks', { of_event, tasks: [...ids], patch: { ...patch } }),
    (answer) => answer as Omit<Undoable, 'ok'>,
  );

export const deleteTasks = (of_event: string, ids: readonly string[]): Promise<Undoable | Refusal> =>
  callApi(
    (client) => client.rpc('delete_tasks', { of_event, tasks: [...ids] }),
    (answer) => answer as Omit<Undoable, 'ok'>,
  );

export const undoTasks = (undo: string): Promise<{ ok: true; skipped: readonly string[] } | Refusal> =>
  callApi(
    (client) => client.rpc('undo_tasks', { undo }),
    (answer) => answer as { skipped: string[] },
  );

/** Answers the secret, which is told this once. */
export const createFeed = (of_event: string): Promise<{ ok: true; token: string } | Refusal> =>
  callApi(
    (client) => client.rpc('create_calendar_feed', { of_event }),
    (token) => ({ token }),
  );

export const endFeed = (eventId: string): Promise<Done> =>
  writeApi((client) => client.from('calendar_feeds').delete().eq('event_id', eventId));

export const sentenceOf = (refusal: Refusal): string => planning.refusals[refusalReason(refusal)] ?? refusal.message;
