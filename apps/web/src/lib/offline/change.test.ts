import { describe, expect, it } from 'vitest';
import { type Change, differenceOf, mergeChange } from '#web/lib/offline/change.ts';

const change = (given: Partial<Change>): Change => ({
  id: 'one',
  personId: 'p',
  position: 1,
  kind: 'row',
  table: 'tasks',
  row: 't',
  label: 'Fleurs',
  mine: { title: 'B' },
  base: { title: 'A' },
  state: 'waiting',
  ...given,
});

describe('a change that is added to those that wait', () => {
  it('is one with an earlier change of the same row, over the values that were seen first', () => {
    const later = change({ id: 'two', mine: { title: 'C', notes: 'n' }, base: { title: 'B', notes: '' } });
    expect(mergeChange([change({})], later)).toEqual([
      change({ mine: { title: 'C', notes: 'n' }, base: { title: 'A', notes: '' } }),
    ]);
  });

  it('removes the earlier one when it changes everything back', () => {
    expect(mergeChange([change({})], change({ id: 'two', mine: { title: 'A' }, base: { title: 'B' } }))).toEqual([]);
  });

  it.each([
    ['another row', { row: 'u' }],
    ['another kind', { kind: 'task_state' }],
    ['another moment', { kind: 'reply', moment: 'm' }],
  ] as const)('stays apart from %s', (_case, given) => {
    expect(mergeChange([change({})], change({ id: 'two', ...given }))).toHaveLength(2);
  });

  it('stays apart from a conflict, and from other messages', () => {
    expect(mergeChange([change({ state: 'conflict' })], change({ id: 'two' }))).toHaveLength(2);
    const message = change({ kind: 'message', table: 'messages', mine: {}, base: {} });
    expect(mergeChange([message], { ...message, id: 'two' })).toHaveLength(2);
  });
});

it('has the fields that differ, as they were and as they shall be', () => {
  const row = { title: 'A', notes: '', due_on: null, version: 3 };
  expect(differenceOf(row, { title: 'B', notes: '' })).toEqual({ mine: { title: 'B' }, base: { title: 'A' } });
  expect(differenceOf(row, { title: 'A' })).toBeUndefined();
});
