// The rétroplanning: tasks dated backwards from the event, the tasks proposed for each kind, and the due days after a new date. The
// database computes due days by the same rule.

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
 * The tasks proposed for a kind of event. When the event is near, the early tasks are compressed between today and the last two
 * months. The tasks of those two months keep their dates, because their delays depend on partners.
 */
export function proposedTasks(kind: EventKind, startsOn: string | null, today: string): TaskTemplate[] {
  const list = [...templates[kind]];
  if (startsOn === null) return list;
  const left = Math.max(0, daysBetween(today, startsOn));
  const longest = Math.max(...list.map(({ days_before: days }) => days));
  if (left >= longest) return list;
  return list.map((task) => ({ ...task, days_before: compress(task.days_before, longest, left) }));
}

/** The tasks that choose what the event may already have, by the end of their template's name. */
const choices = {
  date: ['date', 'dates'],
  place: ['lieux', 'lieux-visites'],
} as const;

/** Without the tasks that choose the date or the place of an event that has one. */
export function undecidedTasks(
  tasks: readonly TaskTemplate[],
  { kind, startsOn, place }: { kind: EventKind; startsOn: string | null; place: string | null },
): TaskTemplate[] {
  const decided = [...(startsOn === null ? [] : choices.date), ...(place === null ? [] : choices.place)];
  const left = new Set(decided.map((name) => `${kind}-${name}`));
  return tasks.filter(({ template }) => !left.has(template));
}

const UNCHANGED_DAYS = 60;

function compress(days: number, longest: number, left: number): number {
  const unchanged = Math.min(UNCHANGED_DAYS, left);
  if (days <= unchanged) return days;
  if (left <= UNCHANGED_DAYS || longest <= UNCHANGED_DAYS) return unchanged;
  return unchanged + Math.round(((days - unchanged) * (left - unchanged)) / (longest - unchanged));
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
