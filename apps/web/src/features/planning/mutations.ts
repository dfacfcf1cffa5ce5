// Writes to the planning. Each function answers with a value; a change that can be undone carries the key of its undo.
import type { TablesUpdate } from '@liesse/database';
import type { TaskState, TaskTemplate } from '@liesse/domain';
import * as z from 'zod/mini';
import type { Task } from '#web/features/planning/task.ts';
import { callApi, type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';

const plannedTasks = z.object({ added: z.number() });
const bulkChange = z.object({ count: z.number(), undo: z.string() });
/** The database leaves out tasks that somebody edited after the change. */
const undoneChange = z.object({ skipped: z.array(z.string()) });

export type BulkChange = { ok: true } & z.infer<typeof bulkChange>;
export type UndoneChange = { ok: true } & z.infer<typeof undoneChange>;

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

/** The browser chooses the id, so that a request sent twice adds one task. */
export type NewTask = Pick<Task, 'id' | 'title' | 'position'> & TaskChange;

export const addTask = (eventId: string, task: NewTask): Promise<Done> =>
  writeApi((client) => client.from('tasks').insert({ ...task, event_id: eventId }));

export const saveTask = (taskId: string, version: number, change: TaskChange): Promise<Saved> =>
  updateVersion(version, (client) => client.from('tasks').update(change).eq('id', taskId));

export const setTaskState = (task: string, state: TaskState): Promise<Saved> =>
  callApi(
    (client) => client.rpc('set_task_state', { task, state }),
    (version) => ({ version }),
  );

/** Without `before` the task goes to the end of the event's list. */
export const placeTask = (row_id: string, before: string | null): Promise<{ ok: true; position: number } | Refusal> =>
  callApi(
    (client) => client.rpc('place_row', { of_table: 'tasks', row_id, ...(before !== null && { before_id: before }) }),
    (position) => ({ position }),
  );

export const planTasks = (
  of_event: string,
  tasks: readonly TaskTemplate[],
): Promise<({ ok: true } & z.infer<typeof plannedTasks>) | Refusal> =>
  callApi(
    (client) => client.rpc('plan_tasks', { of_event, tasks: tasks.map((task) => ({ ...task })) }),
    (answer) => plannedTasks.parse(answer),
  );

export const updateTasks = (
  of_event: string,
  ids: readonly string[],
  patch: BulkPatch,
): Promise<BulkChange | Refusal> =>
  callApi(
    (client) => client.rpc('bulk_update_tasks', { of_event, tasks: [...ids], patch: { ...patch } }),
    (answer) => bulkChange.parse(answer),
  );

export const deleteTasks = (of_event: string, ids: readonly string[]): Promise<BulkChange | Refusal> =>
  callApi(
    (client) => client.rpc('delete_tasks', { of_event, tasks: [...ids] }),
    (answer) => bulkChange.parse(answer),
  );

export const undoTasks = (undo: string): Promise<UndoneChange | Refusal> =>
  callApi(
    (client) => client.rpc('undo_tasks', { undo }),
    (answer) => undoneChange.parse(answer),
  );

/** The database stores only a hash of the token: this answer is the one time that it can be shown. */
export const createFeed = (of_event: string): Promise<{ ok: true; token: string } | Refusal> =>
  callApi(
    (client) => client.rpc('create_calendar_feed', { of_event }),
    (token) => ({ token }),
  );

export const deleteFeed = (eventId: string): Promise<Done> =>
  writeApi((client) => client.from('calendar_feeds').delete().eq('event_id', eventId));
