import { describe, expect, it } from 'vitest';
import { moveTo, placeAt } from '#web/ui/lists/sortable-list-order.ts';

describe('a list that can be put in order', () => {
  it('moves one thing and leaves the order of the others', () => {
    expect(moveTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moveTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  });

  it('stops at its ends', () => {
    expect(moveTo(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(moveTo(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  });

  it('puts what is dragged between the middles of the others', () => {
    expect(placeAt(5, [10, 30, 50])).toBe(0);
    expect(placeAt(31, [10, 30, 50])).toBe(2);
    expect(placeAt(99, [10, 30, 50])).toBe(3);
  });
});
