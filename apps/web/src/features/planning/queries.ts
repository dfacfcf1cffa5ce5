// Queries of the planning: the tasks of an event, and the calendar feed of the signed-in person.
import type { TaskCategory, TaskState } from '@liesse/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Task } from '#web/features/planning/task.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const planningKey = (eventId: string) => ['planning', eventId] as const;

const COLUMNS =
  'id, title, notes, category, state, due_on, days_before, done_at, assignee_id, event_partner_id, budget_item_id, template, position, version';

export const tasksQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...planningKey(eventId), 'tasks'],
    queryFn: ({ signal }): Promise<Task[]> => fetchAll(eventId, signal),
    // Realtime events report changes earlier.
    staleTime: 60_000,
  });

export const invalidateTasks = (cache: QueryClient, eventId: string): Promise<void> =>
  cache.invalidateQueries({ queryKey: tasksQuery(eventId).queryKey });

/** The server returns at most this many rows. */
const PAGE = 1000;

/** Nearly every event needs one page only. */
async function fetchAll(eventId: string, signal: AbortSignal): Promise<Task[]> {
  const client = await supabase();
  const tasks: Task[] = [];
  for (;;) {
    const { data } = await client
      .from('tasks')
      .select(COLUMNS)
      .eq('event_id', eventId)
      .order('position')
      .order('id')
      .range(tasks.length, tasks.length + PAGE - 1)
      .abortSignal(signal)
      .throwOnError();
    tasks.push(...data.map(taskOf));
    if (data.length < PAGE) return tasks;
  }
}

export async function fetchTasks(eventId: string, ids: readonly string[]): Promise<Task[]> {
  const client = await supabase();
  const { data } = await client
    .from('tasks')
    .select(COLUMNS)
    .eq('event_id', eventId)
    .in('id', [...ids])
    .throwOnError();
  return data.map(taskOf);
}

type TaskRow = Omit<Task, 'category' | 'state'> & { category: string; state: string };

/** A check constraint of the table guarantees both casts. */
const taskOf = (row: TaskRow): Task => ({
  ...row,
  category: row.category as TaskCategory,
  state: row.state as TaskState,
});

export interface CalendarFeed {
  created_at: string;
  last_read_at: string | null;
}

/** Null while there is none. The address itself is known only to the answer that creates it. */
export const feedQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...planningKey(eventId), 'feed'],
    queryFn: async ({ signal }): Promise<CalendarFeed | null> => {
      const client = await supabase();
      const { data } = await client
        .from('calendar_feeds')
        .select('created_at, last_read_at')
        .eq('event_id', eventId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
  });
