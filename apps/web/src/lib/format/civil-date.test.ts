import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  civilDateOf,
  daysBetween,
  firstOfMonth,
  formatCivilDate,
  formatMonth,
  formatShortDate,
  isCivilDate,
  monthGrid,
  parseCivilDate,
  weekdayOf,
} from '#web/lib/format/civil-date.ts';

const TODAY = '2026-11-15';
const anyDate = fc
  .integer({ min: Date.UTC(1600, 0, 1) / 86_400_000, max: Date.UTC(2400, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe('a civil date', () => {
  it('is a day that the calendar has', () => {
    expect(['2027-06-12', '2028-02-29', '2000-02-29'].every(isCivilDate)).toBe(true);
    expect(['2027-02-29', '1900-02-29', '2027-13-01', '2027-6-12', '0000-01-01', ''].some(isCivilDate)).toBe(false);
  });

  it('is the day of the one who looks', () => {
    expect(civilDateOf(new Date(2027, 5, 12, 23, 59))).toBe('2027-06-12');
  });

  it('is written as in French', () => {
    expect(formatCivilDate('2027-06-12')).toBe('samedi 12\u00a0juin 2027');
    expect(formatCivilDate('2028-01-01')).toBe('samedi 1er\u00a0janvier 2028');
    expect(formatShortDate('2027-06-02')).toBe('02/06/2027');
    expect(formatMonth('2027-08-31')).toBe('août 2027');
  });
});

describe('what people type', () => {
  it.each([
    ['12/06/2027', '2027-06-12'],
    [' 12/6/27 ', '2027-06-12'],
    ['12.06.2027', '2027-06-12'],
    ['12-6-2027', '2027-06-12'],
    ['12 06 2027', '2027-06-12'],
    ['12062027', '2027-06-12'],
    ['120627', '2027-06-12'],
    ['2027-06-12', '2027-06-12'],
    ['12 juin 2027', '2027-06-12'],
    ['Samedi 12\u00a0juin 2027', '2027-06-12'],
    ['sam. 12 juin 2027', '2027-06-12'],
    ['le 12 juin', '2027-06-12'],
    ['1er août 2027', '2027-08-01'],
    ['3 aout 27', '2027-08-03'],
    ['14 févr. 2027', '2027-02-14'],
    ['14 FEVRIER 2027', '2027-02-14'],
    ['5 juil 2027', '2027-07-05'],
    ['5 jui 2027', null],
    ['3/4/85', '1985-04-03'],
    ['29/02/2027', null],
    ['29/02/2028', '2028-02-29'],
    ['31 avril 2027', null],
    ['12er juin 2027', null],
    ['12/06/202', null],
    ['12', null],
    ['', null],
    ['demain peut-être', null],
    ['12/06/2027/1', null],
  ])('reads %s as %s', (typed, expected) => {
    expect(parseCivilDate(typed, TODAY)).toBe(expected);
  });

  it('takes the next such day when there is no year', () => {
    expect(['15/11', '14/11', '16 nov', '29 février'].map((typed) => parseCivilDate(typed, TODAY))).toEqual([
      '2026-11-15',
      '2027-11-14',
      '2026-11-16',
      '2028-02-29',
    ]);
  });

  it('parses every format in which a date is written', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(parseCivilDate(formatShortDate(date), TODAY)).toBe(date);
        expect(parseCivilDate(formatCivilDate(date), TODAY)).toBe(date);
        expect(parseCivilDate(date.split('-').toReversed().join(''), TODAY)).toBe(date);
      }),
    );
  });

  it('never answers anything but a date or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const read = parseCivilDate(typed, TODAY);
        expect(read === null || isCivilDate(read)).toBe(true);
      }),
    );
  });
});

describe('arithmetic', () => {
  it('goes through the ends of months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2027-01-31', -2)).toBe('2026-11-30');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(daysBetween('2027-12-31', '2028-12-31')).toBe(366);
  });

  it('adds and counts days in agreement', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -50_000, max: 50_000 }), (date, days) => {
        const other = addDays(date, days);
        expect(daysBetween(date, other)).toBe(days);
        expect(addDays(other, -days)).toBe(date);
        expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
        expect(days > 0 ? other > date : other <= date).toBe(true);
      }),
    );
  });

  it('keeps the day of the month when it moves by months, or the last one', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const moved = addMonths(date, months);
        const isLast = firstOfMonth(addDays(moved, 1)) !== firstOfMonth(moved);
        expect(moved.slice(8) === date.slice(8) || (isLast && moved.slice(8) < date.slice(8))).toBe(true);
        expect(firstOfMonth(moved)).toBe(addMonths(firstOfMonth(date), months));
      }),
    );
  });
});

describe('the grid of a month', () => {
  it('starts on Monday and shows the neighbours', () => {
    const weeks = monthGrid('2027-06-12');
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual(['2027-05-31', '2027-07-04', 5]);
    expect(monthGrid('2027-02-01')).toHaveLength(4);
  });

  it('is made of whole weeks that follow one another and hold the whole month once', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const weeks = monthGrid(date);
        const days = weeks.flat();
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 0)).toBe(true);
        expect(days.every((day, index) => index === 0 || daysBetween(days[index - 1] ?? '', day) === 1)).toBe(true);
        const month = days.filter((day) => firstOfMonth(day) === firstOfMonth(date));
        expect(month).toHaveLength(daysBetween(firstOfMonth(date), addMonths(firstOfMonth(date), 1)));
      }),
    );
  });
});
