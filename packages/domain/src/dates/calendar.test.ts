import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayTimes, escapeText, foldLine, parisTimes, utcTimes, writeCalendar } from './calendar.ts';

const now = new Date('2026-11-15T09:30:00.123Z');
const fileOf = (times: readonly string[]) =>
  writeCalendar({ product: 'Essai', entries: [{ id: 'a', times, summary: 'Dîner' }], now });

describe('a calendar file', () => {
  it('defines the time zone that its lines name, and only then', () => {
    expect(fileOf(parisTimes('2027-06-12', '19:30:00', 300))).toContain('\r\nTZID:Europe/Paris\r\n');
    expect(fileOf(dayTimes('2027-06-12'))).not.toContain('VTIMEZONE');
    expect(fileOf(utcTimes(now, 60))).not.toContain('VTIMEZONE');
  });

  it('ends whole days on the day after, and hours over midnight on the next day', () => {
    expect(dayTimes('2027-06-12')).toEqual(['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270613']);
    expect(dayTimes('2027-12-30', '2027-12-31').at(-1)).toBe('DTEND;VALUE=DATE:20280101');
    expect(parisTimes('2027-06-12', '19:30:00', 300).at(-1)).toBe('DTEND;TZID=Europe/Paris:20270613T003000');
  });

  it('has no end where no length is known', () => {
    expect(utcTimes(now, null)).toEqual(['DTSTART:20261115T093000Z']);
    expect(utcTimes(now, 30).at(-1)).toBe('DTEND:20261115T100000Z');
  });

  it('leaves out empty texts and writes further lines where they belong', () => {
    const entry = { id: 'a', times: dayTimes('2027-06-12'), summary: 'Payer', location: '', description: '' };
    const file = writeCalendar({
      product: 'Essai',
      properties: ['X-WR-CALNAME:Fête'],
      entries: [{ ...entry, properties: ['TRANSP:TRANSPARENT'] }],
      now,
    });
    expect(file).not.toMatch(/LOCATION|DESCRIPTION/);
    expect(file).toContain('\r\nTRANSP:TRANSPARENT\r\nEND:VEVENT\r\n');
    expect(file).toContain('\r\nX-WR-CALNAME:Fête\r\nBEGIN:VEVENT\r\n');
  });

  it('removes control characters but the tab, which the standard allows', () => {
    expect(escapeText('a\tb\u0007c\u0000')).toBe('a\tbc');
  });

  it('cannot be broken by a name', () => {
    expect(escapeText('a\r\nEND:VCALENDAR\u0000\u0007\nb\\')).toBe('a\\nEND:VCALENDAR\\nb\\\\');
  });

  it('folds lines at 75 octets between letters', () => {
    for (const text of ['x'.repeat(75), 'x'.repeat(76), 'é'.repeat(100), '🎉'.repeat(60)]) {
      const folded = foldLine(text);
      expect(folded.replaceAll('\r\n ', '')).toBe(text);
      expect(folded.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    }
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  });

  it('folds any line so that it unfolds to the same text in lines of 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
        const line = escapeText(typed);
        const folded = foldLine(line);
        expect(folded.replaceAll('\r\n ', '')).toBe(line);
        expect(folded.split('\r\n').every((part) => new TextEncoder().encode(part).length <= 75)).toBe(true);
      }),
    );
  });
});
