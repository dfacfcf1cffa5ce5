import { describe, expect, it } from 'vitest';
import { eventKinds, momentKinds, proposedMoments } from './events.ts';

describe('the moments proposed for an event', () => {
  it('are some for every kind, of known kinds, in the order of the day', () => {
    for (const kind of eventKinds) {
      const moments = proposedMoments(kind, '2027-06-12');
      expect(moments.length, kind).toBeGreaterThan(0);
      for (const moment of moments) expect(momentKinds).toContain(moment.kind);
      const times = moments.map(({ day, hour }) => `${day} ${hour}`);
      expect(times, kind).toEqual(times.toSorted());
    }
  });

  it('fall on the day of the event, the brunch on the next', () => {
    const days = proposedMoments('mariage', '2027-12-31').map(({ day }) => day);
    expect(days.at(0)).toBe('2027-12-31');
    expect(days.at(-1)).toBe('2028-01-01');
  });

  it('have no day while the event has none', () => {
    expect(proposedMoments('mariage', null).every(({ day }) => day === null)).toBe(true);
  });
});
