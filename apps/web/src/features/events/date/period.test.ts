import { describe, expect, it } from 'vitest';
import { formatAhead, formatPeriod } from '#web/features/events/date/period.ts';

describe('when an event takes place', () => {
  it('is a day, or a period without what its ends have in common', () => {
    expect(formatPeriod(null, null)).toBe('Date à fixer');
    expect(formatPeriod('2027-06-12', null)).toBe('samedi 12\u00a0juin 2027');
    expect(formatPeriod('2027-06-12', '2027-06-12')).toBe('samedi 12\u00a0juin 2027');
    expect(formatPeriod('2027-06-12', '2027-06-13')).toBe('du 12 au 13\u00a0juin 2027');
    expect(formatPeriod('2027-07-31', '2027-08-01')).toBe('du 31\u00a0juillet au 1er\u00a0août 2027');
    expect(formatPeriod('2027-12-31', '2028-01-01')).toBe('du 31\u00a0décembre 2027 au 1er\u00a0janvier 2028');
  });

  it('is so far away', () => {
    expect(formatAhead('2027-06-12', '2027-06-10')).toBe('dans 2 jours');
    expect(formatAhead('2027-06-12', '2027-06-11')).toBe('demain');
    expect(formatAhead('2027-06-12', '2027-06-12')).toBe('aujourd’hui');
    expect(formatAhead('2027-06-12', '2027-06-13')).toBeNull();
    expect(formatAhead(null, '2027-06-13')).toBeNull();
  });
});
