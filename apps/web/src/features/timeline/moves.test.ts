import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAST_MINUTE, nudged, placementIn, travelBetween } from '#web/features/timeline/moves.ts';

const entry = (id: string, start: number, duration = 60, position = 0, day = 0) => ({
  id,
  day,
  starts_minute: start,
  duration_minutes: duration,
  position,
});

describe('a dropped entry', () => {
  const day = [entry('a', 840, 60, 1), entry('b', 900, 60, 2), entry('c', 960, 30, 3)];

  it('begins when the one before it ends, before entries of the same minute', () => {
    expect(placementIn(day, ['a', 'c', 'b'], 'c')).toEqual({ starts_minute: 900, position: 1 });
  });

  it('ends when the next one begins if it is dropped first', () => {
    expect(placementIn(day, ['c', 'a', 'b'], 'c')).toEqual({ starts_minute: 810, position: 3 });
  });

  it('is ordered between two entries of the same minute', () => {
    const sameMinute = [entry('a', 900, 0, 1), entry('b', 900, 0, 2), entry('c', 960, 30, 3)];
    expect(placementIn(sameMinute, ['a', 'c', 'b'], 'c')).toEqual({ starts_minute: 900, position: 1.5 });
  });

  it('has no new placement when it is alone', () => {
    expect(placementIn([entry('a', 900)], ['a'], 'a')).toBeNull();
  });

  it('stays within its day', () => {
    fc.assert(
      fc.property(fc.nat(LAST_MINUTE), fc.nat(1440), fc.nat(1440), fc.boolean(), (start, duration, own, isFirst) => {
        const entries = [entry('a', start, duration), entry('b', 600, own)];
        const placement = placementIn(entries, isFirst ? ['b', 'a'] : ['a', 'b'], 'b');
        expect(placement?.starts_minute).toBeGreaterThanOrEqual(0);
        expect(placement?.starts_minute).toBeLessThanOrEqual(LAST_MINUTE);
      }),
    );
  });
});

describe('a nudged entry', () => {
  it.each([
    [900, 1, 905],
    [900, -1, 895],
    [902, 1, 905],
    [902, -1, 900],
    [0, -1, 0],
    [LAST_MINUTE, 1, LAST_MINUTE],
  ] as const)('goes from %i by %i to %i', (from, direction, to) => {
    expect(nudged(entry('a', from), direction).starts_minute).toBe(to);
  });
});

describe('a travel between two places', () => {
  const buffer = { after: 'a', before: 'b', needed: 20, given: 0 };

  it('starts when the first entry ends, and shifts the next', () => {
    expect(travelBetween([entry('a', 840), entry('b', 900)], buffer)).toEqual({
      day: 0,
      starts_minute: 900,
      duration_minutes: 20,
      shifts: [{ id: 'b', starts_minute: 920 }],
    });
  });

  it('shifts entries until pauses absorb the delay', () => {
    const entries = [entry('a', 840), entry('b', 900), entry('c', 965), entry('d', 1050)];
    expect(travelBetween(entries, buffer)?.shifts).toEqual([
      { id: 'b', starts_minute: 920 },
      { id: 'c', starts_minute: 980 },
    ]);
  });

  it('uses the existing pause', () => {
    expect(travelBetween([entry('a', 840), entry('b', 905)], { ...buffer, given: 5 })?.shifts).toEqual([
      { id: 'b', starts_minute: 920 },
    ]);
  });

  it('is refused when it would pass the end of the night', () => {
    expect(travelBetween([entry('a', 1700, 90), entry('b', 1790, 5)], buffer)).toBeNull();
  });

  it('never makes an entry begin before the previous one ends', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(90), fc.nat(60)), { minLength: 2, maxLength: 8 }), (steps) => {
        let clock = 300;
        const entries = steps.map(([pause, duration], index) => {
          const made = entry(String(index), clock + (index === 1 ? 0 : pause), duration);
          clock = made.starts_minute + duration;
          return made;
        });
        const travel = travelBetween(entries, { after: '0', before: '1', needed: 20, given: 0 });
        const starts = entries.map(
          ({ id, starts_minute: start }) => travel?.shifts.find((shift) => shift.id === id)?.starts_minute ?? start,
        );
        for (const [index, start] of starts.entries()) {
          const former = entries[index - 1];
          const end = (starts[index - 1] ?? 0) + (former?.duration_minutes ?? 0) + (index === 1 ? 20 : 0);
          if (index > 0) expect(start).toBeGreaterThanOrEqual(end);
        }
      }),
    );
  });
});
