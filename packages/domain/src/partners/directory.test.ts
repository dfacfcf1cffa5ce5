import { describe, expect, it } from 'vitest';
import { partnerTypes } from '../accounts/accounts.ts';
import { countedPartners, findTrade, pagesOf, rankingCriteria, trades } from './directory.ts';

describe('trades', () => {
  it('are the ten partner types, each with names of its own', () => {
    expect(trades.map(({ id }) => id)).toEqual([...partnerTypes]);
    for (const name of ['slug', 'name', 'label'] as const) {
      expect(new Set(trades.map((trade) => trade[name])).size).toBe(10);
    }
  });

  it('are found by id or by French address, whatever the case, and nothing else is', () => {
    expect(findTrade('florist')?.label).toBe('Fleuristes');
    expect(findTrade(' Fleuristes ')?.id).toBe('florist');
    for (const unknown of ['', 'florists', '__proto__', '../venue']) expect(findTrade(unknown)).toBeNull();
  });

  it('have addresses that need no escaping', () => {
    for (const { slug } of trades) expect(slug).toMatch(/^[a-z]+$/);
  });
});

describe('the order of the directory', () => {
  it('weighs one in all, the day aside', () => {
    const sum = rankingCriteria.reduce((total, { weight }) => total + (weight ?? 0), 0);
    expect(sum).toBeCloseTo(1);
  });
});

describe('pages', () => {
  it('hold everyone, and no more than can be reached', () => {
    expect(pagesOf(0, 24)).toBe(0);
    expect(pagesOf(24, 24)).toBe(1);
    expect(pagesOf(25, 24)).toBe(2);
    expect(pagesOf(countedPartners + 1, 24)).toBe(42);
  });
});
