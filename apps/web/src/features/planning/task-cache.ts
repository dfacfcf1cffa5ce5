// The tasks that this page holds, changed before the server has answered and put right when it has.
import type { QueryClient } from '@tanstack/react-query';
import { fetchTasks, renewTasks, tasksQuery } from '#web/features/planning/queries.ts';
import type { Task } from '#web/features/planning/task.ts';

export const heldTasks = (cache: QueryClient, eventId: string): readonly Task[] =>
  cache.getQueryData(tasksQuery(eventId).queryKey) ?? [];

/** What is being asked for would be older than what is written here. */
function holdTasks(cache: QueryClient, eventId: string, change: (tasks: Task[]) => Task[]): void {
  const { queryKey } = tasksQuery(eventId);
  void cache.cancelQueries({ queryKey });
  cache.setQueryData(queryKey, (tasks) => tasks && change(tasks));
}

export function patchTask(cache: QueryClient, eventId: string, id: string, change: Partial<Task>): void {
  holdTasks(cache, eventId, (tasks) => tasks.map((task) => (task.id === id ? { ...task, ...change } : task)));
}

/** Beyond it the whole list is asked for. */
const MOST_AT_ONCE = 100;

/** Asks for these again; those that are gone leave the list. Answers how many are not as they were; of too many, nothing. */
export async function refreshTasks(cache: QueryClient, eventId: string, ids: readonly string[]): Promise<number> {
  const { queryKey } = tasksQuery(eventId);
  if (cache.getQueryData(queryKey) === undefined) return 0;
  if (ids.length === 0 || ids.length > MOST_AT_ONCE) {
    await renewTasks(cache, eventId);
    return 0;
  }
  const found = await fetchTasks(eventId, ids);
  // Read again: others may have written it while this was on its way.
  const before = heldTasks(cache, eventId);
  cache.setQueryData(queryKey, mergeTasks(before, found, ids));
  const versions = new Map(before.map(({ id, version }) => [id, version]));
  const present = new Set(found.map(({ id }) => id));
  const gone = ids.filter((id) => versions.has(id) && !present.has(id));
  return found.filter(({ id, version }) => versions.get(id) !== version).length + gone.length;
}

/** The same list with these as they are now. */
export function mergeTasks(tasks: readonly Task[], found: readonly Task[], ids: readonly string[]): Task[] {
  const now = new Map(found.map((task) => [task.id, task]));
  const asked = new Set(ids);
  const kept = tasks.flatMap((task) => (asked.has(task.id) ? (now.get(task.id) ?? []) : task));
  const known = new Set(tasks.map(({ id }) => id));
  return [...kept, ...found.filter(({ id }) => !known.has(id))];
}
