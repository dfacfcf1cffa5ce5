// What a person does to tasks: seen at once, taken back when refused, and told with a way to undo where it touches many.
import type { TaskState } from '@liesse/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addTask,
  type BulkPatch,
  deleteTasks,
  type NewTask,
  placeTask,
  sentenceOf,
  setTaskState,
  type Undoable,
  undoTasks,
  updateTasks,
} from '#web/features/planning/mutations.ts';
import { placeIn } from '#web/features/planning/order.ts';
import type { Task } from '#web/features/planning/task.ts';
import { heldTasks, patchTask, refreshTasks } from '#web/features/planning/task-cache.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { planning as text } from '#web/locales/fr/planning.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

export interface TaskActs {
  isBusy: boolean;
  setState: (task: Task, state: TaskState) => Promise<void>;
  /** `group` is what it stands among on the screen. */
  place: (id: string, group: readonly string[], before: string | null) => Promise<void>;
  add: (task: Omit<NewTask, 'id' | 'position'>) => Promise<boolean>;
  update: (ids: readonly string[], patch: BulkPatch) => Promise<boolean>;
  remove: (ids: readonly string[]) => Promise<boolean>;
}

export function useTaskActs(eventId: string): TaskActs {
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  // A list that cannot be renewed at once is renewed by the live line, or by the next look at the page.
  const follow = (ids: readonly string[]) => refreshTasks(cache, eventId, ids).catch(() => {});

  async function takeBack(undo: string, ids: readonly string[]) {
    const result = await undoTasks(undo);
    if (!result.ok) return refuse(result);
    await follow(ids);
    const { length: skipped } = result.skipped;
    toast({ title: text.bulk.undone, ...(skipped > 0 && { description: text.bulk.undoneSkipped(skipped) }) });
  }

  async function runMany(
    ids: readonly string[],
    work: () => Promise<Undoable | Refusal>,
    title: (count: number) => string,
  ): Promise<boolean> {
    setBusy(true);
    const result = await work();
    if (result.ok) {
      await follow(ids);
      const { bulk } = text;
      const run = () => void takeBack(result.undo, ids);
      toast({ title: title(result.count), action: { label: bulk.undo, elsewhere: bulk.undoElsewhere, run } });
    } else refuse(result);
    setBusy(false);
    return result.ok;
  }

  return {
    isBusy,
    async setState({ id, state: before, done_at }, state) {
      patchTask(cache, eventId, id, { state, done_at: state === 'done' ? new Date().toISOString() : null });
      const result = await setTaskState(id, state);
      if (result.ok) return patchTask(cache, eventId, id, { version: result.version });
      patchTask(cache, eventId, id, { state: before, done_at });
      refuse(result);
    },
    async place(id, group, before) {
      const tasks = heldTasks(cache, eventId);
      const was = tasks.find((task) => task.id === id)?.position;
      const placing = placeIn(tasks, group, id, before);
      patchTask(cache, eventId, id, { position: placing.position });
      const result = await placeTask(id, placing.before);
      if (result.ok) return patchTask(cache, eventId, id, { position: result.position });
      if (was !== undefined) patchTask(cache, eventId, id, { position: was });
      refuse(result);
    },
    async add(values) {
      const tasks = heldTasks(cache, eventId);
      const position = Math.max(0, ...tasks.map((task) => task.position)) + 1024;
      const id = crypto.randomUUID();
      setBusy(true);
      const result = await addTask(eventId, { ...values, id, position });
      if (result.ok) await follow([id]);
      else toast({ variant: 'destructive', title: text.add.failed, description: sentenceOf(result) });
      setBusy(false);
      return result.ok;
    },
    update: (ids, patch) => runMany(ids, () => updateTasks(eventId, ids, patch), text.bulk.done),
    remove: (ids) => runMany(ids, () => deleteTasks(eventId, ids), text.bulk.removed),
  };
}

const refuse = (refusal: Refusal): void =>
  toast({ variant: 'destructive', title: text.failed, description: sentenceOf(refusal) });
