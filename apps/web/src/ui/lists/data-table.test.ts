import { describe, expect, it } from 'vitest';
import { compareValues } from '#web/ui/lists/data-table-columns.ts';

describe('the order of a column', () => {
  it('is that of a French dictionary', () => {
    expect(['Zoé', 'Éloïse', 'eloi', 'Fanny'].toSorted(compareValues)).toEqual(['eloi', 'Éloïse', 'Fanny', 'Zoé']);
  });

  it('counts the numbers in words', () => {
    expect(['Table 10', 'Table 2', 'Table 1'].toSorted(compareValues)).toEqual(['Table 1', 'Table 2', 'Table 10']);
  });

  it('is by size for numbers', () => {
    expect([10, 9, -1, 2.5].toSorted(compareValues)).toEqual([-1, 2.5, 9, 10]);
  });
});
