// Groups tasks by the day on which they are due, for the calendar and for the agenda of phones.

import { byPosition, type Task } from '#web/features/planning/task.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

/** On each day, open tasks come before those that are done. Tasks without a day are left out. */
export function tasksByDay(tasks: readonly Task[]): ReadonlyMap<CivilDate, readonly Task[]> {
  const days = new Map<CivilDate, Task[]>();
  for (const task of tasks.toSorted(
    (one, other) => Number(one.state === 'done') - Number(other.state === 'done') || byPosition(one, other),
  )) {
    if (task.due_on === null) continue;
    const sameDay = days.get(task.due_on);
    if (sameDay) sameDay.push(task);
    else days.set(task.due_on, [task]);
  }
  return days;
}

export interface AgendaDay {
  day: CivilDate;
  tasks: readonly Task[];
}

/** The days of a month that have tasks, in chronological order. */
export function agendaOf(days: ReadonlyMap<CivilDate, readonly Task[]>, month: CivilDate): AgendaDay[] {
  return [...days]
    .filter(([day]) => day.slice(0, 7) === month.slice(0, 7))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, tasks]) => ({ day, tasks }));
}
