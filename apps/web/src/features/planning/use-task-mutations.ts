// Mutations of tasks. A single task changes on screen before the server answers and changes back on a refusal; a change of several
// tasks shows a toast with an undo.
import type { TaskState } from '@liesse/domain';
import { useQueryClient } from '@tanstack/react-query';
import {
  addTask,
  type BulkChange,
  type BulkPatch,
  deleteTasks,
  type NewTask,
  placeTask,
  setTaskState,
  undoTasks,
  updateTasks,
} from '#web/features/planning/mutations.ts';
import { type Placement, placeIn } from '#web/features/planning/order.ts';
import type { Task } from '#web/features/planning/task.ts';
import { cachedTasks, patchTask, refreshTasks } from '#web/features/planning/task-cache.ts';
import { refusalSentence } from '#web/lib/api/calls.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { sendOrQueue } from '#web/lib/offline/send-or-queue.ts';
import { planning as text } from '#web/locales/fr/client/planning.ts';
import type { ToastText } from '#web/ui/feedback/toast/toast-store.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

export interface TaskMutations {
  /** While a task is added or several tasks are changed. */
  isPending: boolean;
  setState: (task: Task, state: TaskState) => Promise<void>;
  /** `group` lists the tasks that the screen shows with this one. */
  place: (id: string, group: readonly string[], before: string | null) => Promise<void>;
  /** Resolves to false when the server refused, as `update` and `remove` do. */
  add: (task: Omit<NewTask, 'id' | 'position'>) => Promise<boolean>;
  update: (ids: readonly string[], patch: BulkPatch) => Promise<boolean>;
  remove: (ids: readonly string[]) => Promise<boolean>;
}

const errorMessage = (refusal: Refusal): string => refusalSentence(refusal, text.refusals);
const errors = { errorTitle: text.failed, errorMessage };

export function useTaskMutations(eventId: string): TaskMutations {
  const cache = useQueryClient();

  /** Reads the changed tasks again before the result is shown. A failure here is repaired by realtime events or the next focus. */
  async function thenRefresh<Result extends { ok: boolean }>(request: Promise<Result>, ids: readonly string[]) {
    const result = await request;
    if (result.ok) await refreshTasks(cache, eventId, ids).catch(() => {});
    return result;
  }

  const stateMutation = useToastMutation({
    ...errors,
    mutationFn: ({ task: { id, title, state: before }, state }: { task: Task; state: TaskState }) =>
      sendOrQueue(
        { kind: 'task_state', table: 'tasks', row: id, mine: { state }, base: { state: before }, label: title },
        () => setTaskState(id, state),
      ),
    optimistic: ({ task: { id, state: stateBefore, done_at }, state }) => {
      patchTask(cache, eventId, id, { state, done_at: state === 'done' ? new Date().toISOString() : null });
      return () => patchTask(cache, eventId, id, { state: stateBefore, done_at });
    },
    onSuccess: ({ version }, { task }) => patchTask(cache, eventId, task.id, { version }),
  });

  const placeMutation = useToastMutation({
    ...errors,
    mutationFn: ({ id, before }: Placement & { id: string }) => placeTask(id, before),
    optimistic: ({ id, position }) => {
      const positionBefore = cachedTasks(cache, eventId).find((task) => task.id === id)?.position;
      patchTask(cache, eventId, id, { position });
      return () => positionBefore !== undefined && patchTask(cache, eventId, id, { position: positionBefore });
    },
    onSuccess: ({ position }, { id }) => patchTask(cache, eventId, id, { position }),
  });

  const addMutation = useToastMutation({
    errorTitle: text.add.failed,
    errorMessage,
    mutationFn: (task: NewTask) => thenRefresh(addTask(eventId, task), [task.id]),
  });

  const undoMutation = useToastMutation({
    ...errors,
    mutationFn: ({ undo, ids }: { undo: string; ids: readonly string[] }) => thenRefresh(undoTasks(undo), ids),
    success: ({ skipped }): ToastText => ({
      title: text.bulk.undone,
      ...(skipped.length > 0 && { description: text.bulk.undoneSkipped(skipped.length) }),
    }),
  });

  const undoable = (title: string, { undo }: BulkChange, ids: readonly string[]): ToastText => {
    const { undo: label, undoElsewhere: elsewhere } = text.bulk;
    return { title, action: { label, elsewhere, run: () => void undoMutation.run({ undo, ids }) } };
  };

  const updateMutation = useToastMutation({
    ...errors,
    mutationFn: ({ ids, patch }: { ids: readonly string[]; patch: BulkPatch }) =>
      thenRefresh(updateTasks(eventId, ids, patch), ids),
    success: (change, { ids }) => undoable(text.bulk.done(change.count), change, ids),
  });

  const removeMutation = useToastMutation({
    ...errors,
    mutationFn: (ids: readonly string[]) => thenRefresh(deleteTasks(eventId, ids), ids),
    success: (change, ids) => undoable(text.bulk.removed(change.count), change, ids),
  });

  return {
    isPending: [addMutation, updateMutation, removeMutation].some(({ isPending }) => isPending),
    setState: async (task, state) => void (await stateMutation.run({ task, state })),
    place: async (id, group, before) =>
      void (await placeMutation.run({ id, ...placeIn(cachedTasks(cache, eventId), group, id, before) })),
    async add(values) {
      const lastPosition = Math.max(0, ...cachedTasks(cache, eventId).map((task) => task.position));
      const task = { ...values, id: crypto.randomUUID(), position: lastPosition + 1024 };
      return (await addMutation.run(task)) !== null;
    },
    update: async (ids, patch) => (await updateMutation.run({ ids, patch })) !== null,
    remove: async (ids) => (await removeMutation.run(ids)) !== null,
  };
}
