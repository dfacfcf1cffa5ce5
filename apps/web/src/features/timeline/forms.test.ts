import { describe, expect, it } from 'vitest';
import type { Entry } from '#web/features/timeline/entries.ts';
import { entryForm, entryVersionOf, minuteOf, newEntry, rowOf, SOMEONE_ELSE } from '#web/features/timeline/forms.ts';

describe('the form of an entry', () => {
  const entry: Entry = {
    id: 'a',
    event_id: 'e',
    moment_id: null,
    day: 0,
    starts_minute: 1530,
    duration_minutes: 30,
    title: 'Fin de la soirée',
    place: 'Grange',
    in_charge: 'Jules',
    assignee_id: null,
    event_partner_id: null,
    notes: '',
    is_shared: true,
    position: 4,
    version: 3,
    created_at: '',
    updated_at: '',
  };

  it.each([null, 0, 359, 360, 870, 1439, 1440, 1530, 1799])(
    'is unchanged after a round trip with the minute %s',
    (minute) => {
      const { values, version } = entryVersionOf({ ...entry, starts_minute: minute });
      expect(version).toBe(3);
      expect(rowOf(values)).toMatchObject({ starts_minute: minute, in_charge: 'Jules', assignee_id: null });
    },
  );

  it('takes an hour before the morning for the night after, unless it is unticked', () => {
    expect(minuteOf({ hour: '01:30', isNight: true })).toBe(1530);
    expect(minuteOf({ hour: '01:30', isNight: false })).toBe(90);
    expect(minuteOf({ hour: '06:00', isNight: true })).toBe(360);
    expect(minuteOf({ hour: 'midi et demi', isNight: true })).toBeNull();
  });

  it('drops the name of somebody else once a member is in charge', () => {
    const { values } = entryVersionOf(entry);
    expect(rowOf({ ...values, assignee: 'm' })).toMatchObject({ assignee_id: 'm', in_charge: '' });
  });

  it('refuses an empty title, an invalid hour, and somebody without a name', () => {
    const parsed = entryForm.safeParse({ ...newEntry(0), hour: '25:00', assignee: SOMEONE_ELSE });
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual(['title', 'hour', 'inCharge']);
  });
});
