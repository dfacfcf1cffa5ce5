import { describe, expect, it } from 'vitest';
import { dropBefore, moveTo, placeAt, stepBefore } from '#web/ui/lists/sortable-list-order.ts';

describe('an order changed by hand', () => {
  it('moves one item and leaves the order of the others', () => {
    expect(moveTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moveTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  });

  it('stops at its ends', () => {
    expect(moveTo(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(moveTo(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  });

  it('puts the dragged row between the middles of the others', () => {
    expect(placeAt(5, [10, 30, 50])).toBe(0);
    expect(placeAt(31, [10, 30, 50])).toBe(2);
    expect(placeAt(99, [10, 30, 50])).toBe(3);
  });
});

describe('a row dragged within its group', () => {
  const ids = ['a', 'b', 'c', 'd'];

  it('goes above or below the row under the pointer', () => {
    expect(dropBefore(ids, 'a', 'c', false)).toBe('c');
    expect(dropBefore(ids, 'a', 'c', true)).toBe('d');
    expect(dropBefore(ids, 'a', 'd', true)).toBe(null);
    expect(dropBefore(ids, 'd', 'a', false)).toBe('a');
  });

  it('does not move while the pointer is over itself', () => {
    expect(dropBefore(ids, 'b', 'b', true)).toBe('c');
    expect(dropBefore(ids, 'd', 'd', false)).toBe(null);
  });

  it('moves by one place with the keyboard and stops at the ends', () => {
    expect(stepBefore(ids, 'b', 1)).toEqual({ before: 'd' });
    expect(stepBefore(ids, 'c', 1)).toEqual({ before: null });
    expect(stepBefore(ids, 'b', -1)).toEqual({ before: 'a' });
    expect(stepBefore(ids, 'a', -1)).toBe(null);
    expect(stepBefore(ids, 'd', 1)).toBe(null);
  });
});
