import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoney, writeMoney } from '#web/ui/fields/value/money-field-text.ts';

describe('a typed amount', () => {
  it.each([
    ['1234,56', 123_456],
    ['1234.56', 123_456],
    ['1\u202f234,56\u00a0€', 123_456],
    ['1 234', 123_400],
    ['12,5', 1250],
    ['12.5 €', 1250],
    ['12,', 1200],
    [',05', 5],
    ['1.250', 125_000],
    ['1.250,50', 125_050],
    ['1.234.567', 123_456_700],
    ['0', 0],
    ['-0', 0],
    ['-5', -500],
    ['0,29', 29],
    ['', null],
    [' € ', null],
  ])('reads %s as %s cents', (typed, expected) => {
    expect(readMoney(typed)).toBe(expected);
  });

  it.each(['mille', '1,234', '12,345', '1,250.50', '-', ',', '12€50c', '99999999999999999', '1.25.000'])(
    'does not guess at %s',
    (typed) => {
      expect(readMoney(typed)).toBeNaN();
    },
  );

  it('reads back every amount it writes, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (cents) => {
        expect(readMoney(writeMoney(cents))).toBe(cents);
      }),
    );
  });
});
