import { describe, expect, it } from 'vitest';
import { currentEntries } from '#web/features/timeline/current-entries.ts';

const entry = (title: string, starts_minute: number | null, duration_minutes = 30, day = 0) => ({
  title,
  day,
  starts_minute,
  duration_minutes,
});
const entries = [
  entry('Dîner', 20 * 60, 120),
  entry('Mairie', 15 * 60),
  entry('Photos', null),
  entry('Navette', 25 * 60),
  entry('Brunch', 11 * 60, 60, 1),
];
const at = (day: number, hour: number, minute = 0) => {
  const found = currentEntries(entries, '2027-06-12', new Date(2027, 5, 12 + day, hour, minute));
  return found && { now: found.current.map(({ title }) => title), next: found.next?.title, left: found.minutesLeft };
};

describe('the running order of the day', () => {
  it('names what happens, what comes next and how long that is', () => {
    expect(at(0, 9)).toEqual({ now: [], next: 'Mairie', left: 360 });
    expect(at(0, 15, 10)).toEqual({ now: ['Mairie'], next: 'Dîner', left: 290 });
    expect(at(0, 15, 30)).toEqual({ now: [], next: 'Dîner', left: 270 });
  });

  it('goes on in the night after, and begins again in the morning', () => {
    expect(at(0, 22, 30)).toEqual({ now: [], next: 'Navette', left: 150 });
    expect(at(1, 0, 30)).toEqual({ now: [], next: 'Navette', left: 30 });
    expect(at(1, 1, 10)).toEqual({ now: ['Navette'], next: 'Brunch', left: 590 });
  });

  it('is empty before the day, after its end, and without a date', () => {
    expect(at(-1, 12)).toBeNull();
    expect(at(1, 12)).toBeNull();
    expect(currentEntries(entries, null, new Date())).toBeNull();
  });
});
