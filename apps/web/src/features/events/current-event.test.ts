import { describe, expect, it } from 'vitest';
import { pickEvent } from '#web/features/events/current-event.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';

const event = (id: string, startsOn: string | null, endsOn: string | null = null): PlannedEvent => ({
  id,
  kind: 'mariage',
  name: id,
  starts_on: startsOn,
  ends_on: endsOn,
  place: null,
  expected_guests: null,
  cover_path: null,
  rsvp_closes_on: null,
  archived_at: null,
  deletion_on: null,
  version: 1,
  role: 'owner',
  canEdit: true,
  canSeeBudget: true,
});

describe('the event that the screens are about', () => {
  const events = [event('past', '2026-05-01'), event('now', '2026-11-14', '2026-11-16'), event('next', '2027-06-12')];
  const pick = (chosen: string | null, all = events) => pickEvent(all, chosen, '2026-11-15')?.id;

  it('is the one that was chosen, as long as it is there', () => {
    expect(pick('past')).toBe('past');
    expect(pick('gone')).toBe('now');
  });

  it('is else the next, one that lasts included', () => {
    expect(pick(null)).toBe('now');
    expect(pick(null, [event('past', '2026-05-01'), event('someday', null)])).toBe('someday');
  });

  it('is the last one when all are over, and none when there is none', () => {
    expect(pick(null, [event('first', '2025-05-01'), event('last', '2026-05-01')])).toBe('last');
    expect(pick(null, [])).toBeUndefined();
  });

  it('is not one that was put away or is about to go, unless it was chosen', () => {
    const away = { ...event('away', '2027-01-01'), archived_at: '2026-11-01T10:00:00Z' };
    const deleting = { ...event('deleting', '2027-01-02'), deletion_on: '2026-12-01' };
    expect(pick(null, [away, deleting, event('next', '2027-06-12')])).toBe('next');
    expect(pick('away', [away, deleting])).toBe('away');
    expect(pick(null, [away, deleting])).toBeUndefined();
  });
});
