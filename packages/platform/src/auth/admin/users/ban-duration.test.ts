import { describe, expect, it } from 'vitest';
import { banEnd } from './ban-duration.ts';

const now = new Date('2026-06-01T00:00:00Z');

describe('the duration of a ban', () => {
  it.each([
    ['24h', '2026-06-02T00:00:00.000Z'],
    ['1h30m', '2026-06-01T01:30:00.000Z'],
    ['1.5h', '2026-06-01T01:30:00.000Z'],
    ['90s250ms', '2026-06-01T00:01:30.250Z'],
    ['876000h', '2126-05-08T00:00:00.000Z'],
  ])('of %s ends at %s', (text, end) => {
    expect(banEnd(text, now)?.toISOString()).toBe(end);
  });

  it.each(['none', '0', '0s'])('of %s is no ban', (text) => {
    expect(banEnd(text, now)).toBeNull();
  });

  it.each(['24', 'h', '-1h', '1d', '24h ', '1h,', '99999999999h', ''])('of "%s" is refused', (text) => {
    expect(() => banEnd(text, now)).toThrow('ban_duration');
  });
});
