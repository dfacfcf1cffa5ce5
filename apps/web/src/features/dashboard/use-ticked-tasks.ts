// Tasks that are ticked on this page stay in their place, struck through, until the page is left. So the focus does not jump, and a
// mistaken tick can be undone in place.
import { useState } from 'react';
import type { DueTask } from '#web/features/dashboard/dashboard.ts';
import { setTaskState } from '#web/features/dashboard/mutations.ts';
import { eventRefusalSentence } from '#web/features/events/refusals.ts';
import { dashboard } from '#web/locales/fr/client/dashboard.ts';
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

/** Sorted by due date. */
export function mergeTasks(next: readonly DueTask[], ticked: readonly DueTask[]): ListedTask[] {
  const ids = new Set(ticked.map(({ id }) => id));
  return [
    ...ticked.map((task) => ({ ...task, isTicked: true })),
    ...next.filter(({ id }) => !ids.has(id)).map((task) => ({ ...task, isTicked: false })),
  ].toSorted((a, b) => a.due_on.localeCompare(b.due_on) || a.position - b.position || a.id.localeCompare(b.id));
}
