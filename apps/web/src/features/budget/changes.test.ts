import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inOrder,
  moveBetween,
  withInstalment,
  withLine,
  withoutCategory,
  withoutLine,
} from '#web/features/budget/changes.ts';
import { smallLedger } from '#web/features/budget/fixtures.ts';

describe('an expected change of the ledger', () => {
  it('removes a line with its instalments and restores both', () => {
    const without = withoutLine('venue')(smallLedger);
    expect(without.items.map(({ id }) => id)).toEqual(['caterer', 'rings']);
    expect(without.instalments.map(({ id }) => id)).toEqual(['d', 'e']);
    const line = smallLedger.items[1];
    if (line === undefined) throw new Error('no line');
    const back = withLine(line, smallLedger.instalments.slice(0, 3))(without);
    expect(new Set(back.items)).toEqual(new Set(smallLedger.items));
    expect(new Set(back.instalments)).toEqual(new Set(smallLedger.instalments));
  });

  it('pays one instalment and no other', () => {
    const paid = withInstalment('b', { paid_on: '2026-11-15' })(smallLedger);
    expect(paid.instalments.filter((one, index) => one !== smallLedger.instalments[index])).toHaveLength(1);
  });

  it('leaves the lines of a deleted category without a category', () => {
    const { categories, items } = withoutCategory('meal')(smallLedger);
    expect(categories).toEqual([]);
    expect(items.map(({ category_id: category }) => category)).toEqual([null, null, 'gone']);
  });
});

describe('a new order', () => {
  const rows = ['a', 'x', 'b', 'c'].map((id) => ({ id }));

  it('moves the named rows within the positions that they had', () => {
    expect(inOrder(rows, ['c', 'a', 'b']).map(({ id }) => id)).toEqual(['c', 'x', 'a', 'b']);
  });

  it('is described by the moved row and the row that follows it', () => {
    const places = fc.tuple(fc.nat(5), fc.nat(5));
    fc.assert(
      fc.property(places, ([from, to]) => {
        const before = ['a', 'b', 'c', 'd', 'e', 'f'];
        const after = before.toSpliced(from, 1).toSpliced(to, 0, before[from] ?? '');
        const move = moveBetween(before, after);
        expect(move === null).toBe(from === to);
        if (move === null) return;
        const others = before.filter((id) => id !== move.id);
        const place = move.before === null ? others.length : others.indexOf(move.before);
        expect(others.toSpliced(place, 0, move.id)).toEqual(after);
      }),
    );
  });
});
