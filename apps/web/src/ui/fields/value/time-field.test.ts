import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTime, parseTime, readTime, stepTime, writeTime } from '#web/ui/fields/value/time-field-text.ts';

const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);

describe('a typed time', () => {
  it.each([
    ['18 h 30', '18:30'],
    ['18h30', '18:30'],
    ['18H30', '18:30'],
    ['18:30', '18:30'],
    ['18.30', '18:30'],
    ['1830', '18:30'],
    ['930', '09:30'],
    ['18h', '18:00'],
    ['18 heures', '18:00'],
    ['9', '09:00'],
    ['9h5', '09:05'],
    ['18 h 30 min', '18:30'],
    ['Midi', '12:00'],
    ['minuit', '00:00'],
    ['24h', null],
    ['18h60', null],
    ['18h30h', null],
    ['le soir', null],
    ['', null],
  ])('reads %s as %s', (typed, expected) => {
    expect(parseTime(typed)).toBe(expected);
  });

  it('keeps what is no time as it was typed', () => {
    expect([readTime('le soir'), writeTime('le soir'), readTime('  ')]).toEqual(['le soir', 'le soir', null]);
  });

  it('reads back every time it writes', () => {
    fc.assert(
      fc.property(anyTime, (time) => {
        expect(parseTime(writeTime(time))).toBe(time);
        expect(parseTime(time.replace(':', ''))).toBe(time);
      }),
    );
  });
});

describe('a step of a quarter', () => {
  it('goes to the next whole one, round the clock', () => {
    expect([stepTime('18:30', 15), stepTime('18:37', 15), stepTime('18:37', -15)]).toEqual(['18:45', '18:45', '18:30']);
    expect([stepTime('23:50', 15), stepTime('00:00', -15)]).toEqual(['00:00', '23:45']);
  });

  it('always gives a time', () => {
    fc.assert(
      fc.property(anyTime, fc.constantFrom(-60, -15, 5, 15, 30), (time, minutes) => {
        expect(isTime(stepTime(time, minutes))).toBe(true);
      }),
    );
  });
});
