import { describe, expect, it } from 'vitest';
import { agendaOf, tasksByDay } from '#web/features/planning/calendar.ts';
import { task } from '#web/features/planning/fixtures.ts';
import { groupPlan, missingTasks } from '#web/features/planning/plan.ts';
import { noSelection, select } from '#web/features/planning/selection.ts';
import { bandOf } from '#web/features/planning/year-band.ts';

describe('the calendar', () => {
  const days = tasksByDay([
    task('1', { due_on: '2027-06-12', state: 'done' }),
    task('2', { due_on: '2027-06-12' }),
    task('3', { due_on: '2027-06-01' }),
    task('4', { due_on: '2027-07-01' }),
    task('5'),
  ]);

  it('lists open tasks of a day before done ones', () => {
    expect(days.get('2027-06-12')?.map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('lists the days of a month that have tasks', () => {
    expect(agendaOf(days, '2027-06-30').map(({ day }) => day)).toEqual(['2027-06-01', '2027-06-12']);
  });
});

describe('the year band', () => {
  const tasks = [
    task('1', { due_on: '2027-01-16', category: 'lieu', state: 'done' }),
    task('2', { due_on: '2027-01-17', category: 'lieu' }),
    task('3', { due_on: '2027-04-01', category: 'lieu' }),
    task('4', { due_on: '2027-03-01', category: 'photo' }),
    task('5'),
  ];
  const band = bandOf(tasks, '2027-05-15', '2027-03-01');

  it('spans whole months from the first task to the event, and a year at least', () => {
    expect([band.months[0], band.months.at(-1)]).toEqual(['2027-01-01', '2027-12-01']);
    const long = bandOf(tasks, '2028-05-15', '2027-03-01');
    expect([long.months[0], long.months.at(-1)]).toEqual(['2027-01-01', '2028-05-01']);
    expect(band.today).toBe(2);
    expect(band.eventDay).toBeCloseTo(4 + 14 / 31);
  });

  it('has a dot for each dated task and stacks dots that would overlap', () => {
    const [lieu] = band.rows;
    expect(lieu?.dots.map(({ task: { id }, lane, tone }) => [id, lane, tone])).toEqual([
      ['1', 0, 'done'],
      ['2', 1, 'late'],
      ['3', 0, 'open'],
    ]);
    expect(band.rows.map(({ category, lanes }) => [category, lanes])).toEqual([
      ['lieu', 2],
      ['photo', 1],
    ]);
  });

  it('clamps far-away tasks to its edges', () => {
    const far = bandOf([task('1', { due_on: '2000-01-01' }), task('2', { due_on: '2199-01-01' })], null, '2027-03-01');
    expect(far.months.length).toBeLessThan(40);
    expect(far.rows[0]?.dots.map(({ at }) => at)).toEqual([0, far.months.length]);
  });
});

describe('the proposed plan', () => {
  const event = { kind: 'mariage', starts_on: '2028-06-10', place: null };

  it('leaves out tasks that the event has already', () => {
    const all = missingTasks(event, [], '2026-11-15');
    const [first] = all;
    const rest = missingTasks(event, [task('1', { template: first?.template ?? '' })], '2026-11-15');
    expect(rest).toHaveLength(all.length - 1);
  });

  it('is grouped by month, or by delay while the event has no date', () => {
    const months = groupPlan(missingTasks(event, [], '2026-11-15'), event.starts_on).map(({ id }) => id);
    expect(months).toEqual(months.toSorted());
    const [first] = groupPlan(missingTasks({ ...event, starts_on: null }, [], '2026-11-15'), null);
    expect(first).toMatchObject({ kind: 'delay', months: 18 });
  });
});

describe('a selection', () => {
  it('extends from the last click to this one with Shift', () => {
    const one = select(noSelection, { id: 'b', isTicked: true });
    const range = select(one, { id: 'd', isTicked: true, shown: ['a', 'b', 'c', 'd', 'e'] });
    expect([...range.ids]).toEqual(['b', 'c', 'd']);
    expect([...select(range, { id: 'c', isTicked: false }).ids]).toEqual(['b', 'd']);
  });
});
