import { describe, expect, it } from 'vitest';
import { countOf, quoteGroups, readQuoteFilters, writeQuoteFilters } from '#web/features/quotes/quote-list.ts';

describe('the filters of the quotes', () => {
  it('are read from the address as they were written to it', () => {
    for (const group of quoteGroups) {
      for (const words of ['', 'décor 17']) {
        expect(readQuoteFilters(writeQuoteFilters({ group, words }))).toEqual({ group, words });
      }
    }
    expect(writeQuoteFilters({ group: 'all', words: '' }).toString()).toBe('');
  });

  it('ignore what the address cannot mean', () => {
    const read = readQuoteFilters(new URLSearchParams({ etat: 'perdus', mots: 'x'.repeat(500) }));
    expect(read).toEqual({ group: 'all', words: 'x'.repeat(120) });
  });

  it('count every state of a group', () => {
    const counts = { draft: 1, sent: 2, declined: 3, withdrawn: 4 };
    expect(quoteGroups.map((group) => countOf(group, counts))).toEqual([10, 1, 2, 0, 7]);
  });
});
