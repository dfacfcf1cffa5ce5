// A member's planning as a calendar file: tasks that are not done, instalments to pay, and the moments of the event. Pure.
import { type CalendarEvent, calendarFile, dayEntry, type Moment, momentEntries } from '../event-calendar/calendar.ts';

/** What the database's calendar_feed answers for an address that opens. */
export interface Feed {
  event: CalendarEvent;
  tasks: { id: string; title: string; notes: string; due_on: string; state: string }[];
  instalments: { id: string; label: string; item_label: string; amount_cents: number; due_on: string }[];
  moments: Moment[];
}

export function planningOf({ event, tasks, instalments, moments }: Feed, now: Date): string {
  return calendarFile(`Planning – ${event.name}`, [
    ...tasks.flatMap(({ id, title, notes, due_on: due, state }) =>
      state === 'done' ? [] : dayEntry(id, due, title, notes, now),
    ),
    ...instalments.flatMap(({ id, label, item_label: item, amount_cents: cents, due_on: due }) =>
      dayEntry(id, due, `À régler\u00a0: ${item}, ${money(cents)}`, label, now),
    ),
    ...momentEntries(event, moments, now),
  ]);
}

const money = (cents: number): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(cents / 100);
