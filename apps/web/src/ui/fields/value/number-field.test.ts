import { describe, expect, it } from 'vitest';
import { readNumber, stepFrom, writeNumber } from '#web/ui/fields/value/number-field-text.ts';

describe('a typed number', () => {
  it.each([
    ['120', 120],
    ['1\u202f250', 1250],
    [' 1 250,5 ', 1250.5],
    ['0.5', 0.5],
    [',5', 0.5],
    ['-3', -3],
    ['', null],
    ['   ', null],
  ])('reads %s as %s', (typed, expected) => {
    expect(readNumber(typed)).toBe(expected);
  });

  it.each(['douze', '1,2,3', '12 invités', '-', '1e5', '.'])('does not take %s for a number', (typed) => {
    expect(readNumber(typed)).toBeNaN();
  });

  it('is written as it is read', () => {
    expect(readNumber(writeNumber(12_345))).toBe(12_345);
    expect([writeNumber(null), writeNumber(Number.NaN)]).toEqual(['', '']);
  });
});

describe('a step', () => {
  it('stays between the bounds, and starts at the lowest', () => {
    expect(stepFrom(null, 1, { min: 1 })).toBe(1);
    expect(stepFrom(5, 1, { max: 5 })).toBe(5);
    expect(stepFrom(2, -5, { min: 1 })).toBe(1);
    expect(stepFrom(Number.NaN, 1, {})).toBe(0);
  });
});
