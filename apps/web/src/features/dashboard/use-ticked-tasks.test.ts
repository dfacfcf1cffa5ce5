import { describe, expect, it } from 'vitest';
import type { DueTask } from '#web/features/dashboard/dashboard.ts';
import { mergeTasks } from '#web/features/dashboard/use-ticked-tasks.ts';

const task = (id: string, due_on: string, position = 0): DueTask => ({
  id,
  title: id,
  due_on,
  position,
  state: 'todo',
  assignee_id: null,
});

describe('tasks ticked on the page', () => {
  it('stay in their place when the list is refetched without them', () => {
    const merged = mergeTasks([task('c', '2027-03-01')], [task('b', '2027-02-01')]);
    expect(merged.map(({ id, isTicked }) => [id, isTicked])).toEqual([
      ['b', true],
      ['c', false],
    ]);
  });

  it('appear once while the list also contains them', () => {
    const first = task('a', '2027-01-01');
    expect(mergeTasks([first, task('b', '2027-02-01')], [first])).toHaveLength(2);
  });

  it('have the order of the list on the same day', () => {
    const merged = mergeTasks([task('a', '2027-01-01', 2)], [task('z', '2027-01-01', 1)]);
    expect(merged.map(({ id }) => id)).toEqual(['z', 'a']);
  });
});
