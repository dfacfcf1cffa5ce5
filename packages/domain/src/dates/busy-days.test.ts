import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CALENDAR_BYTES, MAX_CALENDAR_EVENTS, readBusyDays } from './busy-days.ts';
import { dayTimes, parisTimes, utcTimes, writeCalendar } from './calendar.ts';
import { addDays, daysBetween } from './days.ts';

const range = { first: '2027-01-01', last: '2028-12-31' };
const file = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const read = (...events: string[][]) => readBusyDays(file(...events), range);
const days = (...events: string[][]) => {
  const result = read(...events);
  return result.ok ? result.days : result.reason;
};

describe('an event', () => {
  it.each([
    ['of one day', ['DTSTART;VALUE=DATE:20270612'], ['2027-06-12']],
    [
      'of two days, the end excluded',
      ['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270614'],
      ['2027-06-12', '2027-06-13'],
    ],
    [
      'at Paris',
      ['DTSTART;TZID=Europe/Paris:20270612T090000', 'DTEND;TZID=Europe/Paris:20270612T100000'],
      ['2027-06-12'],
    ],
    ['past midnight', ['DTSTART:20270612T180000', 'DTEND:20270613T020000'], ['2027-06-12', '2027-06-13']],
    ['until midnight', ['DTSTART:20270612T180000', 'DTEND:20270613T000000'], ['2027-06-12']],
    ['late in UTC, which is the next day at Paris', ['DTSTART:20270611T223000Z', 'DURATION:PT1H'], ['2027-06-12']],
    ['late in UTC in winter', ['DTSTART:20271211T223000Z', 'DURATION:PT15M'], ['2027-12-11']],
    ['with a zone named UTC', ['DTSTART;TZID=UTC:20270611T233000'], ['2027-06-12']],
    [
      'with a duration in days',
      ['DTSTART;VALUE=DATE:20270612', 'DURATION:P3D'],
      ['2027-06-12', '2027-06-13', '2027-06-14'],
    ],
    ['without an end', ['DTSTART:20270612T180000'], ['2027-06-12']],
    ['with a quoted parameter', ['DTSTART;X-A="a:b;c";VALUE=DATE:20270612'], ['2027-06-12']],
    [
      'with an alarm of its own times',
      ['DTSTART;VALUE=DATE:20270612', 'BEGIN:VALARM', 'DURATION:P9D', 'END:VALARM'],
      ['2027-06-12'],
    ],
    ['outside of the range', ['DTSTART;VALUE=DATE:20290612'], []],
    ['that began before the range', ['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270102'], ['2027-01-01']],
    ['that is cancelled', ['DTSTART;VALUE=DATE:20270612', 'STATUS:CANCELLED'], []],
    ['that is transparent', ['DTSTART;VALUE=DATE:20270612', 'TRANSP:TRANSPARENT'], []],
  ])('%s', (_what, lines, expected) => {
    expect(days(lines)).toEqual(expected);
  });

  it('has folded lines, and the file may have a byte order mark and bare line feeds', () => {
    const text = '\uFEFFBEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DA\n TE:202706\n 12\nEND:VEVENT\nEND:VCALENDAR\n';
    expect(readBusyDays(text, range)).toEqual({ ok: true, days: ['2027-06-12'] });
  });
});

