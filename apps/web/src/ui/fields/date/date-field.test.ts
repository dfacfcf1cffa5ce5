import { describe, expect, it } from 'vitest';
import { clampDate, isWithin, stepOf, yearsAround } from '#web/ui/fields/date/date-field-keyboard.ts';

const SATURDAY = '2027-06-12';

describe('the keys of a calendar', () => {
  it.each([
    ['ArrowLeft', false, '2027-06-11'],
    ['ArrowRight', false, '2027-06-13'],
    ['ArrowUp', false, '2027-06-05'],
    ['ArrowDown', false, '2027-06-19'],
    ['Home', false, '2027-06-07'],
    ['End', false, '2027-06-13'],
    ['PageUp', false, '2027-05-12'],
    ['PageDown', false, '2027-07-12'],
    ['PageUp', true, '2026-06-12'],
    ['PageDown', true, '2028-06-12'],
    ['Enter', false, null],
  ])('%s with Shift %s leads to %s', (key, hasShift, expected) => {
    expect(stepOf(key, hasShift, SATURDAY)).toBe(expected);
  });
});

describe('the bounds of a calendar', () => {
  it('hold every step', () => {
    const bounds = { min: '2027-06-01', max: '2027-06-30' };
    expect(['2027-05-31', SATURDAY, '2027-07-01'].map((date) => clampDate(date, bounds))).toEqual([
      '2027-06-01',
      SATURDAY,
      '2027-06-30',
    ]);
    expect([isWithin('2027-06-01', bounds), isWithin('2027-07-01', bounds), isWithin('1900-01-01', {})]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('decide the years on offer, with the one shown', () => {
    expect(yearsAround('2027-06-12', '2026-11-15', { min: '2026-01-01', max: '2028-12-31' })).toEqual([
      2026, 2027, 2028,
    ]);
    expect(yearsAround('2031-01-01', '2026-11-15', { min: '2030-01-01', max: '2030-12-31' })).toEqual([2030, 2031]);
    expect(yearsAround('2027-06-12', '2026-11-15', {})).toHaveLength(111);
  });
});
