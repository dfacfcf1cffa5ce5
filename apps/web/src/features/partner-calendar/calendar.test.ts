import { describe, expect, it } from 'vitest';
import { type CalendarDay, rangeOf, stateOf, summaryOf } from '#web/features/partner-calendar/calendar.ts';

const entry = (rest: Partial<CalendarDay>): CalendarDay => ({
  day: '2027-06-12',
  closed: null,
  bookings: [],
  held: [],
  places: 1,
  waiting: 0,
  ...rest,
});
const booking = { request_id: 'r', event_name: 'Noces', client_name: 'Alix', place: null };

describe('a day', () => {
  it('shows its booking before its closing, and its closing before an open quote', () => {
    expect(stateOf(undefined)).toBe('free');
    expect(stateOf(entry({ bookings: [booking], closed: 'manual' }))).toBe('booked');
    const held = [{ ...booking, valid_until: '2027-01-01' }];
    expect(stateOf(entry({ closed: 'weekly', held }))).toBe('closed');
    expect(stateOf(entry({ held }))).toBe('held');
    expect(stateOf(entry({}))).toBe('free');
  });
});

describe('a range', () => {
  it('is in order, and a year at most', () => {
    expect(rangeOf('2027-06-12', '2027-06-10')).toEqual({ first: '2027-06-10', last: '2027-06-12' });
    expect(rangeOf('2027-01-01', '2029-01-01')).toEqual({ first: '2027-01-01', last: '2028-01-01' });
    expect(rangeOf('2029-01-01', '2027-01-01')).toEqual({ first: '2028-01-02', last: '2029-01-01' });
  });

  it('counts what can be closed and opened from today on', () => {
    const days = new Map([
      ['2027-06-11', entry({ closed: 'manual' })],
      ['2027-06-12', entry({ closed: 'weekly', places: 0 })],
      ['2027-06-13', entry({ closed: 'imported', places: 0 })],
      ['2027-06-14', entry({ bookings: [booking], places: 0 })],
    ]);
    expect(summaryOf({ first: '2027-06-11', last: '2027-06-15' }, days, '2027-06-12')).toEqual({
      days: 5,
      open: 1,
      reopenable: 1,
      imported: 1,
    });
  });
});