describe('a repeated event', () => {
  const repeated = (rule: string, start = '20270104', ...rest: string[]) =>
    days([`DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`, 'UID:a', ...rest]);

  it.each([
    ['FREQ=DAILY;COUNT=3', ['2027-01-04', '2027-01-05', '2027-01-06']],
    ['FREQ=DAILY;INTERVAL=10;UNTIL=20270125', ['2027-01-04', '2027-01-14', '2027-01-24']],
    ['FREQ=WEEKLY;COUNT=3', ['2027-01-04', '2027-01-11', '2027-01-18']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=4', ['2027-01-04', '2027-01-08', '2027-01-18', '2027-01-22']],
    ['FREQ=MONTHLY;COUNT=3', ['2027-01-04', '2027-02-04', '2027-03-04']],
    ['FREQ=MONTHLY;BYDAY=1SA;COUNT=2', ['2027-02-06', '2027-03-06']],
    ['FREQ=MONTHLY;BYDAY=-1SU;UNTIL=20270301T000000Z', ['2027-01-31', '2027-02-28']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=2', ['2027-01-31', '2027-02-28']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2', ['2027-01-29', '2027-02-26']],
    ['FREQ=YEARLY', ['2027-01-04', '2028-01-04']],
    ['FREQ=YEARLY;BYMONTH=5;BYDAY=-1SU', ['2027-05-30', '2028-05-28']],
  ])('by %s', (rule, expected) => {
    expect(repeated(rule)).toEqual(expected);
  });

  it('that began long ago continues in the range', () => {
    expect(repeated('FREQ=YEARLY', '19000601')).toEqual(['2027-06-01', '2028-06-01']);
    expect(repeated('FREQ=WEEKLY;BYDAY=SA', '19990102')).toHaveLength(105);
    expect(repeated('FREQ=MONTHLY', '20240131')).toHaveLength(14);
    expect(repeated('FREQ=DAILY;COUNT=5', '20261230')).toEqual(['2027-01-01', '2027-01-02', '2027-01-03']);
  });

  it('leaves out excluded, moved and cancelled occurrences', () => {
    const series = ['UID:a', 'DTSTART;TZID=Europe/Paris:20270104T100000', 'RRULE:FREQ=WEEKLY;COUNT=4'];
    expect(
      days(
        [...series, 'EXDATE;TZID=Europe/Paris:20270111T100000'],
        ['UID:a', 'RECURRENCE-ID;TZID=Europe/Paris:20270118T100000', 'DTSTART;TZID=Europe/Paris:20270120T100000'],
        ['UID:a', 'RECURRENCE-ID;TZID=Europe/Paris:20270125T100000', 'DTSTART:20270125T100000', 'STATUS:CANCELLED'],
      ),
    ).toEqual(['2027-01-04', '2027-01-20']);
  });
});

describe('a hostile file', () => {
  it.each([
    ['a web page', '<!doctype html>', 'not-a-calendar'],
    ['nothing', '', 'not-a-calendar'],
    ['a file that breaks off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', 'not-a-calendar'],
    ['a huge file', `BEGIN:VCALENDAR\r\n${'X'.repeat(MAX_CALENDAR_BYTES)}`, 'too-large'],
    ['a day that does not exist', file(['DTSTART;VALUE=DATE:20270230']), 'invalid-date'],
    ['words for a date', file(['DTSTART:demain']), 'invalid-date'],
    ['an event without a start', file(['SUMMARY:Rien']), 'invalid-date'],
    ['a duration in words', file(['DTSTART:20270612T100000', 'DURATION:longtemps']), 'invalid-date'],
    ['a rule by seconds', file(['DTSTART:20270612T100000', 'RRULE:FREQ=SECONDLY']), 'recurrence'],
    ['a rule with an unknown part', file(['DTSTART:20270612T100000', 'RRULE:FREQ=YEARLY;BYYEARDAY=1']), 'recurrence'],
    ['an endless count', file(['DTSTART:20270612T100000', 'RRULE:FREQ=DAILY;COUNT=99999999999']), 'recurrence'],
    ['an interval of zero', file(['DTSTART:20270612T100000', 'RRULE:FREQ=DAILY;INTERVAL=0']), 'recurrence'],
  ])('%s is refused', (_what, text, reason) => {
    expect(readBusyDays(text, range)).toEqual({ ok: false, reason });
  });

  it('with too many events is refused', () => {
    expect(days(...Array.from({ length: MAX_CALENDAR_EVENTS + 1 }, () => ['DTSTART;VALUE=DATE:20270612']))).toBe(
      'too-many-events',
    );
  });

  it('with long events that begin each day is refused instead of being counted', () => {
    const event = ['DTSTART;VALUE=DATE:19000101', 'DTEND;VALUE=DATE:22000101', 'RRULE:FREQ=DAILY'];
    expect(days(...Array.from({ length: 100 }, () => event))).toBe('recurrence');
  });

  it('never throws, and answers days of the range only', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'BEGIN:VEVENT',
        'END:VEVENT',
        'END:VCALENDAR',
        'RRULE:FREQ=MONTHLY;BYDAY=5MO',
        'DTSTART:20270131T235959Z',
      ),
      fc.string().map((text) => `RRULE:${text}`),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const result = readBusyDays(`BEGIN:VCALENDAR\r\n${lines.join('\r\n')}`, range);
        if (result.ok) for (const day of result.days) expect(day >= range.first && day <= range.last).toBe(true);
      }),
    );
  });
});

describe('what our own writer writes', () => {
  const day = fc.integer({ min: 0, max: 700 }).map((after) => addDays(range.first, after));
  const write = (times: string[]) =>
    writeCalendar({ product: 'Test', entries: [{ id: 'a', times, summary: 'É;:,' }], now: new Date(0) });

  it('is read back as the same days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 20 }), (first, more) => {
        const last = addDays(first, more);
        const expected = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
        expect(readBusyDays(write(dayTimes(first, last)), range)).toEqual({ ok: true, days: expected });
      }),
    );
  });

  it('is read back on the same day at any hour of Paris and for noon in UTC', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 22 }), (date, hour) => {
        const civil = `${String(hour).padStart(2, '0')}:00`;
        expect(readBusyDays(write(parisTimes(date, civil, 60)), range)).toEqual({ ok: true, days: [date] });
        const noon = write(utcTimes(new Date(`${date}T12:00:00Z`), 30));
        expect(readBusyDays(noon, range)).toEqual({ ok: true, days: [date] });
      }),
    );
  });
});
