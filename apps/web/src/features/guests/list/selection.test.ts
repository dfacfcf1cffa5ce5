import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropUnknown, noSelection, tick } from '#web/features/guests/list/selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const press = (from: typeof noSelection, id: string, isTicked = true, withShift = false) =>
  tick(from, { ids: [id], isTicked, range: withShift ? shown : undefined });

describe('the selection', () => {
  it('takes one, and all between with Shift, in both directions', () => {
    const one = press(noSelection, 'd');
    expect([...press(one, 'b', true, true).ids].toSorted()).toEqual(['b', 'c', 'd']);
    const two = press(press(noSelection, 'b'), 'd', true, true);
    expect([...two.ids]).toEqual(['b', 'c', 'd']);
    expect([...press(two, 'c', false, true).ids]).toEqual(['b']);
  });

  it('is one alone when the first of the range is no longer shown', () => {
    expect([...tick({ ids: new Set(['x']), anchor: 'x' }, { ids: ['c'], isTicked: true, range: shown }).ids]).toEqual([
      'x',
      'c',
    ]);
  });

  it('forgets those who are gone', () => {
    expect(dropUnknown(press(press(noSelection, 'a'), 'b'), new Set(['a']))).toEqual({
      ids: new Set(['a']),
      anchor: null,
    });
  });

  it('is symmetric: what Shift ticks from one end, it unticks from the other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shown), fc.constantFrom(...shown), (one, other) => {
        const ticked = press(press(noSelection, one), other, true, true);
        expect(press(ticked, one, false, true).ids.size).toBe(0);
      }),
    );
  });
});
