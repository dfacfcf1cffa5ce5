import { describe, expect, it } from 'vitest';
import { task } from '#web/features/planning/fixtures.ts';
import { groupTasks, rowsOf, type TaskSort } from '#web/features/planning/groups.ts';
import type { Task } from '#web/features/planning/task.ts';

const today = '2027-02-10';

function shape(tasks: readonly Task[], sort: TaskSort = 'plan', kept: readonly string[] = []) {
  const groups = groupTasks(tasks, { sort, today, kept: new Set(kept), members: ['bo', 'ana'] });
  return groups.map(({ id, tasks: members }) => [id, ...members.map((one) => one.id)]);
}

const tasks = [
  task('1', { due_on: '2027-03-20' }),
  task('2', { due_on: '2027-02-01' }),
  task('3', { due_on: '2027-03-02', category: 'lieu', assignee_id: 'ana' }),
  task('4'),
  task('5', { due_on: '2027-01-01', state: 'done', done_at: '2027-01-01T10:00:00Z' }),
  task('6', { due_on: '2027-01-15' }),
];

describe('the list', () => {
  it('has the late first, then month by month in the order people gave, then what has no day, then what is done', () => {
    expect(shape(tasks)).toEqual([
      ['late', '6', '2'],
      ['2027-03', '1', '3'],
      ['undated', '4'],
      ['done', '5'],
    ]);
  });

  it('by date has each month by its days', () => {
    expect(shape(tasks, 'due')[1]).toEqual(['2027-03', '3', '1']);
  });

  it('leaves what was ticked a moment ago where it was', () => {
    const ticked = tasks.map((one) => (one.id === '2' ? { ...one, state: 'done' as const } : one));
    expect(shape(ticked, 'plan', ['2'])[0]).toEqual(['late', '6', '2']);
    expect(shape(ticked)[0]).toEqual(['late', '6']);
  });

  it('without a date of the event goes by delay, the longest first', () => {
    const delays = [task('1', { days_before: 10 }), task('2', { days_before: 200 }), task('3', { days_before: -5 })];
    expect(shape([...delays, task('4', { days_before: 185 })])).toEqual([
      ['delay 6', '2', '4'],
      ['delay 0', '1'],
      ['delay -1', '3'],
    ]);
  });

  it('goes by category in the order of the domain, by member in the order of the team', () => {
    expect(shape(tasks, 'category').map(([id]) => id)).toEqual(['category lieu', 'category autre', 'done']);
    expect(shape(tasks, 'assignee').map(([id]) => id)).toEqual(['assignee ana', 'assignee null', 'done']);
  });

  it('by title is one group', () => {
    expect(shape([task('1', { title: 'Étoile' }), task('2', { title: 'dais' })], 'title')).toEqual([['all', '2', '1']]);
  });

  it('folds what is done away', () => {
    const groups = groupTasks(tasks, { sort: 'plan', today, kept: new Set(), members: [] });
    expect(rowsOf(groups, false).at(-1)).toMatchObject({ kind: 'heading', id: 'done' });
    expect(rowsOf(groups, true).at(-1)).toMatchObject({ kind: 'task', id: '5' });
  });
});
