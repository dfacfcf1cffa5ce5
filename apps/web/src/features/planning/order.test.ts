import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { task } from '#web/features/planning/fixtures.ts';
import { placeIn } from '#web/features/planning/order.ts';
import { byPosition } from '#web/features/planning/task.ts';

describe('a task placed within a group', () => {
  it('goes before the next task of the whole list when it is placed at the end of the group', () => {
    const tasks = ['1', '2', '3', '4'].map((id) => task(id));
    expect(placeIn(tasks, ['1', '3'], '1', null)).toEqual({ before: '4', position: 3.5 });
    expect(placeIn(tasks, ['2', '4'], '2', null)).toEqual({ before: null, position: 4 + 1024 });
    expect(placeIn(tasks, ['1', '3'], '3', '1')).toEqual({ before: '1', position: 1 - 1024 });
  });

  it('appears where it was placed, whatever tasks of other groups lie between', () => {
    const lists = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(lists, fc.nat(), fc.nat(), (positions, at, to) => {
        const tasks = positions.map((position) => task(String(position), { position }));
        const group = tasks
          .toSorted(byPosition)
          .map(({ id }) => id)
          .filter((_, index) => index % 2 === 0);
        const moved = group[at % group.length] ?? '';
        const others = group.filter((id) => id !== moved);
        const before = others[to % (others.length + 1)] ?? null;
        const { position } = placeIn(tasks, group, moved, before);
        const after = tasks.map((other) => (other.id === moved ? { ...other, position } : other)).toSorted(byPosition);
        const shown = after.map(({ id }) => id).filter((id) => group.includes(id));
        const wanted =
          before === null ? [...others, moved] : others.flatMap((id) => (id === before ? [moved, id] : [id]));
        expect(shown).toEqual(wanted);
      }),
    );
  });
});
