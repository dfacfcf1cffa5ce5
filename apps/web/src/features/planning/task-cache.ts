// The tasks in the query cache: patched before the server has answered, and read again one by one instead of as a whole list.
import type { QueryClient } from '@tanstack/react-query';
import { fetchTasks, invalidateTasks, tasksQuery } from '#web/features/planning/queries.ts';
import type { Task } from '#web/features/planning/task.ts';

export const cachedTasks = (cache: QueryClient, eventId: string): readonly Task[] =>
  cache.getQueryData(tasksQuery(eventId).queryKey) ?? [];

export function patchTask(cache: QueryClient, eventId: string, id: string, change: Partial<Task>): void {
  const { queryKey } = tasksQuery(eventId);
  // A running request would answer with the task as it was before this change.
  void cache.cancelQueries({ queryKey });
  cache.setQueryData(queryKey, (tasks) => tasks?.map((task) => (task.id === id ? { ...task, ...change } : task)));
}

/** For more tasks than this the whole list is fetched instead. */
const MAX_REFRESHED = 100;

/**
 * Fetches these tasks again; those that were deleted leave the list. Resolves to the number of tasks that differ from the cache, or
 * to 0 where the whole list was fetched.
 */
export async function refreshTasks(cache: QueryClient, eventId: string, ids: readonly string[]): Promise<number> {
  const { queryKey } = tasksQuery(eventId);
  if (cache.getQueryData(queryKey) === undefined) return 0;
  if (ids.length === 0 || ids.length > MAX_REFRESHED) {
    await invalidateTasks(cache, eventId);
    return 0;
  }
  const fetched = await fetchTasks(eventId, ids);
  // The cache is read after the request, since it may have changed meanwhile.
  const before = cachedTasks(cache, eventId);
  cache.setQueryData(queryKey, mergeTasks(before, fetched, ids));
  const versions = new Map(before.map(({ id, version }) => [id, version]));
  const fetchedIds = new Set(fetched.map(({ id }) => id));
  const deleted = ids.filter((id) => versions.has(id) && !fetchedIds.has(id));
  return fetched.filter(({ id, version }) => versions.get(id) !== version).length + deleted.length;
}

/** Replaces the requested tasks by the fetched ones, drops those that were not found and appends those that are new. */
export function mergeTasks(tasks: readonly Task[], fetched: readonly Task[], requested: readonly string[]): Task[] {
  const fetchedById = new Map(fetched.map((task) => [task.id, task]));
  const requestedIds = new Set(requested);
  const merged = tasks.flatMap((task) => (requestedIds.has(task.id) ? (fetchedById.get(task.id) ?? []) : task));
  const knownIds = new Set(tasks.map(({ id }) => id));
  return [...merged, ...fetched.filter(({ id }) => !knownIds.has(id))];
}
