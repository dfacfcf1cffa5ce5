import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../dates/days.ts';
import { eventKinds } from '../events/events.ts';
import {
  type DatedTask,
  daysBefore,
  dueOn,
  isLate,
  moveDates,
  proposedTasks,
  taskStates,
  undecidedTasks,
} from './planning.ts';
import { taskCategories } from './task-template.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays('2020-01-01', n));

describe('days', () => {
  it('are counted over leap years and clock changes', () => {
    expect(dueOn(1, '2028-03-01')).toBe('2028-02-29');
    expect(dueOn(-1, '2027-03-28')).toBe('2027-03-29');
    expect(daysBefore('2027-10-30', '2027-11-01')).toBe(2);
  });

  it('come back: a due day is as many days before the event as was said', () => {
    fc.assert(fc.property(day, fc.integer({ min: -400, max: 900 }), (on, n) => daysBefore(dueOn(n, on), on) === n));
  });
});

describe('the proposed tasks', () => {
  it('are as many as the event is big', () => {
    const count = Object.fromEntries(eventKinds.map((kind) => [kind, proposedTasks(kind, null, '2026-11-15').length]));
    expect(count).toEqual({ mariage: 107, anniversaire: 36, seminaire: 43, bapteme: 31, autre: 12 });
  });

  it.each(eventKinds)('have each a name of its own, a known category and a short title: %s', (kind) => {
    const tasks = proposedTasks(kind, null, '2026-11-15');
    expect(new Set(tasks.map(({ template }) => template)).size).toBe(tasks.length);
    for (const { category, title, notes, days_before: days } of tasks) {
      expect(taskCategories).toContain(category);
      expect(title.length).toBeLessThanOrEqual(120);
      expect(`${title}${notes}`).not.toMatch(/['"]| [:;!?%€]/);
      expect(Number.isSafeInteger(days)).toBe(true);
    }
  });

  it.each(eventKinds)('are sorted by day, whenever the planning begins, and never before today: %s', (kind) => {
    const whole = proposedTasks(kind, null, '2026-11-15');
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 900 }), (today, left) => {
        const startsOn = addDays(today, left);
        const tasks = proposedTasks(kind, startsOn, today);
        expect(tasks.map(({ template }) => template)).toEqual(whole.map(({ template }) => template));
        for (const [n, { days_before: days }] of tasks.entries()) {
          expect(dueOn(days, startsOn) >= today || days <= 0).toBe(true);
          expect(days).toBeLessThanOrEqual(tasks[n - 1]?.days_before ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });

  it.each(eventKinds)('choose neither the date nor the place of an event that has them: %s', (kind) => {
    const tasks = proposedTasks(kind, null, '2026-11-15');
    const left = (startsOn: string | null, place: string | null, title: RegExp) =>
      undecidedTasks(tasks, { kind, startsOn, place }).filter((task) => title.test(task.title)).length;
    const date = /^(Choisir|Retenir|Arrêter|Proposer) .*dates?\b/;
    expect(left(null, null, /./)).toBe(tasks.length);
    expect(left(null, null, date)).toBe(1);
    expect(left('2028-06-10', null, date)).toBe(0);
    expect(left(null, 'Beaune', /^(Comparer|Visiter) .*lieux\b/)).toBe(0);
    expect(left('2028-06-10', 'Beaune', /./)).toBeGreaterThan(tasks.length - 3);
  });

  it('keep the delays of others, such as those of a town hall, when there is time for them', () => {
    const bans = proposedTasks('mariage', '2027-03-15', '2026-11-15').find(
      ({ template }) => template === 'mariage-bans',
    );
    expect(bans?.days_before).toBe(40);
  });
});

describe('a new date', () => {
  const task = fc.record({
    id: fc.uuid(),
    due_on: fc.option(day, { nil: null }),
    days_before: fc.option(fc.integer({ min: -60, max: 600 }), { nil: null }),
    state: fc.constantFrom(...taskStates),
  });

  it('moves what is not done and hangs on the date, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(task), day, (tasks: DatedTask[], to) => {
        const moved = new Map(moveDates(tasks, to).map((move) => [move.id, move]));
        for (const { id, state, days_before: days, due_on: due } of tasks) {
          const move = moved.get(id);
          if (state === 'done' || days === null) expect(move).toBeUndefined();
          else expect(move?.to ?? due).toBe(dueOn(days, to));
        }
      }),
    );
  });

  it('moves everything by the same number of days', () => {
    const tasks: DatedTask[] = [30, 7, -2].map((days) => ({
      id: String(days),
      days_before: days,
      due_on: dueOn(days, '2027-06-12'),
      state: 'todo',
    }));
    const shifts = moveDates(tasks, '2027-07-03').map(({ from, to }) => daysBetween(from ?? to, to));
    expect(shifts).toEqual([21, 21, 21]);
  });
});

it('a task is late the day after, unless it is done', () => {
  expect(isLate({ due_on: '2027-01-01', state: 'todo' }, '2027-01-01')).toBe(false);
  expect(isLate({ due_on: '2027-01-01', state: 'doing' }, '2027-01-02')).toBe(true);
  expect(isLate({ due_on: '2027-01-01', state: 'done' }, '2027-01-02')).toBe(false);
  expect(isLate({ due_on: null, state: 'todo' }, '2027-01-02')).toBe(false);
});
