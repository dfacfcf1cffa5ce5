import { describe, expect, it } from 'vitest';
import { planDays } from '#web/features/partner-requests/day-plan.ts';

describe('the plan of the day', () => {
  it('joins moments and own steps by date and hour, those without an hour last', () => {
    const days = planDays({
      starts_on: '2021-06-12',
      moments: [
        { id: 'brunch', name: 'Brunch', day: '2021-06-13', hour: '11:00:00', place: '' },
        { id: 'dinner', name: 'Dîner', day: '2021-06-12', hour: '19:30:00', place: 'Grange' },
        { id: 'free', name: 'Soirée', day: null, hour: null, place: '' },
      ],
      steps: [
        { id: 'set', day: 0, starts_minute: 600, duration_minutes: 90, title: 'Pose', place: 'Mairie' },
        { id: 'arrive', day: 0, starts_minute: null, duration_minutes: 15, title: 'Arrivée', place: '' },
      ],
    });
    expect(days.map(({ date, entries }) => [date, entries.map(({ id }) => id)])).toEqual([
      ['2021-06-12', ['set', 'dinner', 'free', 'arrive']],
      ['2021-06-13', ['brunch']],
    ]);
    expect(days[0]?.entries[0]).toMatchObject({ hours: '10\u00a0h – 11\u00a0h\u00a030', isOwn: true });
  });

  it('has no date where the event has none', () => {
    const step = { id: 's', day: 1, starts_minute: 0, duration_minutes: 0, title: 'Pose', place: '' };
    expect(planDays({ starts_on: null, moments: [], steps: [step] })).toMatchObject([
      { date: null, entries: [{ hours: '0\u00a0h' }] },
    ]);
  });
});
