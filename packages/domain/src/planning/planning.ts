// The rétroplanning: tasks dated backwards from the event, what a list proposes for each kind, and what a new date moves. The
// database keeps due days by the same rule.

import { addDays, daysBetween } from '../dates/days.ts';
import type { EventKind } from '../events/events.ts';
import { birthdayTasks, christeningTasks, otherTasks } from './celebration-tasks.ts';
import { seminarTasks } from './seminar-tasks.ts';
import type { TaskTemplate } from './task-template.ts';
import { weddingTasks } from './wedding-tasks.ts';

export const taskStates = ['todo', 'doing', 'done'] as const;
export type TaskState = (typeof taskStates)[number];

export const dueOn = (daysBefore: number, eventDay: string): string => addDays(eventDay, -daysBefore);

/** Negative after the event. */
export const daysBefore = (day: string, eventDay: string): number => daysBetween(day, eventDay);

const templates: Record<EventKind, readonly TaskTemplate[]> = {
  mariage: weddingTasks,
  anniversaire: birthdayTasks,
  seminaire: seminarTasks,
  bapteme: christeningTasks,
  autre: otherTasks,
};

/**
 * What such an event asks for. Who begins late has less time for the early tasks: they are pressed together between today and the
 * last two months, which keep their dates, as their delays are other people's.
 */
export function proposedTasks(kind: EventKind, startsOn: string | null, today: string): TaskTemplate[] {
  const list = [...templates[kind]];
  if (startsOn === null) return list;
  const left = Math.max(0, daysBetween(today, startsOn));
  const longest = Math.max(...list.map(({ days_before: days }) => days));
  if (left >= longest) return list;
  return list.map((task) => ({ ...task, days_before: pressed(task.days_before, longest, left) }));
}

const KEPT_DAYS = 60;

function pressed(days: number, longest: number, left: number): number {
  const kept = Math.min(KEPT_DAYS, left);
  if (days <= kept) return days;
  if (left <= KEPT_DAYS || longest <= KEPT_DAYS) return kept;
  return kept + Math.round(((days - kept) * (left - kept)) / (longest - kept));
}

export interface DatedTask {
  id: string;
  due_on: string | null;
  /** null: the day is fixed, whatever becomes of the event's. */
  days_before: number | null;
  state: TaskState;
}

export interface MovedTask {
  id: string;
  from: string | null;
  to: string;
}

/** What a new date of the event moves: relative days of what is not done. What stays where it is is not listed. */
export function moveDates(tasks: readonly DatedTask[], eventDay: string): MovedTask[] {
  return tasks.flatMap(({ id, due_on: from, days_before: days, state }) => {
    if (state === 'done' || days === null) return [];
    const to = dueOn(days, eventDay);
    return to === from ? [] : [{ id, from, to }];
  });
}

/** Late first, then by day; what has no day comes last; what is done is neither. */
export function isLate(task: Pick<DatedTask, 'due_on' | 'state'>, today: string): boolean {
  return task.state !== 'done' && task.due_on !== null && task.due_on < today;
}
