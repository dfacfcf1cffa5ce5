import { describe, expect, it } from 'vitest';
import { formatCount, formatMilliseconds, formatMoment } from '#web/lib/format.ts';

describe('a moment', () => {
  it('is written as in French, in Paris time', () => {
    expect(formatMoment(new Date('2027-06-12T16:30:00Z'))).toBe('samedi 12\u00a0juin 2027 à 18\u00a0h\u00a030');
  });

  it('says the first of a month as an ordinal, and the small hours without a zero', () => {
    expect(formatMoment(new Date('2027-12-31T23:05:00Z'))).toBe('samedi 1er\u00a0janvier 2028 à 0\u00a0h\u00a005');
  });
});

describe('a figure', () => {
  it('groups thousands by a narrow no-break space', () => {
    expect(formatCount(1234)).toBe('1\u202f234');
  });

  it('keeps two digits of a duration under ten milliseconds, none after', () => {
    expect([3.24, 12.6, 123.4].map(formatMilliseconds)).toEqual(['3,2\u00a0ms', '13\u00a0ms', '123\u00a0ms']);
  });
});
