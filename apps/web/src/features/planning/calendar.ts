// Tasks on the days of a calendar.

import { byPosition, type Task } from '#web/features/planning/task.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

/** What is to be done comes before what is. */
export function tasksByDay(tasks: readonly Task[]): ReadonlyMap<CivilDate, readonly Task[]> {
  const days = new Map<CivilDate, Task[]>();
  for (const task of tasks.toSorted(
    (one, other) => Number(one.state === 'done') - Number(other.state === 'done') || byPosition(one, other),
  )) {
    if (task.due_on === null) continue;
    const there = days.get(task.due_on);
    if (there) there.push(task);
    else days.set(task.due_on, [task]);
  }
  return days;
}

export interface AgendaDay {
  day: CivilDate;
  tasks: readonly Task[];
}

/** The days of a month that have something, in their order. */
export function agendaOf(days: ReadonlyMap<CivilDate, readonly Task[]>, month: CivilDate): AgendaDay[] {
  return [...days]
    .filter(([day]) => day.slice(0, 7) === month.slice(0, 7))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, tasks]) => ({ day, tasks }));
}
