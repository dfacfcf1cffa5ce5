import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { task } from '#web/features/planning/fixtures.ts';
import { mergeTasks } from '#web/features/planning/task-cache.ts';
import { changeOf, describeTask, newTaskForm, taskForm, taskVersionOf } from '#web/features/planning/task-form.ts';

const problems = (change: object) => {
  const read = taskForm.safeParse({ ...newTaskForm, title: 'Goûter', ...change });
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
};

describe('the form of a task', () => {
  it('returns the day or the delay that it was given', () => {
    const dues = fc.oneof(
      fc.integer({ min: -1000, max: 3000 }).map((days_before) => ({ days_before, due_on: '2027-01-01' })),
      fc.constant({ days_before: null, due_on: '2027-06-12' }),
      fc.constant({ days_before: null, due_on: null }),
    );
    fc.assert(
      fc.property(dues, (due) => {
        const { values } = taskVersionOf(task('1', due));
        expect(taskForm.safeParse(values).success).toBe(true);
        const { days_before, due_on } = changeOf(values, true);
        expect(days_before).toBe(due.days_before);
        // The database computes the day of a task with a delay.
        expect(due_on).toBe(due.days_before === null ? due.due_on : undefined);
      }),
    );
  });

  it.each([
    [{ title: '  ' }, ['title']],
    [{ title: 'x'.repeat(201) }, ['title']],
    [{ when: 'before' }, ['count']],
    [{ when: 'before', count: 1.5 }, ['count']],
    [{ when: 'after', count: 40, unit: 'months' }, ['count']],
    [{ when: 'day' }, ['day']],
    [{ when: 'day', day: '31/02' }, ['day']],
    [{ when: 'before', count: 0 }, []],
  ])('validates %o', (change, wrong) => {
    expect(problems(change)).toEqual(wrong);
  });

  it('does not write the budget line of a viewer who may not see the budget', () => {
    expect(changeOf(newTaskForm, false)).not.toHaveProperty('budget_item_id');
    expect(changeOf(newTaskForm, true)).toHaveProperty('budget_item_id', null);
  });

  it('formats what somebody else saved', () => {
    expect(describeTask('assigneeId', 'ana', () => 'Ana').value).toBe('Ana');
    expect(describeTask('state', 'doing', () => '')).toEqual({ label: 'État', value: 'En cours' });
  });
});

it('refreshed tasks stay in place, deleted ones leave and new ones come last', () => {
  const [one, two, three] = [task('1'), task('2'), task('3')];
  const now = { ...two, version: 2 };
  expect(mergeTasks([one, two, three], [now, task('4')], ['2', '3', '4'])).toEqual([one, now, task('4')]);
});
