import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf, delayOf, formatDelay, formatDue } from '#web/features/planning/due-text.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a delay', () => {
  it('is converted to a unit and back without losing a day', () => {
    fc.assert(fc.property(fc.integer({ min: -1000, max: 3000 }), (days) => daysOf(delayOf(days)) === days));
  });

  it.each([
    [0, 'le jour J'],
    [1, 'la veille'],
    [-1, 'le lendemain'],
    [7, '1 semaine avant'],
    [10, '10 jours avant'],
    [30, '1 mois avant'],
    [180, '6 mois avant'],
    [365, '12 mois avant'],
    [-14, '2 semaines après'],
    [-75, '3 mois après'],
  ])('of %i days is %s', (days, text) => {
    expect(plain(formatDelay(days))).toBe(text);
  });
});

describe('a due day, relative to today,', () => {
  const due = (due_on: string | null, days_before: number | null = null) =>
    plain(formatDue({ due_on, days_before }, '2027-06-10'));

  it.each([
    ['2027-06-10', 'Aujourd’hui'],
    ['2027-06-11', 'Demain'],
    ['2027-06-09', 'Hier'],
    ['2027-06-12', 'samedi 12 juin'],
    ['2027-06-17', '17 juin'],
    ['2027-05-01', '1er mai'],
    ['2028-06-12', '12 juin 2028'],
  ])('%s is %s', (day, text) => {
    expect(due(day)).toBe(text);
  });

  it('is a delay while the event has no date, and « Sans date » without a delay', () => {
    expect(due(null, 90)).toBe('3 mois avant');
    expect(due(null)).toBe('Sans date');
  });
});
