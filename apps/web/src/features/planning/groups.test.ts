import { describe, expect, it } from 'vitest';
import { task } from '#web/features/planning/fixtures.ts';
import { groupTasks, rowsOf, type TaskSort } from '#web/features/planning/groups.ts';
import type { Task } from '#web/features/planning/task.ts';

const today = '2027-02-10';

function shape(tasks: readonly Task[], sort: TaskSort = 'plan', justTicked: readonly string[] = []) {
  const groups = groupTasks(tasks, { sort, today, justTicked: new Set(justTicked), members: ['bo', 'ana'] });
  return groups.map(({ id, tasks: grouped }) => [id, ...grouped.map((member) => member.id)]);
}

const tasks = [
  task('1', { due_on: '2027-03-20' }),
  task('2', { due_on: '2027-02-01' }),
  task('3', { due_on: '2027-03-02', category: 'lieu', assignee_id: 'ana' }),
  task('4'),
  task('5', { due_on: '2027-01-01', state: 'done', done_at: '2027-01-01T10:00:00Z' }),
  task('6', { due_on: '2027-01-15' }),
];

describe('the task list', () => {
  it('groups late tasks first, then months in the order set by hand, then undated tasks, then done tasks', () => {
    expect(shape(tasks)).toEqual([
      ['late', '6', '2'],
      ['2027-03', '1', '3'],
      ['undated', '4'],
      ['done', '5'],
    ]);
  });

  it('sorts each month by day when sorted by date', () => {
    expect(shape(tasks, 'due')[1]).toEqual(['2027-03', '3', '1']);
  });

  it('leaves a task that was just ticked in its group', () => {
    const ticked = tasks.map((other) => (other.id === '2' ? { ...other, state: 'done' as const } : other));
    expect(shape(ticked, 'plan', ['2'])[0]).toEqual(['late', '6', '2']);
    expect(shape(ticked)[0]).toEqual(['late', '6']);
  });

  it('groups by delay, the longest first, while the event has no date', () => {
    const delays = [task('1', { days_before: 10 }), task('2', { days_before: 200 }), task('3', { days_before: -5 })];
    expect(shape([...delays, task('4', { days_before: 185 })])).toEqual([
      ['delay 6', '2', '4'],
      ['delay 0', '1'],
      ['delay -1', '3'],
    ]);
  });

  it('groups by category in the order of the domain, and by assignee in the order of the members', () => {
    expect(shape(tasks, 'category').map(([id]) => id)).toEqual(['category lieu', 'category autre', 'done']);
    expect(shape(tasks, 'assignee').map(([id]) => id)).toEqual(['assignee ana', 'assignee null', 'done']);
  });

  it('has one group when sorted by title', () => {
    expect(shape([task('1', { title: 'Étoile' }), task('2', { title: 'dais' })], 'title')).toEqual([['all', '2', '1']]);
  });

  it('hides done tasks until they are asked for', () => {
    const groups = groupTasks(tasks, { sort: 'plan', today, justTicked: new Set(), members: [] });
    expect(rowsOf(groups, false).at(-1)).toMatchObject({ kind: 'heading', id: 'done' });
    expect(rowsOf(groups, true).at(-1)).toMatchObject({ kind: 'task', id: '5' });
  });
});
