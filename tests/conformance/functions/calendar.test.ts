import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarOf, type Moment } from '../../../supabase/functions/event-calendar/calendar.ts';
import { parisInstant } from '../../../supabase/functions/event-calendar/paris-time.ts';

const event: CalendarEvent = { id: 'e', name: 'Fête', place: null, starts_on: '2010-06-12', ends_on: '2010-06-13' };
const moment: Moment = {
  id: 'm',
  name: 'Dîner',
  day: '2010-06-12',
  hour: '19:30:00',
  duration_minutes: 240,
  place: 'Grange',
  address: '1, rue du Lac; Annecy',
};
const now = new Date('2010-01-01T00:00:00Z');
const lines = (moments: Moment[], of = event) => calendarOf(of, moments, now).split('\r\n');

describe('a calendar file', () => {
  it('writes a moment in UTC, with its place escaped', () => {
    expect(lines([moment])).toEqual(
      expect.arrayContaining([
        'UID:m@liesse',
        'DTSTAMP:20100101T000000Z',
        'DTSTART:20100612T173000Z',
        'DTEND:20100612T213000Z',
        'SUMMARY:Dîner – Fête',
        'LOCATION:Grange\\, 1\\, rue du Lac\\; Annecy',
      ]),
    );
  });

  it('takes the whole day for a moment without an hour, and no end where none is known', () => {
    expect(lines([{ ...moment, hour: null }])).toContain('DTSTART;VALUE=DATE:20100612');
    expect(lines([{ ...moment, duration_minutes: null }]).some((line) => line.startsWith('DTEND'))).toBe(false);
  });

  it('holds the event’s own days until a moment has one', () => {
    const planned = lines([{ ...moment, day: null }]);
    expect(planned).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20100612', 'DTEND;VALUE=DATE:20100614', 'UID:e@liesse']),
    );
    expect(lines([], { ...event, starts_on: null, ends_on: null })).not.toContain('BEGIN:VEVENT');
  });

  it('cannot be broken by a name', () => {
    const name = 'a\r\nEND:VCALENDAR\u0000\u0007\nb\\';
    expect(lines([{ ...moment, name }]).filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  });
});

describe('an hour at Paris', () => {
  it.each([
    ['2010-01-15', '12:00', '2010-01-15T11:00:00.000Z'],
    ['2010-07-15', '12:00:30', '2010-07-15T10:00:30.000Z'],
    ['2010-07-15', '00:30', '2010-07-14T22:30:00.000Z'],
    // Clocks go forward on 28 March at 2 and back on 31 October at 3.
    ['2010-03-28', '01:59', '2010-03-28T00:59:00.000Z'],
    ['2010-03-28', '02:30', '2010-03-28T01:30:00.000Z'],
    ['2010-03-28', '03:00', '2010-03-28T01:00:00.000Z'],
    ['2010-10-31', '02:30', '2010-10-31T00:30:00.000Z'],
    ['2010-10-31', '03:00', '2010-10-31T02:00:00.000Z'],
  ])('%s %s is %s', (day, hour, instant) => {
    expect(parisInstant(day, hour).toISOString()).toBe(instant);
  });
});
