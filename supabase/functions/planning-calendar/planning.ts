// A member's planning as a calendar file: tasks that are not done, instalments to pay, and the moments of the event. Pure.
import { type CalendarEntry, dayTimes } from '../../../packages/domain/src/dates/calendar.ts';
import { type CalendarEvent, type Moment, momentEntries, namedCalendar } from '../event-calendar/calendar.ts';

/** What the database's calendar_feed answers for an address that opens. */
export interface Feed {
  event: CalendarEvent;
  tasks: { id: string; title: string; notes: string; due_on: string; state: string }[];
  instalments: { id: string; label: string; item_label: string; amount_cents: number; due_on: string }[];
  moments: Moment[];
}

export function planningOf({ event, tasks, instalments, moments }: Feed, now: Date): string {
  const entries: CalendarEntry[] = [
    ...tasks.flatMap(({ id, title, notes, due_on: due, state }) =>
      state === 'done' ? [] : reminder(id, due, title, notes),
    ),
    ...instalments.map(({ id, label, item_label: item, amount_cents: cents, due_on: due }) =>
      reminder(id, due, `À régler\u00a0: ${item}, ${money(cents)}`, label),
    ),
    ...momentEntries(event, moments),
  ];
  return namedCalendar(`Planning – ${event.name}`, entries, now);
}

const reminder = (id: string, day: string, summary: string, description: string): CalendarEntry => ({
  id,
  times: dayTimes(day),
  summary,
  description,
  // The task does not occupy the hours of its day.
  properties: ['TRANSP:TRANSPARENT'],
});

const money = (cents: number): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(cents / 100);
