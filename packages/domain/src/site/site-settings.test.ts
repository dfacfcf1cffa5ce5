import { describe, expect, it } from 'vitest';
import { checkWholeNumber, retentionRanges } from './site-settings.ts';

describe('a period', () => {
  const range = retentionRanges.log_months;

  it.each([
    ['6', 6],
    [' 12 ', 12],
    ['5', 'low'],
    ['13', 'high'],
    ['', 'not-a-number'],
    ['7,5', 'not-a-number'],
    ['-7', 'not-a-number'],
    ['1e1', 'not-a-number'],
  ])('typed as %j is %j', (typed, expected) => {
    expect(checkWholeNumber(typed, range)).toBe(expected);
  });
});
