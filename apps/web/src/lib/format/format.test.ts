import { describe, expect, it } from 'vitest';
import {
  foldText,
  formatCount,
  formatFileSize,
  formatHours,
  formatList,
  formatMilliseconds,
  formatMoment,
  formatMoney,
  formatPlural,
  formatShare,
  formatSince,
  formatTime,
  monthNames,
  weekdayNames,
} from '#web/lib/format/format.ts';

describe('a moment', () => {
  it('is written as in French, in Paris time', () => {
    expect(formatMoment(new Date('2027-06-12T16:30:00Z'))).toBe('samedi 12\u00a0juin 2027 à 18\u00a0h\u00a030');
  });

  it('says the first of a month as an ordinal, and the small hours without a zero', () => {
    expect(formatMoment(new Date('2027-12-31T23:05:00Z'))).toBe('samedi 1er\u00a0janvier 2028 à 0\u00a0h\u00a005');
  });
});

describe('a number of hours', () => {
  it.each([
    [0, '0 h'],
    [0.75, '45 min'],
    [1.5, '1 h 30'],
    [61, '61 h'],
    [2.1, '2 h 06'],
  ])('%s is written « %s »', (hours, words) => {
    expect(formatHours(hours).replaceAll('\u00a0', ' ')).toBe(words);
  });
});

describe('what lies behind', () => {
  const now = new Date('2027-06-12T12:00:00Z');
  it.each([
    ['2027-06-12T11:59:40Z', 'maintenant'],
    ['2027-06-12T12:00:30Z', 'maintenant'],
    ['2027-06-12T11:58:00Z', 'il y a 2 minutes'],
    ['2027-06-12T09:00:00Z', 'il y a 3 heures'],
    ['2027-06-11T09:00:00Z', 'hier'],
    ['2027-06-07T12:00:00Z', 'il y a 5 jours'],
    ['2027-06-01T12:00:00Z', '1er juin 2027'],
  ])('%s is said as « %s »', (instant, words) => {
    expect(formatSince(new Date(instant), now).replaceAll('\u00a0', ' ')).toBe(words);
  });
});

describe('a figure', () => {
  it('groups thousands by a narrow no-break space', () => {
    expect(formatCount(1234)).toBe('1\u202f234');
  });

  it('keeps two digits of a duration under ten milliseconds, none after', () => {
    expect([3.24, 12.6, 123.4].map(formatMilliseconds)).toEqual(['3,2\u00a0ms', '13\u00a0ms', '123\u00a0ms']);
  });

  it('writes money with both no-break spaces and two decimals', () => {
    expect(formatMoney(123_456)).toBe('1\u202f234,56\u00a0€');
    expect(formatMoney(-50)).toBe('\u22120,50\u00a0€');
  });

  it('writes a share and a size with their units', () => {
    expect(formatShare(0.64)).toBe('64\u00a0%');
    expect([0, 999, 1000, 2_500_000, 10_000_000].map((bytes) => formatFileSize(bytes))).toEqual([
      '0\u00a0o',
      '999\u00a0o',
      '1\u00a0ko',
      '2,5\u00a0Mo',
      '10\u00a0Mo',
    ]);
  });

  it('is singular below two', () => {
    const guests = [0, 1, 1.5, 2, 1_000_000].map((value) => formatPlural(value, 'invité', 'invités'));
    expect(guests).toEqual([
      '0\u00a0invité',
      '1\u00a0invité',
      '1,5\u00a0invité',
      '2\u00a0invités',
      '1\u202f000\u202f000\u00a0invités',
    ]);
  });
});

describe('words', () => {
  it('lists with « et » before the last', () => {
    expect(formatList(['JPEG', 'PNG', 'PDF'])).toBe('JPEG, PNG et PDF');
  });

  it('names months and days from January and from Monday', () => {
    expect([monthNames[0], monthNames[7], monthNames.length]).toEqual(['janvier', 'août', 12]);
    expect([weekdayNames[0], weekdayNames[6], weekdayNames.length]).toEqual(['lundi', 'dimanche', 7]);
  });

  it('compares without accents, ligatures or case', () => {
    expect(foldText('Cœur d’Élodie à Nîmes')).toBe("coeur d'elodie a nimes");
    expect(['Morel', 'A^B`C', '[Lieu]'].map(foldText)).toEqual(['morel', 'abc', '[lieu]']);
  });

  it('writes a time of the day, with or without its seconds', () => {
    expect(['18:30', '09:05:00', '16:00', '00:00:00'].map(formatTime)).toEqual([
      '18\u00a0h\u00a030',
      '9\u00a0h\u00a005',
      '16\u00a0h',
      '0\u00a0h',
    ]);
  });
});
