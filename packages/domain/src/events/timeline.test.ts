import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventKinds } from './events.ts';
import { buffersOf, conflictsOf, minuteLabel, type TimelineEntry, travelMinutes } from './timeline.ts';
import { proposedSteps } from './timeline-template.ts';

const entry = (
  id: string,
  starts: number | null,
  minutes: number,
  rest: Partial<TimelineEntry> = {},
): TimelineEntry => ({
  id,
  day: 0,
  starts_minute: starts,
  duration_minutes: minutes,
  place: null,
  in_charge: null,
  assignee_id: null,
  event_partner_id: null,
  ...rest,
});

const entries = fc.array(
  fc.record({
    id: fc.uuid(),
    day: fc.integer({ min: -1, max: 2 }),
    starts_minute: fc.option(fc.integer({ min: 0, max: 1799 }), { nil: null }),
    duration_minutes: fc.integer({ min: 0, max: 300 }),
    place: fc.constantFrom(null, 'Mairie', 'Domaine'),
    in_charge: fc.constantFrom(null, 'Léa', 'Tom'),
    assignee_id: fc.constantFrom(null, 'a', 'b'),
    event_partner_id: fc.constantFrom(null, 'p'),
  }),
  { maxLength: 20 },
);

describe('conflicts', () => {
  it('are found for one person, however the name is typed', () => {
    const [conflict] = conflictsOf([
      entry('a', 600, 60, { in_charge: 'Léa  Martin' }),
      entry('b', 645, 30, { in_charge: 'lea martin ' }),
    ]);
    expect(conflict).toEqual({ first: 'a', second: 'b', reason: 'person', minutes: 15 });
  });

  it('are found for a place and for a partner', () => {
    const at = (place: string, starts: number) => entry(`${place}${starts}`, starts, 60, { place });
    expect(conflictsOf([at('Salle', 600), at('Salle', 630)])).toMatchObject([{ reason: 'place', minutes: 30 }]);
    expect(
      conflictsOf([entry('a', 600, 60, { event_partner_id: 'p' }), entry('b', 600, 10, { event_partner_id: 'p' })]),
    ).toMatchObject([{ reason: 'partner', minutes: 10 }]);
  });

  it('are none when one begins as the other ends, or while an hour is open', () => {
    const place = 'Salle';
    expect(conflictsOf([entry('a', 600, 60, { place }), entry('b', 660, 60, { place })])).toEqual([]);
    expect(conflictsOf([entry('a', null, 60, { place }), entry('b', 660, 60, { place })])).toEqual([]);
  });

  it('reach over midnight', () => {
    const place = 'Salle';
    expect(conflictsOf([entry('a', 1500, 60, { place }), entry('b', 30, 60, { place, day: 1 })])).toMatchObject([
      { minutes: 30 },
    ]);
  });

  it('do not depend on the order of the list, and are reported once a pair', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const pairs = (found: ReturnType<typeof conflictsOf>) =>
          found.map(({ first, second, minutes }) => `${[first, second].toSorted().join()} ${minutes}`).toSorted();
        const found = pairs(conflictsOf(list));
        expect(found).toEqual(pairs(conflictsOf(list.toReversed())));
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

describe('buffers', () => {
  const day = [
    entry('mairie', 870, 30, { place: 'Mairie' }),
    entry('domaine', 910, 60, { place: 'Domaine' }),
    entry('repas', 970, 60, { place: 'domaine' }),
  ];

  it('are proposed where the travel takes longer than the gap', () => {
    expect(buffersOf(day, () => 12)).toEqual([{ after: 'mairie', before: 'domaine', needed: 30, given: 10 }]);
    expect(buffersOf(day, () => 0)).toEqual([]);
    expect(buffersOf(day, () => null)).toMatchObject([{ needed: 20 }]);
  });

  it('are none between what goes on at once, which others do', () => {
    const at = (id: string, start: number, place: string) => entry(id, start, 60, { place });
    expect(buffersOf([at('a', 840, 'Mairie'), at('b', 905, 'Grange')], () => null)).toEqual([
      { after: 'a', before: 'b', needed: 20, given: 5 },
    ]);
    expect(buffersOf([at('a', 840, 'Mairie'), at('b', 890, 'Grange')], () => null)).toEqual([]);
  });

  it('are longer for a longer distance, in steps of five minutes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 500, noNaN: true }),
        fc.double({ min: 0, max: 500, noNaN: true }),
        (a, b) => {
          const [near, far] = [Math.min(a, b), Math.max(a, b)];
          expect(travelMinutes(near)).toBeLessThanOrEqual(travelMinutes(far));
          expect(travelMinutes(far) % 5).toBe(0);
        },
      ),
    );
  });
});

it('minutes read as hours', () => {
  expect([0, 65, 965, 1530].map(minuteLabel)).toEqual(['00:00', '01:05', '16:05', '01:30']);
});

describe('the proposed steps', () => {
  it.each(eventKinds)('are within the day and the night after it, each with a title of its own: %s', (kind) => {
    const steps = proposedSteps(kind, []);
    expect(steps.length).toBeGreaterThan(4);
    expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
    for (const { title, starts_minute: start, duration_minutes: duration } of steps) {
      expect(title.length).toBeLessThanOrEqual(160);
      expect(start >= 0 && start < 1800 && duration > 0).toBe(true);
    }
  });

  it('follow the hours of the moments of the event', () => {
    const moments = [{ kind: 'diner', day: 1, hour: '19:00' }];
    const speech = proposedSteps('mariage', moments).find(({ title }) => title === 'Discours des témoins');
    expect(speech).toMatchObject({ day: 1, starts_minute: 20 * 60 + 15 });
  });
});
