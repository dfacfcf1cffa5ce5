// Tasks ticked on this page stay where they are, struck out, until the page is left: the eye finds them again, the keyboard keeps
// its place, and a tick by mistake is taken back where it was made.
import { useState } from 'react';
import type { DueTask } from '#web/features/dashboard/dashboard.ts';
import { setTaskState } from '#web/features/dashboard/mutations.ts';
import { eventRefusalSentence } from '#web/features/events/refusals.ts';
import { dashboard } from '#web/locales/fr/dashboard.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

export interface ListedTask extends DueTask {
  isTicked: boolean;
}

interface TickedTasks {
  listed: ListedTask[];
  tick: (task: DueTask, isTicked: boolean) => Promise<void>;
}

export function useTickedTasks(next: readonly DueTask[]): TickedTasks {
  const [ticked, setTicked] = useState<readonly DueTask[]>([]);
  const put = (task: DueTask) => setTicked((tasks) => [...tasks.filter(({ id }) => id !== task.id), task]);
  const drop = (task: DueTask) => setTicked((tasks) => tasks.filter(({ id }) => id !== task.id));
  return {
    listed: mergeTasks(next, ticked),
    async tick(task, isTicked) {
      if (isTicked) put(task);
      else drop(task);
      const result = await setTaskState(task.id, isTicked ? 'done' : task.state);
      if (result.ok) return;
      if (isTicked) drop(task);
      else put(task);
      toast({ variant: 'destructive', title: dashboard.tasks.failed, description: eventRefusalSentence(result) });
    },
  };
}

/** In the order of their days. */
export function mergeTasks(next: readonly DueTask[], ticked: readonly DueTask[]): ListedTask[] {
  const ids = new Set(ticked.map(({ id }) => id));
  return [
    ...ticked.map((task) => ({ ...task, isTicked: true })),
    ...next.filter(({ id }) => !ids.has(id)).map((task) => ({ ...task, isTicked: false })),
  ].toSorted((a, b) => a.due_on.localeCompare(b.due_on) || a.position - b.position || a.id.localeCompare(b.id));
}
